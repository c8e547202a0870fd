"""Who carries what to whom: dispatches, couriers and other lone riders, who catches them, and what they tell when questioned."""
