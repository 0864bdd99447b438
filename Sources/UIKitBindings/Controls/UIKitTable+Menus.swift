import EventVocabulary
import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension UIAction.Attributes: BridgedOptionSet {}
nonisolated extension UIMenu.Options: BridgedOptionSet {}
nonisolated extension UIButton.Configuration.CornerStyle: BridgedEnumeration {}
nonisolated extension UIButton.Configuration.Size: BridgedEnumeration {}

/// A configuration is one immutable object for scripts; a changed one is another object.
nonisolated extension UIButton.Configuration: Bridged {
  private final class Box {
    let value: UIButton.Configuration

    init(_ value: UIButton.Configuration) { self.value = value }
  }

  @usableFromInline package static var layout: Layout { .reference }
  @usableFromInline package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType {
    HostType { .nominal($0.hostNominal(Self.self, .structure), []) }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> UIButton.Configuration {
    guard let box = registers.references.pointee as? Box else {
      preconditionFailure("an object that is not a configuration")
    }
    return box.value
  }

  @usableFromInline
  package func write(to registers: Registers) { registers.references.pointee = Box(self) }
}

/// Menus and configurations of buttons.
extension UIKitTable {
  static func addMenus(_ table: Table) {
    table.class(UIMenuElement.self, superclass: NSObject.self, "An element of a menu (CT-40).") {
      $0.readOnly("title", \UIMenuElement.title, "What a menu shows.")
      $0.readOnly("image", \UIMenuElement.image, "The picture that a menu shows.")
      $0.kept(
        "subtitle", \UIMenuElement.subtitle, decides: [.drawing],
        "The second line that a menu shows.")
    }
    table.enumeration(
      UIMenuElement.State.self, [("off", .off), ("on", .on), ("mixed", .mixed)],
      in: UIMenuElement.self, "The check mark of an element of a menu.")
    table.name(UIMenu.Identifier.self, in: UIMenu.self, "The name that distinguishes a menu.") {
      $0.initializer("init(_:)", "An identifier by its name.") {
        (name: String) in UIMenu.Identifier(name)
      }
    }
    table.optionSet(
      UIMenu.Options.self,
      [
        ("displayInline", .displayInline), ("destructive", .destructive),
        ("singleSelection", .singleSelection),
      ], in: UIMenu.self, "The options of a menu in another one.")
    table.class(UIMenu.self, superclass: UIMenuElement.self, "Actions and further menus (CT-40).") {
      $0.initializer(
        "init(title:image:identifier:options:children:)", designated: true,
        defaults: [
          "title": .string(""), "image": .zero, "identifier": .zero, "options": .zero,
          "children": .zero,
        ],
        "A menu of elements."
      ) {
        (
          title: String, image: UIImage?, identifier: UIMenu.Identifier?, options: UIMenu.Options,
          children: [UIMenuElement]
        ) in
        UIMenu(
          title: title, image: image, identifier: identifier, options: options,
          children: children)
      }
      $0.readOnly("identifier", \UIMenu.identifier, "The name that distinguishes it.")
      $0.readOnly("options", \UIMenu.options, "The options of the menu.")
      $0.readOnly("children", \UIMenu.children, "The elements, from the top.")
    }
    table.optionSet(
      UIAction.Attributes.self,
      [("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden)],
      in: UIAction.self, "The behaviour of an action in a menu.")
  }

  static func addConfigurations(_ table: Table) {
    table.opaque(
      UIButton.Configuration.self, in: UIButton.self,
      "The content and the look of a button as one value (CT-41)."
    ) {
      for (name, summary) in [
        ("plain()", "Without a background."), ("gray()", "On gray."),
        ("tinted()", "On a light tint."), ("filled()", "On a full colour."),
        ("borderless()", "Without a background."), ("bordered()", "On gray."),
        ("borderedTinted()", "On a light tint."), ("borderedProminent()", "On a full colour."),
      ] {
        $0.staticMethod(name, "\(summary) Its look is not drawn here.") { () in
          UIButton.Configuration()
        }
      }
      addConfigurationContent($0)
      addConfigurationLooks($0)
    }
    table.enumeration(
      UIButton.Configuration.CornerStyle.self,
      [
        ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium),
        ("large", .large), ("capsule", .capsule),
      ], in: UIButton.Configuration.self, "The shape of corners; not drawn.")
    table.enumeration(
      UIButton.Configuration.Size.self,
      [("medium", .medium), ("small", .small), ("mini", .mini), ("large", .large)],
      in: UIButton.Configuration.self, "The size that the system gives a button; not acted on.")
  }

  private static func addConfigurationContent(_ type: TypeTable) {
    type.part("title", \UIButton.Configuration.title, "The title.")
    type.part("subtitle", \UIButton.Configuration.subtitle, "The line below the title.")
    type.part("image", \UIButton.Configuration.image, "The image.")
    type.part(
      "imagePadding", \UIButton.Configuration.imagePadding,
      "The distance between image and title; 0 unless set.")
    type.part(
      "titlePadding", \UIButton.Configuration.titlePadding,
      "The distance between title and subtitle; 1 unless set.")
    type.part(
      "contentInsets", \UIButton.Configuration.contentInsets,
      "The distances around the content; 7 and 12 points unless set (CT-41).")
  }

  private static func addConfigurationLooks(_ type: TypeTable) {
    type.part(
      "baseForegroundColor", \UIButton.Configuration.baseForegroundColor, decides: [.drawing],
      "The colour of the content.")
    type.part(
      "baseBackgroundColor", \UIButton.Configuration.baseBackgroundColor, decides: [.drawing],
      "The colour of the background.")
    type.part(
      "cornerStyle", \UIButton.Configuration.cornerStyle, decides: [.drawing], "The corners.")
    type.part(
      "buttonSize", \UIButton.Configuration.buttonSize, decides: [.layout], "The system's size.")
    type.part(
      "showsActivityIndicator", \UIButton.Configuration.showsActivityIndicator,
      decides: [.drawing], "Whether an indicator is in place of the image.")
  }
}

extension TypeTable {
  /// A part of a configuration; one that is only stored `decides` something on a device.
  fileprivate func part<Value: Bridged>(
    _ name: String, _ path: WritableKeyPath<UIButton.Configuration, Value>,
    decides effects: [KeptProperty.Effect] = [], _ summary: String
  ) {
    let kept = KeptProperty(owner: "UIButton.Configuration", name: name, effects: effects)
    property(
      name, get: { (c: UIButton.Configuration) in c[keyPath: path] },
      set: { (c: inout UIButton.Configuration, new: Value) in
        c[keyPath: path] = new
        kept.tell()
      }, effects.isEmpty ? summary : kept.summary(summary))
  }
}
