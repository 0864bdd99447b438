import Foundation
import Records

/// Draws the wrong points of a hit map: cropped, with the scale stated, in signs that need no colour.
struct MapPicture {
  /// One sign for each kind of fault, the largest first.
  private static let signs: [Character] = ["■", "□", "▲", "△", "●", "○", "◆", "◇"]
  private static let otherSign: Character = "×"
  private static let mostColumns = 36
  private static let mostRows = 14

  private let difference: HitMapDifference
  /// Points in a column; a row has twice as many, for characters are twice as high as wide.
  let scale: Int
  private let left: Int
  private let top: Int
  private let columns: Int
  private let rows: Int

  init(_ difference: HitMapDifference) {
    self.difference = difference
    let box = difference.box
    let scales = [1, 2, 4, 5, 10, 15, 20, 25, 30, 40, 50, 100]
    func fits(_ scale: Int) -> Bool {
      Int(box.width) <= Self.mostColumns * scale && Int(box.height) <= Self.mostRows * 2 * scale
    }
    let scale = scales.first(where: fits) ?? 200
    self.scale = scale
    left = Int(box.minX) / scale * scale
    top = Int(box.minY) / (2 * scale) * 2 * scale
    columns = (Int(box.maxX) - left + scale - 1) / scale
    rows = (Int(box.maxY) - top + 2 * scale - 1) / (2 * scale)
  }

  /// The sign of a kind of fault, by its place among the pairs.
  static func sign(_ pair: Int) -> Character {
    pair < signs.count ? signs[pair] : otherSign
  }

  /// The rows, each with the point of the screen that it begins at.
  var lines: [(y: Int, text: String)] {
    let half = draw(atLeast: 0.5)
    // What is thinner than half a cell everywhere still has to be seen.
    let isEmpty = half.allSatisfy { $0.text.allSatisfy { $0 == " " } }
    return isEmpty ? draw(atLeast: 0) : half
  }

  private func draw(atLeast share: Double) -> [(y: Int, text: String)] {
    (0..<rows).map { row in
      var text = ""
      for column in 0..<columns { text.append(cell(column, row, share)) }
      return (top + row * 2 * scale, text.withoutBlanksBehind)
    }
  }

  private func cell(_ column: Int, _ row: Int, _ share: Double) -> Character {
    let map = difference.wrong
    let (x, y) = (left + column * scale, top + row * 2 * scale)
    guard x < map.width, y < map.height else { return " " }
    var counts = Array(repeating: 0, count: difference.pairs.count)
    var all = 0
    var wrong = 0
    for pointY in y..<min(y + 2 * scale, map.height) {
      for pointX in x..<min(x + scale, map.width) {
        all += 1
        let kind = map.cells[pointY * map.width + pointX]
        if kind == HitMap.nobody { continue }
        wrong += 1
        counts[Int(kind)] += 1
      }
    }
    guard wrong > 0, Double(wrong) >= share * Double(all),
      let most = counts.indices.max(by: { counts[$0] < counts[$1] })
    else { return " " }
    return Self.sign(most)
  }
}
