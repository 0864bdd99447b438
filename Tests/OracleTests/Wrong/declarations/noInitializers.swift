class Box {  // error: class 'Box' has no initializers
  var size: Int
}
