import Foundation

/// An object that watches the touches of a view and what it holds. Not a responder (RC-12).
open class UIGestureRecognizer: NSObject {
  /// The view that the recognizer is attached to.
  public final weak var view: UIView?

  /// A recognizer that is attached to nothing.
  public override init() {}

  deinit {}
}
