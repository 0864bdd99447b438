import Records

/// Compares the colours of the areas of two pictures: not those of edges, where two are blended.
nonisolated struct PictureColors {
  private let actual: Picture
  private let expected: Picture

  /// The minimum share of the visible pixels that an area has.
  private static let leastArea = 0.02
  /// The minimum share of the differing pixels of areas that colours alone must explain.
  private static let mostShare = 0.9
  /// The minimum share of the pixels of a colour at which another one is, for that one to be in its
  /// place.
  private static let leastShare = 0.6
  /// The same for a colour that each picture has somewhere: then it is exchanged for the other.
  private static let leastExchanged = 0.98
  /// The difference of components up to which two colours are the same.
  private static let tolerance = 8
  /// The maximum number of colours that are named.
  private static let most = 2

  /// One colour where another one should be.
  private struct Pair: Hashable {
    let mine: [UInt8]
    let right: [UInt8]
  }

  /// Creates a comparison of pictures of the same size.
  init(_ actual: Picture, _ expected: Picture) {
    self.actual = actual
    self.expected = expected
  }

  /// The colours in place of others: with right shapes if nothing else differs.
  func diagnoses(within tolerance: Int) -> [FactDiagnosis] {
    let (mine, right) = (Self.areas(of: actual), Self.areas(of: expected))
    var counts: [Pair: Int] = [:]
    var (wholes, differing): ([[UInt8]: Int], [Pair: Int]) = ([:], [:])
    // The pixels at which one of them shows something and the other nothing.
    var strayed = 0
    for place in stride(from: 0, to: actual.bytes.count, by: 4) {
      let alphas = [actual.bytes[place + 3], expected.bytes[place + 3]]
      if alphas == [0, 255] || alphas == [255, 0] { strayed += 1 }
      guard let color = Self.color(of: actual, at: place), mine.contains(color),
        let other = Self.color(of: expected, at: place), right.contains(other)
      else { continue }
      wholes[other, default: 0] += 1
      let pair = Pair(mine: color, right: other)
      counts[pair, default: 0] += 1
      if !actual.isAlike(expected, at: place, within: tolerance) {
        differing[pair, default: 0] += 1
      }
    }
    let extra = mine.filter { color in !right.contains { Self.isLike($0, color) } }
    let missing = right.filter { color in !mine.contains { Self.isLike($0, color) } }
    let isSingle = extra.count == 1 && missing.count == 1
    let likely = counts.filter { pair, count in
      guard !Self.isLike(pair.mine, pair.right) else { return false }
      let isStrange = extra.contains(pair.mine) && missing.contains(pair.right)
      if isStrange, isSingle { return true }
      let least = isStrange ? Self.leastShare : Self.leastExchanged
      return Double(count) >= Double(wholes[pair.right] ?? 0) * least
    }
    // A colour that is drawn elsewhere is not missing, unless it has taken another one's place.
    let found = likely.filter { pair, _ in
      !mine.contains { Self.isLike($0, pair.right) }
        || likely.keys.contains { Self.isLike($0.mine, pair.right) }
    }.sorted { one, other in
      one.value != other.value
        ? one.value > other.value : one.key.right.lexicographicallyPrecedes(other.key.right)
    }.map(\.key)
    let all = differing.values.reduce(strayed, +)
    let explained = found.reduce(0) { $0 + (differing[$1] ?? 0) }
    let isAll = Double(explained) >= Double(all) * Self.mostShare
    return found.prefix(Self.most).map { pair in
      let (actual, expected) = (Self.text(pair.mine), Self.text(pair.right))
      return isAll
        ? .recolored(actual: actual, expected: expected)
        : .otherColor(actual: actual, expected: expected)
    }
  }

  /// The opaque colour of a pixel; nil if it is not opaque.
  private static func color(of picture: Picture, at place: Int) -> [UInt8]? {
    picture.bytes[place + 3] == 255 ? Array(picture.bytes[place..<place + 3]) : nil
  }

  /// The colours of areas.
  private static func areas(of picture: Picture) -> Set<[UInt8]> {
    var counts: [[UInt8]: Int] = [:]
    var shown = 0
    for place in stride(from: 0, to: picture.bytes.count, by: 4) {
      if picture.bytes[place + 3] > 0 { shown += 1 }
      if let color = color(of: picture, at: place) { counts[color, default: 0] += 1 }
    }
    return Set(counts.filter { Double($0.value) >= Double(shown) * leastArea }.keys)
  }

  private static func isLike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }

  /// A colour as `#RRGGBB`.
  private static func text(_ color: [UInt8]) -> String {
    "#" + color.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
