/// A notification that UIKit posts after a callback of an app's life or a scene's (AP-48, AP-49).
public struct LifeNotification: Sendable, Hashable {
  /// The poster of a notification, which is its object; the raw value is the class that declares
  /// the name.
  public enum Poster: String, Sendable {
    case application = "UIApplication"
    case scene = "UIScene"
  }

  /// The poster.
  public let poster: Poster
  /// The name as a member of the poster's class: `didBecomeActiveNotification`.
  public let member: String

  /// The name for observers: `UIApplicationDidBecomeActiveNotification`.
  public var name: String {
    poster.rawValue + member.prefix(1).uppercased() + member.dropFirst()
  }

  /// All notifications of a poster, in the order of a life.
  public static func all(of poster: Poster) -> [LifeNotification] {
    var seen: Set<LifeNotification> = []
    return LifeCallback.allCases.flatMap { $0.notifications(atLaunch: false) }
      .filter { $0.poster == poster && seen.insert($0).inserted }
  }
}

extension LifeCallback {
  /// The notifications posted after the callback, called or not: those of a scene, then those of
  /// the app. With scenes that order is open, and so is whether the app reports the foreground at
  /// launch (AP-50): it does not here. The first receiver of a memory warning is open, too (AP-40).
  public func notifications(atLaunch: Bool) -> [LifeNotification] {
    switch self {
    case .didFinishLaunching: [app("didFinishLaunching")]
    case .appDidBecomeActive: [app("didBecomeActive")]
    case .appWillResignActive: [app("willResignActive")]
    case .appDidEnterBackground: [app("didEnterBackground")]
    case .appWillEnterForeground: [app("willEnterForeground")]
    case .appWillTerminate: [app("willTerminate")]
    case .appDidReceiveMemoryWarning: [app("didReceiveMemoryWarning")]
    case .willConnect: [scene("willConnect")]
    case .sceneDidBecomeActive: [scene("didActivate"), app("didBecomeActive")]
    case .sceneWillResignActive: [scene("willDeactivate"), app("willResignActive")]
    case .sceneDidEnterBackground: [scene("didEnterBackground"), app("didEnterBackground")]
    case .sceneWillEnterForeground:
      [scene("willEnterForeground")] + (atLaunch ? [] : [app("willEnterForeground")])
    case .sceneDidDisconnect: [scene("didDisconnect")]
    case .willFinishLaunching, .configurationForConnecting, .didReceiveMemoryWarning, .openURL,
      .openURLContexts, .didDiscardSceneSessions, .expirationHandler, .shouldSaveState,
      .willEncodeState, .encodeState, .shouldRestoreState, .controllerForPath, .decodeState,
      .finishedRestoring, .didDecodeState:
      []
    }
  }

  private func app(_ name: String) -> LifeNotification {
    LifeNotification(poster: .application, member: "\(name)Notification")
  }

  private func scene(_ name: String) -> LifeNotification {
    LifeNotification(poster: .scene, member: "\(name)Notification")
  }
}
