import Foundation

/// The screen that windows are on.
public final class UIScreen: NSObject {
  /// The size of the screen in points, with the origin at the top left.
  public internal(set) var bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  /// The screen of the current application.
  public static var main: UIScreen { UIApplication.shared.screen }
}

/// One instance of the app's interface. A responder between windows and application (RC-8).
open class UIScene: UIResponder {
  deinit {}

  /// The application (RC-9).
  override open var nextLink: ResponderLink { .application(.shared) }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  public final let screen: UIScreen
  private weak final var application: UIApplication?

  init(screen: UIScreen, application: UIApplication) {
    self.screen = screen
    self.application = application
  }

  deinit {}

  /// The windows of this scene, in the order in which they were shown.
  public final var windows: [UIWindow] {
    application?.windows.filter { $0.windowScene === self } ?? []
  }

  /// The application (RC-9).
  override open var nextLink: ResponderLink { application.map { .application($0) } ?? .end }
}
