import Dumps
import InterfaceBuilder
import TypedText
import UIKitModel

/// Names for the objects of a file: preferably outlets, as code refers to them.
final class InterfaceNames {
  private let commandWords: Set<String>
  private var outletNames: Set<String> = []

  init(commandWords: Set<String>) {
    self.commandWords = commandWords
  }

  /// The names of what every scene has.
  private static let taken: Set = [
    "app", "delegate", "self", "view", "controller", "window", "root",
  ]

  /// The outlets that do not name their destinations.
  private static let roles: Set = [
    "view", "delegate", "dataSource", "gestureRecognizers", "backgroundView", "titleView",
    "searchDisplayController", "contentView", "accessoryView",
  ]

  /// The names of outlets, by the identifiers of the objects that they lead to.
  func outlets(of elements: [XMLElement]) -> [String: String] {
    var names: [String: String] = [:]
    for element in elements {
      element.forEach { child in
        guard child.name == "outlet", let name = child["property"], !Self.roles.contains(name),
          let destination = child["destination"], names[destination] == nil,
          Identifier.isValid(name)
        else { return }
        names[destination] = name
      }
    }
    outletNames.formUnion(names.values)
    return names
  }

  /// Whether an outlet has a name.
  func isOutlet(_ name: String) -> Bool { outletNames.contains(name) }

  /// The name of an object by an outlet, its label or its text; nil for one that has only a class.
  func name(for element: XMLElement, _ className: String, outlet: String?) -> String? {
    if let outlet { return outlet }
    let word = DumpNames.classWord(className)
    let title = element.children.lazy.filter { $0.name == "state" }
      .compactMap { $0.string("title") }.first
    let texts = [element["userLabel"], element.string("text"), title, element.string("title")]
    for text in texts.compactMap(\.self) {
      if let name = DumpNames.identifier(from: text, classWord: word) { return usable(name) }
    }
    return nil
  }

  /// The name of a controller: its identifier, or its class with a lowercase first letter.
  func name(ofController element: XMLElement) -> String {
    if let identifier = element["storyboardIdentifier"],
      let name = DumpNames.identifier(from: identifier, classWord: "controller")
    {
      return usable(name)
    }
    return usable(
      DumpNames.classWord(element.customClass ?? InterfaceClasses.uikitName(element)))
  }

  /// A name that is unused in the scene and is not a keyword of Swift. An outlet may have the name
  /// of a command, as it does in code.
  private func usable(_ name: String) -> String {
    let isTaken =
      Self.taken.contains(name) || Identifier.reserved.contains(name)
      || commandWords.contains(name) && !isOutlet(name)
    return isTaken ? name + "View" : name
  }

  /// Gives an object an unused name, which does not retain it.
  func give(_ name: String, to object: ModelObject, in scene: Scene) {
    guard scene.givenName(of: object) == nil, Identifier.isValid(name) else { return }
    let name = usable(name)
    scene.nameOfNib(object, scene.isName(name) ? scene.freeName(near: name) : name)
  }
}
