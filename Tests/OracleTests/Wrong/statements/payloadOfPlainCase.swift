enum Shape {
  case circle(Int), point
}

func size(_ shape: Shape) -> Int {
  switch shape {
  case .circle(let radius): return radius
  case .point(let size): return size  // error: pattern with associated values does not match enum case 'point'
  }
}
