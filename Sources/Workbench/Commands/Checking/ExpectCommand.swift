import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let expect = Command(
    "expect", .checking, .question,
    usage: [
      "hit POINT is NAME",
      "hit POINT is nil",
      "hit POINT is a CLASS",
      "order POINT is NAME…",
      "chain NAME is NAME…",
      "asked NAME at POINT",
      "not asked NAME at POINT",
      "inside NAME at POINT is true",
      "inside NAME at POINT is false",
      "frame NAME is X Y W H [within N]",
      "convert POINT to VIEW is X Y [within N]",
      "measure NAME NAME is N [within N]",
      "map is FILE [border N]",
      "map is solution [border N]",
      "map NAME is FILE [border N]",
      "map NAME is solution [border N]",
      "log is TEXT…", "log contains TEXT…", "log has TEXT…",
      "action SELECTOR sent [N times]", "states RECOGNIZER is STATE…",
      "error TEXT", "EXPRESSION",
    ],
    summary: Bilingual(en: "checks what should hold", zh: "检查应当成立的事"),
    text: Bilingual(
      en: """
        hit: the hit-test view, nil, or a class. order: the views in the order in which they are \
        asked, windows included. chain: the responders, the first included. inside: what \
        point(inside:) says; the point is one of the screen. measure: the points between the \
        nearest edges, 0 where they touch or overlap. map: who gets the touch at every point, or \
        where NAME gets it, is as in a file of `map save`, or as in the solution of the exercise; \
        points nearer than N to a border there do not count. log: the lines of `log`: all of them in \
        order, a run of them, or those in any order; lines that tell each move of a finger may be \
        written once. action: how often it was sent. states: those of a recognizer since \
        `log clear`. error: the next line must fail with \
        a message that contains the text. EXPRESSION: any Swift that is true. A failed check shows both sides and a line that shows \
        more.
        """,
      zh: """
        hit：命中视图，也可以写 nil 或类名。order：被询问的顺序，包括窗口。chain：响应者，从第一个算起。\
        inside：point(inside:) 的回答，点是屏幕坐标。\
        measure：最近的边之间的距离，相接或重叠时为 0。\
        map：每个点由谁接收触摸（或 NAME 在哪里接收）与 map save 保存的文件或练习的答案一致；\
        距离边界不足 N 点的位置不计。log：log 的行，is 是全部且按顺序，contains 是连续的一段，has 不论顺序；\
        手指每次移动都会重复的行可以只写一次。action：动作发出的次数。\
        states：识别器自 log clear 以来的状态。error：下一行必须失败，且消息包含这段文字。\
        EXPRESSION：任何结果为 true 的 Swift 表达式。检查失败时会显示两边的值和一条可以看到更多的命令。
        """),
    examples: [
      "add view red 100 100 200 200", "expect hit 150 150 is red", "expect hit -5 10 is nil",
      "expect order 150 150 is window, root, red",
      "expect chain red is red, root, controller, window, app, delegate",
      "expect asked red at 150 150", "expect not asked red at 500 500",
      "expect inside red at 150 150 is true", "expect frame red is 100 100 200 200",
      "expect convert 150 150 to red is 50 50",
      "expect measure red root is 0", "expect red.alpha == 1", "expect error \"no view\"",
      "front gren",
    ]
  ) { arguments, session in
    var reader = ExpectationReader(arguments, session)
    defer { arguments = reader.arguments }
    guard let expectation = try reader.read() else { return [] }
    guard expectation.holds else { throw Problem.expectationFailed(expectation) }
    return [.expectation(expectation)]
  }
}

/// Reads and judges one `expect` line.
private struct ExpectationReader {
  var arguments: Arguments
  private let session: Session
  private var scene: Scene { session.scene }

  init(_ arguments: Arguments, _ session: Session) {
    self.arguments = arguments
    self.session = session
  }

  /// Whether the first word is a variable that a Swift expression begins with, and no kind of
  /// expectation: a binary operator follows, or for `log` none of its words.
  private var beginsWithVariable: Bool {
    guard let word = arguments.next?.text else { return false }
    var behind = arguments
    _ = behind.take()
    let next = behind.next?.text ?? "is"
    let isOperator = next.allSatisfy { "=!<>&|+-*/%?".contains($0) }
    if isOperator, behind.next?.kind == .word { return true }
    return word == "log" && !["is", "contains", "has"].contains(next)
  }

  /// The judged expectation; nil for one that the next line will decide.
  mutating func read() throws -> Expectation? {
    let kinds = [
      "hit", "order", "chain", "asked", "not", "inside", "frame", "convert", "measure", "map",
      "log", "action", "states", "error",
    ]
    if let word = arguments.next?.text, !kinds.contains(word) { return try expression() }
    if beginsWithVariable { return try expression() }
    switch try arguments.oneOf(kinds) {
    case "hit": return try hit()
    case "order": return try order()
    case "chain": return try chain()
    case "asked": return try asked(isWanted: true)
    case "not":
      _ = try arguments.oneOf(["asked"])
      return try asked(isWanted: false)
    case "inside": return try inside()
    case "frame": return try frame()
    case "convert": return try convert()
    case "measure": return try measure()
    case "map": return try map()
    case "log": return try log()
    case "action": return try action()
    case "states": return try states()
    default:
      let token = try arguments.word("TEXT")
      try arguments.finish()
      session.expectedError = (token.text, String(arguments.source.text))
      return nil
    }
  }

