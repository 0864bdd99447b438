import TypedText
import UIKitModel

extension Scene {
  /// The views that show a text: of a dump, and those whose text or title was set. A button and its
  /// label, which show the same text, are one.
  package func viewsShowing(_ text: String) -> [UIView] {
    var views = dumped?.views(showing: text) ?? []
    for (_, object) in namedObjects {
      guard let view = object as? UIView, shownText(of: view) == text,
        !views.contains(where: { $0 === view })
      else { continue }
      views.append(view)
    }
    return views.filter { view in
      !views.contains { $0 !== view && view.isDescendant(of: $0) }
    }
  }

  /// Texts on the screen similar to the typed one.
  package func textsNear(_ text: String) -> [String] {
    let texts = namedObjects.compactMap { ($0.object as? UIView).flatMap(shownText) }
    return Suggestions.near(text, in: Set(texts))
  }

  /// The text that a view shows.
  package func shownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }
}
