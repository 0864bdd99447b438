class Box {
  func open() {}
  func open() {}  // error: invalid redeclaration of 'open()'
}
