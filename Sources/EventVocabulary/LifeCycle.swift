/// The reason why an input is not possible for an app in its state.
public enum LifeRefusal: Error, Codable, Sendable, Hashable {
  /// It runs already.
  case isRunning
  /// It does not run: `launch` comes first.
  case isNotRunning
  /// It is on the screen already.
  case isInFront
  /// It is not on the screen.
  case isAway
  /// There is nothing to end: no call, no lock, no switcher, no alert.
  case nothingToEnd(LifeInput)
  /// An interruption is in progress that has to end first.
  case isInterrupted(by: LifeInput)
  /// None of its code runs.
  case isSuspended
  /// Background tasks that were begun and not ended keep it running.
  case hasTasks([String])
  /// It has no scenes.
  case hasNoScenes
  /// Its scene is disconnected already.
  case isDisconnected
  /// One of its scenes, by its number, is on the screen, and has to be away.
  case sceneInFront(Int)
  /// One of its scenes is away already.
  case sceneAway(Int)
  /// One of its scenes is disconnected already.
  case sceneDisconnected(Int)
  /// The scene to be thrown away is its only one.
  case isOnlyScene(Int)
}

/// The life of an app as a state machine: from inputs to the resulting callbacks, in order.
///
/// It contains only documented or observed behaviour; that which depends on a version, such as
/// whether a banner makes an app inactive, is left out (AP-23).
public struct LifeCycle: Codable, Sendable, Hashable {
  /// Whether the app has scenes (AP-11).
  public private(set) var hasScenes = true
  /// The state of the process.
  public private(set) var state = LifeState.notRunning
  /// The interruption that prevents the app from being active, and has to end first.
  public private(set) var interruption: LifeInput?
  /// Whether the scene of an app with scenes is connected (AP-37).
  public private(set) var isConnected = true

  /// Whether the launch that follows reports a scene that the user threw away (AP-38).
  public private(set) var discardsScene = false

  /// Creates an app that is not running.
  public init() {}

  /// The callbacks that an input causes, in order, each with its rule.
  public mutating func take(_ input: LifeInput, hasScenes: Bool = true) throws(LifeRefusal)
    -> [(callback: LifeCallback, rule: String)]
  {
    if input == .launch { return try launch(hasScenes) }
    if input == .open, state == .notRunning { return try launchByURL(hasScenes) }
    guard state != .notRunning else { throw .isNotRunning }
    switch input {
    case .launch: return []
    case .home, .lock:
      guard state == .active || state == .inactive else { throw .isAway }
      let rule =
        input == .lock ? "AP-26" : interruption == .switcher ? "AP-25" : "AP-20"
      let wasActive = state == .active
      interruption = input == .lock ? .lock : nil
      state = .background
      return wasActive ? [resigns(rule), entersBackground(rule)] : [entersBackground(rule)]
    case .back, .unlock:
      if input == .unlock, interruption != .lock { throw .nothingToEnd(.lock) }
      if input == .back {
        if interruption == .lock { throw .isInterrupted(by: .lock) }
        if interruption == .accept { throw .isInterrupted(by: .accept) }
        guard state == .background || state == .suspended else { throw .isInFront }
      }
      return comesBack(input == .back ? "AP-21" : "AP-26")
    case .call, .switcher, .alert:
      guard state == .active else {
        throw state == .inactive ? .isInterrupted(by: interruption ?? .alert) : .isAway
      }
      interruption = input
      state = .inactive
      return [resigns(input == .call ? "AP-22" : input == .switcher ? "AP-25" : "AP-24")]
    case .decline: return try ends(.call, "AP-22")
    case .same: return try ends(.switcher, "AP-25")
    case .dismissed: return try ends(.alert, "AP-24")
    case .accept:
      guard interruption == .call else { throw .nothingToEnd(.call) }
      interruption = .accept
      state = .background
      return [entersBackground("AP-22")]
    case .hangup:
      guard interruption == .accept else { throw .nothingToEnd(.accept) }
      interruption = nil
      state = .active
      return [entersForeground("AP-22"), becomesActive("AP-22")]
    case .memory:
      guard state != .suspended else { return [] }
      return [(.appDidReceiveMemoryWarning, "AP-39"), (.didReceiveMemoryWarning, "AP-39")]
    case .suspend:
      guard state == .background else { throw state == .suspended ? .isAway : .isInFront }
      state = .suspended
      return []
    case .expire:
      try isInBackground()
      return []
    case .open:
      guard state == .background || state == .suspended else {
        throw interruption.map { .isInterrupted(by: $0) } ?? .isInFront
      }
      if let interruption { throw .isInterrupted(by: interruption) }
      return opensURL()
    case .disconnect:
      guard self.hasScenes else { throw .hasNoScenes }
      try isInBackground()
      guard isConnected else { throw .isDisconnected }
      isConnected = false
      return [(.sceneDidDisconnect, "AP-37")]
    case .scene:
      guard self.hasScenes else { throw .hasNoScenes }
      try isActive()
      return Self.opening
    case .discard:
      guard self.hasScenes else { throw .hasNoScenes }
      return [(.sceneDidDisconnect, "AP-37"), (.didDiscardSceneSessions, "AP-38")]
    case .terminate:
      let wasSuspended = state == .suspended
      state = .notRunning
      interruption = nil
      discardsScene = self.hasScenes
      return wasSuspended ? [] : [(.appWillTerminate, "AP-36")]
    }
  }

