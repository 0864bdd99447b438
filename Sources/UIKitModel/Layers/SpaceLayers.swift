import Foundation

/// A layer that holds others in space: nothing of it shows but its sublayers, and each of these
/// fades by itself. Here, too, only the part in the plane of their transforms is drawn.
open class CATransformLayer: CALayer {
  /// A layer without sublayers.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }
}

/// The ways that a scroll layer moves.
nonisolated public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose bounds code moves over what is in it. No finger does: a layer gets no touches
/// (LA-3), and what is outside of its bounds shows until it masks to them.
open class CAScrollLayer: CALayer {
  /// The ways that it moves.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer at the origin.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  override func takeContent(of layer: CALayer) {
    guard let scrolling = layer as? CAScrollLayer else { return }
    scrollMode = scrolling.scrollMode
  }

  /// Moves the origin of the bounds to a point, as far as the mode lets it.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Moves the bounds so that a rectangle is in them, no farther than it takes.
  open func scroll(to r: CGRect) {
    let (bounds, r) = (bounds, r.standardized)
    scroll(
      to: CGPoint(
        x: Self.nearest(bounds.minX, r.minX, r.maxX - bounds.width),
        y: Self.nearest(bounds.minY, r.minY, r.maxY - bounds.height)))
  }

  /// The beginning, nearest to the present one, from which both ends are seen; of what is longer
  /// than there is room for its beginning is.
  private static func nearest(
    _ present: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    last > first ? first : min(max(present, last), first)
  }
}
