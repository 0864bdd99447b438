import Foundation
import InterfaceBuilder
import Records
import TypedProgram
import UIKitBindings
import UIKitModel

/// Creates the nibs and the storyboard of an Interface Builder file, and counts the parts left out.
final class InterfaceMaker {
  let document: InterfaceDocument
  private(set) weak var scene: Scene?
  let classes: InterfaceClasses
  let palette: InterfacePalette
  let settings: InterfaceViewSettings
  let names: InterfaceNames
  /// The layout guides of controllers before iOS 11, by identifier; true for the top layout guide.
  let layoutGuides: [String: Bool]
  /// The indices of scenes by the identifiers of their controllers.
  let sceneIndices: [String: Int]
  /// Whether the owner of the nib that is being created implements the data source methods.
  var ownerAnswersForRows = false
  private(set) var leftOut: [String: Int] = [:]
  private(set) var logged: [String] = []

  init(_ document: InterfaceDocument, _ scene: Scene) {
    self.document = document
    self.scene = scene
    classes = InterfaceClasses(scene)
    palette = InterfacePalette(document)
    settings = InterfaceViewSettings(palette: palette)
    names = InterfaceNames(commandWords: scene.commandWords)
    var guides: [String: Bool] = [:]
    var indices: [String: Int] = [:]
    for (index, scene) in document.scenes.enumerated() {
      if let id = scene.controller.id { indices[id] = index }
      for guide in scene.controller.elements(in: "layoutGuides") {
        if let id = guide.id { guides[id] = guide["type"] == "top" }
      }
    }
    layoutGuides = guides
    sceneIndices = indices
  }

  /// Counts a part of the file that is left out.
  func leaveOut(_ part: String, _ count: Int = 1) { leftOut[part, default: 0] += count }

  /// Records an action of a class that is not declared.
  func noteLogged(_ selector: String) {
    if !logged.contains(selector) { logged.append(selector) }
  }

  // MARK: Nibs

  /// The nib of a xib. The second value is the owner's element, where the file has one.
  func nib(named name: String) -> (nib: NibArchive, owner: XMLElement?) {
    let owner = document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let found = owner.map { classes.find($0, base: ownerBase($0)) }
    let nib = InterfaceNibMaker(
      self, name: name, ownerIDs: [owner?.id ?? "-1"], isOwnerMissing: found?.missing != nil,
      outlets: names.outlets(of: document.objects), givesNames: true)
    if let owner { nib.linked.append((owner, .owner)) }
    for object in document.objects { nib.addTop(object) }
    return (nib.archive(), owner)
  }

  /// UIKit's class from which the owner of a xib derives: a controller if the xib gives it a view.
  private func ownerBase(_ owner: XMLElement) -> String {
    let isController = owner.elements(in: "connections").contains { $0["property"] == "view" }
    return isController ? "UIViewController" : "UIView"
  }

  // MARK: Attributes

  /// The value of an attribute that a user added.
  func value(of attribute: XMLElement) -> NibArchive.Value? {
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean":
      guard let flag = attribute.flag("value") else { return nil }
      return NibArchive.Value(text: "\(flag)", value: NSNumber(value: flag))
    case "number":
      guard let child, let number = child.number("value") else { return nil }
      let value =
        child.name == "integer"
        ? NSNumber(value: Int(number)) : NSNumber(value: Double(number))
      return NibArchive.Value(text: child["value"] ?? "", value: value)
    case "string":
      let text = attribute.string("value") ?? ""
      return NibArchive.Value(text: "\"\(text)\"", value: text)
    case "color":
      guard let color = child.flatMap({ palette.color($0) }) else { return nil }
      return NibArchive.Value(text: Colors.name(of: color), value: color)
    case "image":
      return NibArchive.Value(
        text: attribute["value"] ?? "", value: palette.image(attribute["value"]))
    case "point":
      guard let x = child?.number("x"), let y = child?.number("y") else { return nil }
      return NibArchive.Value(text: "(\(x), \(y))", value: CGPoint(x: x, y: y))
    case "size":
      guard let size = attribute.size("value") else { return nil }
      return NibArchive.Value(text: "\(size.width) × \(size.height)", value: size)
    case "rect":
      guard let x = child?.number("x"), let y = child?.number("y"),
        let size = attribute.size("value")
      else { return nil }
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      return NibArchive.Value(text: "\(frame)", value: frame)
    case "nil": return NibArchive.Value(text: "nil", value: nil)
    default: return nil
    }
  }
}
