/// The states of an app's process, as in a diagram of its life (AP-15, AP-18).
public enum LifeState: String, Codable, Sendable, Hashable, CaseIterable {
  case notRunning
  case inactive
  case active
  case background
  /// In memory, and none of its code runs (AP-19).
  case suspended
}

/// An action of the user, or of the system, on an app.
public enum LifeInput: String, Codable, Sendable, Hashable, CaseIterable {
  case launch
  /// Home, or another app was selected.
  case home
  /// The app is selected again.
  case back = "return"
  /// A call fills the screen.
  case call
  case decline
  case accept
  /// The accepted call is over.
  case hangup
  case lock
  case unlock
  /// The app switcher is opened.
  case switcher
  /// The same app is selected in the app switcher.
  case same
  /// An alert of the system is shown, or is dismissed.
  case alert, dismissed
  /// Memory is low.
  case memory
  /// The time in the background is over.
  case suspend
  /// Swiped away in the app switcher.
  case terminate
  /// A URL of the app is opened from another app.
  case open
  /// The time for background tasks runs out.
  case expire
  /// The system releases the scene.
  case disconnect
  /// Another scene of the app is opened (AP-28).
  case scene
  /// A scene is thrown away (AP-38).
  case discard
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
  case openURL = "application(_:open:options:)"
  case openURLContexts = "scene(_:openURLContexts:)"
  case sceneDidDisconnect = "sceneDidDisconnect(_:)"
  case didDiscardSceneSessions = "application(_:didDiscardSceneSessions:)"
  case shouldSaveState = "application(_:shouldSaveSecureApplicationState:)"
  case willEncodeState = "application(_:willEncodeRestorableStateWith:)"
  case encodeState = "encodeRestorableState(with:)"
  case shouldRestoreState = "application(_:shouldRestoreSecureApplicationState:)"
  case controllerForPath =
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)"
  case decodeState = "decodeRestorableState(with:)"
  case finishedRestoring = "applicationFinishedRestoringState()"
  case didDecodeState = "application(_:didDecodeRestorableStateWith:)"
  /// The closure of a background task for its expiration.
  case expirationHandler

  /// The kind of receiver.
  public enum Receiver: String, Codable, Sendable {
    case application, scene, controllers
  }

  /// The kind of receiver.
  public var receiver: Receiver {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .appDidBecomeActive, .appWillResignActive, .appDidEnterBackground, .appWillEnterForeground,
      .appWillTerminate, .appDidReceiveMemoryWarning, .openURL, .didDiscardSceneSessions,
      .expirationHandler, .shouldSaveState, .willEncodeState, .shouldRestoreState,
      .controllerForPath, .didDecodeState:
      .application
    case .willConnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneWillEnterForeground, .openURLContexts, .sceneDidDisconnect:
      .scene
    case .didReceiveMemoryWarning, .encodeState, .decodeState, .finishedRestoring: .controllers
    }
  }

  /// The name as in a log: the distinctive part of `application(_:didX:)`.
  public var brief: String {
    let parts = rawValue.split { "(:)".contains($0) }
    return parts.count > 2 ? String(parts[2]) : String(parts[0])
  }

  /// The name in Objective-C, by which a delegate is called.
  public var selector: String {
    switch self {
    case .willConnect: "scene:willConnectToSession:options:"
    case .configurationForConnecting: "application:configurationForConnectingSceneSession:options:"
    case .openURL: "application:openURL:options:"
    case .willEncodeState: "application:willEncodeRestorableStateWithCoder:"
    case .didDecodeState: "application:didDecodeRestorableStateWithCoder:"
    case .encodeState: "encodeRestorableStateWithCoder:"
    case .decodeState: "decodeRestorableStateWithCoder:"
    // Each label with a colon, without brackets: `application:didFinishLaunchingWithOptions:`.
    default:
      rawValue.replacingLabels
    }
  }

  /// The value of `applicationState` during it.
  public var state: LifeState {
    switch self {
    case .appDidBecomeActive, .sceneDidBecomeActive, .didDiscardSceneSessions: .active
    case .appDidEnterBackground, .sceneDidEnterBackground, .appWillTerminate: .background
    case .shouldSaveState, .willEncodeState, .encodeState: .background
    case .sceneDidDisconnect, .expirationHandler: .background
    case .appWillEnterForeground, .sceneWillEnterForeground: .background
    case .appWillResignActive, .sceneWillResignActive: .active
    default: .inactive
    }
  }
}

extension String {
  /// A Swift name in Objective-C's form: `application(_:didX:)` becomes `application:didX:`.
  fileprivate var replacingLabels: String {
    var result = ""
    for character in self where !"(_)".contains(character) { result.append(character) }
    return result
  }
}
