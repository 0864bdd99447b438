// Structs captured by closures, and self of a struct in a mutating method.

import UIKit

private struct Path {
  var points: [CGPoint] = []
  var length: CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
  mutating func add(_ x: CGFloat, _ y: CGFloat) { points.append(CGPoint(x: x, y: y)) }
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path { Path(points: points.map(change)) }
}

func valueCapture() {
  var path = Path()
  let add = { path.add($0, $1) }
  add(0, 0)
  add(3, 4)
  let snapshot = { [path] in path.points.count }
  add(3, 10)
  print(path.length, path.points.count, snapshot())
  let doubled = path.mapped { CGPoint(x: $0.x * 2, y: $0.y * 2) }
  print(doubled.length, path.points.last as Any, doubled.points.last!)
}
