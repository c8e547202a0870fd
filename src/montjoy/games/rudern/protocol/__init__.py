"""What crosses the table: events that are told, questions that are asked and the options they may be answered with; no
rule, no state.
"""
