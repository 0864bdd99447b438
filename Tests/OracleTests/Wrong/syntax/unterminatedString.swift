func show() {
  print("hello)  // error: expected
}
