class Box {
  var size: Int {
    set {}  // error: variable with a setter must also have a getter
  }
}
