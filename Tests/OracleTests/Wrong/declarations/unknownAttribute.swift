@outlet  // error: unknown attribute 'outlet'
class Box {}
