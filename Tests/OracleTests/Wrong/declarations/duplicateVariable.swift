func show() {
  let size = 1
  let size = 2  // error: invalid redeclaration of 'size'
  print(size)
}
