import Foundation
import Lettering
import Records
import Wording

/// The screen, or a part of it, drawn in cells: frames with names from back to front, then fingers.
/// Colour is never the only sign of anything.
package struct ScreenPicture {
  package let record: ShowRecord
  package private(set) var canvas: Canvas
  package let style: Style
  /// The views whose names do not fit, with their signs.
  package private(set) var signs: [(sign: Character, view: Int)] = []
  /// The views that are not visible, because others are in front or have the same edges.
  package private(set) var covered: [Int] = []
  /// The number of visible views that have neither a name nor a sign.
  package private(set) var unnamed = 0

  package var grid: PictureGrid { canvas.grid }
  /// The view that has the touch, by its index in the record.
  let winner: Int?

  private static let signLetters: [Character] = Array(
    "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Draws into at most the given number of cells, not counting the rulers.
  package init(_ record: ShowRecord, style: Style, mostColumns: Int, mostRows: Int) {
    self.record = record
    self.style = style
    winner = record.fingers.last { $0.index != nil }?.index
    let screen = CGRect(origin: .zero, size: record.screen)
    let box = Self.box(record, screen)
    canvas = Canvas(
      PictureGrid(box, mostColumns: max(4, mostColumns), mostRows: max(3, mostRows)),
      screen: screen)
    for (index, view) in record.views.enumerated() { draw(view, index) }
    writeNames()
    for finger in record.fingers { draw(finger) }
  }

  // MARK: The part that is drawn

  /// The bounding box of everything that matters, clipped to the screen.
  private static func box(_ record: ShowRecord, _ screen: CGRect) -> CGRect {
    guard record.extent == .fit else { return screen }
    let views =
      record.subject.map { Array(record.views[$0]) } ?? record.views.filter { !$0.isBackdrop }
    var points = views.flatMap { ($0.visible ?? $0.corners) }
    if record.subject == nil { points += record.fingers.flatMap(\.way) }
    guard !points.isEmpty else { return screen }
    let box = Polygon.box(points)
    let (left, top) = (max(box.minX, 0), max(box.minY, 0))
    let (right, bottom) = (min(box.maxX, screen.maxX), min(box.maxY, screen.maxY))
    guard left <= right, top <= bottom else { return screen }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private mutating func draw(_ view: ShowRecord.View, _ index: Int) {
    canvas.fill(view, index)
    guard isFramed(index) else { return }
    canvas.frame(view, index, LineSet.of(style, isHeavy: index == winner))
  }

  /// Whether a view's edges are drawn: those of views that fill the screen only if the whole screen
  /// is shown.
  private func isFramed(_ index: Int) -> Bool {
    !record.views[index].isBackdrop || record.extent == .screen || index == winner
      || record.subject?.lowerBound == index || record.views.allSatisfy(\.isBackdrop)
  }

  // MARK: Fingers

  private mutating func draw(_ finger: ShowRecord.Finger) {
    let signs = FingerSigns.of(style)
    guard let start = finger.way.first, let end = finger.way.last else { return }
    guard finger.way.count > 1 else { return canvas.sign(signs.touch, at: start) }
    for (from, to) in zip(finger.way, finger.way.dropFirst()) {
      canvas.way(signs.move, from: from, to: to)
    }
    canvas.sign(signs.start, at: start)
    canvas.sign(signs.end, at: end)
  }

  // MARK: Names

  private mutating func writeNames() {
    let seen = canvas.seen
    var left: [Int] = []
    for index in record.views.indices.reversed() where isFramed(index) {
      guard seen.edges.contains(index) || seen.insides.contains(index) else {
        if isInPicture(index), !record.views[index].isBackdrop { covered.append(index) }
        continue
      }
      if !seen.edges.contains(index), record.views[index].isBackdrop { continue }
      if !writeName(index) { left.append(index) }
    }
    covered.reverse()
    for index in left.reversed() {
      guard signs.count < Self.signLetters.count, let place = placeOfSign(index) else {
        unnamed += 1
        continue
      }
      let sign = Self.signLetters[signs.count]
      canvas.write(String(sign), place.column, place.row, index)
      signs.append((sign, index))
    }
  }

  /// Whether a part of a view is in the drawn part.
  private func isInPicture(_ index: Int) -> Bool {
    let view = record.views[index]
    let box = Polygon.box(view.visible ?? view.corners)
    let (first, last) = (
      grid.place(box.origin), grid.place(CGPoint(x: box.maxX, y: box.maxY))
    )
    return last.column > -0.5 && last.row > -0.5
      && first.column < Double(grid.columns) - 0.5 && first.row < Double(grid.rows) - 0.5
  }

  /// Writes the name into the upper edge, else the lower one, else the inside; returns false if it
  /// does not fit anywhere.
  private mutating func writeName(_ index: Int) -> Bool {
    let name = Escaping.name(record.views[index].view.text).shortened(to: Self.longestName)
    let width = DisplayWidth.of(name)
    guard let rows = rows(of: index) else { return false }
    for row in [rows.lowerBound, rows.upperBound] {
      // A blank on both sides, and a piece of the edge around them.
      let run = run(inRow: row, of: width + 4) { $0.ink == index && isEdge($0.text) }
      if let run {
        canvas.write(" \(name) ", run + 1, row, index)
        return true
      }
    }
    for row in rows {
      let run = run(inRow: row, of: width) { $0.inside == index && $0.text == nil }
      if let run {
        canvas.write(name, run, row, index)
        return true
      }
    }
    return false
  }

  private static let longestName = 24

  private func isEdge(_ text: Character?) -> Bool {
    let (light, heavy) = (LineSet.of(style, isHeavy: false), LineSet.of(style, isHeavy: true))
    return text == light.across || text == heavy.across
      || text.map { light.corners.contains($0) || heavy.corners.contains($0) } ?? false
  }

  /// The rows of the picture in which a view may have cells.
  private func rows(of index: Int) -> ClosedRange<Int>? {
    let view = record.views[index]
    let box = Polygon.box(view.visible ?? view.corners)
    let first = grid.place(box.origin).row.rounded()
    let last = grid.place(CGPoint(x: 0, y: box.maxY)).row.rounded()
    let (low, high) = (max(first, 0), min(last, Double(grid.rows - 1)))
    return low <= high ? Int(low)...Int(high) : nil
  }

  /// The first column of a row at which a number of cells is free for a name.
  private func run(
    inRow row: Int, of count: Int, where isFree: (Canvas.Cell) -> Bool
  ) -> Int? {
    var length = 0
    for column in 0..<grid.columns {
      let cell = canvas[column, row]
      length = !cell.isName && isFree(cell) ? length + 1 : 0
      if length == count { return column - count + 1 }
    }
    return nil
  }

  /// A cell for the sign of a view: inside it, else on its edge.
  private func placeOfSign(_ index: Int) -> (column: Int, row: Int)? {
    guard let rows = rows(of: index) else { return nil }
    for row in rows {
      let run = run(inRow: row, of: 1) { $0.inside == index && $0.text == nil }
      if let run { return (run, row) }
    }
    for row in rows {
      if let run = run(inRow: row, of: 1, where: { $0.ink == index }) { return (run, row) }
    }
    return nil
  }

  // MARK: Lines

  /// The rulers and the rows, safe for a terminal.
  package var lines: [String] {
    let ruler = grid.ruler(FingerSigns.of(style).tick)
    var lines = [style.paint(ruler, Paint(isFaint: true))]
    for row in 0..<grid.rows {
      let head = style.paint(grid.head(ofRow: row), Paint(isFaint: true))
      let cells = cells(ofRow: row)
      lines.append(cells.isEmpty ? head.withoutBlanksBehind : head + cells)
    }
    return lines
  }

  private func cells(ofRow row: Int) -> String {
    var line = ""
    var run = ""
    var paint = Paint()
    let last = (0..<grid.columns).last { column in
      let cell = canvas[column, row]
      return cell.text != nil || cell.isTaken || style.depth > .sixteen && cell.ground != nil
    }
    guard let last else { return "" }
    for column in 0...last {
      let cell = canvas[column, row]
      if cell.isTaken { continue }
      let next = self.paint(cell)
      if next != paint {
        line += style.paint(run, paint)
        (run, paint) = ("", next)
      }
      run.append(cell.text ?? " ")
    }
    return line + style.paint(run, paint)
  }

  private func paint(_ cell: Canvas.Cell) -> Paint {
    Paint(ground: cell.ground, isStrong: cell.isName && cell.ink == winner && winner != nil)
  }
}
