import Foundation

/// A URL that a scene is to open (AP-44).
public final class UIOpenURLContext: ModelObject {
  /// The URL.
  public let url: URL
  /// The options of the opening.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }

  deinit { willDeinitialize() }
}

extension UIScene {
  /// The options with which a URL is opened: empty here, as for an app of another team.
  public final class OpenURLOptions: ModelObject {
    /// The app that opens it, if it is of the same team.
    public let sourceApplication: String? = nil
    /// Whether a file is to be used where it is.
    public let openInPlace = false

    deinit { willDeinitialize() }
  }
}
