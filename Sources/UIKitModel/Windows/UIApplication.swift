import EventVocabulary
import Foundation

/// The delegate of an application. It is in the responder chain only if it is a responder and
/// neither a view, nor a controller, nor the application itself (RC-10).
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
  /// The amount of a device's own views between a window and the app's views.
  public enum Profile: String, Sendable, CaseIterable {
    /// Root views directly in the window, no scene: the chain as textbooks draw it.
    case textbook
    /// Hosting views and a window scene, as since iOS 13 (RC-6 to RC-9).
    case device
  }

  /// The current application.
  public private(set) static var shared = UIApplication()

  /// Whether `UIApplicationMain` creates the application: only then a class of it is instantiated.
  public static var isBeingMade = false

  /// The screen of the device.
  public final let screen: UIScreen
  /// The delegate. Not retained.
  public final var delegate: (any UIApplicationDelegate)? {
    get { delegateObject as? any UIApplicationDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even if its class is not Swift's.
  public final weak var delegateObject: AnyObject? {
    didSet { wasDelegateSet = delegateObject != nil }
  }
  private final var wasDelegateSet = false
  /// Whether the delegate was released although it was not reset: it was not retained.
  public final var hasLostDelegate: Bool { wasDelegateSet && delegateObject == nil }
  final var windowList = WindowList()
  /// The windows that were ever shown and still exist, in the order in which they came to the
  /// front. None is retained.
  public final var windows: [UIWindow] { windowList.shown }
  /// The windows that exist and were never shown: a new one is hidden (WN-4).
  public final var windowsNeverShown: [UIWindow] { windowList.neverShown }
  /// The windows that existed when a launch began, until the app makes one of its own; nil outside
  /// of a launch.
  final var windowsBeforeLaunch: [UIWindow]?
  private weak final var keyWindowStorage: UIWindow?
  private final var scene: UIWindowScene?
  /// The number of changes when the last update cycle had nothing more to lay out.
  final var updatesAtCycle: UInt64 = 0
  /// Whether there was ever a view that takes a part of the safe area, or that passes margins on.
  final var watchesInsets = false
  /// The layers without a view that wait for the next drawing pass, in the order of the marks
  /// (LA-45).
  final var layersToDraw: [WeakTarget] = []
  /// Whether a device token was given to the delegate, and the registration has not ended since.
  public internal(set) final var isRegisteredForRemoteNotifications = false
  /// The state that the app preserved; nil if there is nothing to restore (AP-52).
  final var preservedState: PreservedState?
  /// The nibs of the app's bundle, by their names.
  public final var nibs: [String: NibArchive] = [:]
  /// The storyboards of the app's bundle, by their names.
  public final var storyboards: [String: StoryboardArchive] = [:]
  /// The time of the device, which changes only when it is advanced.
  public final let clock = SimulatedClock()
  /// The animated transitions in progress.
  final lazy var transitionEnds = TransitionEnds(self)
  /// The transitions by animators of the app's own that are not over (VC-64).
  package internal(set) final var transitionsUnderWay: [UIViewControllerContextTransitioning] = []
  /// The run loop of the main thread.
  public private(set) final lazy var mainLoop = MainLoop(self)
  /// The reports of hardware that were not handled yet (PL-3).
  public private(set) final lazy var eventQueue = EventQueue(self)
  /// The fingers on the screen.
  package final lazy var touchTracker = TouchTracker(self)
  /// Delivers touches to recognizers and views.
  package final lazy var touchDelivery = TouchDeliverer(self)
  /// The recognizers that are in an attempt.
  package final lazy var gestures = GestureEnvironment(self)
  /// The constraints, with the positions that they give views.
  final lazy var layoutEngine = LayoutEngine()
  /// The number of hit tests for each finger that goes down. A device often makes two; the last one
  /// counts (HT-23).
  package final var hitTestsPerTouch = 1
  final lazy var statusBar = UIStatusBarManager()
  /// Deprecated: the number on the app's icon, which is not shown here (KN-12).
  public final var applicationIconBadgeNumber = 0
  /// Deprecated: whether the status bar shows that the network is in use, which is not shown here
  /// (KN-13).
  public final var isNetworkActivityIndicatorVisible = false
  /// Whether there is an engine that takes part in update cycles.
  final var hasConstraints: Bool { !layoutEngine.isIdle }
  /// The animations that are running.
  package final lazy var animations = Animations(self)
  /// The state that the app is in.
  final var state = State.active
  /// The life of the process; nil if it was never launched or sent to the background.
  final var life: LifeCycle?
  /// The delegate of the scene; nil for an app without scenes (AP-11).
  public final var sceneDelegate: ModelObject?
  /// The session of the scene.
  final lazy var sceneSession = UISceneSession(number: 1)
  /// The number of sessions so far.
  final var sceneSessions = 1
  /// The sessions of the scenes that the user threw away (AP-38).
  final var discardedSessions: [UISceneSession] = []
  /// The sessions of further scenes that ended with the process.
  final var endedSessions: [UISceneSession] = []
  /// The further scenes beside the main one (AP-28).
  public internal(set) final var furtherScenes: [FurtherScene] = []
  /// The further scene that the present callback is about.
  final var addressedScene: FurtherScene?
  /// The state of that scene, if it changes alone.
  final var stateOnItsWay: UIScene.ActivationState?
  /// The scene of an app whose windows have none.
  final lazy var looseScene = UIWindowScene(screen: screen, application: self)
  /// The stage at which the scene of an app with scenes is connected (AP-16).
  final var sceneStage = SceneStage.attached
  /// The windows that the scene showed when it was connected.
  final var sceneWindows: SceneWindows?
  /// The background tasks that were begun and not ended, in order.
  final var backgroundTasks: [BackgroundTask] = []
  /// The number of the background task that was begun last.
  final var lastBackgroundTask = 0
  /// The time at which the app left the screen, in seconds of the device; nil while it is on it.
  final var backgroundBegin: TimeInterval?
  /// The entries of Info.plist under `LSApplicationQueriesSchemes`, in lower case (KN-16).
  public final var queriedSchemes: [String] = []
  /// The schemes that installed apps open, in lower case (KN-16).
  public final var installedSchemes = ["http", "https"]
  /// The transactions of Core Animation that are open (LA-21).
  final var transactions = OpenTransactions()
  /// The keyboard, as observers of its notifications know it.
  final lazy var keyboard = Keyboard(self)
  /// The number of turns of the run loop that have ended.
  public private(set) final var turn = 0
  /// The number of unbalanced calls that began to ignore events (UT-26).
  private final var ignoring = 0
  /// Whether remote control events are delivered (FR-14).
  final var receivesRemoteControl = false
  /// Whether an unhandled shake may offer to undo (FR-12).
  open var applicationSupportsShakeToEdit = true
  /// The views at the bottom of the screen for the first responder (FR-5).
  public internal(set) final var inputViews = InputViews.none {
    didSet {
      if inputViews != oldValue { Door.tell(.inputViews(inputViews.map { $0 })) }
    }
  }
  /// The keys that are down.
  public internal(set) final var keysDown: [UIPress] = []
  /// Finds the methods of selectors; without it no action reaches a target.
  public final weak var actionPerformer: (any ActionPerforming)?

  /// The views between windows and the app's views. Setting it converts every window.
  public final var profile: Profile {
    didSet { profileChanged(from: oldValue) }
  }

  /// Creates an application on a screen of a size in points.
  public init(
    screenSize: CGSize = CGSize(width: 390, height: 844), profile: Profile = .textbook
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: screenSize))
    self.profile = profile
    super.init()
    if profile == .device { scene = UIWindowScene(screen: screen, application: self) }
  }

  deinit { willDeinitialize() }

  /// Makes this application the shared one. It runs alone then: a host belongs to one application.
  public final func makeCurrent() { makeCurrent(with: nil) }

  /// Makes this application the shared one, and `host` the one that it reports to. A stop of the
  /// application before it does not stop this one.
  package final func makeCurrent(with host: (any ModelHost)?) {
    if Self.shared !== self { Door.isStopped = false }
    Self.shared = self
    Self.host = host
  }

  /// Changes the size of the screen, in points. Windows keep theirs.
  public final func resizeScreen(to size: CGSize) {
    screen.bounds.size = size
  }

  /// The scenes of the app: one in the device profile and in an app that was launched with a
  /// scene, from `willConnectTo` to the disconnection (AP-16, AP-37), and those that it opened
  /// (AP-28). One before the first launch, too; none in an app that was launched without scenes.
  public final var connectedScenes: [UIScene] {
    let further: [UIScene] = furtherScenes.filter(\.isConnected).map(\.scene)
    guard sceneStage != .absent, hasConnectedScene else { return further }
    return ((sceneOfNewWindows ?? sceneBeforeLaunch).map { [$0] } ?? []) + further
  }

  /// The scene that windows get which commands add; nil for an app without scenes, whose windows
  /// are on the screen without one.
  public final var sceneOfNewWindows: UIWindowScene? {
    guard sceneStage != .absent, hasConnectedScene else { return nil }
    return scene ?? (runsWithScenes ? looseScene : nil)
  }

  /// The scene of all windows before the first launch: every window of a device has one, and the
  /// chain of the textbook profile leaves it out.
  final var sceneBeforeLaunch: UIWindowScene? {
    scene == nil && life == nil ? looseScene : nil
  }

  /// Whether the app was launched with scenes and runs.
  private var runsWithScenes: Bool { life.map { $0.hasScenes && $0.state != .notRunning } ?? false }

  /// The scene of the app, connected or not.
  final var onlyScene: UIWindowScene { scene ?? looseScene }

  /// Makes another scene the main one.
  final func takeOnlyScene(_ other: UIWindowScene) {
    if scene == nil { looseScene = other } else { scene = other }
  }

  /// The window that gets events without a location; deprecated since iOS 13 (WN-10).
  public final var keyWindow: UIWindow? { keyWindowStorage }

  /// The windows from front to back: by level, then by order (WN-1).
  ///
  /// In an app with scenes a window without one is not on screen (WN-9).
  public final var windowsFrontToBack: [UIWindow] {
    let hasScenes = scene != nil || runsWithScenes
    let onScreen = windows.enumerated().filter { _, window in
      !hasScenes || window.attachedScene != nil && !isOfSceneAway(window)
    }
    return onScreen.sorted { first, second in
      let (level, other) = (first.element.windowLevel.rawValue, second.element.windowLevel.rawValue)
      return level == other ? first.offset > second.offset : level > other
    }
    .map(\.element)
  }

  /// The hit view at a point of the screen: the windows are asked front to back, and the first that
  /// answers decides (WN-5).
  public final func hitTest(_ screenPoint: CGPoint, with event: UIEvent?) -> UIView? {
    windowOrder.hitTest(screenPoint, with: event)
  }

  /// The delegate, if the chain continues with it (RC-10).
  override open var nextLink: ResponderLink {
    guard let responder = delegateObject as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return .end }
    return .applicationDelegate(responder)
  }

  /// Calls `action` on `target`, or along the responder chain if that is nil (TA-3, TA-4); returns
  /// false if no responder has such a method (TA-6).
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let actionPerformer else { return false }
    let source = sender.map { $0 as AnyObject }
    if let target {
      let target = target as AnyObject
      Door.tell(.action(selector: action.name, from: source, to: target))
      if let segue = target as? UIStoryboardSegueTemplate {
        segue.perform(from: sender)
        return true
      }
      if actionPerformer.perform(action, on: target, sender: sender, event: event) { return true }
      actionPerformer.doesNotRecognize(action, target)
      return false
    }
    var candidate = keyWindow?.firstResponder ?? sender as? UIResponder
    while let responder = candidate {
      if actionPerformer.knows(action, responder) {
        Door.tell(.action(selector: action.name, from: source, to: responder))
        if actionPerformer.perform(action, on: responder, sender: sender, event: event) {
          return true
        }
      }
      candidate = responder.sendNext()
    }
    Door.tell(.action(selector: action.name, from: source, to: nil))
    return false
  }

  /// Dispatches an event to its windows: touches to those under the fingers, other events to the
  /// key window (PL-1, PL-4).
  open func sendEvent(_ event: UIEvent) {
    Door.tell(.sendEvent(self))
    if event.type == .touches {
      for window in touchDelivery.windows(of: event) where !Door.isStopped {
        window.sendSendEvent(event)
      }
    } else {
      keyWindow?.sendSendEvent(event)
    }
  }

  final func sendSendEvent(_ event: UIEvent) {
    Door.send(.sendEvent, to: self, [event]) { sendEvent(event) }
  }

  /// Ends a turn of the run loop: later work belongs to another one.
  public final func endTurn() {
    turn += 1
    commitTransaction()
  }

  /// Commits the implicit transaction (LA-21). Completions without an animation are called in the
  /// next turn (LA-23).
  final func commitTransaction() {
    guard let waiting = transactions.endTurn() else { return }
    clock.schedule(after: 0) { waiting.noMoreComes() }
  }

  /// Whether touches are currently dropped (UT-26).
  public final var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Drops touches until the matching end; nests. Deprecated since iOS 13 (UT-26).
  public final func beginIgnoringInteractionEvents() {
    ignoring += 1
  }

  /// Ends the last `beginIgnoringInteractionEvents` (UT-26).
  public final func endIgnoringInteractionEvents() {
    ignoring = max(0, ignoring - 1)
  }

  /// The fingers that are on the screen, in order, including those whose touch has no view.
  public final var fingersDown: [Int] { touchTracker.fingers }

  /// The location of a finger, in points of the screen; nil for one that has no touch.
  public final func place(ofFinger finger: Int) -> CGPoint? {
    touchTracker.touch(of: finger).map { touch in
      touch.window?.convert(touch.windowLocation, to: nil as UIWindow?) ?? touch.windowLocation
    }
  }

  /// The touch of a finger that is down; nil for one that has none.
  public final func touch(ofFinger finger: Int) -> UITouch? { touchTracker.touch(of: finger) }

  final func show(_ window: UIWindow) {
    if !window.wasShown { windowList.show(window) }
  }

  /// A window was created. The first one that an app creates during its launch clears the screen:
  /// the process is a new one.
  final func windowWasMade(_ window: UIWindow) {
    windowList.add(window)
    guard let old = windowsBeforeLaunch else { return }
    windowsBeforeLaunch = nil
    for window in old {
      window.rootViewController?.forgetAppearance()
      window.isHidden = true
      if keyWindowStorage === window { keyWindowStorage = nil }
    }
    windowList.remove { window in old.contains { $0 === window } }
  }

  /// The number of windows released while on the screen, because nothing retained them, since the
  /// last call.
  public final func takeWindowLosses() -> Int { windowList.takeLosses() }

  /// Moves a window in front of the others of its level.
  public final func bringToFront(_ window: UIWindow) {
    windowList.bringToFront(window)
  }

  final func setKeyWindow(_ window: UIWindow) {
    let old = keyWindowStorage
    keyWindowStorage = window
    if old !== window {
      if let old { Door.send(.resignKey, to: old) { old.resignKey() } }
      Door.send(.becomeKey, to: window) { window.becomeKey() }
    }
    window.showInputViews()
    keyboard.update()
  }

  /// Releases the delegate of the scene, and the windows that it showed, with their views (AP-37).
  final func releaseScene() {
    remove(sceneWindows)
    sceneWindows = nil
    sceneDelegate = nil
  }

  /// Removes the windows of a scene from the screen, with their views.
  final func remove(_ windows: SceneWindows?) {
    guard let windows else { return }
    if let keyWindow, windows.contains(keyWindow) {
      keyWindowStorage = windows.lastKeyWindow.flatMap { $0.wasShown ? $0 : nil }
    }
    windowList.remove(where: windows.contains)
  }

  /// The language of the device's keyboard, if no responder in the chain has another (FR-5).
  override open var textInputMode: UITextInputMode? { .device }

  /// Whether views are moving because of a change of the profile or of a window's class: visible
  /// views stay visible all the while.
  final var isMovingWindowContents = false

  private func profileChanged(from old: Profile) {
    guard old != profile else { return }
    scene = profile == .device ? UIWindowScene(screen: screen, application: self) : nil
    isMovingWindowContents = true
    defer { isMovingWindowContents = false }
    for window in windows {
      window.attachedScene = scene
      Hosting.reinstall(in: window)
    }
  }
}
