"""Order sheets and the business of a morning: written, delivered, carried out, completed."""
