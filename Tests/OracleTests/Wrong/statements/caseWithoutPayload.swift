enum Shape { case circle(Int), square }

func size(_ shape: Shape) -> Int {
  switch shape {
  case .circle(let a, let b): return a + b  // error: tuple pattern cannot match values of the non-tuple type 'Int'
  case .square: return 1
  }
}
