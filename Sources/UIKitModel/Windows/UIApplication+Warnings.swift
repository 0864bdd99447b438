import EventVocabulary
import Foundation

/// What UIKit logs.
extension UIApplication {
  /// Called with each message that UIKit logs, and the objects that its text names.
  public static var onWarning: ((UIKitWarning, [ModelObject]) -> Void)?

  /// Logs a message.
  static func warn(_ warning: UIKitWarning, _ objects: [ModelObject]) {
    if !Door.isStopped { onWarning?(warning, objects) }
  }
}
