import Foundation
import Records
import Scenes
import TypedText
import UIKitBindings
import UIKitModel

/// The words after the name in an `on` line: the message, whether UIKit is called too, and the
/// answer.
struct OverrideWords {
  private let line: String
  private let targets: [OverrideTarget]
  private let callsSuper: Bool
  /// The start of the Swift, in characters of the line; nil if there is none.
  private let code: Int?
  /// An answer that is constant, and does not need Swift.
  private let fixed: AnswerOverride.Answer?

  /// Reads the words for an object.
  init(_ arguments: inout Arguments, _ object: ModelObject) throws {
    let scene = arguments.scene
    let word = try arguments.word(Placeholder.message.shown)
    do {
      targets = try Self.targets(word.text, of: object, scene)
    } catch let problem as Problem {
      throw arguments.problem(problem)
    }
    callsSuper = try Self.readsSuper(&arguments)
    line = String(arguments.source.characters)
    let isAsked = targets.contains(where: \.isAsked)
    let needsAnswer = isAsked && !callsSuper
    guard !arguments.isAtEnd else {
      if needsAnswer { throw arguments.missing("and super|return EXPRESSION") }
      (code, fixed) = (nil, nil)
      return
    }
    let keyword = try arguments.oneOf(["return", "do"])
    let keywordPlace = arguments.lastPlace
    guard let behindKeyword = arguments.next?.range else {
      throw arguments.missing(keyword == "do" ? "LINE" : "EXPRESSION")
    }
    if keyword == "do" {
      if needsAnswer { throw LocatedProblem(.answerMissing(word.text), keywordPlace) }
      try arguments.refuseCommand()
      (code, fixed) = (behindKeyword.lowerBound, nil)
    } else {
      guard isAsked else { throw LocatedProblem(.returnsNothing(word.text), keywordPlace) }
      fixed = callsSuper ? nil : try Self.fixedAnswer(arguments, targets, object, scene)
      // `return` itself belongs to the Swift; `do` does not.
      code = fixed == nil ? keywordPlace.lowerBound : nil
    }
    _ = arguments.rest()
  }

  /// The methods that the line overrides, by the numbers of their messages.
  func methods(
    for object: ModelObject, in scene: Scene
  ) throws -> [(message: Int, method: AnswerOverride)] {
    let shown = "on" + line.trimmingBlanks.drop { !$0.isWhitespace }
    if let fixed {
      let method = AnswerOverride(fixed, line: shown, callsSuper: callsSuper)
      return targets.flatMap(\.messages).map { ($0, method) }
    }
    return try targets.flatMap { target in
      try scene.overrides(
        AnswerOverride.Source(text: line, code: code, member: target.name), line: shown,
        callsSuper: callsSuper, for: [target], of: object)
    }
  }

  // MARK: Words

  /// The members that a word for a message refers to. Throws, with similar ones, if it is not a
  /// message of the object's class.
  static func targets(
    _ word: String, of object: ModelObject, _ scene: Scene
  ) throws -> [OverrideTarget] {
    let engine = scene.engine
    if object is UIControl, let event = ControlEvents.event(word) {
      throw Problem.unknownMessage(
        word, suggestions: ["target \(scene.objectName(object).text) \(event.word)"])
    }
    let words = several[word] ?? [usual[word] ?? word]
    let found = words.flatMap { engine.overridable($0, in: object) }
    guard found.isEmpty else { return found }
    let asked = NamedMessage.ofDelegate(of: object).flatMap(\.words)
    let names = shown(engine.overridableNames(in: object)) + asked
    let near = Suggestions.near(word, in: names)
    throw Problem.unknownMessage(
      word, suggestions: near.isEmpty ? common.map { $0.word }.filter(names.contains) : near)
  }

  /// Whether a word names a message of an object's class.
  static func isMessage(_ word: String, of object: ModelObject, _ scene: Scene) -> Bool {
    let words = several[word] ?? [usual[word] ?? word]
    return words.contains { !scene.engine.overridable($0, in: object).isEmpty }
  }

