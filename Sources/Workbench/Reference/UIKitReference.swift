import TypedProgram
import UIKitBindings

/// What scripts can use of UIKit, Core Graphics and Quartz Core.
package enum UIKitReference {
  /// The page in Markdown, made from the table that the interpreter reads.
  package static var markdown: String {
    let library = Library()
    UIKitTable.install(in: library)
    return APIPage.markdown(library)
  }
}
