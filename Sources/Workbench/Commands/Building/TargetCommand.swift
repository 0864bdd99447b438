import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let target = Command(
    "target", .building, .change,
    summary: Bilingual(en: "registers an action", zh: "添加 target-action"),
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
        为控件的事件（如 touchUpInside）或手势识别器注册一个动作；每行添加一个。do 运行一行 Swift，\
        其中 sender 是该控件或识别器，self 与提示符处一样是控制器。send 按选择器调用方法，如 save，或带发送者的 save:；\
        控件不写目标或写 to nil 时，沿响应者链找到第一个有该方法的对象。两者都不写则只记入 log。
        """),
    examples: [
      "add button ok 100 100 120 44", "target ok touchUpInside do sender.tag += 1",
      "target ok touchUpInside send save:", "tap ok", "expect ok.tag == 1",
      "expect action save: sent", "add view pad 100 400 200 200", "gesture tap dismiss on pad",
      "target dismiss do pad.alpha = 0.5", "tap pad", "log",
    ]
  ) {
    Form(.control, .event, .orEnd(.action(needsTarget: false)), .wholeLine) {
      session, control, event, action, line in
      let scene = session.scene
      return [try scene.addTarget(action, line, to: control, event)]
    }
    Form(.recognizer, .orEnd(.action(needsTarget: true)), .wholeLine) {
      session, recognizer, action, line in
      if case .send(let place, _, nil) = action {
        throw LocatedProblem(
          .acting(.recognizerNeedsTarget(session.scene.objectName(recognizer).text)), place)
      }
      return [try session.scene.addTarget(action, line, to: recognizer, nil)]
    }
  }
}

/// An event of a control, by the word for it.
struct EventArgument {
  let word: String
  let event: UIControl.Event
}

/// The effect of an action.
private enum ActionArgument {
  /// Runs a line of Swift, which begins at an index of the whole line.
  case line(start: Int)
  /// Calls a method of an object, or of one along the chain; with the range of `send`.
  case send(Range<Int>, selector: String, to: AnyObject?)
}

extension Reader where Value == UIControl {
  fileprivate static var control: Reader {
    Reader(.placeholder(.control)) { arguments in
      let object = try arguments.object(Placeholder.control.shown)
      if let control = object as? UIControl { return control }
      throw arguments.problem(.acting(.hasNoTargets(arguments.scene.objectName(object))))
    }
  }
}

extension Reader where Value == EventArgument {
  /// Reads an event of a control.
  static var event: Reader {
    Reader(.placeholder(.event)) { arguments in
      let word = try arguments.word(Placeholder.event.shown).text
      if let found = ControlEvents.event(word) {
        return EventArgument(word: found.word, event: found.event)
      }
      let near = Suggestions.near(word, in: ControlEvents.words)
      throw arguments.problem(.acting(.unknownControlEvent(word, suggestions: near)))
    }
  }
}

extension Reader where Value == ActionArgument {
  /// Reads `do LINE | send SELECTOR [to NAME]`.
  fileprivate static func action(needsTarget: Bool) -> Reader {
    .either(
      .after("do", .code),
      .reading(
        .written(Reader<Void>.keyword("send")), .selector, .receiver(isNeeded: needsTarget)
      ) { .send($0.range, selector: $1, to: $2) })
  }

  private static var code: Reader {
    Reader(.placeholder(.line)) { arguments in
      guard let first = arguments.next else { throw arguments.missing(Placeholder.line.shown) }
      try arguments.refuseCommand()
      _ = arguments.rest()
      return .line(start: first.range.lowerBound)
    }
  }
}

extension Reader where Value == String {
  /// Reads a selector, also as Swift's #selector writes it.
  static var selector: Reader {
    Reader(.placeholder(.selector)) { arguments in
      let text = try arguments.word(Placeholder.selector.shown).text
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard let first = parts.first, Identifier.isValid(String(first)), parts.count <= 4,
        parts.dropFirst().allSatisfy({ $0.isEmpty || Identifier.isValid(String($0)) }),
        parts.count == 1 || parts.last?.isEmpty ?? false
      else { throw arguments.problem(.acting(.notASelector(text))) }
      return text
    }
  }
}

extension Reader where Value == AnyObject? {
  /// Reads `[to NAME]`: the receiver of an action, or nil for the responder chain; also an object
  /// in a variable. A recognizer needs one, and reports that itself.
  fileprivate static func receiver(isNeeded: Bool) -> Reader {
    let usage = UsagePattern.Node.sequence([.keyword("to"), .placeholder(.name)])
    return Reader(isNeeded ? usage : .optional(usage)) { arguments in
      guard arguments.takeKeyword("to") != nil else { return nil }
      guard let token = arguments.nameAhead else {
        throw arguments.missing(Placeholder.name.shown)
      }
      if arguments.takeKeyword("nil") != nil { return nil }
      let scene = arguments.scene
      if let object = scene.object(named: token.text) {
        _ = try arguments.name(Placeholder.name.shown)
        return object
      }
      if let object = scene.engineIfMade?.object(inVariable: token.text) {
        _ = arguments.take()
        return object
      }
      throw LocatedProblem(
        .acting(
          .noSuchTarget(token.text, suggestions: Suggestions.near(token.text, in: scene.order))),
        token.range)
    }
  }
}

extension Scene {
  /// Registers an action; without one the event is only logged.
  fileprivate func addTarget(
    _ action: ActionArgument?, _ line: String, to owner: ModelObject, _ event: EventArgument?
  ) throws -> Answer {
    let shown = String(line.trimmingBlanks.drop { !$0.isWhitespace })
    let record: TargetChange.Action
    var kept: TargetLine?
    var (target, selector): (AnyObject?, Selector) = (nil, TargetLine.selector)
    switch action {
    case nil:
      kept = TargetLine(line: shown, code: nil, function: nil)
      record = .log
    case .line(let start):
      let characters = Array(line)
      let code = String(characters[start...]).trimmingBlanks
      let function = try engine.action(
        line: line, code: start, for: controller ?? owner, named: objectName(owner).text,
        parameters: [("sender", engine.host.type(of: owner).name)])
      kept = TargetLine(line: shown, code: code, function: function)
      record = .line(code)
    case .send(_, let name, let receiver):
      // A target without that method stops the running code, which requires Swift.
      _ = engine
      (target, selector) = (receiver, Selector(stringLiteral: name))
      record = .send(selector: name, to: receiver.map { objectName(ofAny: $0) })
    }
    // Nothing else retains the line.
    let attach = Self.attaching(kept ?? target, selector, event?.event)
    attach(owner)
    targets.add("target" + shown, kept, attach, to: owner)
    return .target(
      TargetChange(
        owner: objectName(owner), event: event?.word, action: record,
        count: targetLines(of: owner).count))
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
}
