import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let gesture = Command(
    "gesture", .building, .change,
    usage: [
      "KIND NAME on VIEW [KEY VALUE]… [require RECOGNIZER toFail]",
      "RECOGNIZER require RECOGNIZER toFail",
    ],
    summary: Bilingual(en: "attaches a gesture recognizer to a view", zh: "给视图附加手势识别器"),
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
  ) { arguments, session in
    if let token = arguments.nameAhead, token.kind == .word,
      session.scene.object(named: token.text) is UIGestureRecognizer,
      // One may be called `tap`, and another be made with `gesture tap NAME`.
      session.scene.gestureClass(named: token.text) == nil || arguments.second?.text == "require"
    {
      return [try require(&arguments, session.scene)]
    }
    let scene = session.scene
    let kind = try arguments.word("KIND")
    guard let gestureClass = scene.gestureClass(named: kind.text) else {
      throw arguments.problem(unknownKind(kind.text, in: scene))
    }
    // `gesture tap on card`: the name was left out.
    if arguments.next?.text == "on", arguments.second?.text != "on" {
      throw arguments.missing("NAME")
    }
    let name = try arguments.newName()
    _ = try arguments.oneOf(["on"])
    let view = try arguments.view("VIEW")
    let recognizer = try gestureClass.make()
    var settings: [PropertySetting] = []
    var required: [UIGestureRecognizer] = []
    while let token = arguments.take() {
      if token.text == "require" {
        required.append(try requirement(&arguments, name: name))
      } else {
        settings.append(
          try PropertySetting(path: token.text, of: recognizer, at: token.range, &arguments))
      }
    }
    for setting in settings { setting.apply(to: recognizer) }
    for other in required { recognizer.require(toFail: other) }
    view.addGestureRecognizer(recognizer)
    scene.giveFreeName(name, to: recognizer)
    return [.recognizer(scene.placed(recognizer))]
  }

  /// `OTHER toFail`, after `require`.
  private static func requirement(
    _ arguments: inout Arguments, name: String
  ) throws -> UIGestureRecognizer {
    if arguments.next?.text == name {
      throw LocatedProblem(.acting(.requiresItself(name)), arguments.place)
    }
    let other = try arguments.recognizer()
    _ = try arguments.oneOf(["toFail"])
    return other
  }

  /// `NAME require OTHER toFail`, of recognizers that exist.
  private static func require(_ arguments: inout Arguments, _ scene: Scene) throws -> Answer {
    let recognizer = try arguments.recognizer()
    let name = scene.objectName(recognizer).text
    _ = try arguments.oneOf(["require"])
    let place = arguments.place
    let other = try requirement(&arguments, name: name)
    try arguments.finish()
    if other === recognizer {
      throw LocatedProblem(.acting(.requiresItself(name)), place)
    }
    if other.waits(for: recognizer) {
      throw LocatedProblem(
        .acting(.requiresInCircle(name, scene.objectName(other).text)), place)
    }
    recognizer.require(toFail: other)
    return .recognizer(scene.placed(recognizer))
  }

  private static func unknownKind(_ word: String, in scene: Scene) -> Problem {
    .acting(
      .unknownGesture(word, suggestions: Suggestions.near(word, in: scene.gestureWords)))
  }
}

extension Scene {
  /// A recognizer as the answer to the command that attached or changed it.
  func placed(_ recognizer: UIGestureRecognizer) -> PlacedRecognizer {
    let name = objectName(recognizer)
    var remarks: [Remark] = []
    if CommandTable.words.contains(name.text) { remarks.append(.nameIsCommand(name.text)) }
    if let view = recognizer.view {
      if view.refusal == .interactionDisabled, view is UILabel || view is UIImageView {
        remarks.append(.interactionOffByDefault(objectName(view)))
      } else if let refusal = view.refusal {
        remarks.append(.refuses(objectName(view), RefusalReason(refusal)))
      }
    }
    return PlacedRecognizer(
      recognizer: name, view: recognizer.view.map(objectName),
      requires: recognizer.failureRequirements.map(objectName), remarks: remarks)
  }
}
