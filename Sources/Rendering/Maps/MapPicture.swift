import Foundation
import HitMaps
import Records
import Wording

/// Draws the wrong points of a hit map: cropped, with the scale stated, in signs that do not need
/// colour.
struct MapPicture {
  /// One sign for each kind of fault, the largest first.
  private static let signs: [Character] = ["■", "□", "▲", "△", "●", "○", "◆", "◇"]
  private static let otherSign: Character = "×"
  private static let mostColumns = 36
  private static let mostRows = 14

  private let difference: HitMapDifference
  private let map: HitMap
  let grid: MapGrid

  init(_ difference: HitMapDifference) {
    self.difference = difference
    map = difference.wrong
    grid = MapGrid(difference.box, mostColumns: Self.mostColumns, mostRows: Self.mostRows)
  }

  /// The sign of a kind of fault, by its index among the pairs. Where a view answers or does not, a
  /// filled sign means too much and an empty one too little, in every picture.
  package func sign(_ pair: Int) -> Character {
    if case .hittable = difference.comparison, difference.pairs.indices.contains(pair) {
      return Self.signs[difference.pairs[pair].expected == nil ? 0 : 1]
    }
    return pair < Self.signs.count ? Self.signs[pair] : Self.otherSign
  }

  /// The index of a sign, which determines its colour; nil for other characters.
  static func kind(of sign: Character) -> Int? { signs.firstIndex(of: sign) }

  /// The rows, each with the point of the screen at which it begins.
  ///
  /// A cell has the sign of its most frequent fault if that is half of it. A kind of fault that is
  /// thinner than that everywhere, and the first wrong point, are drawn all the same: the legend
  /// names them.
  var lines: [(y: Int, text: String)] {
    let faults = (0..<grid.rows).map { row in
      (0..<grid.columns).map { Faults(at: $0, row, of: map, grid) }
    }
    var signs = faults.map { $0.map { $0.isMost ? sign(ofKind: $0.kind) : nil } }
    let drawn = Set(signs.joined())
    for kind in difference.pairs.indices.prefix(Self.signs.count) {
      let sign = sign(kind)
      if !drawn.contains(sign) { add(sign, faults, &signs) }
    }
    mark(difference.firstPoint, faults, &signs)
    return signs.enumerated().map { row, signs in
      (grid.y(ofRow: row), String(signs.map { $0 ?? " " }).withoutBlanksBehind)
    }
  }

  private func sign(ofKind kind: UInt16?) -> Character? { kind.map { sign(Int($0)) } }

  /// Draws a kind of fault wherever it is and no other sign is; if that is nowhere, in its cell
  /// with the most points.
  private func add(_ sign: Character, _ faults: [[Faults]], _ signs: inout [[Character?]]) {
    var most: (points: Int, column: Int, row: Int)?
    var isDrawn = false
    for row in faults.indices {
      for column in faults[row].indices {
        let points = faults[row][column].counts.reduce(0) {
          $0 + (self.sign(Int($1.key)) == sign ? $1.value : 0)
        }
        guard points > 0 else { continue }
        if points > most?.points ?? 0 { most = (points, column, row) }
        guard signs[row][column] == nil else { continue }
        signs[row][column] = sign
        isDrawn = true
      }
    }
    if !isDrawn, let most { signs[most.row][most.column] = sign }
  }

  /// Draws the sign of a wrong point in its cell, unless that has one.
  private func mark(_ point: CGPoint, _ faults: [[Faults]], _ signs: inout [[Character?]]) {
    let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    for row in faults.indices {
      for column in faults[row].indices where signs[row][column] == nil {
        let points = grid.points(column, row, of: map)
        guard points.x.contains(x), points.y.contains(y) else { continue }
        signs[row][column] = sign(ofKind: faults[row][column].kind)
      }
    }
  }
}

/// The wrong points in one cell of a picture.
private struct Faults {
  /// The number of points of each kind of fault.
  private(set) var counts: [UInt16: Int] = [:]
  /// Whether they are at least half of the cell.
  let isMost: Bool

  init(at column: Int, _ row: Int, of map: HitMap, _ grid: MapGrid) {
    let points = grid.points(column, row, of: map)
    var (all, wrong) = (0, 0)
    for y in points.y {
      for x in points.x {
        all += 1
        let kind = map.cells[y * map.width + x]
        if kind == HitMap.nobody { continue }
        wrong += 1
        counts[kind, default: 0] += 1
      }
    }
    isMost = wrong > 0 && 2 * wrong >= all
  }

  /// The most frequent kind; nil without any.
  var kind: UInt16? { counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
}
