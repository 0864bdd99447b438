struct Box {
  override func open() {}  // error: 'override' can only be specified on class members
}
