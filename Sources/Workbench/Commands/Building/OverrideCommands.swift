import Foundation
import Records
import UIKitModel

extension Command {
  static let on = Command(
    "on", .building, .change,
    usage: [
      "NAME hitTest return nil", "NAME hitTest return VIEW",
      "NAME pointInside return true", "NAME pointInside return false",
    ],
    summary: Bilingual(en: "lets a view answer a message differently", zh: "让视图对消息作出不同的回答"),
    text: Bilingual(
      en: """
        The override that needs no code: the view answers hitTest with nil or with a view, \
        pointInside with true or false, whatever the point. inspect and tree show it; off takes \
        it away.
        """,
      zh: """
        不写代码的重写：视图对 hitTest 总是回答 nil 或某个视图，对 pointInside 总是回答 true 或 false。\
        inspect 和 tree 会显示它，off 取消它。
        """),
    examples: [
      "add view red 100 100 200 200", "on root hitTest return nil", "hit 150 150",
      "on red pointInside return false",
    ]
  ) { arguments, session in
    let scene = session.scene
    let view = try arguments.view()
    let message = try message(&arguments)
    _ = try arguments.oneOf(["return"])
    let answer: AnswerOverride.Answer
    if message == .hitTest {
      answer = .view(try returnedView(&arguments, self: view))
    } else {
      answer = .boolean(try returnedBoolean(&arguments))
    }
    let last = arguments.lastPlace.upperBound
    try arguments.finish()
    let line = "on" + String(arguments.source.characters[..<last]).trimmingBlanks.drop { $0 != " " }
    view.setMethod(AnswerOverride(answer, line: line), for: message)
    return [
      .overridden(
        OverrideChange(
          view: scene.objectName(view), lines: scene.overrideLines(of: view), removed: []))
    ]
  }

  static let off = Command(
    "off", .building, .change,
    usage: ["NAME [hitTest | pointInside]"],
    summary: Bilingual(en: "takes such answers away", zh: "取消 on 设置的回答"),
    text: Bilingual(
      en: "Without a message all answers of the view are taken away.",
      zh: "不写消息时取消该视图的全部回答。"),
    examples: [
      "add view red 100 100 200 200", "on red hitTest return nil", "off red hitTest", "hit 150 150",
    ]
  ) { arguments, session in
    let scene = session.scene
    let view = try arguments.view()
    let place = arguments.lastPlace
    let only = arguments.isAtEnd ? nil : try message(&arguments)
    try arguments.finish()
    let table = view.methodTable
    let messages = (only.map { [$0] } ?? table.answered).filter {
      table.answered.contains($0)
    }
    guard !messages.isEmpty else {
      throw LocatedProblem(
        .notOverridden(scene.objectName(view).text, message: only.map { "\($0)" }), place)
    }
    let removed = messages.compactMap { (table.method(for: $0) as? AnswerOverride)?.line }
    for message in messages { view.setMethod(nil, for: message) }
    return [
      .overridden(
        OverrideChange(
          view: scene.objectName(view), lines: scene.overrideLines(of: view), removed: removed))
    ]
  }

  /// The messages that can be answered without code, by Swift's and by Objective-C's names.
  private static let messages: [(names: [String], message: Message)] = [
    (["hitTest", "hitTest:withEvent:"], .hitTest),
    (["pointInside", "point", "pointInside:withEvent:"], .pointInside),
  ]

  private static func message(_ arguments: inout Arguments) throws -> Message {
    let token = try arguments.word("MESSAGE")
    if let row = messages.first(where: { $0.names.contains(token.text) }) { return row.message }
    if Message.allCases.contains(where: { "\($0)" == token.text }) || token.text == "touches" {
      throw arguments.problem(.messageComesLater(token.text))
    }
    let names = messages.map { $0.names[0] }
    throw arguments.problem(
      .unknownMessage(
        token.text,
        suggestions: Suggestions.near(token.text, in: names).isEmpty
          ? names : Suggestions.near(token.text, in: names)))
  }

  private static func returnedView(
    _ arguments: inout Arguments, self view: UIView
  ) throws -> UIView? {
    guard let token = arguments.next else { throw arguments.missing("nil|VIEW") }
    if token.text == "true" || token.text == "false" || arguments.nextIsNumber {
      throw LocatedProblem(.returnsView("hitTest"), token.range)
    }
    if arguments.takeKeyword("nil") != nil { return nil }
    if arguments.takeKeyword("self") != nil { return view }
    return try arguments.view("VIEW")
  }

  private static func returnedBoolean(_ arguments: inout Arguments) throws -> Bool {
    guard let token = arguments.next else { throw arguments.missing("true|false") }
    switch arguments.takeKeyword("true", "false", "YES", "NO") {
    case "true", "YES": return true
    case "false", "NO": return false
    default: throw LocatedProblem(.returnsBoolean("pointInside"), token.range)
    }
  }
}
