/// The note on a property wherever properties are listed.
package enum PropertyWording {
  /// The note that UIKit does not have it, with an app's code.
  package static func ours(inApp code: String) -> Bilingual {
    Bilingual(
      en: "Touchstone's own; in an app: \(code)", zh: "Touchstone 自己的，App 中：\(code)")
  }
}
