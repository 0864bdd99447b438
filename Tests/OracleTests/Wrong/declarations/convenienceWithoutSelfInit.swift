class Box {
  var size = 0
  init() {}
  convenience init(size: Int) {
    self.size = size  // error: 'self' used before 'self.init' call or assignment to 'self'
  }  // error: 'self.init' isn't called on all paths before returning from initializer
}
