"""The pages and what their buttons do, a file a page."""
