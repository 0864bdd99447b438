import Foundation
import HitMaps
import Records

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
  func sign(_ pair: Int) -> Character {
    if case .hittable = difference.comparison, difference.pairs.indices.contains(pair) {
      return Self.signs[difference.pairs[pair].expected == nil ? 0 : 1]
    }
    return pair < Self.signs.count ? Self.signs[pair] : Self.otherSign
  }

  /// The index of a sign, which determines its colour; nil for other characters.
  static func kind(of sign: Character) -> Int? { signs.firstIndex(of: sign) }

  /// The rows, each with the point of the screen at which it begins.
  var lines: [(y: Int, text: String)] {
    let half = draw(atLeast: 0.5)
    // A region that is thinner than half a cell everywhere still has to be visible.
    let isEmpty = half.allSatisfy { $0.text.allSatisfy { $0 == " " } }
    return isEmpty ? draw(atLeast: 0) : half
  }

  private func draw(atLeast share: Double) -> [(y: Int, text: String)] {
    (0..<grid.rows).map { row in
      var text = ""
      for column in 0..<grid.columns { text.append(cell(column, row, share)) }
      return (grid.y(ofRow: row), text.withoutBlanksBehind)
    }
  }

  private func cell(_ column: Int, _ row: Int, _ share: Double) -> Character {
    let points = grid.points(column, row, of: map)
    var counts: [UInt16: Int] = [:]
    var all = 0
    var wrong = 0
    for pointY in points.y {
      for pointX in points.x {
        all += 1
        let kind = map.cells[pointY * map.width + pointX]
        if kind == HitMap.nobody { continue }
        wrong += 1
        counts[kind, default: 0] += 1
      }
    }
    guard wrong > 0, Double(wrong) >= share * Double(all),
      let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
    else { return " " }
    return sign(Int(most.key))
  }
}
