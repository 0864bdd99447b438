import InterfaceBuilder
import UIKitModel

// Bar items of an Interface Builder file.

extension InterfacePalette {
  /// The side of a navigation bar.
  enum BarSide { case left, right }

  /// The buttons of an item of a navigation bar.
  static func buttons(of item: XMLElement) -> [(BarSide, [XMLElement])] {
    func buttons(_ one: String, _ several: String) -> [XMLElement] {
      item.child(key: one).map { [$0] } ?? item.elements(in: several)
    }
    return [
      (.left, buttons("leftBarButtonItem", "leftBarButtonItems")),
      (.right, buttons("rightBarButtonItem", "rightBarButtonItems")),
    ]
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo,
  ]

  /// Creates a button of a bar.
  func barItem(_ element: XMLElement) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: element.string("title"), style: element["style"] == "done" ? .done : .plain,
      target: nil, action: nil)
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) { item.become(system) }
    if let image = image(element["image"]) { item.image = image }
    if let flag = element.flag("enabled") { item.isEnabled = flag }
    if let tag = element.integer("tag") { item.tag = tag }
    if let width = element.number("width") { item.width = width }
    return item
  }

  /// Sets the properties of an item of a navigation bar, and creates its buttons.
  func apply(_ element: XMLElement, to item: UINavigationItem) {
    item.title = element.string("title")
    if let flag = element.flag("hidesBackButton") { item.hidesBackButton = flag }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    for (side, buttons) in Self.buttons(of: element) where !buttons.isEmpty {
      let made = buttons.map { barItem($0) }
      if side == .left { item.leftBarButtonItems = made } else { item.rightBarButtonItems = made }
    }
    item.backBarButtonItem = element.child(key: "backBarButtonItem").map { barItem($0) }
  }
}
