import Foundation

/// The map of a view in perspective: nine entries, row by row, as in a record.
struct PerspectiveMap {
  private let entries: [Double]

  init(_ entries: [Double]) { self.entries = entries }

  private func divisor(at point: CGPoint) -> Double {
    point.x * entries[2] + point.y * entries[5] + entries[8]
  }

  /// The location of a point in the superview.
  func apply(_ point: CGPoint) -> CGPoint {
    let divisor = divisor(at: point)
    return CGPoint(
      x: (point.x * entries[0] + point.y * entries[3] + entries[6]) / divisor,
      y: (point.x * entries[1] + point.y * entries[4] + entries[7]) / divisor)
  }

  /// The transform without perspective that agrees with the map around the middle of a rectangle.
  func flat(around rectangle: CGRect) -> [Double] {
    let middle = CGPoint(x: rectangle.midX, y: rectangle.midY)
    let (place, divisor) = (apply(middle), divisor(at: middle))
    let a = (entries[0] - place.x * entries[2]) / divisor
    let b = (entries[1] - place.y * entries[2]) / divisor
    let c = (entries[3] - place.x * entries[5]) / divisor
    let d = (entries[4] - place.y * entries[5]) / divisor
    return [
      a, b, c, d, place.x - a * middle.x - c * middle.y, place.y - b * middle.x - d * middle.y,
    ]
  }

  /// The point that a transform without perspective takes to another.
  static func back(_ map: [Double], _ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - map[4], point.y - map[5])
    let determinant = map[0] * map[3] - map[1] * map[2]
    return CGPoint(
      x: (map[3] * x - map[2] * y) / determinant, y: (map[0] * y - map[1] * x) / determinant)
  }
}
