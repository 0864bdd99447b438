final class Box {}

class Large: Box {}  // error: inheritance from a final class 'Box'
