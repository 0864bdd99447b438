import EventVocabulary
import Foundation

/// The root of a view tree: it is on the screen and gets touches from the application.
open class UIWindow: UIView {
  /// The level of windows from back to front; only the order matters between levels (WN-1).
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height of the level.
    public let rawValue: CGFloat

    /// Creates a level from its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default level of windows: 0 (WN-2).
    public static let normal = Level(rawValue: 0)
    /// In front of the normal ones: 1000 (WN-2).
    public static let statusBar = Level(rawValue: 1000)
    /// In front of all others: 2000 (WN-2).
    public static let alert = Level(rawValue: 2000)

    /// A level further in front.
    public static func + (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue + height)
    }

    /// A level less far in front.
    public static func - (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue - height)
    }
  }

  /// The level of the window.
  public final var windowLevel = Level.normal
  /// The scene that shows the window; without one it is on no screen in a scene-based app (WN-9).
  public final var windowScene: UIWindowScene? {
    get { attachedScene ?? application?.sceneBeforeLaunch }
    set { attachedScene = newValue }
  }
  /// The scene that was set for it, which the responder chain contains (RC-8).
  public final weak var attachedScene: UIWindowScene?
  /// The responder that gets keys and motion while this window is key (FR-4).
  public internal(set) final weak var firstResponder: UIResponder?
  /// Whether another first responder follows the resigning one.
  final var keepsInputViews = false
  private final lazy var ownUndoManager = UndoManager()
  /// Whether the window was ever shown, so that it is in its application's list.
  final var wasShown = false
  /// Whether the root controller was set while the window was hidden: its view is not loaded until
  /// the window is shown.
  final var awaitsRootView = false
  private(set) weak final var application: UIApplication?

  /// Creates a window of the current application, hidden until it is shown (WN-4).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }

  /// Creates a window as large as the screen, since iOS 9; not documented in a rule.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    attachedScene = windowScene
    join()
  }

  /// Creates a window from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join()
  }

  /// Hides the new window (WN-4), and registers it with its application, which does not retain it.
  private func join() {
    viewState.pointee.refusals.set(.hidden, true)
    application = .shared
    application?.windowWasMade(self)
  }

  deinit { willDeinitialize() }

  /// The controller whose view fills the window. Setting it installs the view, sized to the window
  /// (VC-19): directly, or inside the hosting views of iOS 13 and later (RC-6). A hidden window
  /// does so when it is shown.
  open var rootViewController: UIViewController? {
    didSet { Hosting.install(rootViewController, replacing: oldValue, in: self) }
  }

  /// Whether the window may become key (WN-8).
  open var canBecomeKey: Bool { true }

  /// Whether the window gets events that have no location (PL-4).
  public final var isKeyWindow: Bool { application?.keyWindow === self }

  /// The screen that the window is on.
  public final var screen: UIScreen { windowScene?.screen ?? application?.screen ?? .main }

  /// Dispatches an event: touches to recognizers and then to views (PL-1), other events to the
  /// first responder, or to the window itself without one (FR-9, FR-10).
  open func sendEvent(_ event: UIEvent) {
    Door.tell(.sendEvent(self))
    switch event.type {
    case .touches: application?.touchDelivery.deliver(event, in: self)
    default: application?.deliver(event, to: firstResponder ?? self)
    }
  }

  /// Clears the first responder, if it is `responder`.
  final func release(_ responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    Door.tell(.firstResponder(nil))
    if !keepsInputViews { showInputViews() }
    if !(responder is UITextField) { application?.keyboard.update() }
    responder.didResignFirstResponder()
    application?.keyboard.update()
  }

  /// Every window has an undo manager, for the responders in it that have none (FR-5).
  override open var undoManager: UndoManager? { ownUndoManager }

  final func sendSendEvent(_ event: UIEvent) {
    Door.send(.sendEvent, to: self, [event]) { sendEvent(event) }
  }

  /// Makes the window key; does not show it (WN-4).
  open func makeKey() {
    guard canBecomeKey else { return }
    application?.setKeyWindow(self)
  }

  /// The window is key now. Posts that (WN-20).
  open func becomeKey() { SystemNotification.post("UIWindowDidBecomeKeyNotification", self) }

  /// The window is no longer key. Posts that (WN-20).
  open func resignKey() { SystemNotification.post("UIWindowDidResignKeyNotification", self) }

  /// Shows the window, makes it key and moves it in front of its level and those below (WN-3).
  open func makeKeyAndVisible() {
    isHidden = false
    application?.bringToFront(self)
    makeKey()
  }

  override func hiddennessChanged() {
    let isShown = !viewState.pointee.refusals.contains(.hidden)
    if isShown { application?.show(self) }
    application?.windowList.note(self, isOnScreen: isShown)
    Hosting.windowChanged(self, isShown: isShown)
    SystemNotification.post(
      isShown ? "UIWindowDidBecomeVisibleNotification" : "UIWindowDidBecomeHiddenNotification", self
    )
  }

  /// The window's scene if it has one, or else the application (RC-8).
  override open var nextLink: ResponderLink {
    if let attachedScene { return .windowScene(attachedScene) }
    if let application { return .application(application) }
    return .end
  }
}
