import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UIBarButtonItem.Style: BridgedEnumeration {}
nonisolated extension UIBarButtonItem.SystemItem: BridgedEnumeration {}
nonisolated extension UINavigationItem.LargeTitleDisplayMode: BridgedEnumeration {}

/// Bars and their items.
extension UIKitTable {
  static func addBars(_ table: Table) {
    addBarItems(table)
    addTabAndSearchBars(table)
  }

  static let navigationBar = ModelClass.view(
    UINavigationBar.self, words: ["navigationbar"], endings: ["NavigationBar"],
    touch: .navigationBar, "The bar of a navigation controller (HT-28).",
    make: { UINavigationBar(frame: $0) }
  ) {
    $0.stored("items", \UINavigationBar.items, "From the first to the one that shows.")
    $0.readOnly("topItem", \UINavigationBar.topItem, "The item that shows.")
    $0.readOnly("backItem", \UINavigationBar.backItem, "The item below it.")
    $0.stored("isTranslucent", \UINavigationBar.isTranslucent, "Whether views reach below it.")
    $0.kept(
      "barTintColor", \UINavigationBar.barTintColor, decides: [.drawing],
      "The colour of the bar.")
    $0.keptAttributes(
      "titleTextAttributes", \UINavigationBar.titleTextAttributes, "How the title looks.")
    $0.keptAttributes(
      "largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes,
      "How a large title looks.")
    $0.method("pushItem(_:animated:)", "Puts an item on top.") {
      (b: UINavigationBar, item: UINavigationItem, animated: Bool) in
      b.pushItem(item, animated: animated)
    }
    $0.method("popItem(animated:)", "Takes the item on top away.") {
      (b: UINavigationBar, animated: Bool) -> UINavigationItem? in b.popItem(animated: animated)
    }.isDiscardable = true
  } settings: {
    $0.stored(
      "prefersLargeTitles", \UINavigationBar.prefersLargeTitles,
      "Whether titles are large, in a bar that is 52 points higher (VC-70).")
  }

  static let toolbar = ModelClass.view(
    UIToolbar.self, words: ["toolbar"], endings: ["Toolbar"], touch: .toolbar,
    "A bar of buttons (HT-28).", make: { UIToolbar(frame: $0) }
  ) {
    $0.stored("items", \UIToolbar.items, "The buttons and the room between them.")
    $0.stored("isTranslucent", \UIToolbar.isTranslucent, "Whether views reach below it.")
    $0.kept(
      "barTintColor", \UIToolbar.barTintColor, decides: [.drawing],
      "The colour of the bar.")
    $0.method("setItems(_:animated:)", "Puts other buttons into the bar.") {
      (b: UIToolbar, items: [UIBarButtonItem]?, animated: Bool) in
      b.setItems(items, animated: animated)
    }
  }

  private static func addTabAndSearchBars(_ table: Table) {
    table.protocol("UITabBarDelegate", "What a tab bar tells.") {
      $0.requirement(
        "tabBar(_:didSelect:)", optional: true, [UITabBar.self, UITabBarItem.self],
        "A tab was chosen.")
    }
    addSearchBarDelegate(table)
  }

  static let tabBar = ModelClass.view(
    UITabBar.self, words: ["tabbar"], endings: ["TabBar"], touch: .tabBar,
    "The bar of a tab bar controller (HT-28).", make: { UITabBar(frame: $0) }
  ) {
    $0.stored("items", \UITabBar.items, "The tabs, from the left.")
    $0.property(
      "selectedItem", get: { (b: UITabBar) in b.selectedItem },
      set: { (b: UITabBar, item: UITabBarItem?) in b.selectedItem = item },
      "The tab that is chosen.")
    $0.stored("isTranslucent", \UITabBar.isTranslucent, "Whether views reach below it.")
    $0.kept(
      "barTintColor", \UITabBar.barTintColor, decides: [.drawing],
      "The colour of the bar.")
    $0.delegate(
      "delegate", "UITabBarDelegate", \UITabBar.delegateObject, "Who is told; not retained.")
    $0.method("setItems(_:animated:)", "Puts other tabs into the bar.") {
      (b: UITabBar, items: [UITabBarItem]?, animated: Bool) in
      b.setItems(items, animated: animated)
    }
  }