  private mutating func launch(_ hasScenes: Bool) throws(LifeRefusal)
    -> [(callback: LifeCallback, rule: String)]
  {
    guard state == .notRunning else { throw .isRunning }
    self.hasScenes = hasScenes
    state = .active
    interruption = nil
    isConnected = true
    guard hasScenes else {
      return [
        (.willFinishLaunching, "AP-5"), (.didFinishLaunching, "AP-5"),
        (.appDidBecomeActive, "AP-5"),
      ]
    }
    return [(.willFinishLaunching, "AP-6"), (.didFinishLaunching, "AP-6")] + Self.opening
      + (discardsScene ? [(.didDiscardSceneSessions, "AP-38")] : [])
  }

  /// A scene between its configuration and its appearance on the screen (AP-6, AP-7).
  private static let opening: [Step] = [
    (.configurationForConnecting, "AP-6"), (.willConnect, "AP-6"),
    (.sceneWillEnterForeground, "AP-7"), (.sceneDidBecomeActive, "AP-6"),
  ]

  /// The callbacks to one scene of several when it leaves the screen, while others stay (AP-28).
  public static let sceneLeaves: [(callback: LifeCallback, rule: String)] = [
    (.sceneWillResignActive, "AP-28"), (.sceneDidEnterBackground, "AP-28"),
  ]

  /// The callbacks to it when it comes back, after `willConnect` if it was disconnected (AP-28,
  /// AP-37).
  public static func sceneReturns(
    isConnected: Bool
  ) -> [(callback: LifeCallback, rule: String)] {
    (isConnected ? [] : [(.willConnect, "AP-37")])
      + [(.sceneWillEnterForeground, "AP-28"), (.sceneDidBecomeActive, "AP-28")]
  }

  /// Sets whether the main scene is connected: another one is the main scene from now on.
  public mutating func standsFor(connectedScene isConnected: Bool) {
    self.isConnected = isConnected
  }

  /// Throws unless the app is active.
  public func isActive() throws(LifeRefusal) {
    guard state != .active else { return }
    throw interruption.map { .isInterrupted(by: $0) } ?? .isAway
  }

  /// A launch by a URL: without scenes the app delegate is asked to open it before the app is
  /// active (AP-41); a scene finds it in its connection options (AP-44).
  private mutating func launchByURL(_ hasScenes: Bool) throws(LifeRefusal) -> [Step] {
    var steps = try launch(hasScenes)
    if !hasScenes { steps.insert((.openURL, "AP-41"), at: steps.count - 1) }
    return steps
  }

  /// A URL that brings the app back: it is opened before the app is active (AP-41, AP-44). A scene
  /// that is connected again finds it in its connection options.
  private mutating func opensURL() -> [Step] {
    let connectsAgain = hasScenes && !isConnected
    var steps = comesBack(hasScenes ? "AP-21" : "AP-41")
    if !connectsAgain {
      steps.insert(hasScenes ? (.openURLContexts, "AP-44") : (.openURL, "AP-41"), at: 1)
    }
    return steps
  }

  /// The app comes to the screen; a disconnected scene is connected first, for the same session,
  /// without asking for a configuration (AP-6).
  private mutating func comesBack(_ rule: String) -> [Step] {
    let connects: [Step] = hasScenes && !isConnected ? [(.willConnect, "AP-37")] : []
    isConnected = true
    interruption = nil
    state = .active
    return connects + [entersForeground(rule), becomesActive(rule)]
  }

  /// Throws unless the app is in the background, with its code running.
  public func isInBackground() throws(LifeRefusal) {
    guard state != .suspended else { throw .isSuspended }
    guard state == .background else { throw .isInFront }
  }

  /// The time in the background is over: the app is suspended, or ended if tasks remain (AP-32).
  public mutating func expired(endingApp: Bool) {
    state = endingApp ? .notRunning : .suspended
    if endingApp { interruption = nil }
  }

  private mutating func ends(_ what: LifeInput, _ rule: String) throws(LifeRefusal)
    -> [(callback: LifeCallback, rule: String)]
  {
    guard interruption == what else { throw .nothingToEnd(what) }
    interruption = nil
    state = .active
    return [becomesActive(rule)]
  }

  private typealias Step = (callback: LifeCallback, rule: String)

  private func resigns(_ rule: String) -> Step {
    (hasScenes ? .sceneWillResignActive : .appWillResignActive, rule)
  }
  private func entersBackground(_ rule: String) -> Step {
    (hasScenes ? .sceneDidEnterBackground : .appDidEnterBackground, rule)
  }
  private func entersForeground(_ rule: String) -> Step {
    (hasScenes ? .sceneWillEnterForeground : .appWillEnterForeground, rule)
  }
  private func becomesActive(_ rule: String) -> Step {
    (hasScenes ? .sceneDidBecomeActive : .appDidBecomeActive, rule)
  }
}
