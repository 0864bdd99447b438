func show() {
  println("hello")  // error: cannot find 'println' in scope
}
