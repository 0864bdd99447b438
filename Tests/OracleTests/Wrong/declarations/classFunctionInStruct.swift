struct Box {
  class func make() {}  // error: class methods are only allowed within classes; use 'static' to declare a static method
}
