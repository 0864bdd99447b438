class Box {
  let width = 3
  let area = width * 2  // error: cannot use instance member 'width' within property initializer; property initializers run before 'self' is available
}
