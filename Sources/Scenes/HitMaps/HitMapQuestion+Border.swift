import Foundation
import HitMaps
import Records
import UIKitModel

extension HitMapQuestion {
  /// The points of `map` within `border` of a change of owner, which are not judged: a Boolean for
  /// each cell.
  ///
  /// Cells that differ from a neighbour are examined more closely: eight points around each, at the
  /// distance of the border, are asked too, and so are the middles within that distance. A point at
  /// a distance of exactly `border` is judged.
  package func border(of map: HitMap, _ border: Double) throws(Stop) -> [Bool] {
    var unjudged = Array(repeating: false, count: map.cells.count)
    guard border > 0 else { return unjudged }
    let reach = Int(border.rounded(.up)) + 1
    let radius = border * (1 - 1e-6)
    let directions = (0..<8).map { direction in
      let angle = Double(direction) * .pi / 4
      return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    }
    try asking { asker throws(Stop) in
      var open: [Int] = []
      for cell in map.cells(near: reach) {
        unjudged[cell] = Self.differs(map, cell, within: radius, reach)
        if !unjudged[cell] { open.append(cell) }
      }
      for cells in open.chunks(of: HitMapPainting.mostTogether / directions.count) {
        let points = cells.flatMap { cell in
          let middle = map.middle(of: cell)
          return directions.map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) }
        }
        let known = asker.together(points)
        for (place, cell) in cells.enumerated() {
          for index in place * directions.count..<(place + 1) * directions.count
          where !unjudged[cell] {
            let owner = try asker.owner(at: points[index], known.answer(index))
            unjudged[cell] = owner != map.cells[cell]
          }
        }
      }
    }
    return unjudged
  }

  private static func differs(
    _ map: HitMap, _ cell: Int, within radius: Double, _ reach: Int
  ) -> Bool {
    guard radius >= 1 else { return false }
    let owner = map.cells[cell]
    let (x, y) = (cell % map.width, cell / map.width)
    for row in max(0, y - reach)...min(map.height - 1, y + reach) {
      for column in max(0, x - reach)...min(map.width - 1, x + reach) {
        let (dx, dy) = (Double(column - x), Double(row - y))
        if dx * dx + dy * dy <= radius * radius, map.cells[row * map.width + column] != owner {
          return true
        }
      }
    }
    return false
  }
}

// Not isolated to the main actor: a closure that is called for every cell would check every time
// that it runs there.
nonisolated extension HitMap {
  /// The cells that have one of another owner at most `reach` columns and `reach` rows away, in
  /// order.
  package func cells(near reach: Int) -> [Int] {
    // On the path between two cells of different owners, along the row and then the column, there
    // are two neighbours of different owners: only the cells around such have to be examined.
    var isClose = Array(repeating: false, count: cells.count)
    func mark(_ cell: Int) {
      let (x, y) = (cell % width, cell / width)
      for row in max(0, y - reach)...min(height - 1, y + reach) {
        for column in max(0, x - reach)...min(width - 1, x + reach) {
          isClose[row * width + column] = true
        }
      }
    }
    for cell in cells.indices {
      let isLastColumn = (cell + 1) % width == 0
      if !isLastColumn, cells[cell] != cells[cell + 1] {
        mark(cell)
        mark(cell + 1)
      }
      if cell + width < cells.count, cells[cell] != cells[cell + width] {
        mark(cell)
        mark(cell + width)
      }
    }
    return isClose.indices.filter { isClose[$0] && hasOther(near: $0, reach) }
  }

  private func hasOther(near cell: Int, _ reach: Int) -> Bool {
    let (x, y) = (cell % width, cell / width)
    for row in max(0, y - reach)...min(height - 1, y + reach) {
      for column in max(0, x - reach)...min(width - 1, x + reach)
      where cells[row * width + column] != cells[cell] {
        return true
      }
    }
    return false
  }
}

extension Array {
  /// The elements in chunks of `size`, the last of which may be shorter.
  fileprivate func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
