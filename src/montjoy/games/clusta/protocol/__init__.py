"""What crosses the table: slots of a day, forms, questions, events, reports, and the order language.

 No rule, no state.
"""
