import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

/// The words after the name in an `on` line about a delegate's method or an action.
struct NamedAnswerReading {
  private let answer: NamedAnswer
  private let isAction: Bool

  /// nil if the word is a message of the object's class, or neither.
  init?(_ arguments: inout Arguments, _ object: ModelObject) throws {
    let scene = arguments.scene
    guard let token = arguments.next, token.kind == .word,
      let (message, isAction) = Self.message(token.text, of: object, scene)
    else { return nil }
    self.isAction = isAction
    // A line with an answer means a message: an action returns nothing.
    var rest = arguments
    _ = rest.take()
    if isAction, !token.text.contains(":"), rest.next?.text == "return" { return nil }
    _ = arguments.take()
    let line = String(arguments.source.characters)
    let shown = "on" + line.trimmingBlanks.drop { !$0.isWhitespace }
    let isAsked = message.isAsked
    if arguments.next?.text == "and" {
      throw arguments.problem(.nobodyAbove(token.text))
    }
    guard !arguments.isAtEnd else {
      if isAsked { throw arguments.missing("return EXPRESSION") }
      answer = NamedAnswer(message, line: shown, .nothing)
      return
    }
    let keyword = try arguments.oneOf(["return", "do"])
    let place = arguments.lastPlace
    guard let behind = arguments.next?.range else {
      throw arguments.missing(keyword == "do" ? "LINE" : "EXPRESSION")
    }
    if keyword == "do" {
      if isAsked { throw LocatedProblem(.answerMissing(token.text), place) }
      try arguments.refuseCommand()
    } else if !isAsked {
      throw LocatedProblem(.returnsNothing(token.text), place)
    }
    let words = arguments.rest().trimmingBlanks
    if isAsked, let fixed = ["true": true, "YES": true, "false": false, "NO": false][words] {
      answer = NamedAnswer(message, line: shown, .boolean(fixed))
      return
    }
    let start = keyword == "do" ? behind.lowerBound : place.lowerBound
    let function = try scene.engine.action(
      line: line, code: start, for: object, named: scene.objectName(object).text,
      parameters: message.parameters, returns: isAsked ? "Bool" : nil)
    answer = NamedAnswer(message, line: shown, function.map { .function($0) } ?? .nothing)
  }

  func register(for object: ModelObject, in scene: Scene) {
    scene.answers.set(answer, for: object, isAction: isAction)
  }

  /// The message or the action for a word; nil if it is a message of the class, or similar to one.
  static func message(
    _ word: String, of object: ModelObject, _ scene: Scene
  ) -> (message: NamedMessage, isAction: Bool)? {
    if let known = NamedMessage.ofDelegate(of: object).first(where: { $0.words.contains(word) }) {
      return (known, false)
    }
    guard object is UIResponder, !OverrideWords.isMessage(word, of: object, scene) else {
      return nil
    }
    // A target, and no other object, receives a control's events.
    if object is UIControl, ControlEvents.event(word) != nil { return nil }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 4, let first = parts.first, Identifier.isValid(String(first)),
      parts.dropFirst().allSatisfy({ $0.isEmpty || Identifier.isValid(String($0)) })
    else { return nil }
    if parts.count > 1 { return parts.last == "" ? (NamedMessage(action: word), true) : nil }
    let near = Suggestions.near(word, in: OverrideWords.words(for: object, scene))
    return near.isEmpty ? (NamedMessage(action: word), true) : nil
  }
}
