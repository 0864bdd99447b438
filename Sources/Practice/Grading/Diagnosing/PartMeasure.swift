import Foundation
import HitMaps
import Records

/// Measures the part of a region that is missing or too much, if the region as a whole has no known
/// shape: corners, a strip at one side, or the edges of what the region leaves free.
nonisolated struct PartMeasure {
  private let name: String
  private let actual: HitMap
  private let expected: HitMap
  /// The views behind this one: what it lets through can only reach these.
  private let behind: Set<String>
  private let width: Int
  private let missing: [Int]
  private let extra: [Int]
  private let right: [Int]

  /// The smallest side of a part in points.
  private static let least = 3.0
  /// The share of the points of a box that may contradict a shape.
  private static let tolerance = 0.02

  init(_ name: String, actual: HitMap, expected: HitMap, behind: Set<String>) {
    self.name = name
    self.behind = behind
    self.actual = actual
    self.expected = expected
    width = expected.width
    let (mine, wanted) = (Self.cells(of: name, actual), Self.cells(of: name, expected))
    right = wanted.indices.filter { wanted[$0] }
    missing = right.filter { !mine[$0] }
    extra = mine.indices.filter { mine[$0] && !wanted[$0] }
  }

  private static func cells(of name: String, _ map: HitMap) -> [Bool] {
    guard let index = map.names.firstIndex(of: name) else {
      return Array(repeating: false, count: map.cells.count)
    }
    return map.cells.map { $0 == UInt16(index) }
  }

  /// The part; nil if it is of no known kind.
  var diagnosis: MapDiagnosis? {
    guard missing.isEmpty != extra.isEmpty, let whole = box(of: right) else { return nil }
    let part = extra.isEmpty ? missing : extra
    guard let box = box(of: part) else { return nil }
    return round(whole) ?? strip(part, box, whole) ?? corners(part, box) ?? opening(part, whole)
  }

  private func box(of cells: [Int]) -> CGRect? {
    guard let first = cells.first, let last = cells.last else { return nil }
    var (left, end) = (first % width, first % width)
    for cell in cells { (left, end) = (min(left, cell % width), max(end, cell % width)) }
    let top = first / width
    return CGRect(x: left, y: top, width: end - left + 1, height: last / width - top + 1)
  }

  private func cells(in box: CGRect) -> [Int] {
    (Int(box.minY)..<Int(box.maxY)).flatMap { row in
      (Int(box.minX)..<Int(box.maxX)).map { row * width + $0 }
    }
  }

  // MARK: Shapes

  /// An ellipse that touches all sides of what should be a full rectangle.
  private func round(_ whole: CGRect) -> MapDiagnosis? {
    guard extra.isEmpty, right.count == Int(whole.width * whole.height),
      min(whole.width, whole.height) >= 12
    else { return nil }
    let gone = Set(missing)
    let errors = right.count { cell in
      let x = (Double(cell % width) + 0.5 - whole.midX) / (whole.width / 2)
      let y = (Double(cell / width) + 0.5 - whole.midY) / (whole.height / 2)
      return (x * x + y * y > 1) != gone.contains(cell)
    }
    guard Double(errors) <= Double(right.count) * Self.tolerance else { return nil }
    return .round(name: name)
  }

  /// A strip along all of one side, at the inside if it is missing, at the outside if not. Views in
  /// front may cover some of it.
  private func strip(_ part: [Int], _ box: CGRect, _ whole: CGRect) -> MapDiagnosis? {
    let isExtra = missing.isEmpty
    let own = Set(part)
    let kept = Set(right).subtracting(own)
    let all = cells(in: box)
    guard part.count * 2 >= all.count, min(box.width, box.height) >= Self.least,
      !all.contains(where: kept.contains)
    else { return nil }
    let isWide = box.minX == whole.minX && box.maxX == whole.maxX
    let isTall = box.minY == whole.minY && box.maxY == whole.maxY
    guard isWide != isTall else { return nil }
    let side: MapDiagnosis.Side? =
      switch (isWide, isExtra) {
      case (true, false):
        box.minY == whole.minY ? .top : box.maxY == whole.maxY ? .bottom : nil
      case (true, true):
        box.maxY == whole.minY ? .top : box.minY == whole.maxY ? .bottom : nil
      case (false, false):
        box.minX == whole.minX ? .left : box.maxX == whole.maxX ? .right : nil
      case (false, true):
        box.maxX == whole.minX ? .left : box.minX == whole.maxX ? .right : nil
      }
    return side.map {
      .strip(name: name, side: $0, width: isWide ? box.height : box.width, isExtra: isExtra)
    }
  }

  /// Three or four separate pieces, each in another corner of the box around all of them; a view in
  /// front may cover the fourth.
  private func corners(_ part: [Int], _ box: CGRect) -> MapDiagnosis? {
    guard min(box.width, box.height) >= 12 else { return nil }
    let pieces = pieces(of: part)
    guard (3...4).contains(pieces.count) else { return nil }
    var taken: Set<[Bool]> = []
    for piece in pieces {
      guard let own = self.box(of: piece), own.width * 2 <= box.width + 2,
        own.height * 2 <= box.height + 2,
        own.minX == box.minX || own.maxX == box.maxX, own.minY == box.minY || own.maxY == box.maxY,
        taken.insert([own.minX == box.minX, own.minY == box.minY]).inserted
      else { return nil }
    }
    return .corners(name: name, areExtra: missing.isEmpty)
  }

  /// The connected pieces of some cells, each in order.
  private func pieces(of cells: [Int]) -> [[Int]] {
    var left = Set(cells)
    var pieces: [[Int]] = []
    for cell in cells where left.contains(cell) {
      pieces.append(grown(from: [cell]) { left.remove($0) != nil })
    }
    return pieces
  }

  /// The cells that are connected with some of them and allowed, in order; each is tried once.
  private func grown(from start: [Int], _ isAllowed: (Int) -> Bool) -> [Int] {
    var open = start.filter(isAllowed)
    var found = open
    while let cell = open.popLast() {
      let column = cell % width
      for next in [
        column > 0 ? cell - 1 : nil, column + 1 < width ? cell + 1 : nil, cell - width,
        cell + width,
      ] {
        guard let next, expected.cells.indices.contains(next), isAllowed(next) else { continue }
        found.append(next)
        open.append(next)
      }
    }
    return found.sorted()
  }

  // MARK: Openings

  /// The part that the region leaves free to views behind it: too little or too much at its edges,
  /// or only the points of some of these views.
  private func opening(_ part: [Int], _ whole: CGRect) -> MapDiagnosis? {
    let isTooSmall = missing.isEmpty
    if isTooSmall, let through = through(part, whole) { return through }
    // The map in which the whole opening is to be seen.
    let map = isTooSmall ? expected : actual
    let wrong = Set(part)
    let free = free(around: part, whole, map, of: Set(part.map { map.cells[$0] }))
    let kept = free.filter { !wrong.contains($0) }
    guard kept.count >= 9, let outer = box(of: free), let inner = box(of: kept) else { return nil }
    // Nothing within the inner box is wrong, and everything around it is.
    let contrary = cells(in: inner).count(where: wrong.contains)
    guard Double(contrary) <= Double(kept.count) * Self.tolerance else { return nil }
    let sign = isTooSmall ? 1.0 : -1.0
    return .opening(
      name: name, left: sign * (inner.minX - outer.minX), top: sign * (inner.minY - outer.minY),
      right: sign * (outer.maxX - inner.maxX), bottom: sign * (outer.maxY - inner.maxY))
  }

  /// The cells within the box around the region that belong to some owners and are connected with
  /// a part.
  private func free(
    around part: [Int], _ whole: CGRect, _ map: HitMap, of owners: Set<UInt16>
  ) -> [Int] {
    var left = Set(cells(in: whole).filter { owners.contains(map.cells[$0]) })
    return grown(from: part) { left.remove($0) != nil }
  }

  /// An opening that is right for some of the views behind it, and missing for all others.
  private func through(_ part: [Int], _ whole: CGRect) -> MapDiagnosis? {
    func names(_ cells: [Int]) -> [String]? {
      let all = Set(cells.map { expected.cells[$0] })
      guard !all.contains(HitMap.nobody), all.count <= 3 else { return nil }
      return all.sorted().map { expected.names[Int($0)] }
    }
    let owners = expected.names.indices.filter { behind.contains(expected.names[$0]) }
    let free = free(around: part, whole, expected, of: Set(owners.map(UInt16.init)))
    let wrong = Set(part)
    let kept = free.filter { !wrong.contains($0) }
    guard kept.count >= 9, free.count == part.count + kept.count, let to = names(kept),
      let not = names(part), Set(to).isDisjoint(with: not)
    else { return nil }
    return .onlyThrough(name: name, to: to, not: not)
  }
}