  /// The words for messages that completion offers for an object: the delegate methods and the most
  /// frequent overrides, and all others.
  static func offered(
    for object: ModelObject, _ scene: Scene
  ) -> (first: [(word: String, note: Bilingual?)], others: [String]) {
    let names = shown(scene.engine.overridableNames(in: object))
    let asked = NamedMessage.ofDelegate(of: object).map { $0.words[0] }
    var first: [(word: String, note: Bilingual?)] = []
    for (word, note) in common where names.contains(word) { first.append((word, note)) }
    for word in asked { first.append((word, nil)) }
    let words = Set(first.map { $0.word })
    return (first, names.filter { !words.contains($0) })
  }

  /// All words for messages of an object.
  static func words(for object: ModelObject, _ scene: Scene) -> [String] {
    let offered = offered(for: object, scene)
    return offered.first.map { $0.word } + offered.others
  }

  /// Words that name several messages at once.
  private static let several = [
    "touches": ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"],
    "presses": ["pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled"],
    "motion": ["motionBegan", "motionEnded", "motionCancelled"],
  ]

  /// Our words for Swift names that are unclear without their labels.
  private static let usual = ["pointInside": "point", "pointInside:withEvent:": "point"]

  /// The most frequent overrides.
  private static let common: [(word: String, note: Bilingual)] = [
    (
      "touches",
      Bilingual(
        en: "touchesBegan, Moved, Ended and Cancelled", zh: "touchesBegan、Moved、Ended、Cancelled")
    ),
    ("pointInside", Bilingual(en: "whether a point belongs to the view", zh: "一个点是否属于这个视图")),
    ("hitTest", Bilingual(en: "which view gets the touch", zh: "由哪个视图得到触摸")),
    ("next", Bilingual(en: "the next responder of the chain", zh: "响应者链上的下一个")),
  ]

  private static func shown(_ names: [String]) -> [String] {
    var shown = names.map { name in
      usual.first { $0.value == name && !$0.key.contains(":") }?.key ?? name
    }
    shown += several.filter { names.contains($0.value[0]) }.keys.sorted()
    return shown
  }

  private static func readsSuper(_ arguments: inout Arguments) throws -> Bool {
    guard arguments.takeKeyword("and") != nil else { return false }
    _ = try arguments.oneOf(["super"])
    return true
  }

  /// A one-word answer to a message that is sent for every point.
  private static func fixedAnswer(
    _ arguments: Arguments, _ targets: [OverrideTarget], _ object: ModelObject, _ scene: Scene
  ) throws -> AnswerOverride.Answer? {
    var rest = arguments
    guard let token = rest.take(), rest.isAtEnd, token.kind == .word, targets.count == 1 else {
      return nil
    }
    switch (targets[0].messages, token.text) {
    case ([Message.hitTest.index], "nil"): return .view(nil)
    case ([Message.hitTest.index], "self"): return .view(object as? UIView)
    case ([Message.hitTest.index], let name):
      if ["true", "false", "YES", "NO"].contains(name) || Double(name) != nil {
        throw LocatedProblem(.returnsView("hitTest"), token.range)
      }
      guard Identifier.isValid(name), !scene.engine.declares(name) else { return nil }
      guard let found = try Arguments.object(token, kind: .view, in: scene) as? UIView else {
        throw LocatedProblem(.returnsView("hitTest"), token.range)
      }
      return .view(found)
    case ([Message.pointInside.index], "true"), ([Message.pointInside.index], "YES"):
      return .boolean(true)
    case ([Message.pointInside.index], "false"), ([Message.pointInside.index], "NO"):
      return .boolean(false)
    case ([Message.pointInside.index], let name):
      guard Identifier.isValid(name), scene.object(named: name) == nil,
        !["self", "nil"].contains(name)
      else {
        throw LocatedProblem(.returnsBoolean("pointInside"), token.range)
      }
      return nil
    default: return nil
    }
  }
}

extension Arguments {
  /// Throws if a command comes next, where Swift is expected.
  func refuseCommand() throws {
    guard let token = next else { return }
    let rest = SourceText(String(source.characters[token.range.lowerBound...]))
    guard case .command(let command, _)? = reader?.kind(of: rest) else { return }
    throw LocatedProblem(.commandBehindDo(command), token.range)
  }
}
