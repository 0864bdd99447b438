enum Side {
  case left, right
}

func other(_ side: Side) -> Side {
  switch side {
  case left: return .right  // error: cannot find 'left' in scope
  case right: return .left  // error: cannot find 'right' in scope
  }
}
