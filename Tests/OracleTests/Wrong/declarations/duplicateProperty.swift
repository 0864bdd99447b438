class Box {
  var size = 1
  var size = 2  // error: invalid redeclaration of 'size'
}