  static let searchBar = ModelClass.view(
    UISearchBar.self, words: ["searchbar"], endings: ["SearchBar"], touch: .searchBar,
    "A bar with a field to search with (HT-28).",
    make: { UISearchBar(frame: $0) }
  ) {
    $0.stored("text", \UISearchBar.text, "The text.")
    $0.stored("placeholder", \UISearchBar.placeholder, "The text shown while there is none.")
    $0.readOnly("searchTextField", \UISearchBar.searchTextField, "The field.")
    $0.delegate(
      "delegate", "UISearchBarDelegate", \UISearchBar.delegateObject,
      "Who is told; not retained.")
    $0.method("setShowsCancelButton(_:animated:)", "Shows the cancel button, or not.") {
      (b: UISearchBar, shows: Bool, animated: Bool) in
      b.setShowsCancelButton(shows, animated: animated)
    }
    $0.property(
      "_controller", get: { (b: UISearchBar) in b.controllerObject.map { AnyValue($0) } },
      set: { (b: UISearchBar, new: AnyValue?) in b.controllerObject = new?.object },
      "The search controller.")
  } settings: {
    $0.stored(
      "showsCancelButton", \UISearchBar.showsCancelButton,
      "Whether a button next to the field ends searching (FR-22).")
  }

  static let searchTextField = ModelClass.view(
    UISearchTextField.self, superclass: UITextField.self, words: ["searchfield"],
    printedAs: ["UISearchBarTextField"], "The field of a search bar.",
    make: { UISearchTextField(frame: $0) })

  private static func addBarItems(_ table: Table) {
    table.class(UIBarItem.self, superclass: NSObject.self, "What a bar shows; no responder.") {
      $0.stored("title", \UIBarItem.title, "The words.")
      $0.stored("image", \UIBarItem.image, "The picture.")
      $0.stored("isEnabled", \UIBarItem.isEnabled, "Whether it can be tapped.")
      $0.stored("tag", \UIBarItem.tag, "A number to find it by.")
      $0.kept(
        "setTitleTextAttributes(_:for:)", decides: [.drawing], "How the title looks in a state."
      ) { (item: UIBarItem, attributes: GivenAttributes?, state: UIControl.State) in
        item.setTitleTextAttributes(attributes?.object, for: state)
      }
      $0.method("titleTextAttributes(for:)", "How the title looks in a state.") {
        (item: UIBarItem, state: UIControl.State) -> GivenAttributes? in
        item.titleTextAttributes(for: state).map { GivenAttributes(object: $0) }
      }
    }
    addBarButtonItem(table)
    table.class(UITabBarItem.self, superclass: UIBarItem.self, "A tab of a tab bar.") {
      $0.initializer("init()", designated: true, "A tab without content.") { () in UITabBarItem() }
      $0.coded { UITabBarItem() }.isRequired = true
      $0.initializer("init(title:image:tag:)", designated: true, "A tab of words and a picture.") {
        (title: String?, image: UIImage?, tag: Int) in
        UITabBarItem(title: title, image: image, tag: tag)
      }
      $0.initializer(
        "init(title:image:selectedImage:)", designated: true, "A tab of words and two pictures."
      ) { (title: String?, image: UIImage?, selected: UIImage?) in
        UITabBarItem(title: title, image: image, selectedImage: selected)
      }
      $0.kept(
        "badgeValue", \UITabBarItem.badgeValue, decides: [.drawing],
        "The badge in its corner.")
      $0.kept(
        "selectedImage", \UITabBarItem.selectedImage, decides: [.drawing],
        "The picture while chosen.")
    }
    table.class(
      UINavigationItem.self, superclass: NSObject.self, "What a navigation bar shows for one."
    ) {
      $0.initializer("init(title:)", designated: true, "With a title.") {
        (title: String) in UINavigationItem(title: title)
      }
      $0.coded { UINavigationItem(title: "") }.isRequired = true
      $0.stored("title", \UINavigationItem.title, "The words in the middle.")
      $0.stored("_searchBar", \UINavigationItem.searchBar, "That of the search controller.")
      $0.stored(
        "largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode,
        "Whether the title is large in a bar that prefers that (VC-70).")
      $0.stored("titleView", \UINavigationItem.titleView, "A view in their place.")
      $0.stored("hidesBackButton", \UINavigationItem.hidesBackButton, "No button to go back.")
      $0.kept(
        "backBarButtonItem", \UINavigationItem.backBarButtonItem, decides: [.drawing],
        "The button with which the next one goes back.")
      for (name, path) in sides { $0.stored(name, path, "The first button on that side.") }
      for (name, path) in wholeSides { $0.stored(name, path, "The buttons, from that side.") }
    }
  }

