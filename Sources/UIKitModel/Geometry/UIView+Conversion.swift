import Foundation

/// Coordinates of one view in those of another.
extension UIView {
  /// A point of this view in the coordinates of `view`; nil means the window, and without one the
  /// topmost superview (GE-19, GE-20).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    // Conversions one level down or up, which overrides of hit tests use, need no path.
    if let view {
      let (own, other) = (viewState, view.viewState)
      if other.pointee.above == own { return other.convertFromSuperview(point) }
      if own.pointee.above == other { return own.convertToSuperview(point) }
    }
    let target = view ?? baseOfConversion
    if let converted = viewState.convert(point, to: target.viewState) { return converted }
    let path = ConversionPath(from: self, to: target)
    let meeting = path.up.reduce(point) { $1.viewState.convertToSuperview($0) }
    return path.down.reduce(meeting) { $1.viewState.convertFromSuperview($0) }
  }

  /// A point of `view` in the coordinates of this view; nil means the window (GE-19, GE-20).
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? baseOfConversion).convert(point, to: self)
  }

  /// A rectangle of this view in the coordinates of `view`: an upright one around its corners.
  ///
  /// It is boxed twice: where both branches meet, and again in `view` (GE-21).
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let path = ConversionPath(from: self, to: view ?? baseOfConversion)
    let meeting = Self.box(rect, path.up.map(\.mapToSuperview), path.up) { point, view in
      view.viewState.convertToSuperview(point)
    }
    return Self.box(meeting, path.down.map(\.mapFromSuperview), path.down) { point, view in
      view.viewState.convertFromSuperview(point)
    }
  }

  /// A rectangle of `view` in the coordinates of this view; nil means the window (GE-21).
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? baseOfConversion).convert(rect, to: self)
  }

  /// The map from this view's points to its superview's (GE-1, GE-32).
  public final var mapToSuperview: Projection { viewState.pointee.projection }

  /// Whether the view is in perspective: no affine transform is that map.
  public final var isInPerspective: Bool { viewState.pointee.isProjective }

  /// The map from the superview's points to this view's. Every number is NaN if the transform
  /// cannot be inverted (GE-25).
  public final var mapFromSuperview: Projection {
    let map = viewState.pointee.projection
    return map.isInvertible ? map.inverted() : .impossible
  }

  /// The window, or without one the topmost superview (GE-20).
  private var baseOfConversion: UIView { topmost }

  /// One box around `rect` after all of `maps`. If no view is turned or scaled only the origin is
  /// converted, so that whole numbers stay whole.
  fileprivate static func box(
    _ rect: CGRect, _ maps: [Projection], _ views: [UIView],
    _ move: (CGPoint, UIView) -> CGPoint
  ) -> CGRect {
    if views.allSatisfy({ !$0.viewState.pointee.hasTransform }) {
      return CGRect(origin: views.reduce(rect.origin, move), size: rect.size)
    }
    return rect.applying(maps.reduce(.identity) { $0.concatenating($1) })
  }
}

/// Coordinates of one window in those of another. Nil means the screen here (WN-12).
extension UIWindow {
  /// A point of this window in the coordinates of `window`; nil means the screen.
  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    if let window { return convert(point, to: window as UIView) }
    return viewState.convertToSuperview(point)
  }

  /// A point of `window` in the coordinates of this one; nil means the screen.
  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    if let window { return convert(point, from: window as UIView) }
    return viewState.convertFromSuperview(point)
  }

  /// A rectangle of this window in the coordinates of `window`; nil means the screen.
  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    if let window { return convert(rect, to: window as UIView) }
    return Self.box(rect, [mapToSuperview], [self]) { point, view in
      view.viewState.convertToSuperview(point)
    }
  }

  /// A rectangle of `window` in the coordinates of this one; nil means the screen.
  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    if let window { return convert(rect, from: window as UIView) }
    return Self.box(rect, [mapFromSuperview], [self]) { point, view in
      view.viewState.convertFromSuperview(point)
    }
  }
}

extension UnsafeMutablePointer<ViewState> {
  /// The maximum depth for conversions by nested calls.
  private static var mostLevels: Int { 64 }

  /// A point of one view in the coordinates of another, without allocations: overrides of hit tests
  /// convert at every point. Nil if they are in different trees, or too deep.
  fileprivate func convert(_ point: CGPoint, to target: Self) -> CGPoint? {
    var (source, point) = (self, point)
    var (height, depth) = (source.levelsAbove, target.levelsAbove)
    guard depth <= Self.mostLevels else { return nil }
    var meeting = target
    while depth > height, let above = meeting.pointee.above {
      (meeting, depth) = (above, depth - 1)
    }
    while height > depth || source != meeting {
      guard let above = source.pointee.above else { return nil }
      if height == depth {
        guard let next = meeting.pointee.above else { return nil }
        (meeting, depth) = (next, depth - 1)
      }
      point = source.convertToSuperview(point)
      (source, height) = (above, height - 1)
    }
    return target.convert(point, downFrom: meeting)
  }

  private func convert(_ point: CGPoint, downFrom ancestor: Self) -> CGPoint {
    guard self != ancestor, let above = pointee.above else { return point }
    return convertFromSuperview(above.convert(point, downFrom: ancestor))
  }

  private var levelsAbove: Int {
    var count = 0
    var next = pointee.above
    while let state = next {
      count += 1
      next = state.pointee.above
    }
    return count
  }
}

/// The path between two views: up from one to where both branches meet, down to the other.
///
/// Trees without a common view meet on the screen when both roots are windows (WN-12), and
/// otherwise at their roots' own coordinates, for which devices promise nothing (GE-19).
public struct ConversionPath {
  /// The views whose superviews' coordinates are entered, in order.
  public let up: [UIView]
  /// The views whose own coordinates are entered, in order.
  public let down: [UIView]
  /// The view at which the branches meet; nil if they are in different trees.
  public let meeting: UIView?

  /// Creates the path from `source` to `target`.
  public init(from source: UIView, to target: UIView) {
    let sources = Self.ancestors(source)
    let targets = Self.ancestors(target)
    var shared = 0
    while shared < min(sources.count, targets.count),
      sources[sources.count - 1 - shared] === targets[targets.count - 1 - shared]
    {
      shared += 1
    }
    meeting = shared > 0 ? sources[sources.count - shared] : nil
    var up = Array(sources.dropLast(shared))
    var down = Array(targets.dropLast(shared).reversed())
    if shared == 0, !(sources.last is UIWindow && targets.last is UIWindow) {
      up.removeLast()
      down.removeFirst()
    }
    self.up = up
    self.down = down
  }

  private static func ancestors(_ view: UIView) -> [UIView] {
    Array(sequence(first: view) { $0.superview })
  }
}
