import TypedProgram
import UIKitBindings

/// The part of UIKit, Core Graphics and Quartz Core that scripts can use.
package enum UIKitReference {
  /// The page in Markdown, generated from the table that the interpreter uses.
  package static var markdown: String {
    let library = Library()
    UIKitTable.install(in: library)
    return APIPage.markdown(library)
  }
}
