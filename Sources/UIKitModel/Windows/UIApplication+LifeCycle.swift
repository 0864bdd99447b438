import EventVocabulary
import Foundation

/// A callback that was due, and whether it is implemented.
public struct LifeStep {
  /// The callback.
  public let callback: LifeCallback
  /// The rule by which it comes now.
  public let rule: String
  /// The receiver, whether it implements the callback or not; nil if there is none.
  public let receiver: ModelObject?
  /// Whether the receiver implements it.
  public let isHeard: Bool
  /// The name of the background task whose closure it is.
  public var task: String?
  /// The number of the scene that it is about; nil where the app has only one (AP-28).
  public var scene: Int?
}

/// The life of the app: launched, sent to the background, brought back, ended (AP).
extension UIApplication {
  /// The state of the process; active for an app that was never launched by command.
  public final var lifeState: LifeState { life?.state ?? .active }

  /// Whether a launch can follow: the app has ended, or was never launched.
  public final var canLaunch: Bool { life.map { $0.state == .notRunning } ?? true }

  /// Whether the app uses scenes (AP-11).
  public final var livesByScenes: Bool { life?.hasScenes ?? (sceneDelegate != nil) }

  /// Whether the scene is connected, as it is until the system releases it (AP-37).
  final var hasConnectedScene: Bool { life?.isConnected ?? true }

  /// Applies an input to the app, and sends the resulting callbacks, in order. Throws, and changes
  /// nothing, if the input is not possible in its state.
  public final func live(_ input: LifeInput, opening url: URL? = nil) throws(LifeRefusal)
    -> [LifeStep]
  {
    var next = life ?? LifeCycle()
    // An app that was never launched has been running all the time.
    if life == nil, input != .launch { _ = try next.take(.launch, hasScenes: sceneDelegate != nil) }
    let calls = try next.take(input, hasScenes: sceneDelegate != nil)
    if input == .suspend, !backgroundTasks.isEmpty { throw .hasTasks(backgroundTasks.map(\.name)) }
    let from = lifeState
    let isLaunch = input == .launch || from == .notRunning
    if from == .notRunning, next.discardsScene {
      discardedSessions = [sceneSession] + endedSessions
    }
    if from == .notRunning { endedSessions = [] }
    if from == .notRunning {
      sceneSessions += 1
      sceneSession = UISceneSession(number: sceneSessions)
    }
    // A new process knows nothing of the tasks of the one before.
    if lifeState == .notRunning { (backgroundTasks, lastBackgroundTask) = ([], 0) }
    life = next
    if isLaunch { beginLaunch() }
    defer { endConnection() }
    clock.isFrozen = next.state == .suspended || next.state == .notRunning
    if next.state != .background { backgroundBegin = nil }
    if next.state == .background, backgroundBegin == nil { backgroundBegin = clock.now }
    var sending = LifeSending(url: url)
    var steps: [LifeStep] = []
    for (callback, rule) in calls where !Door.isStopped {
      guard let rule = sending.rule(rule, of: callback) else { continue }
      if callback == .willConnect { beginConnection(isLaunch: isLaunch) }
      setState(state(during: callback, isLaunch: isLaunch))
      let receivers = receivers(of: callback)
      steps += tell(callback, rule, receivers, &sending)
      if callback == .sceneWillEnterForeground { sceneStage = .attached }
      post(callback.notifications(atLaunch: input == .launch), of: receivers.map(\.scene))
      if callback == .didFinishLaunching, !next.hasScenes { checkWindows() }
      if callback == .willFinishLaunching, !next.hasScenes { steps += restoreState() }
      if callback == .appDidEnterBackground, !next.hasScenes { steps += preserveState() }
    }
    // A user who throws the app away wants to begin again; one that was suspended may have been
    // ended by the system.
    if input == .terminate, from != .suspended { preservedState = nil }
    if input == .expire { steps += expireBackgroundTasks() }
    if input == .disconnect { releaseScene() }
    setState(lifeState)
    return steps
  }

