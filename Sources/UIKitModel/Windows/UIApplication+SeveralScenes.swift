import EventVocabulary
import Foundation

/// Several scenes of one app, each with its own state (AP-28).
extension UIApplication {
  /// The sessions of the app's scenes, connected or not, in the order in which they were opened
  /// (AP-37).
  public final var openSessions: [UISceneSession] {
    guard livesByScenes, lifeState != .notRunning else { return [] }
    return ([sceneSession] + furtherScenes.map(\.session)).sorted { $0.number < $1.number }
  }

  /// The scenes with their states, in the order in which they were opened; none if the app has only
  /// one.
  public final var severalScenes: [SceneEntry] {
    guard !furtherScenes.isEmpty else { return [] }
    return openSessions.map { session in
      let further = furtherScenes.first { $0.session === session }
      return SceneEntry(session: session, state: state(of: further))
    }
  }

  /// The state of a scene: of the main one if the argument is nil (AP-16).
  final func state(of further: FurtherScene?) -> UIScene.ActivationState {
    let isThere = further?.isConnected ?? (hasConnectedScene && sceneStage == .attached)
    guard lifeState != .notRunning, isThere else { return .unattached }
    if let further, let state = stateOnItsWay, further === addressedScene { return state }
    if further?.isAway ?? false { return .background }
    return switch applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The further scene with this object; nil for the main one.
  final func further(_ scene: UIScene) -> FurtherScene? {
    furtherScenes.isEmpty ? nil : furtherScenes.first { $0.scene === scene }
  }

  /// Whether a window is of a scene that is away while others are on the screen.
  final func isOfSceneAway(_ window: UIWindow) -> Bool {
    guard !furtherScenes.isEmpty, let scene = window.attachedScene else { return false }
    return further(scene).map { !$0.isInFront } ?? false
  }

  /// The number of a scene in reports about it; nil if the app has only one.
  final func sceneNumber(_ further: FurtherScene?) -> Int? {
    furtherScenes.isEmpty ? nil : (further?.session ?? sceneSession).number
  }

  /// Applies an input to one scene, by the number of its session, or opens another one. Throws, and
  /// changes nothing, if that is not possible.
  public final func live(
    _ input: LifeInput, scene number: Int?
  ) throws(LifeRefusal) -> [LifeStep] {
    guard lifeState != .notRunning, var next = life else { throw .isNotRunning }
    guard next.hasScenes else { throw .hasNoScenes }
    let calls = input == .scene || input == .discard ? try next.take(input) : []
    guard let number else { return try openScene(calls) }
    let isFirst = number == sceneSession.number
    let further = furtherScenes.first { $0.session.number == number }
    return switch input {
    case .home: try sendAway(further, number)
    case .back: try bringBack(further, number)
    case .disconnect:
      isFirst && next.state != .active ? try live(.disconnect) : try disconnect(further, number)
    default: try discard(further, calls, number)
    }
  }

  // MARK: Inputs for one scene

  private func openScene(_ calls: [LifeCall]) throws(LifeRefusal) -> [LifeStep] {
    sceneSessions += 1
    let further = FurtherScene(
      session: UISceneSession(number: sceneSessions),
      scene: UIWindowScene(screen: screen, application: self))
    further.delegate = Self.host?.makeSceneDelegate()
    furtherScenes.append(further)
    return tell(calls, to: further)
  }

  private func sendAway(
    _ further: FurtherScene?, _ number: Int
  ) throws(LifeRefusal) -> [LifeStep] {
    try life?.isActive()
    if let further, !further.isInFront { throw .sceneAway(number) }
    let others = furtherScenes.filter { $0.isInFront && $0 !== further }
    if further == nil {
      guard let other = others.first else { return try live(.home) }
      exchange(with: other)
      // The other scene has taken the state of the main one.
      return leave(other)
    }
    guard let further else { return [] }
    return leave(further)
  }

  private func leave(_ further: FurtherScene) -> [LifeStep] {
    let steps = tell(LifeCycle.sceneLeaves, to: further)
    further.isAway = true
    return steps
  }

  private func bringBack(
    _ further: FurtherScene?, _ number: Int
  ) throws(LifeRefusal) -> [LifeStep] {
    if lifeState == .active {
      guard let further, !further.isInFront else { throw .sceneInFront(number) }
      return comeBack(further)
    }
    if lifeState == .inactive { try life?.isActive() }
    // The app comes back with this scene, and the others stay where they are.
    for other in furtherScenes { other.isAway = true }
    if let further { exchange(with: further) }
    if !hasConnectedScene, sceneDelegate == nil { sceneDelegate = Self.host?.makeSceneDelegate() }
    return try live(.back)
  }

  private func comeBack(_ further: FurtherScene) -> [LifeStep] {
    let calls = LifeCycle.sceneReturns(isConnected: further.isConnected)
    if !further.isConnected {
      further.delegate = Self.host?.makeSceneDelegate()
      further.scene = UIWindowScene(screen: screen, application: self)
    }
    for window in windows where window.attachedScene === further.scene { bringToFront(window) }
    return tell(calls, to: further)
  }

  private func disconnect(
    _ further: FurtherScene?, _ number: Int
  ) throws(LifeRefusal) -> [LifeStep] {
    if lifeState != .active { try life?.isInBackground() }
    guard let further, lifeState != .active || further.isAway else { throw .sceneInFront(number) }
    guard further.isConnected else { throw .sceneDisconnected(number) }
    let steps = tell([(.sceneDidDisconnect, "AP-37")], to: further)
    release(further)
    return steps
  }

  private func discard(
    _ further: FurtherScene?, _ calls: [LifeCall], _ number: Int
  ) throws(LifeRefusal) -> [LifeStep] {
    if lifeState != .active { try life?.isInBackground() }
    guard let other = further ?? furtherScenes.first(where: \.isConnected) ?? furtherScenes.first
    else { throw .isOnlyScene(number) }
    if lifeState == .active, further?.isInFront ?? true { throw .sceneInFront(number) }
    if further == nil { exchange(with: other) }
    discardedSessions = [other.session]
    let steps = tell(other.isConnected ? calls : Array(calls.suffix(1)), to: other)
    release(other)
    furtherScenes.removeAll { $0 === other }
    return steps
  }

  // MARK: Notifications

  private typealias LifeCall = (callback: LifeCallback, rule: String)

  /// Sends the callbacks of one scene, while the others do not change.
  private func tell(_ calls: [LifeCall], to further: FurtherScene) -> [LifeStep] {
    addressedScene = further
    defer { (addressedScene, stateOnItsWay) = (nil, nil) }
    var steps: [LifeStep] = []
    for (callback, rule) in calls where !Door.isStopped {
      if callback == .willConnect { further.isConnected = true }
      stateOnItsWay = callback.sceneState
      steps += told(callback, rule)
      if callback == .sceneDidBecomeActive { further.isAway = false }
    }
    return steps
  }

  /// Makes another scene the main one, and exchanges their states.
  private func exchange(with further: FurtherScene) {
    let first = (sceneSession, sceneDelegate, onlyScene, sceneWindows, hasConnectedScene)
    life?.standsFor(connectedScene: further.isConnected)
    (sceneSession, sceneDelegate) = (further.session, further.delegate)
    sceneWindows = further.windows
    takeOnlyScene(further.scene)
    (further.session, further.delegate, further.scene) = (first.0, first.1, first.2)
    (further.windows, further.isConnected) = (first.3, first.4)
  }

  /// Releases the delegate of a scene and the windows that it showed (AP-37).
  private func release(_ further: FurtherScene) {
    remove(further.windows)
    (further.windows, further.delegate, further.isConnected) = (nil, nil, false)
    further.isAway = true
  }
}

extension LifeCallback {
  /// The state that a scene reports during the callback, if it changes alone.
  fileprivate var sceneState: UIScene.ActivationState {
    switch self {
    case .configurationForConnecting, .willConnect, .sceneDidDisconnect: .unattached
    case .sceneWillEnterForeground, .sceneDidEnterBackground: .background
    default: .foregroundActive
    }
  }
}

/// The interface for apps.
extension UIApplication {
  /// Whether the app may have several scenes: one that uses scenes does here.
  public final var supportsMultipleScenes: Bool { livesByScenes }

