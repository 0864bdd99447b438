import Records

/// Compares the parts of two pictures, each the area of one colour: where they are missing or
/// superfluous, and how they are rotated.
nonisolated struct PictureParts {
  private let actual: Picture
  private let expected: Picture
  /// The colours of areas of the right picture, the smallest area first.
  private let colors: [[UInt8]]
  private let mine: [[UInt8]: Set<Int>]
  private let right: [[UInt8]: Set<Int>]
  /// The number of pixels in which the right picture shows anything.
  private let shown: Int

  /// The minimum difference that is reported, in percent of the right picture.
  private static let least = 2
  /// The maximum difference of an area from a rotated one, in percent of its pixels: those of
  /// edges.
  private static let edges = 12

  /// Creates a comparison of pictures of the same size.
  init(_ actual: Picture, _ expected: Picture) {
    self.actual = actual
    self.expected = expected
    mine = Self.areas(of: actual)
    let areas = Self.areas(of: expected)
    right = areas
    colors = areas.keys.sorted { one, other in
      let (first, second) = (areas[one]?.count ?? 0, areas[other]?.count ?? 0)
      return first != second ? first < second : one.lexicographicallyPrecedes(other)
    }
    shown = stride(from: 3, to: expected.bytes.count, by: 4).count { expected.bytes[$0] > 0 }
  }

  /// The certain statements, the most informative first; two at most.
  var diagnoses: [FactDiagnosis] {
    guard shown > 0, !colors.isEmpty else { return [] }
    if let lacking = colors.first(where: { mine[$0] == nil && !isBlended($0) }) {
      return [.lacksColor(color: Self.text(lacking))]
    }
    let stray = beyond + tooLittle
    return stray.isEmpty ? Array(parts.prefix(1)) : Array(stray.prefix(2))
  }

  private func share(_ count: Int) -> Int { count * 100 / max(1, shown) }

  // MARK: The shape

  private var beyond: [FactDiagnosis] {
    mine.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { color in
      let count = mine[color]?.count { expected.bytes[$0 * 4 + 3] == 0 } ?? 0
      return share(count) < Self.least
        ? nil : .drawnBeyond(color: Self.text(color), share: share(count))
    }
  }

  private var tooLittle: [FactDiagnosis] {
    colors.compactMap { color in
      let count = right[color]?.count { actual.bytes[$0 * 4 + 3] == 0 } ?? 0
      return share(count) < Self.least
        ? nil : .drawnTooLittle(color: Self.text(color), share: share(count))
    }
  }

  // MARK: Parts of the right shape

  private var parts: [FactDiagnosis] {
    colors.compactMap { color -> FactDiagnosis? in
      guard let own = mine[color], let wanted = right[color], colors.count > 1,
        !isLike(own, wanted)
      else { return nil }
      let text = Self.text(color)
      let (last, bottom) = (expected.columns - 1, expected.rows - 1)
      func isMoved(_ source: (Int, Int) -> (Int, Int)) -> Bool {
        isLike(
          Set(
            wanted.map { pixel in
              let (x, y) = source(pixel % expected.columns, pixel / expected.columns)
              return y * expected.columns + x
            }), own)
      }
      if last == bottom, isMoved({ (last - $1, $0) }) {
        return .turnedPart(color: text, degrees: 90)
      }
      if isMoved({ (last - $0, bottom - $1) }) { return .turnedPart(color: text, degrees: 180) }
      if last == bottom, isMoved({ ($1, bottom - $0) }) {
        return .turnedPart(color: text, degrees: 270)
      }
      if isMoved({ (last - $0, $1) }) { return .mirroredPart(color: text, vertically: false) }
      if isMoved({ ($0, bottom - $1) }) { return .mirroredPart(color: text, vertically: true) }
      let (has, needs) = (share(own.count), share(wanted.count))
      return has == needs ? nil : .colorShare(color: text, actual: has, expected: needs)
    }
  }

  private func isLike(_ one: Set<Int>, _ other: Set<Int>) -> Bool {
    one.symmetricDifference(other).count * 100 <= other.count * Self.edges
  }

  // MARK: Colours

  /// Whether a colour may only be that of an edge, or is drawn in a colour close to it.
  private func isBlended(_ color: [UInt8]) -> Bool {
    share(right[color]?.count ?? 0) < Self.least
      || mine.keys.contains { own in zip(own, color).allSatisfy { abs(Int($0) - Int($1)) <= 24 } }
  }

  /// The pixels of each colour, by their indices, without those that are not opaque.
  private static func areas(of picture: Picture) -> [[UInt8]: Set<Int>] {
    var areas: [[UInt8]: Set<Int>] = [:]
    for pixel in 0..<picture.bytes.count / 4 where picture.bytes[pixel * 4 + 3] == 255 {
      areas[Array(picture.bytes[pixel * 4..<pixel * 4 + 3]), default: []].insert(pixel)
    }
    let all = areas.values.reduce(0) { $0 + $1.count }
    return areas.filter { $0.value.count * 100 >= all * least }
  }

  /// A colour as `#RRGGBB`.
  private static func text(_ color: [UInt8]) -> String {
    "#" + color.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