  /// Begins a new process: windows on the screen stay until the app makes one of its own, as the
  /// window of a main storyboard does (AP-5, AP-47).
  private func beginLaunch() {
    let hasScenes = life?.hasScenes ?? false
    sceneStage = hasScenes ? .absent : .attached
    windowList.ignoreLosses()
    windowsBeforeLaunch = windows
    for window in windows where !hasScenes && window.attachedScene === looseScene {
      window.attachedScene = nil
    }
  }

  /// The scene is about to be connected; the windows on the screen before belong to it.
  private func beginConnection(isLaunch: Bool) {
    sceneStage = .connecting
    for window in windowsBeforeLaunch ?? [] where window.attachedScene == nil {
      window.attachedScene = onlyScene
    }
  }

  private func endConnection() {
    windowsBeforeLaunch = nil
    sceneStage = .attached
  }

  /// The state of the app during a callback: on its way to the screen for the first time it is
  /// inactive until it is active, and otherwise away until it is in the foreground (AP-14, AP-17).
  private func state(during callback: LifeCallback, isLaunch: Bool) -> LifeState {
    if isLaunch, callback.state == .background { return .inactive }
    return !isLaunch && callback == .willConnect ? .background : callback.state
  }

  /// When an app without scenes has launched, every window on the screen needs a root controller
  /// (EX-17).
  private func checkWindows() {
    guard !Door.isStopped,
      let window = windows.first(where: { !$0.isHidden && $0.rootViewController == nil })
    else { return }
    UIView.refused(.exception(.windowWithoutController, [window]))
  }

  /// A receiver of a callback, and the scene that it is about; nil for the main one, and if it is
  /// about none.
  private typealias Receiver = (object: ModelObject?, scene: FurtherScene?)

  /// Sends a callback to all its receivers.
  private func tell(
    _ callback: LifeCallback, _ rule: String, _ receivers: [Receiver],
    _ sending: inout LifeSending
  ) -> [LifeStep] {
    let outer = addressedScene
    defer { addressedScene = outer }
    return receivers.map { receiver, scene in
      addressedScene = scene
      let isHeard = tell(callback, to: receiver) { send(callback, to: $0, &sending) }
      return LifeStep(
        callback: callback, rule: rule, receiver: receiver, isHeard: isHeard,
        scene: number(of: scene, in: callback))
    }
  }

  /// Sends a callback about the addressed scene alone, and posts the resulting notifications.
  final func told(_ callback: LifeCallback, _ rule: String) -> [LifeStep] {
    var sending = LifeSending(url: nil)
    let receivers = receivers(of: callback)
    let steps = tell(callback, rule, receivers, &sending)
    let notifications = callback.notifications(atLaunch: false).filter { $0.poster == .scene }
    post(notifications, of: receivers.map(\.scene))
    return steps
  }

  private func number(of scene: FurtherScene?, in callback: LifeCallback) -> Int? {
    callback.receiver == .scene || scene != nil ? sceneNumber(scene) : nil
  }

  /// Sends a callback with the facts for observers; returns whether it is implemented.
  final func tell(
    _ callback: LifeCallback, to receiver: ModelObject?, _ send: (ModelObject) -> Bool
  ) -> Bool {
    if let receiver { Door.hear(.life(callback, to: receiver)) }
    let isHeard = receiver.map { send($0) } ?? false
    if let receiver, !isHeard { Door.hear(.unheard(callback, by: receiver)) }
    let number = number(of: addressedScene, in: callback)
    Door.tell(.lifeCycle(callback, to: receiver, isHeard: isHeard, scene: number))
    return isHeard
  }

  /// Posts the notifications of a callback, even if it is not implemented (AP-48). Scenes post each
  /// for itself, the app once.
  private func post(_ notifications: [LifeNotification], of scenes: [FurtherScene?]) {
    for notification in notifications {
      let posters: [ModelObject] =
        notification.poster == .scene ? scenes.map { $0?.scene ?? onlyScene } : [self]
      for poster in posters where !Door.isStopped {
        Self.host?.post(SystemNotification(notification.name, poster))
      }
    }
  }

