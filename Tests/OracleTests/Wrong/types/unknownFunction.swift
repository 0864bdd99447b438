func show() {
  prnt("hello")  // error: cannot find 'prnt' in scope
}
