import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let gesture = Command(
    "gesture", .building, .change,
    summary: Bilingual(en: "attaches a gesture recognizer to a view", zh: "给视图添加手势识别器"),
    text: Bilingual(
      en: """
        KIND is tap, longpress, pan, swipe, pinch, rotation, edgepan, or a class of your own that \
        derives from UIGestureRecognizer. Its name is a constant in Swift as well. KEY is any of its \
        properties; `set` changes them later, `inspect` shows them. require makes it wait for \
        another one to fail. `remove` removes it from its view.
        """,
      zh: """
        KIND 是 tap、longpress、pan、swipe、pinch、rotation、edgepan，或自己写的 UIGestureRecognizer 子类。\
        它的名字在 Swift 里也是常量。KEY 是它的任意属性；之后用 set 修改，用 inspect 查看。\
        require 让它等待另一个识别器失败。remove 把它从视图上取下。
        """),
    examples: [
      "add view pad 100 400 200 200", "gesture tap twice on pad numberOfTapsRequired 2",
      "gesture tap once on pad require twice toFail", "tap pad", "wait 0.5",
      "expect states once is possible, ended", "expect states twice is possible, failed",
    ]
  ) {
    Form(.made(.gestureClass, .nameOfGesture, .after("on", .view(.view)))) { session, made in
      let scene = session.scene
      for setting in made.settings { setting.apply(to: made.recognizer) }
      for other in made.required { made.recognizer.require(toFail: other) }
      made.view.addGestureRecognizer(made.recognizer)
      scene.giveFreeName(made.name, to: made.recognizer)
      return [.recognizer(scene.placed(made.recognizer))]
    }
    Form(
      .recognizer.when(\.isForExistingRecognizer), .after("require", .written(.recognizer)),
      .keyword("toFail")
    ) { session, recognizer, required, _ in
      let scene = session.scene
      let (name, other) = (scene.objectName(recognizer).text, required.value)
      if other === recognizer {
        throw LocatedProblem(.acting(.requiresItself(name)), required.range)
      }
      if other.waits(for: recognizer) {
        throw LocatedProblem(
          .acting(.requiresInCircle(name, scene.objectName(other).text)), required.range)
      }
      recognizer.require(toFail: other)
      return [.recognizer(scene.placed(recognizer))]
    }
  }

}

/// A recognizer that was created, before it is in the scene.
private struct MadeRecognizer {
  let recognizer: UIGestureRecognizer
  let name: String
  let view: UIView
  var settings: [PropertySetting] = []
  var required: [UIGestureRecognizer] = []

  init(_ gestureClass: GestureClass, _ name: String, on view: UIView) throws {
    recognizer = try gestureClass.make()
    self.name = name
    self.view = view
  }
}

extension Reader where Value == MadeRecognizer {
  /// Reads a recognizer, and after it its properties, which depend on its class, and the
  /// recognizers that it waits for.
  fileprivate static func made(
    _ gestureClass: Reader<GestureClass>, _ name: Reader<String>, _ view: Reader<UIView>
  ) -> Reader {
    let required = Reader<UIGestureRecognizer>.reading(
      .after("require", .recognizer), .keyword("toFail")
    ) { recognizer, _ in recognizer }
    let made = Reader.reading(gestureClass, name, view) { try MadeRecognizer($0, $1, on: $2) }
    return made.then(usage: .sequence([.settings, .optional(required.usage)])) { made in
      Reader(.nothing) { arguments in
        var made = made
        while !arguments.isAtEnd {
          if required.begins?(arguments) ?? false {
            made.required.append(try arguments.refusing(made.name) { try required.read(&$0) })
          } else {
            let setting = Reader<PropertySetting>.setting(of: made.recognizer)
            made.settings.append(try setting.read(&arguments))
          }
        }
        return made
      }
    }
  }
}

extension Arguments {
  /// Reads the recognizers that one waits for; throws if that includes itself.
  fileprivate mutating func refusing(
    _ name: String, _ read: (inout Arguments) throws -> UIGestureRecognizer
  ) throws -> UIGestureRecognizer {
    if let token = second, token.text == name {
      throw LocatedProblem(.acting(.requiresItself(name)), token.range)
    }
    return try read(&self)
  }

  /// Whether a line is about an existing recognizer. One may be named `tap`, and another be created
  /// with `gesture tap NAME`.
  fileprivate var isForExistingRecognizer: Bool {
    guard objectAhead is UIGestureRecognizer, let token = nameAhead else { return false }
    return scene.gestureClass(named: token.text) == nil || second?.text == "require"
  }
}

extension Reader where Value == GestureClass {
  /// Reads the kind of a new recognizer.
  fileprivate static var gestureClass: Reader {
    Reader(.placeholder(.gestureKind)) { arguments in
      let word = try arguments.word(Placeholder.gestureKind.shown).text
      let scene = arguments.scene
      guard let gestureClass = scene.gestureClass(named: word) else {
        throw arguments.problem(.acting(unknown(word, in: scene)))
      }
      return gestureClass
    }
  }

  private static func unknown(_ word: String, in scene: Scene) -> ActingProblem {
    guard let meant = meant[word.lowercased().filter(\.isLetter)] else {
      return .unknownGesture(word, suggestions: Suggestions.near(word, in: scene.gestureWords))
    }
    return .unknownGesture(word, suggestions: [meant.kind], settings: meant.settings)
  }

  /// The recognizers that are meant by other words.
  private static let meant: [String: (kind: String, settings: String?)] = [
    "doubletap": ("tap", "numberOfTapsRequired 2"), "taptwice": ("tap", "numberOfTapsRequired 2"),
    "tripletap": ("tap", "numberOfTapsRequired 3"),
    "twofingertap": ("tap", "numberOfTouchesRequired 2"), "click": ("tap", nil),
    "drag": ("pan", nil), "hold": ("longpress", nil), "press": ("longpress", nil),
    "flick": ("swipe", nil), "zoom": ("pinch", nil), "scale": ("pinch", nil),
    "rotate": ("rotation", nil),
  ]
}

extension Reader where Value == String {
  /// Reads the name of a new recognizer.
  fileprivate static var nameOfGesture: Reader {
    Reader(newName.usage) { arguments in
      // `gesture tap on card`: the name was left out.
      if arguments.next?.text == "on", arguments.second?.text != "on" {
        throw arguments.missing(Placeholder.newName.shown)
      }
      return try newName.read(&arguments)
    }
  }
}

extension Scene {
  /// A recognizer, as the answer to the command that attached or changed it.
  func placed(_ recognizer: UIGestureRecognizer) -> PlacedRecognizer {
    let name = objectName(recognizer)
    var remarks: [Remark] = []
    if commandWords.contains(name.text) { remarks.append(.nameIsCommand(name.text)) }
    if let view = recognizer.view {
      if view.refusal == .interactionDisabled, view is UILabel || view is UIImageView {
        remarks.append(.interactionOffByDefault(addressedName(of: view)))
      } else if let refusal = view.refusal {
        remarks.append(.refuses(addressedName(of: view), RefusalReason(refusal)))
      }
    }
    return PlacedRecognizer(
      recognizer: name, view: recognizer.view.map(addressedName),
      requires: recognizer.failureRequirements.map(objectName), remarks: remarks)
  }
}
