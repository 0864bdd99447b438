import Foundation
import Interpreter
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let target = Command(
    "target", .building, .change,
    usage: [
      "CONTROL EVENT [do LINE | send SELECTOR [to NAME]]",
      "RECOGNIZER [do LINE | send SELECTOR to NAME]",
    ],
    summary: Bilingual(en: "registers an action", zh: "登记动作"),
    text: Bilingual(
      en: """
        An action for an event of a control, such as touchUpInside, or for a recognizer; each line \
        adds one. `do` runs a line of Swift, in which sender is the control or the recognizer and \
        self is the controller, as at the prompt. \
        `send` calls a method by its selector, as in save or save: with the sender; of a control \
        without a target, or to nil, the first object along the responder chain that has it. \
        Without either the event is only logged.
        """,
      zh: """
        为控件的事件（如 touchUpInside）或手势识别器登记一个动作；每行添加一个。do 运行一行 Swift，\
        其中 sender 是该控件或识别器，self 与提示符处一样是控制器。send 按选择器调用方法，如 save，或带发送者的 save:；\
        控件不写目标或写 to nil 时，沿响应者链找到第一个有该方法的对象。两者都不写则只记入 log。
        """),
    examples: [
      "add button ok 100 100 120 44", "target ok touchUpInside do sender.tag += 1",
      "target ok touchUpInside send save:", "tap ok", "expect ok.tag == 1",
      "expect action save: sent", "add view pad 100 400 200 200", "gesture tap dismiss on pad",
      "target dismiss do pad.alpha = 0.5", "tap pad", "log",
    ]
  ) { arguments, session in
    let scene = session.scene
    let owner = try arguments.object("CONTROL")
    let ownerPlace = arguments.lastPlace
    var event: (word: String, event: UIControl.Event)?
    if let control = owner as? UIControl {
      event = try controlEvent(&arguments, control)
    } else if !(owner is UIGestureRecognizer) {
      throw LocatedProblem(.acting(.hasNoTargets(scene.objectName(owner))), ownerPlace)
    }
    let reading = try TargetReading(&arguments, owner, event?.event, session)
    try arguments.finish()
    reading.register(in: scene, line: "target" + reading.shown)
    return [
      .target(
        TargetChange(
          owner: scene.objectName(owner), event: event?.word, action: reading.record,
          count: scene.targetLines(of: owner).count))
    ]
  }

  private static func controlEvent(
    _ arguments: inout Arguments, _ control: UIControl
  ) throws -> (word: String, event: UIControl.Event) {
    let token = try arguments.word("EVENT")
    if let event = ControlEvents.event(token.text) { return event }
    let near = Suggestions.near(token.text, in: ControlEvents.words)
    throw arguments.problem(.acting(.unknownControlEvent(token.text, suggestions: near)))
  }
}

/// The words after the event in a line of `target`.
private struct TargetReading {
  private let owner: ModelObject
  private let event: UIControl.Event?
  private let attach: (ModelObject) -> Void
  /// Kept alive by the scene, because nothing else keeps it.
  private let kept: TargetLine?
  let record: TargetChange.Action
  /// The line after its command word.
  let shown: String

  init(
    _ arguments: inout Arguments, _ owner: ModelObject, _ event: UIControl.Event?,
    _ session: Session
  ) throws {
    let scene = session.scene
    self.owner = owner
    self.event = event
    let line = String(arguments.source.characters)
    shown = String(line.trimmingBlanks.drop { !$0.isWhitespace })
    guard let keyword = arguments.next else {
      let target = TargetLine(line: shown, code: nil, function: nil)
      (kept, record) = (target, .log)
      attach = Self.attaching(target, TargetLine.selector, event)
      return
    }
    switch try arguments.oneOf(["do", "send"]) {
    case "do":
      guard let first = arguments.next else { throw arguments.missing("LINE") }
      let start = first.range.lowerBound
      let code = String(arguments.source.characters[start...])
      if case .command(let command, _) = session.reader.kind(of: SourceText(code)) {
        throw LocatedProblem(.commandBehindDo(command), first.range)
      }
      let engine = scene.engine
      let function = try engine.action(
        line: line, code: start, for: scene.controller ?? owner,
        named: scene.objectName(owner).text,
        parameters: [("sender", engine.host.type(of: owner).name)])
      _ = arguments.rest()
      let target = TargetLine(line: shown, code: code.trimmingBlanks, function: function)
      (kept, record) = (target, .line(code.trimmingBlanks))
      attach = Self.attaching(target, TargetLine.selector, event)
    default:
      let token = try arguments.word("SELECTOR")
      let name = Self.selector(token.text)
      guard let name else { throw arguments.problem(.acting(.notASelector(token.text))) }
      // A target that has no such method stops what is under way, which takes Swift.
      _ = scene.engine
      var target: AnyObject?
      if arguments.takeKeyword("to") != nil {
        target = try arguments.target()
      }
      if target == nil, owner is UIGestureRecognizer {
        throw LocatedProblem(
          .acting(.recognizerNeedsTarget(scene.objectName(owner).text)), keyword.range)
      }
      kept = nil
      record = .send(selector: name, to: target.map { scene.objectName(ofAny: $0) })
      attach = Self.attaching(target, Selector(stringLiteral: name), event)
    }
  }

  private static func attaching(
    _ target: AnyObject?, _ selector: Selector, _ event: UIControl.Event?
  ) -> (ModelObject) -> Void {
    { [weak target] owner in
      if let control = owner as? UIControl, let event {
        control.addTarget(target, action: selector, for: event)
      } else if let recognizer = owner as? UIGestureRecognizer, let target {
        recognizer.addTarget(target, action: selector)
      }
    }
  }

  /// The selector that a word names, also as Swift's #selector writes it; nil for none.
  private static func selector(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, Identifier.isValid(String(first)), parts.count <= 4 else {
      return nil
    }
    let rest = parts.dropFirst()
    guard rest.allSatisfy({ $0.isEmpty || Identifier.isValid(String($0)) }),
      rest.last?.isEmpty ?? true
    else { return nil }
    return text
  }

  func register(in scene: Scene, line: String) {
    attach(owner)
    scene.targets.add(line, kept, attach, to: owner)
  }
}

extension Arguments {
  /// NAME for the object that gets an action, or nil for the responder chain; also an object in a
  /// variable.
  fileprivate mutating func target() throws -> AnyObject? {
    guard let token = nameAhead else { throw missing("NAME") }
    if takeKeyword("nil") != nil { return nil }
    if let object = scene.object(named: token.text) {
      _ = try name("NAME")
      return object
    }
    if let object = scene.engineIfMade?.object(inVariable: token.text) {
      _ = take()
      return object
    }
    throw LocatedProblem(
      .acting(
        .noSuchTarget(token.text, suggestions: Suggestions.near(token.text, in: scene.order))),
      token.range)
  }
}
