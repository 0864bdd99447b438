class Box {}

struct Large: Box {}  // error: inheritance from non-protocol type 'Box'
