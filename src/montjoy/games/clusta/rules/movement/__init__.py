"""Movement on one time line: costs, routes, parties, stacking, steps, contacts, fleets, and what tires.

Who rides alone is in `rules/messengers/`; what a contact leads to is in `rules/engagements/`.
"""
