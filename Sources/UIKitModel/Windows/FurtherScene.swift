/// A further scene of the app beside its main one, with the state of its own: session, delegate,
/// windows, and whether it is on the screen (AP-28).
///
/// While the app is on the screen, its main scene is, too: when that leaves and others stay,
/// another one replaces it.
public final class FurtherScene {
  /// The session, which exists until the user discards the scene (AP-37).
  public internal(set) var session: UISceneSession
  /// The scene itself.
  public internal(set) var scene: UIWindowScene
  /// The delegate of the scene; released with it (AP-37).
  public internal(set) var delegate: ModelObject?
  /// Whether the system has not released it (AP-37).
  public internal(set) var isConnected = false
  /// Whether it is in the background while the app is on the screen (AP-28).
  public internal(set) var isAway = true
  /// The windows that it showed when it was connected.
  var windows: SceneWindows?

  init(session: UISceneSession, scene: UIWindowScene) {
    self.session = session
    self.scene = scene
  }

  /// Whether it is on the screen whenever the app is.
  var isInFront: Bool { isConnected && !isAway }
}

/// A scene of the app, as the system lists it.
public struct SceneEntry {
  /// The session.
  public let session: UISceneSession
  /// Whether it is on the screen and gets events (AP-16).
  public let state: UIScene.ActivationState
}
