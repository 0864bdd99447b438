class Box {
  let size: Int
  init(size: Int) { self.size = size }
  convenience init() {
    self.size = 1  // error: 'let' property 'size' may not be initialized directly; use "self.init(...)" or "self = ..." instead
    self.init(size: 2)
  }
}
