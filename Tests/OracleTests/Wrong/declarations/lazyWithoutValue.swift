struct Box {
  lazy var size: Int  // error: lazy properties must have an initializer
}
