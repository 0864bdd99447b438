class Box {
  static let limit = 4
}

func use(_ box: Box) -> Int {
  return box.limit  // error: static member 'limit' cannot be used on instance of type 'Box'
}