  private mutating func log() throws -> Expectation {
    let word = try arguments.oneOf(EventChecks.Order.allCases.map(\.rawValue))
    let order = EventChecks.Order(rawValue: word) ?? .is
    let lines = try arguments.logLines()
    if order != .is, lines.isEmpty { throw arguments.missing("TEXT") }
    return EventChecks(scene).log(order, lines)
  }

  private mutating func action() throws -> Expectation {
    let selector = try arguments.word("SELECTOR").text
    _ = try arguments.oneOf(["sent"])
    var times: Int?
    if !arguments.isAtEnd {
      times = try arguments.count("N", 0...1_000_000)
      _ = try arguments.oneOf(["times", "time"])
    }
    try arguments.finish()
    return EventChecks(scene).action(selector, times: times)
  }

  private mutating func states() throws -> Expectation {
    let recognizer = try arguments.recognizer()
    _ = try arguments.oneOf(["is"])
    let states = try arguments.gestureStates()
    return EventChecks(scene).states(of: scene.objectName(recognizer), states)
  }

  /// Any Swift that is true or false.
  private mutating func expression() throws -> Expectation {
    let start = arguments.next?.range.lowerBound ?? 0
    let text = String(arguments.source.characters[start...])
    let engine = scene.engine
    _ = engine.takeShown()
    let unit = try engine.check(text, file: nil, as: .prompt)
    try engine.run(unit)
    let value = engine.takeShown().last
    guard let value, value.type == "Bool" else {
      throw LocatedProblem(.notABoolean(text), start..<arguments.source.characters.count)
    }
    return Expectation(
      subject: .expression(text), expected: "true", actual: value.value.text,
      holds: value.value.text == "true", tryLine: nil)
  }

  private mutating func hit() throws -> Expectation {
    let point = try arguments.pointArgument()
    _ = try arguments.oneOf(["is"])
    var token = try arguments.name("NAME")
    if token.text == "a" || token.text == "an", !arguments.isAtEnd {
      token = try arguments.word("CLASS")
    }
    try arguments.finish()
    let result = HitTestQuestion(scene, at: point.screenPoint).result
    let actual = result.map { scene.objectName($0).text } ?? "nil"
    let expected = token.text == "none" ? "nil" : token.text
    var holds = expected == actual
    if expected != "nil", !holds {
      if let viewClass = scene.viewClass(named: expected), scene.object(named: expected) == nil {
        holds = result.map { scene.inheritance(of: $0).contains(viewClass.name) } ?? false
      } else {
        let wanted = try Arguments.object(token, kind: .view, in: scene)
        holds = wanted === result
      }
    }
    return Expectation(
      subject: .hit(point: point.text), expected: expected, actual: actual, holds: holds,
      tryLine: "hit \(point.text)")
  }

  private mutating func order() throws -> Expectation {
    let point = try arguments.pointArgument()
    let expected = try names()
    let question = HitTestQuestion(scene, at: point.screenPoint)
    let actual = question.steps.map { scene.objectName($0.view).text }
    return Expectation(
      subject: .order(point: point.text), expected: expected.joined(separator: ", "),
      actual: actual.joined(separator: ", "), holds: expected == actual,
      tryLine: "hit \(point.text)")
  }

  private mutating func chain() throws -> Expectation {
    let responder = try arguments.responder("NAME")
    let name = scene.objectName(responder).text
    let expected = try names()
    let actual = scene.chain(from: responder).links.map(\.responder.text)
    return Expectation(
      subject: .chain(name: name), expected: expected.joined(separator: ", "),
      actual: actual.joined(separator: ", "), holds: expected == actual,
      tryLine: "chain \(name)")
  }

  /// `is A, B, C`; each a name, an alias, or the class of something without a name.
  private mutating func names() throws -> [String] {
    _ = try arguments.oneOf(["is"])
    var names: [String] = []
    repeat {
      let token = try arguments.name("NAME")
      if let object = scene.object(named: token.text) {
        names.append(scene.objectName(object).text)
      } else if token.text.first?.isUppercase ?? false || token.text.hasPrefix("_") {
        names.append(token.text)
      } else {
        throw arguments.problem(
          .unknownName(
            token.text, suggestions: Suggestions.near(token.text, in: scene.order)))
      }
    } while arguments.takeKeyword("→", "->") != nil || arguments.takeIf(.comma)
      || !arguments.isAtEnd
    return names
  }

  private mutating func asked(isWanted: Bool) throws -> Expectation {
    let view = try arguments.view()
    _ = try arguments.oneOf(["at"])
    let point = try arguments.pointArgument()
    try arguments.finish()
    let wasAsked = HitTestQuestion(scene, at: point.screenPoint).step(of: view) != nil
    let name = scene.objectName(view).text
    return Expectation(
      subject: isWanted
        ? .asked(name: name, point: point.text) : .notAsked(name: name, point: point.text),
      expected: String(isWanted), actual: String(wasAsked), holds: wasAsked == isWanted,
      tryLine: "hit \(point.text)")
  }