  private static let sides:
    [(String, ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>)] = [
      ("leftBarButtonItem", \.leftBarButtonItem), ("rightBarButtonItem", \.rightBarButtonItem),
    ]
  private static let wholeSides:
    [(String, ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>)] = [
      ("leftBarButtonItems", \.leftBarButtonItems), ("rightBarButtonItems", \.rightBarButtonItems),
    ]

  private static func addBarButtonItem(_ table: Table) {
    table.enumeration(
      UINavigationItem.LargeTitleDisplayMode.self,
      [("automatic", .automatic), ("always", .always), ("never", .never), ("inline", .inline)],
      in: UINavigationItem.self, "Which titles are large.")
    table.enumeration(
      UIBarButtonItem.Style.self, [("plain", .plain), ("done", .done)], in: UIBarButtonItem.self,
      "How a button looks.")
    table.enumeration(
      UIBarButtonItem.SystemItem.self,
      [
        ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add),
        ("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace), ("compose", .compose),
        ("reply", .reply), ("action", .action), ("organize", .organize),
        ("bookmarks", .bookmarks), ("search", .search), ("refresh", .refresh), ("stop", .stop),
        ("camera", .camera), ("trash", .trash), ("play", .play), ("pause", .pause),
        ("rewind", .rewind), ("fastForward", .fastForward), ("undo", .undo), ("redo", .redo),
      ], in: UIBarButtonItem.self, "The buttons that every app has.")
    table.class(UIBarButtonItem.self, superclass: UIBarItem.self, "A button of a bar.") {
      $0.initializer("init()", designated: true, "A button without content.") { () in
        UIBarButtonItem()
      }
      $0.coded { UIBarButtonItem() }.isRequired = true
      $0.initializer(
        "init(title:style:target:action:)", designated: true, "A button of words (TA-1)."
      ) { (title: String?, style: UIBarButtonItem.Style, target: AnyValue?, action: Selector?) in
        UIBarButtonItem(title: title, style: style, target: target?.object, action: action)
      }
      $0.initializer(
        "init(image:style:target:action:)", designated: true, "A button of a picture (TA-1)."
      ) { (image: UIImage?, style: UIBarButtonItem.Style, target: AnyValue?, action: Selector?) in
        UIBarButtonItem(image: image, style: style, target: target?.object, action: action)
      }
      $0.initializer(
        "init(barButtonSystemItem:target:action:)", designated: true,
        defaults: ["target": .zero, "action": .zero], "One of the system's buttons (TA-1)."
      ) { (item: UIBarButtonItem.SystemItem, target: AnyValue?, action: Selector?) in
        UIBarButtonItem(barButtonSystemItem: item, target: target?.object, action: action)
      }
      $0.initializer("init(customView:)", designated: true, "A view in place of a button.") {
        (view: UIView) in UIBarButtonItem(customView: view)
      }
      $0.stored("style", \UIBarButtonItem.style, "How it looks.")
      $0.stored("width", \UIBarButtonItem.width, "The width; 0 for what suits.")
      $0.stored("customView", \UIBarButtonItem.customView, "A view in place of a button.")
      $0.stored("action", \UIBarButtonItem.action, "The method that is called (TA-1).")
      $0.property(
        "target", as: .optional(HostType { _ in .anyObject }), isWeak: true,
        get: { (i: UIBarButtonItem) -> AnyReference? in i.target.map { AnyReference($0) } },
        set: { (i: UIBarButtonItem, new: AnyReference?) in i.target = new?.object },
        "Whose method is called; not retained (TA-1).")
      $0.staticMethod("flexibleSpace()", "Room that grows.") { () in
        UIBarButtonItem.flexibleSpace()
      }
      $0.staticMethod("fixedSpace(_:)", "Room of a width.") {
        (width: CGFloat) in UIBarButtonItem.fixedSpace(width)
      }
    }
  }
}