  private func setState(_ state: LifeState) {
    switch state {
    case .active: applicationState = .active
    case .inactive: applicationState = .inactive
    case .background, .suspended, .notRunning: applicationState = .background
    }
  }

  private func receivers(of callback: LifeCallback) -> [Receiver] {
    switch callback.receiver {
    case .application: return [(delegateObject as? ModelObject, addressedScene)]
    case .scene:
      if let addressedScene { return [(addressedScene.delegate, addressedScene)] }
      return [(sceneDelegate, nil)] + (callback.isOfAllScenes ? furtherReceivers : [])
    case .controllers:
      var found: [UIViewController] = []
      var waiting = windowsFrontToBack.compactMap(\.rootViewController)
      while let controller = waiting.popLast() {
        found.append(controller)
        waiting += controller.children.reversed()
        if let presented = controller.ownPresented { waiting.append(presented) }
      }
      return found.map { ($0, nil) }
    }
  }

  /// The further scenes that come and go with the app (AP-28).
  private var furtherReceivers: [Receiver] {
    furtherScenes.filter(\.isInFront).map { ($0.delegate, $0) }
  }

  /// Calls a method of a delegate or a controller; returns false if it has none.
  private func send(
    _ callback: LifeCallback, to receiver: ModelObject, _ sending: inout LifeSending
  ) -> Bool {
    let (shown, key) = (windows, keyWindow)
    let session = addressedScene?.session ?? sceneSession
    let connectedScene: UIScene = addressedScene?.scene ?? onlyScene
    let arguments: [Any?] =
      switch callback {
      case .willFinishLaunching, .didFinishLaunching:
        [self, life?.hasScenes == true ? nil : sending.url.map { LaunchFacts.launchedBy($0) }]
      case .configurationForConnecting: [self, session, sending.connectionOptions]
      case .willConnect: [connectedScene, session, sending.connectionOptions]
      case .didDiscardSceneSessions: [self, Set(discardedSessions)]
      case .openURL: [self, sending.url, LaunchFacts.opens]
      case .openURLContexts: [connectedScene, sending.contexts]
      case .didReceiveMemoryWarning: []
      default: callback.receiver == .scene ? [connectedScene] : [self]
      }
    let call = DelegateCalls.call(receiver, Selector(callback.selector), arguments)
    guard case .answered(let value) = call else { return false }
    if callback == .willConnect {
      let made = SceneWindows(of: self, besides: shown, lastKeyWindow: key)
      if let addressedScene { addressedScene.windows = made } else { sceneWindows = made }
    }
    sending.note(value, of: callback)
    return true
  }
}

extension LifeCallback {
  /// Whether every scene that comes and goes with the app receives it.
  fileprivate var isOfAllScenes: Bool {
    switch self {
    case .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneWillEnterForeground:
      true
    default: false
    }
  }
}

/// Further arguments of a launch, or of the opening of a URL: the dictionary of a delegate's
/// method.
public enum LaunchFacts: Sendable {
  /// The app is launched to open a URL.
  case launchedBy(URL)
  /// A URL is opened; there is no further information about it.
  case opens
}

/// The common state of the callbacks of one input.
private struct LifeSending {
  let url: URL?
  /// The results of willFinishLaunching and didFinishLaunching, of those that are implemented.
  private var finished: [Bool] = []

  init(url: URL?) {
    self.url = url
  }

  var contexts: Set<UIOpenURLContext> { url.map { [UIOpenURLContext(url: $0)] } ?? [] }

  var connectionOptions: UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(opening: contexts)
  }

  mutating func note(_ value: Any?, of callback: LifeCallback) {
    guard callback == .willFinishLaunching || callback == .didFinishLaunching else { return }
    finished.append(value as? Bool ?? true)
  }

  /// The rule by which a callback is sent; nil if it is not: a URL that all implemented methods of
  /// the launch refuse is not opened (AP-42), and the case of a refusal by one of two is open
  /// (AP-43).
  func rule(_ rule: String, of callback: LifeCallback) -> String? {
    guard callback == .openURL, finished.contains(false) else { return rule }
    return finished.contains(true) ? "AP-43" : nil
  }
}
