struct Box {}

class Large: Box {}  // error: inheritance from non-protocol, non-class type 'Box'
