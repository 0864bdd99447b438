class Box {
  var size = 1
  mutating func grow() { size += 1 }  // error: 'mutating' is not valid on instance methods in classes
}
