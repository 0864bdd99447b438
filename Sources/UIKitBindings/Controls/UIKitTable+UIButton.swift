import Foundation
import ScriptLibrary
import UIKitModel

/// Buttons.
extension UIKitTable {
  static func addButton(_ table: Table) {
    table.enumeration(
      UIButton.ButtonType.self,
      [
        ("custom", .custom), ("system", .system), ("detailDisclosure", .detailDisclosure),
        ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd),
        ("close", .close),
      ], in: UIButton.self, "How a button looks."
    ) {
      $0.staticProperty(
        "roundedRect", get: { UIButton.ButtonType.system }, "The older name of system.")
    }
  }

  /// The rectangles in which a button draws its parts. Nothing is drawn here, so they are never
  /// queried.
  private static func addButtonRectangles(_ type: TypeTable) {
    for (name, bounds) in [
      ("titleRect", "forContentRect"), ("imageRect", "forContentRect"),
      ("contentRect", "forBounds"), ("backgroundRect", "forBounds"),
    ] {
      type.method("\(name)(\(bounds):)", "A place in the button: all of it, as it draws no parts.")
      {
        (_: UIButton, rectangle: CGRect) in rectangle
      }
    }
  }

  static let button = ModelClass.view(
    UIButton.self, superclass: UIControl.self,
    words: ["button"], endings: ["Button"], touch: .button,
    "A control that does one thing when tapped (CT-25).", make: { UIButton(frame: $0) }
  ) {
    addButtonInitializers($0)
    addButtonLooks($0)
    $0.stored(
      "configuration", \UIButton.configuration,
      "Its content and look as one value; nil unless set (CT-41).")
    $0.stored(
      "menu", \UIButton.menu, "What showsMenuAsPrimaryAction shows (CT-40).")
    $0.readOnly("buttonType", \UIButton.buttonType, "How it looks.")
    $0.readOnly(
      "titleLabel", \UIButton.titleLabel, "The view of the words; lets touches through.")
    $0.readOnly(
      "imageView", \UIButton.imageView, "The view of the picture; lets touches through.")
    $0.stored("contentEdgeInsets", \UIButton.contentEdgeInsets, "Round title and image (HT-9).")
    $0.kept(
      "titleEdgeInsets", \UIButton.titleEdgeInsets, decides: [.layout],
      "The distances round the title.")
    $0.kept(
      "imageEdgeInsets", \UIButton.imageEdgeInsets, decides: [.layout],
      "The distances round the image.")
    addButtonRectangles($0)
  } settings: {
    $0.ours(
      "title", inApp: "setTitle(_:for:)", get: { (b: UIButton) in b.currentTitle },
      set: { $0.setTitle($1, for: .normal) })
    $0.ours(
      "image", inApp: "setImage(_:for:)", get: { (b: UIButton) in b.currentImage },
      set: { $0.setImage($1, for: .normal) })
    $0.ofEvents {
      $0.stored(
        "showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction,
        "Whether a menu comes in place of the action (CT-27).")
    }
  }

  private static func addButtonInitializers(_ type: TypeTable) {
    type.convenience(
      "init(type:)", [UIButton.ButtonType.self], over: "init(frame:)",
      arguments: [HostCode { (_: UIButton.ButtonType) in CGRect.zero }],
      configure: HostCode { (b: UIButton, kind: UIButton.ButtonType) in b.become(kind) },
      "A button of a kind.")
    type.convenience(
      "init(type:primaryAction:)", [UIButton.ButtonType.self, UIAction?.self],
      over: "init(frame:)",
      arguments: [HostCode { (_: UIButton.ButtonType, _: UIAction?) in CGRect.zero }],
      configure: HostCode { (b: UIButton, kind: UIButton.ButtonType, action: UIAction?) in
        b.become(kind, primaryAction: action)
      }, "A button of a kind with an action.")
    for (name, action) in [
      ("init(configuration:)", [any Bridged.Type]()),
      ("init(configuration:primaryAction:)", [UIAction?.self]),
    ] {
      let frame =
        action.isEmpty
        ? HostCode { (_: UIButton.Configuration) in CGRect.zero }
        : HostCode { (_: UIButton.Configuration, _: UIAction?) in CGRect.zero }
      let configure =
        action.isEmpty
        ? HostCode { (b: UIButton, c: UIButton.Configuration) in b.become(c, primaryAction: nil) }
        : HostCode { (b: UIButton, c: UIButton.Configuration, action: UIAction?) in
          b.become(c, primaryAction: action)
        }
      type.convenience(
        name, [UIButton.Configuration.self] + action, over: "init(frame:)", arguments: [frame],
        configure: configure, "A button with a configuration (CT-41).")
    }
    addPrimaryAction(type) { (button: UIButton) in button }
  }

  private static func addButtonLooks(_ type: TypeTable) {
    type.method("setTitle(_:for:)", "Sets the words for a state.") {
      (b: UIButton, title: String?, state: UIControl.State) in b.setTitle(title, for: state)
    }
    type.method("setTitleColor(_:for:)", "Sets the colour of the words for a state.") {
      (b: UIButton, color: UIColor?, state: UIControl.State) in b.setTitleColor(color, for: state)
    }
    type.method("setImage(_:for:)", "Sets the picture for a state.") {
      (b: UIButton, image: UIImage?, state: UIControl.State) in b.setImage(image, for: state)
    }
    type.method("setBackgroundImage(_:for:)", "Sets the picture behind everything for a state.") {
      (b: UIButton, image: UIImage?, state: UIControl.State) in
      b.setBackgroundImage(image, for: state)
    }
    type.method("title(for:)", "The words for a state.") {
      (b: UIButton, state: UIControl.State) -> String? in b.title(for: state)
    }
    type.method("titleColor(for:)", "The colour of the words for a state.") {
      (b: UIButton, state: UIControl.State) -> UIColor? in b.titleColor(for: state)
    }
    type.method("image(for:)", "The picture for a state.") {
      (b: UIButton, state: UIControl.State) -> UIImage? in b.image(for: state)
    }
    type.method("backgroundImage(for:)", "The picture behind everything for a state.") {
      (b: UIButton, state: UIControl.State) -> UIImage? in b.backgroundImage(for: state)
    }
    type.readOnly("currentTitle", \UIButton.currentTitle, "The words that show now.")
    type.readOnly("currentTitleColor", \UIButton.currentTitleColor, "Their colour.")
    type.readOnly("currentImage", \UIButton.currentImage, "The picture that shows now.")
    type.readOnly(
      "currentBackgroundImage", \UIButton.currentBackgroundImage, "The picture behind it.")
  }
}
