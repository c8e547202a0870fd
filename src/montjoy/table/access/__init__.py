"""Who may come in and how often: invitations and passes, roles, names, addresses, rates."""
