/// What is said of a property wherever properties are listed.
package enum PropertyWording {
  /// That UIKit does not have it, and what an app writes.
  package static func ours(inApp code: String) -> Bilingual {
    Bilingual(
      en: "Touchstone's own; in an app: \(code)", zh: "Touchstone 自己的，App 中：\(code)")
  }
}
