import EventVocabulary
import Foundation

/// UIKit's log messages.
extension UIApplication {
  /// Logs a message.
  static func warn(_ warning: UIKitWarning, _ objects: [ModelObject]) {
    if !Door.isStopped { host?.log(warning, objects) }
  }
}
