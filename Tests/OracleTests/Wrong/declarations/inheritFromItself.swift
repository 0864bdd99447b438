class Box: Box {}  // error: 'Box' inherits from itself