  /// Opens another scene, or brings that of a session to the screen, in a later turn of the run
  /// loop. Calls `refused` if that is not possible (AP-28).
  public final func requestSceneSessionActivation(
    _ session: UISceneSession?, refused: @escaping () -> Void
  ) {
    request(session == nil ? .scene : .back, session, refused)
  }

  /// Throws a scene away in a later turn of the run loop (AP-38).
  public final func requestSceneSessionDestruction(
    _ session: UISceneSession, refused: @escaping () -> Void
  ) {
    request(.discard, session, refused)
  }

  private func request(
    _ input: LifeInput, _ session: UISceneSession?, _ refused: @escaping () -> Void
  ) {
    clock.schedule(after: 0) { [weak self] in
      guard let self, !Door.isStopped else { return }
      do throws(LifeRefusal) {
        // The system takes a scene off the screen before it releases it.
        if input == .discard, let session, isInFront(session) {
          guard !furtherScenes.isEmpty else { throw .isOnlyScene(session.number) }
          _ = try live(.home, scene: session.number)
        }
        _ = try live(input, scene: session?.number)
      } catch {
        refused()
      }
    }
  }

  private func isInFront(_ session: UISceneSession) -> Bool {
    lifeState == .active
      && (session === sceneSession
        || furtherScenes.contains { $0.session === session && $0.isInFront })
  }
}
