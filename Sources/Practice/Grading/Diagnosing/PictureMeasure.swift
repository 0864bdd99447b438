import Foundation
import Records

/// Measures the difference of a picture from the solution's.
struct PictureMeasure {
  private let actual: Picture?
  private let expected: Picture?
  private let name: String
  private let tolerance: PixelTolerance

  /// The maximum side of shown pictures in pixels: two and their difference fit 80 columns.
  private static let mostShown = 24

  init(_ actual: FactList, _ expected: FactList, _ tolerance: PixelTolerance) {
    self.actual = Picture(actual)
    self.expected = Picture(expected)
    name = actual.subject
    self.tolerance = tolerance
  }

  /// Both pictures, scaled for display.
  var pictures: PicturePair? {
    guard let actual, let expected else { return nil }
    let largest = max(actual.columns, actual.rows, expected.columns, expected.rows)
    let side = max(1, (largest + Self.mostShown - 1) / Self.mostShown)
    return PicturePair(
      pointsPerPixel: Double(side) / Double(tolerance.scale),
      yours: actual.digits(smallerBy: side), expected: expected.digits(smallerBy: side))
  }

  /// The difference, if it has a single cause, and its extent.
  var diagnoses: [FactDiagnosis] {
    guard let actual, let expected else { return [] }
    guard (actual.columns, actual.rows) == (expected.columns, expected.rows) else {
      return [.pictureSize(actual: size(actual), expected: size(expected))]
    }
    if actual.isEmpty { return [.empty(name: name)] }
    let (agree, shown, box) = actual.comparison(with: expected, within: tolerance.within)
    guard let box else { return [] }
    let scale = Double(tolerance.scale)
    let share = FactDiagnosis.pixels(
      agree: agree, of: shown, least: tolerance.agree, x: Double(box.x.lowerBound) / scale,
      y: Double(box.y.lowerBound) / scale, width: Double(box.x.count) / scale,
      height: Double(box.y.count) / scale)
    var causes =
      cause(actual, expected).map { [$0] }
      ?? PictureColors(actual, expected).diagnoses(within: tolerance.within)
    if causes.isEmpty { causes = PictureParts(actual, expected).diagnoses }
    return causes + [share]
  }

  private func size(_ picture: Picture) -> String {
    func number(_ pixels: Int) -> String {
      let points = Double(pixels) / Double(tolerance.scale)
      return points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
    return "\(number(picture.columns)) × \(number(picture.rows))"
  }

  // MARK: Causes

  /// The single movement that turns the answer's picture into the right one; nil if there is none.
  private func cause(_ actual: Picture, _ expected: Picture) -> FactDiagnosis? {
    let (right, bottom) = (actual.columns - 1, actual.rows - 1)
    if isRight(actual.mapped { ($0, bottom - $1) }) { return .flipped(vertically: true) }
    if isRight(actual.mapped { (right - $0, $1) }) { return .flipped(vertically: false) }
    if isRight(actual.mapped { (right - $0, bottom - $1) }) { return .turned(degrees: 180) }
    if right == bottom {
      // The inverse: the top of the right picture is at the right of one that was rotated by 90
      // degrees.
      if isRight(actual.mapped { (right - $1, $0) }) { return .turned(degrees: 90) }
      if isRight(actual.mapped { ($1, bottom - $0) }) { return .turned(degrees: 270) }
      if isRight(actual.mapped { ($1, $0) }) { return .transposed }
    }
    return shift(actual, expected)
  }

  private func isRight(_ picture: Picture) -> Bool {
    guard let expected else { return false }
    return tolerance.areAlike(picture, expected)
  }

  private func shift(_ actual: Picture, _ expected: Picture) -> FactDiagnosis? {
    guard let mine = actual.box, let right = expected.box else { return nil }
    let scale = Double(tolerance.scale)
    let x = mine.x.lowerBound - right.x.lowerBound
    let y = mine.y.lowerBound - right.y.lowerBound
    if (x, y) != (0, 0), isRight(actual.mapped { ($0 + x, $1 + y) }) {
      return .shifted(x: Double(x) / scale, y: Double(y) / scale)
    }
    // The edges of the view may cut it off: then the right one is moved, by usual distances.
    let (across, down) = (actual.columns / 2, actual.rows / 2)
    let ways = [
      (-across, -down), (-across, 0), (0, -down), (across, down), (across, 0), (0, down),
      (down - across, across - down),
    ]
    let way = ways.first { x, y in
      let moved = expected.mapped { ($0 - x, $1 - y) }
      return (x, y) != (0, 0) && moved.visible * 8 >= expected.visible
        && tolerance.areAlike(actual, moved)
    }
    return way.map { .shifted(x: Double($0.0) / scale, y: Double($0.1) / scale) }
  }
}

extension PixelTolerance {
  /// Whether two lists of pictures look the same.
  func areAlike(_ one: [FactList], _ other: [FactList]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        guard let picture = Picture(one), let second = Picture(other) else { return one == other }
        return areAlike(picture, second)
      }
  }

  func areAlike(_ one: Picture, _ other: Picture) -> Bool {
    guard (one.columns, one.rows) == (other.columns, other.rows) else { return false }
    let (agree, shown, _) = one.comparison(with: other, within: within)
    return agree * 100 >= shown * self.agree
  }
}
