import Foundation

/// The windows of an application as they stand one behind the other, for many hit tests.
public struct WindowOrder {
  /// The windows, the one in front first (WN-1).
  public let windows: [UIWindow]

  /// Windows in an order of one's own, the one in front first.
  public init(_ windows: [UIWindow]) {
    self.windows = windows
  }

  /// The view that a touch at a point of the screen goes to: the windows are asked front to back,
  /// and the first that answers decides (WN-5).
  public func hitTest(_ screenPoint: CGPoint, with event: UIEvent?) -> UIView? {
    for window in windows {
      if let hit = Child(window).hitTest(screenPoint, event) { return hit }
    }
    return nil
  }
}

extension UIApplication {
  /// The windows that are on the screen now, in the order in which they are asked.
  public final var windowOrder: WindowOrder { WindowOrder(windowsFrontToBack) }
}
