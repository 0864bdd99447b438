/// The names that Swift has for members of UIKit which the doctor looks for.
enum ObjectiveCNames {
  /// A property by its name, or by that of its getter.
  static func property(_ name: String) -> String { properties[name] ?? name }

  private static let properties = [
    "userInteractionEnabled": "isUserInteractionEnabled", "hidden": "isHidden",
    "opaque": "isOpaque", "enabled": "isEnabled",
  ]

  /// A method's name and the labels of its arguments.
  static func method(_ selector: String) -> (name: String, labels: [String?]) {
    if let known = methods[selector] { return known }
    let words = selector.split(separator: ":").map(String.init)
    return (words.first ?? selector, [nil] + words.dropFirst().map(Optional.some))
  }

  private static let methods: [String: (name: String, labels: [String?])] = [
    "hitTest:withEvent:": ("hitTest", [nil, "with"]),
    "pointInside:withEvent:": ("point", ["inside", "with"]),
    "touchesBegan:withEvent:": ("touchesBegan", [nil, "with"]),
    "initWithTarget:action:": ("init", ["target", "action"]),
    "addTarget:action:forControlEvents:": ("addTarget", [nil, "action", "for"]),
    "insertSubview:atIndex:": ("insertSubview", [nil, "at"]),
    "sendActionsForControlEvents:": ("sendActions", ["for"]),
    "tableView:didSelectRowAtIndexPath:": ("tableView", [nil, "didSelectRowAt"]),
    "collectionView:didSelectItemAtIndexPath:": ("collectionView", [nil, "didSelectItemAt"]),
  ]

  /// The property that a setter sets, `setUserInteractionEnabled:`; nil for another method.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"),
      selector.firstIndex(of: ":") == selector.lastIndex(of: ":")
    else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first, first.isUppercase else { return nil }
    return property(first.lowercased() + name.dropFirst())
  }
}
