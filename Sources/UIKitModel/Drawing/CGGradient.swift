import Foundation

/// A gradient of colours, which a context draws along a line or between two circles.
public final class CGGradient: NSObject {
  private let stops: GradientStops

  /// Creates a gradient of colours, as `CGColor`; without locations they are evenly spaced from 0
  /// to 1. Nil without colours, and if there are fewer locations than colours.
  public init?(colorsSpace: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let given = colors.compactMap { $0 as? CGColor }
    guard given.count == colors.count, locations.map({ $0.count >= given.count }) ?? true,
      let stops = GradientStops(given, at: locations)
    else { return nil }
    self.stops = stops
  }

  deinit {}

  /// The colour at a location from 0 to 1.
  func paint(at place: CGFloat) -> Paint { stops.paint(at: place) }
}

/// The areas that a gradient fills besides that between its two ends.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits. On a device they are 32; scripts store options in a register of 64.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Before the beginning, in the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After the end, in the last colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws colours along the line from `start` to `end`, over the whole clipping area.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    defer { note("drawLinearGradient", [start.x, start.y, end.x, end.y]) }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return }
    let alpha = state.alpha
    add { point in
      let place = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
      guard options.draws(at: place) else { return nil }
      return gradient.paint(at: min(max(place, 0), 1)).faded(alpha)
    }
  }

  /// Draws colours from one circle to another: each point has the colour of the last intermediate
  /// circle through it.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    defer {
      note(
        "drawRadialGradient",
        [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius])
    }
    let circles = CirclesBetween(startCenter, startRadius, endCenter, endRadius)
    let alpha = state.alpha
    add { point in
      guard let place = circles.places(of: point).first(where: { options.draws(at: $0) })
      else { return nil }
      return gradient.paint(at: min(max(place, 0), 1)).faded(alpha)
    }
  }
}

nonisolated extension CGGradientDrawingOptions {
  /// Whether anything is drawn at a location, 0 at the beginning and 1 at the end.
  fileprivate func draws(at place: CGFloat) -> Bool {
    if place < 0 { return contains(.drawsBeforeStartLocation) }
    return place <= 1 || contains(.drawsAfterEndLocation)
  }
}

/// The circles between two others, with linearly changing centers and radii.
private struct CirclesBetween {
  private let start: CGPoint
  private let radius: CGFloat
  private let way: CGVector
  private let growth: CGFloat

  init(_ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint, _ endRadius: CGFloat) {
    self.start = start
    radius = startRadius
    way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    growth = endRadius - startRadius
  }

  /// The locations of the circles that go through a point, the last one first.
  func places(of point: CGPoint) -> [CGFloat] {
    let (x, y) = (point.x - start.x, point.y - start.y)
    let a = way.dx * way.dx + way.dy * way.dy - growth * growth
    let b = x * way.dx + y * way.dy + radius * growth
    let c = x * x + y * y - radius * radius
    let found: [CGFloat]
    if abs(a) < 1e-9 {
      found = b == 0 ? [] : [c / (2 * b)]
    } else {
      let square = b * b - a * c
      guard square >= 0 else { return [] }
      let root = square.squareRoot()
      found = [(b + root) / a, (b - root) / a].sorted(by: >)
    }
    // A circle has no radius below 0.
    return found.filter { radius + $0 * growth >= 0 }
  }
}
