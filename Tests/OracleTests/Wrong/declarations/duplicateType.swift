class Box {}
struct Box {}  // error: invalid redeclaration of 'Box'
