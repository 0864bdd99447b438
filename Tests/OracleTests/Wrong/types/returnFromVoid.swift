func show() {
  return 42  // error: unexpected non-void return value in void function
}
