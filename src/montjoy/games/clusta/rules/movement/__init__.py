"""Movement on one time line: costs, routes, parties, stacking, steps, contacts, fleets, and what tires."""
