import Foundation
import Lettering
import Records
import Wording

/// Terminal cells in which views are drawn, from back to front.
///
/// Each cell stores which view drew it and which view it is inside, so that a name is only written
/// where its view is visible.
package struct Canvas {
  package struct Cell: Equatable {
    /// The character; nil for a blank.
    package var text: Character?
    /// The view that drew the text.
    package var ink: Int?
    /// The foremost view that the middle of the cell is in.
    package var inside: Int?
    var ground: RGB?
    /// Whether a wide character in the cell before takes this one, too.
    var isTaken = false
    var isName = false
  }

  package let grid: PictureGrid
  /// The screen in points.
  private let screen: CGRect
  private(set) var cells: [Cell]

  init(_ grid: PictureGrid, screen: CGRect) {
    self.grid = grid
    self.screen = screen
    cells = Array(repeating: Cell(), count: grid.columns * grid.rows)
  }

  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row * grid.columns + column] }
    set { cells[row * grid.columns + column] = newValue }
  }

  // MARK: Areas

  /// Fills the inside of a view; an opaque view hides what was drawn there.
  mutating func fill(_ view: ShowRecord.View, _ index: Int) {
    let corners = view.visible ?? view.corners
    let box = Polygon.box(corners)
    let (first, last) = (grid.place(box.origin).row, grid.place(CGPoint(x: 0, y: box.maxY)).row)
    let rows = Self.cells(first...max(first, last), of: grid.rows)
    for row in rows {
      let y = grid.point(0, row).y
      guard let stretch = Polygon.stretch(corners, at: y), y >= screen.minY, y <= screen.maxY
      else { continue }
      let from = grid.place(CGPoint(x: max(stretch.lowerBound, screen.minX), y: y)).column
      let to = grid.place(CGPoint(x: min(stretch.upperBound, screen.maxX), y: y)).column
      guard from <= to else { continue }
      for column in Self.cells(from...to, of: grid.columns) {
        Self.cover(&self[column, row], view, index)
      }
    }
  }

  private static func cover(_ cell: inout Cell, _ view: ShowRecord.View, _ index: Int) {
    cell.inside = index
    guard let color = view.color else { return }
    cell.ground = RGB(color, on: cell.ground ?? .white)
    guard color.alpha >= 1 else { return }
    (cell.text, cell.ink) = (nil, nil)
  }

  /// The cells whose middles are in an interval, clipped to the picture.
  private static func cells(_ stretch: ClosedRange<Double>, of count: Int) -> Range<Int> {
    let low = min(max((stretch.lowerBound - 1e-9).rounded(.up), 0), Double(count))
    let high = min(max((stretch.upperBound + 1e-9).rounded(.down) + 1, low), Double(count))
    return Int(low)..<Int(high)
  }

  // MARK: Frames

  /// Draws the edges of a view, clipped by superviews and the screen.
  mutating func frame(_ view: ShowRecord.View, _ index: Int, _ lines: LineSet) {
    guard let box = Polygon.upright(view.corners) else {
      return turnedFrame(view, index, lines)
    }
    let grid = grid
    let (first, last) = (grid.place(box.origin), grid.place(CGPoint(x: box.maxX, y: box.maxY)))
    let sides = (first.column.rounded(), last.column.rounded())
    let ends = (first.row.rounded(), last.row.rounded())
    func put(_ column: Double, _ row: Double, _ text: Character, _ canvas: inout Canvas) {
      guard column >= 0, row >= 0, column < Double(grid.columns), row < Double(grid.rows)
      else { return }
      let middle = grid.point(Int(column), Int(row))
      // The points of the edge that the cell is for: two sides may be in one cell, and one of them
      // off the screen.
      let xs = Self.edges(column, sides, (box.minX, box.maxX), middle.x)
      let ys = Self.edges(row, ends, (box.minY, box.maxY), middle.y)
      let points = ys.flatMap { y in xs.map { CGPoint(x: $0, y: y) } }
      guard let point = points.first(where: { canvas.isSeen($0, view) }) else { return }
      canvas.ink(Int(column), Int(row), text, view, index, at: point)
    }
    if sides.0 == sides.1, ends.0 == ends.1 {
      return put(sides.0, ends.0, lines.dot, &self)
    }
    for column in Self.cells(sides.0...sides.1, of: grid.columns) where sides.0 < sides.1 {
      put(Double(column), ends.0, lines.across, &self)
      put(Double(column), ends.1, lines.across, &self)
    }
    for row in Self.cells(ends.0...ends.1, of: grid.rows) where ends.0 < ends.1 {
      put(sides.0, Double(row), lines.down, &self)
      put(sides.1, Double(row), lines.down, &self)
    }
    guard sides.0 < sides.1, ends.0 < ends.1 else { return }
    put(sides.0, ends.0, lines.corners[0], &self)
    put(sides.1, ends.0, lines.corners[1], &self)
    put(sides.1, ends.1, lines.corners[2], &self)
    put(sides.0, ends.1, lines.corners[3], &self)
  }

  /// The positions of the two edges in a cell of a row or a column; its middle if it contains
  /// neither.
  private static func edges(
    _ cell: Double, _ cells: (Double, Double), _ edges: (Double, Double), _ middle: Double
  ) -> [Double] {
    let own = [cell == cells.0 ? edges.0 : nil, cell == cells.1 ? edges.1 : nil].compactMap(\.self)
    return own.isEmpty ? [middle] : own
  }

  private mutating func turnedFrame(_ view: ShowRecord.View, _ index: Int, _ lines: LineSet) {
    for (place, start) in view.corners.enumerated() {
      let end = view.corners[(place + 1) % view.corners.count]
      draw(from: start, to: end, lines.character(from: grid.place(start), to: grid.place(end))) {
        canvas, column, row, text, point in
        canvas.ink(column, row, text, view, index, at: point)
      }
    }
    for corner in view.corners {
      guard let cell = grid.cell(corner) else { continue }
      ink(cell.column, cell.row, lines.turnedCorner, view, index, at: corner)
    }
  }

  /// Walks along a line cell by cell, clipped to the picture.
  private mutating func draw(
    from start: CGPoint, to end: CGPoint, _ text: Character,
    _ put: (inout Canvas, Int, Int, Character, CGPoint) -> Void
  ) {
    let (first, last) = (grid.place(start), grid.place(end))
    let (across, down) = (last.column - first.column, last.row - first.row)
    guard let shares = shares(first, across, down) else { return }
    let steps = max(abs(across), abs(down)) * (shares.upperBound - shares.lowerBound)
    let count = max(1, Int(min(steps, 10_000).rounded(.up)))
    for step in 0...count {
      let share =
        shares.lowerBound
        + (shares.upperBound - shares.lowerBound) * Double(step) / Double(count)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      guard let cell = grid.cell(point) else { continue }
      put(&self, cell.column, cell.row, text, point)
    }
  }

  /// The part of a line that is in the picture, as fractions of its length (Liang–Barsky clipping).
  private func shares(
    _ first: (column: Double, row: Double), _ across: Double, _ down: Double
  ) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    let bounds = [
      (-across, first.column + 0.5), (across, Double(grid.columns) - 0.5 - first.column),
      (-down, first.row + 0.5), (down, Double(grid.rows) - 0.5 - first.row),
    ]
    for (speed, room) in bounds {
      if speed == 0 {
        if room < 0 { return nil }
        continue
      }
      let share = room / speed
      if speed < 0 { low = max(low, share) } else { high = min(high, share) }
    }
    return low <= high ? low...high : nil
  }

  /// Draws a piece of a view's edge where it is visible: `point` is the point of the edge.
  private mutating func ink(
    _ column: Int, _ row: Int, _ text: Character, _ view: ShowRecord.View, _ index: Int,
    at point: CGPoint
  ) {
    guard isSeen(point, view) else { return }
    var cell = self[column, row]
    if cell.inside != index, let color = view.color {
      cell.ground = RGB(color, on: cell.ground ?? .white)
    }
    (cell.text, cell.ink) = (text, index)
    self[column, row] = cell
  }

  /// Whether superviews and the screen leave a point of a view visible.
  private func isSeen(_ point: CGPoint, _ view: ShowRecord.View) -> Bool {
    let slack = 1e-6 * (1 + abs(screen.maxX) + abs(screen.maxY))
    return screen.insetBy(dx: -slack, dy: -slack).contains(point)
      && view.visible.map { Polygon.contains($0, point) } ?? true
  }

  // MARK: Signs and names

  /// Draws the sign of a finger, in front of everything.
  package mutating func sign(_ text: Character, at point: CGPoint) {
    guard let cell = grid.cell(point) else { return }
    // The remaining half of a wide character is not a character.
    if self[cell.column, cell.row].isTaken {
      self[cell.column - 1, cell.row].text = nil
      self[cell.column, cell.row].isTaken = false
    }
    if cell.column + 1 < grid.columns, self[cell.column + 1, cell.row].isTaken {
      self[cell.column + 1, cell.row].isTaken = false
    }
    self[cell.column, cell.row].text = text
    self[cell.column, cell.row].ink = nil
  }

  /// Draws a sign along the line from one point to another, where there is none yet.
  mutating func way(_ text: Character, from start: CGPoint, to end: CGPoint) {
    draw(from: start, to: end, text) { canvas, _, _, text, point in
      canvas.sign(text, at: point)
    }
  }

  /// Writes a name into consecutive cells of a row.
  mutating func write(_ name: String, _ column: Int, _ row: Int, _ index: Int) {
    var place = column
    for character in name {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      self[place, row].text = character
      self[place, row].ink = index
      self[place, row].isName = true
      for next in place + 1..<place + width {
        self[next, row].text = nil
        self[next, row].ink = index
        self[next, row].isName = true
        self[next, row].isTaken = true
      }
      place += width
    }
  }

  /// The views that are visible in the picture: by their edges, or only by their insides.
  var seen: (edges: Set<Int>, insides: Set<Int>) {
    (Set(cells.compactMap(\.ink)), Set(cells.compactMap(\.inside)))
  }
}

extension LineSet {
  /// The character with the direction of a line, in cells.
  fileprivate func character(
    from start: (column: Double, row: Double), to end: (column: Double, row: Double)
  ) -> Character {
    let (across, down) = (end.column - start.column, end.row - start.row)
    // A cell is twice as high as wide: 45 degrees is two columns across per row.
    if abs(across) >= 3 * abs(down) { return self.across }
    if abs(down) >= 2 * abs(across) { return self.down }
    return across * down > 0 ? falling : rising
  }
}
