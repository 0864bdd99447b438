/// The next responder of a responder in the chain, with the reason.
public enum ResponderLink {
  /// A view's superview (RC-2).
  case superview(UIView)
  /// The controller of a root view (RC-2).
  case viewController(UIViewController)
  /// The superview of a controller's view (RC-3, RC-4).
  case superviewOfView(UIView)
  /// The controller that presented this one (RC-5).
  case presentingViewController(UIViewController)
  /// A window's scene (RC-8).
  case windowScene(UIWindowScene)
  /// The application, after a window without a scene or after a scene (RC-8, RC-9).
  case application(UIApplication)
  /// The application's delegate (RC-10).
  case applicationDelegate(UIResponder)
  /// The end of the chain (RC-1).
  case end

  /// The next responder.
  public var responder: UIResponder? {
    switch self {
    case .superview(let view), .superviewOfView(let view): view
    case .viewController(let controller), .presentingViewController(let controller): controller
    case .windowScene(let scene): scene
    case .application(let application): application
    case .applicationDelegate(let delegate): delegate
    case .end: nil
    }
  }
}
