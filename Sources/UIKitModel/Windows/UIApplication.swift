import Foundation

/// What an application's delegate answers. It is in the responder chain only if it is a responder
/// and neither a view, nor a controller, nor the application itself (RC-10).
public protocol UIApplicationDelegate: AnyObject {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// None unless implemented.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The running app: its windows, its screen and its delegate.
open class UIApplication: UIResponder {
  /// How much of a device's own furniture stands between a window and the app's views.
  public enum Profile: String, Sendable, CaseIterable {
    /// Root views directly in the window, no scene: the chain as textbooks draw it.
    case textbook
    /// Hosting views and a window scene, as since iOS 13 (RC-6 to RC-9).
    case device
  }

  /// The application that is running.
  public private(set) static var shared = UIApplication()

  /// The screen of the device.
  public final let screen: UIScreen
  /// The delegate. Not retained.
  public final weak var delegate: (any UIApplicationDelegate)?
  /// The windows that were ever shown, in the order in which they came to the front.
  public private(set) final var windows: [UIWindow] = []
  private weak final var keyWindowStorage: UIWindow?
  private final var scene: UIWindowScene?
  /// Whether there was a view that lays out its subviews by itself: a row, which does from the first
  /// (`UIView.laysOutSubviews`), or a stack, a bar or an alert that was given something to lay out.
  /// Until then nothing but a script can hear of an update cycle.
  public internal(set) final var hasViewsWithLayout = false
  /// Who finds the methods behind selectors; without it no action reaches a target.
  public final weak var actionPerformer: (any ActionPerforming)?

  /// What stands between windows and views. A change moves every window over.
  public final var profile: Profile {
    didSet { profileChanged(from: oldValue) }
  }

  /// An application on a screen of a size in points.
  public init(
    screenSize: CGSize = CGSize(width: 390, height: 844), profile: Profile = .textbook
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: screenSize))
    self.profile = profile
    super.init()
    if profile == .device { scene = UIWindowScene(screen: screen, application: self) }
  }

  deinit { willDeinitialize() }

  /// Runs `body` with this application as the shared one and leaves it so.
  public final func makeCurrent() {
    Self.shared = self
  }

  /// Changes the size of the screen, in points. Windows keep theirs.
  public final func resizeScreen(to size: CGSize) {
    screen.bounds.size = size
  }

  /// The scenes of the app: one in the device profile, none in the textbook one.
  public final var connectedScenes: [UIScene] { scene.map { [$0] } ?? [] }

  /// The window that gets events without a location; deprecated since iOS 13 (WN-10).
  public final var keyWindow: UIWindow? { keyWindowStorage }

  /// The windows from the one in front to the one at the back: by level, then by order (WN-1).
  ///
  /// In an app with scenes a window without one is on no screen (WN-9).
  public final var windowsFrontToBack: [UIWindow] {
    let onScreen = windows.enumerated().filter { scene == nil || $0.element.windowScene != nil }
    return onScreen.sorted { first, second in
      let (level, other) = (first.element.windowLevel.rawValue, second.element.windowLevel.rawValue)
      return level == other ? first.offset > second.offset : level > other
    }
    .map(\.element)
  }

  /// The view that a touch at a point of the screen goes to: the windows are asked front to back,
  /// and the first that answers decides (WN-5).
  public final func hitTest(_ screenPoint: CGPoint, with event: UIEvent?) -> UIView? {
    windowOrder.hitTest(screenPoint, with: event)
  }

  /// The delegate, if the chain goes on with it (RC-10).
  override open var nextLink: ResponderLink {
    guard let responder = delegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return .end }
    return .applicationDelegate(responder)
  }

  /// Calls `action` on `target`, or along the responder chain when there is none (TA-3, TA-4);
  /// false when nobody has such a method (TA-6).
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let actionPerformer else { return false }
    if let target {
      let target = target as AnyObject
      if actionPerformer.perform(action, on: target, sender: sender, event: event) { return true }
      actionPerformer.doesNotRecognize(action, target)
      return false
    }
    var candidate = keyWindow?.firstResponder ?? sender as? UIResponder
    while let responder = candidate {
      if actionPerformer.perform(action, on: responder, sender: sender, event: event) {
        return true
      }
      candidate = responder.sendNext()
    }
    return false
  }

  /// Hands an event to the windows that it is for. Events are not delivered here.
  open func sendEvent(_ event: UIEvent) {}

  final func show(_ window: UIWindow) {
    if window.wasShown { return }
    window.wasShown = true
    windows.append(window)
  }

  /// Puts a window in front of the others of its level.
  public final func bringToFront(_ window: UIWindow) {
    if windows.last === window { return }
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  final func setKeyWindow(_ window: UIWindow) {
    keyWindowStorage = window
  }

  private func profileChanged(from old: Profile) {
    guard old != profile else { return }
    scene = profile == .device ? UIWindowScene(screen: screen, application: self) : nil
    for window in windows {
      window.windowScene = scene
      Hosting.reinstall(in: window)
    }
  }
}
