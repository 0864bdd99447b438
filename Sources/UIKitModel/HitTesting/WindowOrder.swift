import Foundation

/// The windows of an application from front to back, for many hit tests.
public struct WindowOrder {
  /// The windows, the one in front first (WN-1).
  public let windows: [UIWindow]

  /// Creates an order from explicit windows, from front to back.
  public init(_ windows: [UIWindow]) {
    self.windows = windows
  }

  /// The hit view at a point of the screen: the windows are asked front to back, and the first that
  /// answers decides (WN-5).
  public func hitTest(_ screenPoint: CGPoint, with event: UIEvent?) -> UIView? {
    for window in windows {
      if let hit = Child(window).hitTest(screenPoint, event) { return hit }
    }
    return nil
  }
}

extension WindowOrder {
  /// The approximate number of views that a hit test of a point asks, without asking any: a measure
  /// of its work. A view with an override counts as one that passes the question on to all its
  /// subviews.
  public func viewCount(at screenPoint: CGPoint) -> Int {
    var count = 0
    for window in windows where Self.asks(Child(window), screenPoint, &count) { break }
    return count
  }

  /// The same for one view, at a point of its superview.
  ///
  /// Never inlined: Swift 6.3's optimizer aborts where it inlines a `Child` that is made of a
  /// borrowed view into a loop.
  @inline(never)
  static func viewCount(of view: UIView, at outerPoint: CGPoint) -> Int {
    var count = 0
    _ = asks(Child(view), outerPoint, &count)
    return count
  }

  /// Counts a view and the views that it asks; returns whether it or one of those answers.
  private static func asks(
    _ child: borrowing Child, _ outerPoint: CGPoint, _ count: inout Int
  ) -> Bool {
    count += 1
    let state = child.state
    let point = state.convertFromSuperview(outerPoint)
    let isOverridden = state.pointee.mask[1] & (Message.hitTest.bit | Message.pointInside.bit) != 0
    guard isOverridden || state.pointee.refusals.isEmpty && state.contains(point) else {
      return false
    }
    guard let children = state.pointee.children else { return !isOverridden }
    var index = Int(state.pointee.childCount)
    while index > 0 {
      index -= 1
      if asks(children[index], point, &count), !isOverridden { return true }
    }
    return !isOverridden
  }
}

extension UIApplication {
  /// The windows that are on the screen now, in the order in which they are asked.
  public final var windowOrder: WindowOrder { WindowOrder(windowsFrontToBack) }
}
