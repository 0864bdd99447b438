import EventVocabulary
import Foundation

/// A callback that was due, and whether somebody implements it.
public struct LifeStep {
  /// Which one.
  public let callback: LifeCallback
  /// The rule that says that it comes now.
  public let rule: String
  /// Who was told, or would have been; nil where there is nobody.
  public let receiver: ModelObject?
  /// Whether the receiver implements it.
  public let isHeard: Bool
}

/// The life of the app: launched, sent away, brought back, ended (AP).
extension UIApplication {
  /// The state of the process; active for an app that was never launched by command.
  public final var lifeState: LifeState { life?.state ?? .active }

  /// Whether a launch can follow: the app has ended, or nobody launched it yet.
  public final var canLaunch: Bool { life.map { $0.state == .notRunning } ?? true }

  /// Whether the app lives by scenes (AP-11).
  public final var livesByScenes: Bool { life?.hasScenes ?? (sceneDelegate != nil) }

  /// Takes what happens to the app, and sends the callbacks that come of it, in order. Throws, and
  /// changes nothing, where that cannot happen in its state.
  public final func live(_ input: LifeInput) throws(LifeRefusal) -> [LifeStep] {
    var next = life ?? LifeCycle()
    // An app that nobody launched has been running all the time.
    if life == nil, input != .launch { _ = try next.take(.launch, hasScenes: sceneDelegate != nil) }
    let calls = try next.take(input, hasScenes: sceneDelegate != nil)
    life = next
    var steps: [LifeStep] = []
    for (callback, rule) in calls where !Door.isStopped {
      setState(callback.state)
      steps += receivers(of: callback).map { receiver in
        if let receiver { Door.hear(.life(callback, to: receiver)) }
        let isHeard = receiver.map { send(callback, to: $0) } ?? false
        if let receiver, !isHeard { Door.hear(.unheard(callback, by: receiver)) }
        Door.tell(.lifeCycle(callback, to: receiver, isHeard: isHeard))
        return LifeStep(callback: callback, rule: rule, receiver: receiver, isHeard: isHeard)
      }
    }
    setState(next.state)
    return steps
  }

  private func setState(_ state: LifeState) {
    switch state {
    case .active: applicationState = .active
    case .inactive: applicationState = .inactive
    case .background, .suspended, .notRunning: applicationState = .background
    }
  }

  private func receivers(of callback: LifeCallback) -> [ModelObject?] {
    switch callback.receiver {
    case .application: return [delegateObject as? ModelObject]
    case .scene: return [sceneDelegate]
    case .controllers:
      var found: [UIViewController] = []
      var waiting = windowsFrontToBack.compactMap(\.rootViewController)
      while let controller = waiting.popLast() {
        found.append(controller)
        waiting += controller.children.reversed()
        if let presented = controller.presentedViewController { waiting.append(presented) }
      }
      return found
    }
  }

  /// Calls a method of a delegate or a controller; false where it has none.
  private func send(_ callback: LifeCallback, to receiver: ModelObject) -> Bool {
    let arguments: [Any?] =
      switch callback {
      case .willFinishLaunching, .didFinishLaunching: [self, nil]
      case .configurationForConnecting: [self, sceneSession, UIScene.ConnectionOptions()]
      case .willConnect: [connectedScene, sceneSession, UIScene.ConnectionOptions()]
      case .didReceiveMemoryWarning: []
      default: callback.receiver == .scene ? [connectedScene] : [self]
      }
    return DelegateCalls.tell(receiver, Selector(callback.selector), arguments)
  }

  private var connectedScene: UIScene {
    connectedScenes.first ?? looseScene
  }
}

/// A scene as the system remembers it (AP-37).
public final class UISceneSession: ModelObject {
  /// What a scene is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the screen of the device.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public var role: Role { .windowApplication }

  deinit { willDeinitialize() }
}

/// What a new scene is made from, as Info.plist or the delegate names it (AP-6).
public final class UISceneConfiguration: ModelObject {
  /// The name in Info.plist.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role

  /// A configuration by its name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  deinit { willDeinitialize() }
}

extension UIScene {
  /// Whether a scene is on the screen and gets events (AP-16).
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with; nothing here (AP-44).
  public final class ConnectionOptions: ModelObject {
    deinit { willDeinitialize() }
  }

  /// Whether the scene is on the screen and gets events: as the app, which has one scene here.
  public final var activationState: ActivationState {
    if UIApplication.shared.lifeState == .notRunning { return .unattached }
    return switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The session of the scene.
  public final var session: UISceneSession { UIApplication.shared.sceneSession }
}
