/// The states of an app's process, as a diagram of its life has them (AP-15, AP-18).
public enum LifeState: String, Codable, Sendable, Hashable, CaseIterable {
  case notRunning
  case inactive
  case active
  case background
  /// In memory, and none of its code runs (AP-19).
  case suspended
}

/// What a person, or the system, does to an app.
public enum LifeInput: String, Codable, Sendable, Hashable, CaseIterable {
  case launch
  /// Home, or another app was chosen.
  case home
  /// The app is chosen again.
  case back = "return"
  /// A call fills the screen.
  case call
  case decline
  case accept
  /// The call that was accepted is over.
  case hangup
  case lock
  case unlock
  /// The app switcher is opened.
  case switcher
  /// In the app switcher the same app is chosen.
  case same
  /// An alert of the system is in front, or is gone again.
  case alert, dismissed
  /// Memory is short.
  case memory
  /// The time in the background is over.
  case suspend
  /// Swiped away in the app switcher.
  case terminate
}

/// A callback of the life of an app or a scene.
public enum LifeCallback: String, Codable, Sendable, Hashable, CaseIterable {
  case willFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"
  case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
  case configurationForConnecting = "application(_:configurationForConnecting:options:)"
  case willConnect = "scene(_:willConnectTo:options:)"
  case appDidBecomeActive = "applicationDidBecomeActive(_:)"
  case appWillResignActive = "applicationWillResignActive(_:)"
  case appDidEnterBackground = "applicationDidEnterBackground(_:)"
  case appWillEnterForeground = "applicationWillEnterForeground(_:)"
  case appWillTerminate = "applicationWillTerminate(_:)"
  case appDidReceiveMemoryWarning = "applicationDidReceiveMemoryWarning(_:)"
  case sceneDidBecomeActive = "sceneDidBecomeActive(_:)"
  case sceneWillResignActive = "sceneWillResignActive(_:)"
  case sceneDidEnterBackground = "sceneDidEnterBackground(_:)"
  case sceneWillEnterForeground = "sceneWillEnterForeground(_:)"
  case didReceiveMemoryWarning = "didReceiveMemoryWarning()"

  /// Who is told.
  public enum Receiver: String, Codable, Sendable {
    case application, scene, controllers
  }

  /// Who is told.
  public var receiver: Receiver {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .appDidBecomeActive, .appWillResignActive, .appDidEnterBackground, .appWillEnterForeground,
      .appWillTerminate, .appDidReceiveMemoryWarning:
      .application
    case .willConnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneWillEnterForeground:
      .scene
    case .didReceiveMemoryWarning: .controllers
    }
  }

  /// The name as a log has it: of `application(_:didX:)` what tells it from others.
  public var brief: String {
    let parts = rawValue.split { "(:)".contains($0) }
    return parts.count > 2 ? String(parts[2]) : String(parts[0])
  }

  /// Objective-C's name, by which a delegate is called.
  public var selector: String {
    switch self {
    case .willConnect: "scene:willConnectToSession:options:"
    case .configurationForConnecting: "application:configurationForConnectingSceneSession:options:"
    // Each label with a colon, without brackets: `application:didFinishLaunchingWithOptions:`.
    default:
      rawValue.replacingLabels
    }
  }

  /// The state that `applicationState` tells in it.
  public var state: LifeState {
    switch self {
    case .appDidBecomeActive, .sceneDidBecomeActive: .active
    case .appDidEnterBackground, .sceneDidEnterBackground, .appWillTerminate: .background
    case .appWillEnterForeground, .sceneWillEnterForeground: .background
    case .appWillResignActive, .sceneWillResignActive: .active
    default: .inactive
    }
  }
}

extension String {
  /// A Swift name as Objective-C's: `application(_:didX:)` becomes `application:didX:`.
  fileprivate var replacingLabels: String {
    var result = ""
    for character in self where !"(_)".contains(character) { result.append(character) }
    return result
  }
}

/// Why something cannot happen to an app in its state.
public enum LifeRefusal: Error, Codable, Sendable, Hashable {
  /// It runs already.
  case isRunning
  /// It does not run: `launch` comes first.
  case isNotRunning
  /// It is on the screen already.
  case isInFront
  /// It is not on the screen.
  case isAway
  /// Nothing of that kind is going on: no call, no lock, no switcher, no alert.
  case nothingToEnd(LifeInput)
  /// Something is in front that has to end first.
  case isInterrupted(by: LifeInput)
}

/// The life of an app as a state machine: what happens, and which callbacks come of it, in order.
///
/// Only what is documented or observed is in it; what a version decides by itself, such as whether
/// a banner makes an app inactive, is not (AP-23).
public struct LifeCycle: Codable, Sendable, Hashable {
  /// Whether the app has scenes (AP-11).
  public private(set) var hasScenes = true
  /// The state of the process.
  public private(set) var state = LifeState.notRunning
  /// What keeps the app from being active, and has to end first.
  public private(set) var interruption: LifeInput?

  /// An app that is not running.
  public init() {}

  /// What follows of an input: the callbacks in order, each with the rule that says so.
  public mutating func take(_ input: LifeInput, hasScenes: Bool = true) throws(LifeRefusal)
    -> [(callback: LifeCallback, rule: String)]
  {
    if input == .launch { return try launch(hasScenes) }
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
      interruption = nil
      state = .active
      let rule = input == .back ? "AP-21" : "AP-26"
      return [entersForeground(rule), becomesActive(rule)]
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
    case .terminate:
      let wasSuspended = state == .suspended
      state = .notRunning
      interruption = nil
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
    guard hasScenes else {
      return [
        (.willFinishLaunching, "AP-5"), (.didFinishLaunching, "AP-5"),
        (.appDidBecomeActive, "AP-5"),
      ]
    }
    return [
      (.willFinishLaunching, "AP-6"), (.didFinishLaunching, "AP-6"),
      (.configurationForConnecting, "AP-6"), (.willConnect, "AP-6"),
      (.sceneWillEnterForeground, "AP-7"), (.sceneDidBecomeActive, "AP-6"),
    ]
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
