"""The chapters of the campaign around the battles: income and hiring, who leads what, marches, building, the end of a round."""
