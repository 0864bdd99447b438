import Foundation

/// Lines and curves, one subpath after the other: the common part of `CGPath` and `UIBezierPath`.
nonisolated struct PathOutline: Hashable {
  /// One step. Points are in the path's own coordinates.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, CGPoint)
    case close
  }

  private(set) var elements: [Element] = []
  /// The start of the subpath.
  private(set) var start: CGPoint?
  /// The end point of the last step; nil for an empty path.
  private(set) var current: CGPoint?

  var isEmpty: Bool { elements.isEmpty }

  /// The approximate cost of drawing it, in steps of a script: each element is divided into lines.
  var workOfDrawing: Int { 20 * elements.count }

  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    start = point
    current = point
  }

  /// Steps without a current point have no effect, as in Core Graphics.
  mutating func addLine(to point: CGPoint) {
    guard continueSubpath() else { return }
    elements.append(.line(point))
    current = point
  }

  mutating func addQuad(to point: CGPoint, control: CGPoint) {
    guard continueSubpath() else { return }
    elements.append(.quad(control: control, point))
    current = point
  }

  mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard continueSubpath() else { return }
    elements.append(.curve(control1: control1, control2: control2, point))
    current = point
  }

  mutating func close() {
    guard let last = elements.last else { return }
    if case .close = last { return }
    elements.append(.close)
    current = start
  }

  mutating func append(_ other: PathOutline) {
    elements += other.elements
    if other.start != nil { start = other.start }
    if other.current != nil { current = other.current }
  }

  /// After a closed subpath a step begins a new one where that began.
  private mutating func continueSubpath() -> Bool {
    guard let current else { return false }
    if case .close? = elements.last { move(to: current) }
    return true
  }

  func applying(_ transform: CGAffineTransform) -> PathOutline {
    var moved = self
    moved.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quad(let control, let point):
        .quad(control: control.applying(transform), point.applying(transform))
      case .curve(let control1, let control2, let point):
        .curve(
          control1: control1.applying(transform), control2: control2.applying(transform),
          point.applying(transform))
      case .close: .close
      }
    }
    moved.start = start?.applying(transform)
    moved.current = current?.applying(transform)
    return moved
  }
}
