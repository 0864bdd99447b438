func show() {
  print(size)  // error: use of local variable 'size' before its declaration
  let size = 3
}
