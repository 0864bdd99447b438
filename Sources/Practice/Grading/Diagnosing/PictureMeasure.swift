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
  /// The minimum share of the differing pixels that one pair of colours must explain.
  private static let mostShare = 0.9

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
    return (cause(actual, expected).map { [$0] } ?? []) + [share]
  }

  private func size(_ picture: Picture) -> String {
    func number(_ pixels: Int) -> String {
      let points = Double(pixels) / Double(tolerance.scale)
      return points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
    return "\(number(picture.columns)) × \(number(picture.rows))"
  }

  // MARK: Causes

  /// The single change that turns the answer's picture into the right one; nil if there is none.
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
    }
    return shift(actual, expected) ?? recolored(actual, expected)
  }

  private func isRight(_ picture: Picture) -> Bool {
    guard let expected else { return false }
    return tolerance.areAlike(picture, expected)
  }

  private func shift(_ actual: Picture, _ expected: Picture) -> FactDiagnosis? {
    guard let mine = actual.box, let right = expected.box else { return nil }
    let x = mine.x.lowerBound - right.x.lowerBound
    let y = mine.y.lowerBound - right.y.lowerBound
    guard (x, y) != (0, 0), isRight(actual.mapped { ($0 + x, $1 + y) }) else { return nil }
    let scale = Double(tolerance.scale)
    return .shifted(x: Double(x) / scale, y: Double(y) / scale)
  }

  /// One colour wherever another one should be, in all pixels that differ and are opaque.
  private func recolored(_ actual: Picture, _ expected: Picture) -> FactDiagnosis? {
    struct Pair: Hashable {
      let mine: [UInt8]
      let right: [UInt8]
    }
    var pairs: [Pair: Int] = [:]
    var differing = 0
    for place in stride(from: 0, to: actual.bytes.count, by: 4)
    where !actual.isAlike(expected, at: place, within: tolerance.within) {
      differing += 1
      guard actual.bytes[place + 3] == 255, expected.bytes[place + 3] == 255 else { continue }
      let pair = Pair(
        mine: Array(actual.bytes[place..<place + 3]),
        right: Array(expected.bytes[place..<place + 3]))
      pairs[pair, default: 0] += 1
    }
    guard let most = pairs.max(by: { $0.value < $1.value }),
      Double(most.value) >= Double(differing) * Self.mostShare
    else { return nil }
    return .recolored(actual: hex(most.key.mine), expected: hex(most.key.right))
  }

  private func hex(_ parts: [UInt8]) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
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
