import Foundation

/// The status bar of a scene, as the controllers on the screen want it (KN-6).
public final class UIStatusBarManager: NSObject {
  /// The style of the bar.
  public fileprivate(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the bar is hidden.
  public fileprivate(set) var isStatusBarHidden = false

  /// The rectangle of the bar in the coordinates of the screen; empty while it is hidden.
  public var statusBarFrame: CGRect {
    isStatusBarHidden
      ? .zero : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.height)
  }

  /// The height of the bar in points; navigation bars begin below it.
  private static let height: CGFloat = 47
}

extension UIApplication {
  /// Asks the controllers on the screen for the style and the visibility of the status bar (KN-7).
  final func updateStatusBar() {
    guard let root = keyWindow?.rootViewController else { return }
    let owner = root.ownerOfStatusBar
    let style = owner.decider(.childForStatusBarStyle) { $0.childForStatusBarStyle }
    statusBar.statusBarStyle = Door.send(.preferredStatusBarStyle, to: style) {
      style.preferredStatusBarStyle
    }
    let visibility = owner.decider(.childForStatusBarHidden) { $0.childForStatusBarHidden }
    statusBar.isStatusBarHidden = Door.send(.prefersStatusBarHidden, to: visibility) {
      visibility.prefersStatusBarHidden
    }
  }
}

extension UIApplication {
  /// Deprecated: the style of the status bar. Setting it has no effect, since controllers decide
  /// (KN-6).
  public final var statusBarStyle: UIStatusBarStyle {
    get { statusBar.statusBarStyle }
    set {}
  }

  /// Deprecated: whether the status bar is hidden. Setting it has no effect, since controllers
  /// decide (KN-6).
  public final var isStatusBarHidden: Bool {
    get { statusBar.isStatusBarHidden }
    set {}
  }

  /// Deprecated: the rectangle of the status bar (KN-10).
  public final var statusBarFrame: CGRect { statusBar.statusBarFrame }
}

extension UIWindowScene {
  /// The status bar of the scene.
  public final var statusBarManager: UIStatusBarManager? { UIApplication.shared.statusBar }
}

extension UIViewController {
  /// Asks again for the style and the visibility of the status bar: to be called when the answers
  /// changed (KN-7).
  public final func setNeedsStatusBarAppearanceUpdate() {
    if viewIfLoaded?.window != nil { UIApplication.shared.updateStatusBar() }
  }

  /// The controller that covers the status bar: the front one that is full screen, or that captures
  /// the bar (KN-8).
  fileprivate final var ownerOfStatusBar: UIViewController {
    var owner = self
    while let presented = owner.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      owner = presented
    }
    return owner
  }

  /// The controller that is asked, by the children that containers name (KN-7).
  fileprivate final func decider(
    _ message: Message, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var decider = self
    // A chain longer than any that is meant ends here: a controller may name itself.
    for _ in 0..<Self.longestChain {
      let next = Door.send(message, to: decider) { child(decider) }
      guard let next, next !== decider else { break }
      decider = next
    }
    return decider
  }

  private static let longestChain = 64
}
