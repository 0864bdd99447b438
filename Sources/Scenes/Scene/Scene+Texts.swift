import TypedText
import UIKitModel

extension Scene {
  /// The views that show a text: of a dump, and those whose text or title was set, whether they
  /// have a name or are only on the screen. A button and its label, which show the same text, are
  /// one.
  package func viewsShowing(_ text: String) -> [UIView] {
    var views = dumped?.views(showing: text) ?? []
    for view in viewsWithText where shownText(of: view) == text {
      if !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views.filter { view in
      !views.contains { $0 !== view && view.isDescendant(of: $0) }
    }
  }

  /// Texts on the screen similar to the typed one.
  package func textsNear(_ text: String) -> [String] {
    Suggestions.near(text, in: Set(viewsWithText.compactMap(shownText)))
  }

  /// The named views, and those in windows.
  private var viewsWithText: [UIView] {
    let named = namedObjects.compactMap { $0.object as? UIView }
    return named + application.windows.flatMap(descendants)
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
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
