import Foundation

/// A URL that a scene is to open (AP-44).
public final class UIOpenURLContext: ModelObject {
  /// The URL.
  public let url: URL
  /// What is known about it besides.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }

  deinit { willDeinitialize() }
}

extension UIScene {
  /// What is known about a URL besides: nothing here, as of one that an app of another team opens.
  public final class OpenURLOptions: ModelObject {
    /// The app that opens it, if it is of the same team.
    public let sourceApplication: String? = nil
    /// Whether a file is to be used where it is.
    public let openInPlace = false

    deinit { willDeinitialize() }
  }
}
