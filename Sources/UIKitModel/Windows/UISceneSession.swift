import Foundation

/// A scene as the system stores it (AP-37).
public final class UISceneSession: ModelObject {
  /// The role of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the screen of the device.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public var role: Role { .windowApplication }
  /// The identifier of the session, which survives the end of the app. A device generates one: here
  /// they are counted.
  public let persistentIdentifier: String
  /// The number of the scene in commands.
  public let number: Int
  /// The scene; nil while it is disconnected (AP-37).
  public var scene: UIScene? {
    UIApplication.shared.connectedScenes.first { $0.session === self }
  }

  init(number: Int) {
    self.number = number
    let digits = String(number, radix: 16, uppercase: true)
    persistentIdentifier =
      "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
    super.init()
  }

  deinit { willDeinitialize() }
}

/// The configuration of a new scene, named by Info.plist or the delegate (AP-6).
public final class UISceneConfiguration: ModelObject {
  /// The name in Info.plist.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role

  /// Creates a configuration from its name.
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

  /// The options of a scene's connection: the URL that the app was launched by (AP-44).
  public final class ConnectionOptions: ModelObject {
    /// The URLs that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>

    init(opening contexts: Set<UIOpenURLContext>) {
      urlContexts = contexts
      super.init()
    }

    deinit { willDeinitialize() }
  }

  /// Whether the scene is on the screen and gets events: like the app, or by itself if that has
  /// several (AP-28). A scene that is being connected is not attached until it has come to the
  /// foreground (AP-17).
  public final var activationState: ActivationState {
    let application = UIApplication.shared
    return application.state(of: application.further(self))
  }

  /// The delegate of the scene. Retained, until the system releases both (AP-37).
  public final var delegateObject: ModelObject? {
    get {
      let application = UIApplication.shared
      return application.further(self).map(\.delegate) ?? application.sceneDelegate
    }
    set {
      let application = UIApplication.shared
      if let further = application.further(self) {
        further.delegate = newValue
      } else {
        application.sceneDelegate = newValue
      }
    }
  }

  /// The session of the scene.
  public final var session: UISceneSession {
    let application = UIApplication.shared
    return application.further(self)?.session ?? application.sceneSession
  }
}

/// The stage at which a scene is connected to its app (AP-16).
enum SceneStage {
  /// The launch has not created it yet.
  case absent
  /// It is one of the connected scenes, but not attached yet.
  case connecting
  case attached
}

/// The windows of a scene, which it loses when the system disconnects it (AP-37).
struct SceneWindows {
  /// The windows that the scene's delegate showed while it was connected.
  private let windows: [() -> UIWindow?]
  /// The window that was key before.
  private(set) weak var lastKeyWindow: UIWindow?

  /// The windows of an application that did not exist before.
  init(of application: UIApplication, besides others: [UIWindow], lastKeyWindow: UIWindow?) {
    windows = application.windows.filter { window in !others.contains { $0 === window } }
      .map { window in { [weak window] in window } }
    self.lastKeyWindow = lastKeyWindow
  }

  /// Whether a window is one of them.
  func contains(_ window: UIWindow) -> Bool { windows.contains { $0() === window } }
}
