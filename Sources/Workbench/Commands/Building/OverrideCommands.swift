import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let on = Command(
    "on", .building, .change,
    summary: Bilingual(en: "lets an object answer a message differently", zh: "改写对象对某个方法的响应"),
    text: Bilingual(
      en: """
        An override without a class, for this object alone. MESSAGE is whatever its class lets you \
        override: hitTest, pointInside, layoutSubviews, next …; touches stands for the four of \
        touches. EXPRESSION and LINE are Swift, with the names that UIKit gives the arguments \
        (point, event, touches, rect, animated). `and super` asks UIKit first; its answer is \
        called answer, and is returned unless you return something else. inspect and tree show \
        the line; off removes it.

        For a recognizer MESSAGE may also be what it asks its delegate: shouldBegin, \
        shouldReceiveTouch, shouldRecognizeSimultaneously and the others, with the arguments \
        gestureRecognizer, touch, event and otherGestureRecognizer; for a scroll view what it tells \
        it, such as scrollViewDidScroll; for a navigation controller willShow and didShow, for a \
        tab bar controller shouldSelect and didSelect. For a responder it may be an action: save for save and \
        save:, with the argument sender.
        """,
      zh: """
        不写类的重写，只对这一个对象有效。MESSAGE 可以是它的类允许重写的任何方法：hitTest、pointInside、\
        layoutSubviews、next 等；touches 代表四个 touches 方法。EXPRESSION 和 LINE 是 Swift 代码，\
        参数沿用 UIKit 的名字（point、event、touches、rect、animated）。写 `and super` 会先调用 UIKit \
        的实现，结果名为 answer；不另写 return 时就返回它。inspect 和 tree 会显示这一行，off 取消它。

        对手势识别器，MESSAGE 还可以是它询问代理的问题：shouldBegin、shouldReceiveTouch、\
        shouldRecognizeSimultaneously 等，参数是 gestureRecognizer、touch、event、\
        otherGestureRecognizer；对滚动视图可以是它通知代理的消息，如 scrollViewDidScroll；\
        对导航控制器是 willShow、didShow，对标签栏控制器是 shouldSelect、didSelect。\
        对响应者可以是一个动作：save 同时代表 save 和 save:，参数是 sender。
        """),
    examples: [
      "add view red 100 100 200 200", "on red pointInside return point.x < 50", "hit 130 150",
      "hit 180 150", "on root hitTest and super do print(answer === red)", "hit 130 150",
      "on root hitTest return nil", "hit 150 150", "off root",
      "gesture tap dismiss on root",
      "on dismiss shouldReceiveTouch return touch.view !== red", "tap red",
      "add button ok 20 20 100 44", "target ok touchUpInside send save:",
      "on controller save do red.alpha = 0.5", "tap ok", "expect red.alpha == 0.5",
    ]
  ) {
    Form(.overriding) { session, overriding in
      let (object, scene) = (overriding.object, session.scene)
      switch overriding.answer {
      case .named(let reading): reading.register(for: object, in: scene)
      case .message(let words):
        let methods = try words.methods(for: object, in: scene)
        for (message, method) in methods { object.setMethod(method, for: message) }
      }
      return [
        .overridden(
          OverrideChange(
            view: scene.objectName(object), lines: scene.overrideLines(of: object), removed: []))
      ]
    }
  }

  static let off = Command(
    "off", .building, .change,
    summary: Bilingual(en: "removes such answers", zh: "取消 on 设置的回答"),
    text: Bilingual(
      en: "Without a message all answers of the object are removed.",
      zh: "不写消息时取消该对象的全部回答。"),
    examples: [
      "add view red 100 100 200 200", "on red hitTest return nil", "off red hitTest", "hit 150 150",
    ]
  ) {
    Form(.written(.object), .optional(.word(.message))) { session, named, word in
      let (scene, object) = (session.scene, named.value)
      let before = scene.overrideLines(of: object)
      let nothing = LocatedProblem(
        .notOverridden(scene.objectName(object).text, message: word?.text), named.range)
      var only: Set<Int>?
      if let word = word?.text {
        if !OverrideWords.isMessage(word, of: object, scene) {
          if !scene.answers.remove(word, of: object).isEmpty {
            return [scene.taken(from: before, of: object)]
          }
          if NamedAnswerReading.message(word, of: object, scene) != nil { throw nothing }
        }
        only = Set(try OverrideWords.targets(word, of: object, scene).flatMap(\.messages))
      }
      let table = object.methodTable
      let own = table.answeredNumbers.filter { table.method(for: $0) is AnswerOverride }
      let messages = only.map { own.filter($0.contains) } ?? own
      let answers = only == nil ? scene.answers.remove(nil, of: object) : []
      guard !messages.isEmpty || !answers.isEmpty else { throw nothing }
      for message in messages { object.setMethod(nil, for: message) }
      return [scene.taken(from: before, of: object)]
    }
  }
}

/// An `on` line: the object, and its answer.
private struct Overriding {
  enum Answer {
    /// To a delegate's method, or to an action.
    case named(NamedAnswerReading)
    case message(OverrideWords)
  }

  let object: ModelObject
  let answer: Answer
}

extension Reader where Value == Overriding {
  /// Reads an object and the words that depend on it: the message, whether UIKit is called too, and
  /// the answer.
  fileprivate static var overriding: Reader {
    let head = UsagePattern.Node.sequence([
      .placeholder(.message), .optional(.sequence([.keyword("and"), .keyword("super")])),
    ])
    let answers = UsagePattern.Node.lines([
      .sequence([.keyword("return"), .placeholder(.expression)]),
      .sequence([.keyword("do"), .placeholder(.line)]), .nothing,
    ])
    return Reader<ModelObject>.object.then(usage: .sequence([head, answers])) { object in
      Reader(.nothing) { arguments in
        if let reading = try NamedAnswerReading(&arguments, object) {
          return Overriding(object: object, answer: .named(reading))
        }
        return Overriding(object: object, answer: .message(try OverrideWords(&arguments, object)))
      }
    }
  }
}

extension Scene {
  /// The answer with the `on` lines that an object still has, of those that it had.
  fileprivate func taken(from before: [String], of object: ModelObject) -> Answer {
    let lines = overrideLines(of: object)
    return .overridden(
      OverrideChange(
        view: objectName(object), lines: lines, removed: before.filter { !lines.contains($0) }))
  }
}
