func each<each T>(_ values: repeat each T) {}  // error:
