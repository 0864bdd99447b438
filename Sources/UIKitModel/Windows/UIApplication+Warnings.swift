import EventVocabulary
import Foundation

/// What UIKit logs.
extension UIApplication {
  /// Called with each message that UIKit logs, and the objects that its text names.
  public static var onWarning: ((UIKitWarning, [ModelObject]) -> Void)?

  /// Called with a controller whose `loadView` has set no view (VC-2).
  public static var onMissingView: ((UIViewController) -> Void)?

  /// Logs a message.
  static func warn(_ warning: UIKitWarning, _ objects: [ModelObject]) {
    if !Door.isStopped { onWarning?(warning, objects) }
  }
}