  private mutating func inside() throws -> Expectation {
    let view = try arguments.view()
    _ = try arguments.oneOf(["at"])
    let point = try arguments.pointArgument()
    _ = try arguments.oneOf(["is"])
    let expected = try arguments.oneOf(["true", "false"])
    try arguments.finish()
    guard let window = view.window else { throw Problem.notInWindow(scene.objectName(view).text) }
    let inWindow = point.screenPoint.applying(window.mapFromSuperview)
    let own = window.convert(inWindow, to: view)
    let actual = String(Door.pointInside(view, own, with: nil))
    let name = scene.objectName(view).text
    return Expectation(
      subject: .inside(name: name, point: point.text), expected: expected, actual: actual,
      holds: expected == actual, tryLine: "convert \(point.text) to \(name)")
  }

  private mutating func frame() throws -> Expectation {
    let view = try arguments.view()
    _ = try arguments.oneOf(["is"])
    let expected = try arguments.rectangle()
    let tolerance = try tolerance()
    let actual = view.frame
    let pairs = [
      (expected.origin.x, actual.origin.x), (expected.origin.y, actual.origin.y),
      (expected.size.width, actual.size.width), (expected.size.height, actual.size.height),
    ]
    let name = scene.objectName(view).text
    return Expectation(
      subject: .frame(name: name), expected: expected.typed, actual: actual.typed,
      holds: pairs.allSatisfy { abs($0 - $1) <= tolerance }, tryLine: "frame \(name)")
  }

  private mutating func convert() throws -> Expectation {
    let point = try arguments.pointArgument()
    _ = try arguments.oneOf(["to"])
    let target = try arguments.view("VIEW")
    _ = try arguments.oneOf(["is"])
    let expected = try arguments.point()
    let tolerance = try tolerance()
    let actual = try scene.conversionRecord(
      of: point.own?.point ?? point.screenPoint, from: point.own?.view, to: target
    ).result
    let name = scene.objectName(target).text
    return Expectation(
      subject: .conversion(point: point.text, to: name),
      expected: "\(expected.x.typed) \(expected.y.typed)",
      actual: "\(actual.x.typed) \(actual.y.typed)",
      holds: abs(expected.x - actual.x) <= tolerance && abs(expected.y - actual.y) <= tolerance,
      tryLine: "convert \(point.text) to \(name)")
  }

  private mutating func measure() throws -> Expectation {
    let first = try arguments.measureSubject()
    let second = try arguments.secondMeasureSubject()
    _ = try arguments.oneOf(["is"])
    let expected = try arguments.number("N")
    let tolerance = try tolerance()
    let record = try scene.measure(first.subject, second.subject)
    let actual = record.gapOfShapes ?? record.gap
    return Expectation(
      subject: .measure(first: first.text, second: second.text), expected: CGFloat(expected).typed,
      actual: CGFloat(actual).typed,
      holds: abs(expected - actual) <= tolerance, tryLine: "measure \(first.text), \(second.text)")
  }

  /// `[NAME] is FILE [border N]`, or `is solution` in place of a file.
  private mutating func map() throws -> Expectation {
    var view: UIView?
    let isName = arguments.next.map { $0.text != "is" || scene.object(named: "is") != nil }
    if isName ?? false { view = try arguments.view() }
    _ = try arguments.oneOf(["is"])
    let token = try arguments.word("FILE")
    let expected =
      token.kind == .word && token.text == "solution"
      ? try solution() : try mapFile(token)
    var border = expected.border
    if arguments.takeKeyword("border") != nil { border = .points(try arguments.borderWidth()) }
    try arguments.finish()
    let check = MapCheck(
      view: view.map { scene.objectName($0).text }, file: expected.file, map: expected.map,
      border: border)
    return check.expectation(try session.mapRecord(of: view))
  }

  private func mapFile(
    _ token: Token
  ) throws -> (file: String?, map: HitMap, border: MapCheck.Border) {
    let text = try session.text(ofFile: token.text)
    return (token.text, try MapText.map(of: text, path: token.text), .points(0))
  }

  private func solution() throws -> (file: String?, map: HitMap, border: MapCheck.Border) {
    guard let keeper = session.companion as? any SolutionKeeping,
      let (map, unjudged) = try keeper.solutionMap
    else { throw arguments.problem(.noSolutionHere) }
    return (nil, map, .cells(unjudged))
  }

  /// `[within N]`, in points. Without it numbers are equal up to the rounding of arithmetic.
  private mutating func tolerance() throws -> Double {
    guard arguments.takeKeyword("within") != nil else {
      try arguments.finish()
      return 1e-9
    }
    let text = arguments.next?.text ?? ""
    let tolerance = try arguments.number("N")
    guard tolerance >= 0 else { throw arguments.problem(.negativeTolerance(text)) }
    try arguments.finish()
    return tolerance
  }
}
