"""Words and pictures: names, the map in text and as SVG, texts to write orders in, the post, and pages to print."""
