struct Box {
  var width: Int
  var height: Int
  init(width: Int) {
    self.width = width
  }  // error: return from initializer without initializing all stored properties
}
