import Foundation

/// The points, in rows and columns, at which a picture is evaluated: the centers of pixels.
struct SampleGrid {
  /// The columns' x, ascending.
  let xs: [CGFloat]
  /// The rows' y, ascending.
  let ys: [CGFloat]
  /// Whether the row with the least y is the last one of the pixels.
  let isUpwards: Bool

  /// The centers of pixels whose first row is the one of least y, at a number of pixels a point.
  init(width: Int, height: Int, scale: CGFloat = 1, left: CGFloat = 0, top: CGFloat = 0) {
    xs = (0..<width).map { left + (CGFloat($0) + 0.5) / scale }
    ys = (0..<height).map { top + (CGFloat($0) + 0.5) / scale }
    isUpwards = false
  }

  /// The centers of a picture's pixels.
  init(_ grid: PixelGrid) {
    self.init(
      width: grid.width, height: grid.height, scale: grid.scale, left: grid.bounds.minX,
      top: grid.bounds.minY)
  }

  /// The centers of pixels whose first row is the one of greatest y.
  init(upwards width: Int, _ height: Int) {
    xs = (0..<width).map { CGFloat($0) + 0.5 }
    ys = (0..<height).map { CGFloat($0) + 0.5 }
    isUpwards = true
  }

  /// The number of points.
  var count: Int { xs.count * ys.count }

  /// The index of the first point of a row.
  fileprivate func start(ofRow row: Int) -> Int {
    (isUpwards ? ys.count - 1 - row : row) * xs.count
  }

  /// Calls a closure with the points inside of an outline: a row, and ranges of its columns.
  fileprivate func forEachRun(
    in outline: PathOutline, evenOdd: Bool, _ body: (_ row: Int, Range<Int>) -> Void
  ) {
    if let crossings = RowCrossings(outline, evenOdd: evenOdd) {
      return crossings.forEachRow(ys, xs, body)
    }
    for (row, y) in ys.enumerated() {
      for (column, x) in xs.enumerated()
      where outline.contains(CGPoint(x: x, y: y), evenOdd: evenOdd) {
        body(row, column..<column + 1)
      }
    }
  }
}

/// The drawing of steps on points, one after the other. Each point has the colour that it would
/// have if evaluated alone.
struct SampledDrawing {
  private let grid: SampleGrid
  /// The colours, the first row of the pixels first.
  private(set) var paints: [Paint]
  private var clips: [Clip] = []
  /// Whether each point is inside of all clips; empty for no clips.
  private var isOpen: [Bool] = []

  /// Creates points with the given colours.
  init(_ grid: SampleGrid, _ paints: [Paint]? = nil) {
    self.grid = grid
    self.paints = paints ?? Array(repeating: .clear, count: grid.count)
  }

  /// The colours of a picture at all points.
  static func paints(of picture: Picture, _ grid: SampleGrid) -> [Paint] {
    var drawing = SampledDrawing(grid)
    for step in picture.steps { drawing.draw(step) { _ in } }
    return drawing.paints
  }

  /// Draws a step, and reports the points whose colours changed.
  mutating func draw(_ step: Picture.Step, _ changed: (Range<Int>) -> Void) {
    open(step.clips)
    let grid = grid
    switch step.content {
    case .area(let outline, let evenOdd, let paint):
      grid.forEachRun(in: outline, evenOdd: evenOdd) { row, columns in
        meet(row, columns, step.mode, changed) { _ in paint }
      }
    case .group(let picture, let outward, let opacity) where outward.isIdentity:
      let inner = Self.paints(of: picture, grid)
      for row in grid.ys.indices {
        meet(row, grid.xs.indices, step.mode, changed) { inner[$0].faded(opacity) }
      }
    default:
      for (row, y) in grid.ys.enumerated() {
        let start = grid.start(ofRow: row)
        meet(row, grid.xs.indices, step.mode, changed) {
          step.paint(at: CGPoint(x: grid.xs[$0 - start], y: y))
        }
      }
    }
  }

  /// Draws on those points of a row that are inside of all clips.
  @inline(__always)
  private mutating func meet(
    _ row: Int, _ columns: Range<Int>, _ mode: CGBlendMode, _ changed: (Range<Int>) -> Void,
    _ paint: (Int) -> Paint?
  ) {
    let start = grid.start(ofRow: row)
    let run = start + columns.lowerBound..<start + columns.upperBound
    let isOpen = isOpen
    var first = run.lowerBound
    paints.withUnsafeMutableBufferPointer { paints in
      for index in run {
        if isOpen.isEmpty || isOpen[index], let paint = paint(index) {
          let before = paints[index]
          paints[index].meet(paint, mode)
          if paints[index] != before { continue }
        }
        if first < index { changed(first..<index) }
        first = index + 1
      }
    }
    if first < run.upperBound { changed(first..<run.upperBound) }
  }

  /// Draws on one point.
  mutating func meet(_ paint: Paint, at index: Int, _ mode: CGBlendMode) {
    paints[index].meet(paint, mode)
  }

  private mutating func open(_ clips: [Clip]) {
    if clips.elementsEqual(self.clips, by: ===) { return }
    self.clips = clips
    var isOpen: [Bool] = []
    for clip in clips {
      var inside = Array(repeating: false, count: grid.count)
      grid.forEachRun(in: clip.outline, evenOdd: clip.isEvenOdd) { row, columns in
        let start = grid.start(ofRow: row)
        for index in start + columns.lowerBound..<start + columns.upperBound {
          inside[index] = isOpen.isEmpty || isOpen[index]
        }
      }
      isOpen = inside
    }
    self.isOpen = isOpen
  }
}
