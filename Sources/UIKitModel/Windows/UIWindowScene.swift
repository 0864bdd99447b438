import Foundation

/// The screen that windows are on.
public final class UIScreen: NSObject {
  /// The size of the screen in points, with the origin at the top left.
  public internal(set) var bounds: CGRect
  /// The number of pixels of a point.
  public let scale: CGFloat = 3

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  /// The screen of the current application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The number of pixels of a point of the device.
  public var nativeScale: CGFloat { scale }
  /// The maximum number of frames per second.
  public var maximumFramesPerSecond: Int { 60 }
}

/// One instance of the app's interface. A responder between windows and application (RC-8).
open class UIScene: UIResponder {
  deinit { willDeinitialize() }

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

  deinit { willDeinitialize() }

  /// The windows of this scene, in the order in which they were shown.
  public final var windows: [UIWindow] {
    application?.windows.filter { $0.windowScene === self } ?? []
  }

  /// The window that gets events without a location, if it is one of the scene's (WN-8).
  public final var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The application (RC-9).
  override open var nextLink: ResponderLink { application.map { .application($0) } ?? .end }
}
