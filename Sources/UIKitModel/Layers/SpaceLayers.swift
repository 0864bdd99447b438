import Foundation

/// A layer that contains others in space: it shows only its sublayers, each of which fades by
/// itself. Its sublayers are drawn in space, the nearer ones in front (GE-36).
open class CATransformLayer: CALayer {
  /// Creates a layer without sublayers.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }
}

/// The directions in which a scroll layer scrolls.
nonisolated public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertically.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontally.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose bounds code scrolls over its sublayers. Fingers do not: a layer gets no touches
/// (LA-3), and the parts outside of its bounds show until it masks to them.
open class CAScrollLayer: CALayer {
  /// The directions in which it scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a layer at the origin.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  override func takeContent(of layer: CALayer) {
    guard let scrolling = layer as? CAScrollLayer else { return }
    scrollMode = scrolling.scrollMode
  }

  /// Moves the origin of the bounds to a point, as far as the mode permits.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the least distance that makes a rectangle visible.
  open func scroll(to r: CGRect) {
    let (bounds, r) = (bounds, r.standardized)
    scroll(
      to: CGPoint(
        x: Self.nearest(bounds.minX, r.minX, r.maxX - bounds.width),
        y: Self.nearest(bounds.minY, r.minY, r.maxY - bounds.height)))
  }

  /// The origin nearest to the present one at which both ends are visible; if the range is longer
  /// than the bounds, its beginning.
  private static func nearest(
    _ present: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    last > first ? first : min(max(present, last), first)
  }
}
