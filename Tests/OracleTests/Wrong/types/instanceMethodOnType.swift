class Box {
  func open() {}
}

func use() {
  Box.open()  // error: instance member 'open' cannot be used on type 'Box'; did you mean to use a value of this type instead?
}
