import EventVocabulary
import Foundation

/// What UIKit logs.
extension UIApplication {
  /// Logs a message.
  static func warn(_ warning: UIKitWarning, _ objects: [ModelObject]) {
    if !Door.isStopped { host?.log(warning, objects) }
  }
}
