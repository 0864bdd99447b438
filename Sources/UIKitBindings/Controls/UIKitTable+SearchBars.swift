import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The delegate of search bars, and the hooks of the parts of menus and searching in Swift.
extension UIKitTable {
  static func addSearchBarDelegate(_ table: Table) {
    table.protocol("UISearchBarDelegate", "Receives editing in a search bar (FR-22).") {
      for (name, summary) in [
        ("searchBarTextDidBeginEditing(_:)", "Editing began."),
        ("searchBarTextDidEndEditing(_:)", "Editing ended."),
        ("searchBarSearchButtonClicked(_:)", "The search key was typed."),
        ("searchBarCancelButtonClicked(_:)", "The cancel button was tapped."),
        ("searchBarBookmarkButtonClicked(_:)", "The bookmark button was tapped."),
      ] {
        $0.requirement(name, optional: true, [UISearchBar.self], summary)
      }
      for (name, summary) in [
        ("searchBarShouldBeginEditing(_:)", "Whether editing may begin."),
        ("searchBarShouldEndEditing(_:)", "Whether editing may end."),
      ] {
        $0.requirement(name, optional: true, [UISearchBar.self], returns: Bool.self, summary)
      }
      $0.requirement(
        "searchBar(_:textDidChange:)", optional: true, [UISearchBar.self, String.self],
        "The text changed.")
      $0.requirement(
        "searchBar(_:shouldChangeTextIn:replacementText:)", optional: true,
        [UISearchBar.self, NSRange.self, String.self], returns: Bool.self,
        "Whether what is typed may replace a part of the text.")
      $0.requirement(
        "searchBar(_:selectedScopeButtonIndexDidChange:)", optional: true,
        [UISearchBar.self, Int.self], "Another scope was chosen.")
    }
  }

  static func addContextMenus(_ table: Table) {
    table.class(
      UIContextMenuConfiguration.self, superclass: NSObject.self,
      "The menu that a long press shows (CT-42)."
    ) {
      $0.initializer(
        "init(identifier:previewProvider:actionProvider:)", designated: true,
        defaults: ["identifier": .zero, "previewProvider": .zero, "actionProvider": .zero],
        "With a closure that makes the menu; a preview is not shown."
      ) {
        (
          identifier: AnyValue?, _: Callback0<UIViewController?>?,
          actions: Callback1<[UIMenuElement], UIMenu?>?
        ) in
        UIContextMenuConfiguration(identifier: identifier?.object) { suggested in
          var menu: UIMenu?
          ScriptCalls.run { () throws(RunStop) in menu = try actions?(suggested) ?? nil }
          return menu
        }
      }
      $0.property(
        "identifier",
        get: { (c: UIContextMenuConfiguration) in c.identifierObject.map { AnyValue($0) } },
        "What it is for.")
      $0.method("_menu()", "The menu.") {
        (c: UIContextMenuConfiguration) -> UIMenu? in c.makeMenu()
      }
    }
  }

  /// Shows a menu that something written in Swift has.
  static func addMenuOpening(_ type: TypeTable) {
    type.method("_openMenu(_:_:_:)", "Shows a context menu at a point; false without rows.") {
      (v: UIView, menu: UIMenu, place: CGPoint, closed: Callback0<NoValue>) -> Bool in
      v.openContextMenu(menu, at: place) {
        ScriptCalls.run { () throws(RunStop) in _ = try closed() }
      }
    }
  }
}
