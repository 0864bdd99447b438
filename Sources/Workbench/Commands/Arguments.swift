import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

/// The arguments of a command, read from left to right.
///
/// Every reader throws a problem with its range, and takes nothing if it throws.
package struct Arguments {
  package let command: Command
  /// The commands that the line might have been.
  package let commands: CommandTable
  package let scene: Scene
  /// The whole line, for commands that store a part of it verbatim.
  package let source: SourceText
  /// The lines after the first, verbatim: a pasted dump.
  package let payload: String
  /// Distinguishes commands, which are not allowed after `do`, from Swift; nil for a line that was
  /// accepted before.
  let reader: EntryReader?
  /// The range of the command word.
  let wordPlace: Range<Int>
  private let tokens: [Token]
  private var index = 0
  private let end: Int

  package init(
    command: Command, source: SourceText, from start: Int, payload: String, scene: Scene,
    commands: CommandTable, reader: EntryReader? = nil
  ) throws {
    self.command = command
    self.commands = commands
    self.reader = reader
    wordPlace = 0..<start
    self.payload = payload
    self.scene = scene
    self.source = source
    tokens = try Lexer.tokens(of: source, from: start)
    end = source.characters.count
  }

  // MARK: Tokens

  package var isAtEnd: Bool { index >= tokens.count }

  package var next: Token? { isAtEnd ? nil : tokens[index] }

  /// The token after the next one.
  package var second: Token? { index + 1 < tokens.count ? tokens[index + 1] : nil }

  /// The range of the next token; the end of the line if there is none.
  package var place: Range<Int> { next?.range ?? end..<end }

  /// The range of the token that was read last.
  package private(set) var lastPlace = 0..<0

  /// The next token, whatever it is.
  package mutating func take() -> Token? {
    guard let token = next else { return nil }
    index += 1
    lastPlace = token.range
    return token
  }

  /// Takes and returns the next token if it is one of `words`.
  package mutating func takeKeyword(_ words: String...) -> String? { takeKeyword(words) }

  /// Takes and returns the next token if it is one of `words`.
  package mutating func takeKeyword(_ words: [String]) -> String? {
    guard let token = next, token.kind == .word, words.contains(token.text) else { return nil }
    _ = take()
    return token.text
  }

  /// Takes the next token if it is of a kind.
  package mutating func takeIf(_ kind: Token.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    _ = take()
    return true
  }

  /// Takes the next word or string; if it is missing, throws with its name in the usage.
  package mutating func word(_ what: String) throws -> Token {
    guard let token = next, token.kind == .word || token.kind == .string else {
      throw missing(what)
    }
    _ = take()
    return token
  }

  /// Takes the next word together with those that continue it: `feed row 2` is one name, and so is
  /// an expression of Swift.
  package mutating func name(_ what: String) throws -> Token {
    guard let (token, count) = joinedAhead, count > 1 else { return try word(what) }
    index += count
    lastPlace = token.range
    return token
  }

  /// The next name, without taking it.
  package var nameAhead: Token? { joinedAhead?.token }

  private var joinedAhead: (token: Token, count: Int)? {
    guard !isAtEnd else { return nil }
    if let count = ExpressionReader(scene: scene).length(tokens[index...]) {
      let range = tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound
      return (Token(kind: .word, text: String(source.characters[range]), range: range), count)
    }
    let reader = PathReader(scene: scene)
    let count = reader.length(tokens, from: index)
    return reader.joined(tokens[index..<(index + count)]).map { ($0, count) }
  }

  /// The rest of the line as it was typed, without taking it.
  var restAhead: String {
    var ahead = self
    return ahead.rest()
  }

  /// Takes the rest of the line as it was typed.
  package mutating func rest() -> String {
    guard let token = next else { return "" }
    let start = token.range.lowerBound
    lastPlace = start..<end
    index = tokens.count
    return String(source.characters[start...]).trimmingBlanks
  }

  /// Throws if anything is left.
  package func finish() throws {
    if let token = next {
      throw LocatedProblem(.extraArgument(token.text, usage: usage), token.range)
    }
  }

  /// The forms of the command; of several only those that begin with the word that was typed.
  package var usage: [String] { command.usage(beginningWith: tokens.first?.text) }

  package func missing(_ what: String) -> LocatedProblem {
    LocatedProblem(.missingArgument(what, usage: usage), place)
  }

  /// A problem with the token that was read last.
  package func problem(_ problem: Problem) -> LocatedProblem {
    LocatedProblem(problem, lastPlace)
  }

  // MARK: Numbers

  /// Whether the next token begins a number.
  package var nextIsNumber: Bool {
    guard let token = next, token.kind == .word, let first = token.text.first else { return false }
    if scene.object(named: token.text) != nil || token.text.hasPrefix("0x") { return false }
    return first.isNumber || Double(token.text) != nil
      || ("+-.".contains(first) && token.text.dropFirst().first.map { $0.isNumber } ?? false)
  }

  /// Whether numbers follow, or a bracket around some, rather than an expression of Swift in
  /// brackets.
  var nextIsBracketOrNumber: Bool {
    nextIsNumber || next?.kind == .open && !ExpressionReader.isInBrackets(tokens[index...])
  }

  /// Takes the next token as a finite number. `isPlace`: whether it is a coordinate or a size of a
  /// view.
  package mutating func number(_ what: String, isPlace: Bool = false) throws -> Double {
    guard let token = next, token.kind == .word || token.kind == .string else {
      throw missing(what)
    }
    let number = try Self.number(token, isPlace: isPlace)
    _ = take()
    return number
  }

  package static func number(_ token: Token, isPlace: Bool = false) throws -> Double {
    guard let number = Double(token.text) else {
      throw LocatedProblem(.notANumber(token.text), token.range)
    }
    guard number.isFinite else {
      // Infinities raise no exception on a device.
      let raises = isPlace && number.isNaN
      throw LocatedProblem(.notFinite(token.text, raisesOnDevice: raises), token.range)
    }
    guard abs(number) <= TypedNumbers.largest else {
      throw LocatedProblem(.numberTooLarge(token.text, limit: TypedNumbers.largest), token.range)
    }
    return number
  }

  package mutating func wholeNumber(_ what: String) throws -> Int {
    let number = try number(what)
    guard let whole = Int(exactly: number) else {
      throw problem(.notAWholeNumber(String(source.characters[lastPlace]), atLeast: nil))
    }
    return whole
  }

  /// Takes several numbers, with or without brackets, commas and semicolons between.
  package mutating func numbers(_ names: [String], isPlace: Bool = false) throws -> [Double] {
    let isOpen = takeIf(.open)
    let openPlace = lastPlace
    var numbers: [Double] = []
    for (position, name) in names.enumerated() {
      if position > 0, !takeIf(.comma) { _ = takeIf(.semicolon) }
      numbers.append(try number(name, isPlace: isPlace))
    }
    if isOpen, !takeIf(.close) { throw LocatedProblem(.unclosedParenthesis, openPlace) }
    return numbers
  }

  package mutating func point(isPlace: Bool = false) throws -> CGPoint {
    let numbers = try numbers(["X", "Y"], isPlace: isPlace)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Takes a size, also as `200x200`.
  package mutating func size() throws -> CGSize {
    if let token = next, token.kind == .word, token.text.contains("x") {
      let parts = token.text.split(separator: "x")
      if parts.count == 2 {
        let sides = try parts.map {
          try Self.number(
            Token(kind: .word, text: String($0), range: token.range), isPlace: true)
        }
        _ = take()
        return CGSize(width: sides[0], height: sides[1])
      }
    }
    let numbers = try numbers(["W", "H"], isPlace: true)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Takes a rectangle: four numbers, also as UIKit prints it, `(100 100; 200 200)`, or with a size
  /// such as `200x200`.
  package mutating func rectangle() throws -> CGRect {
    let isOpen = takeIf(.open)
    let openPlace = lastPlace
    let origin = try point(isPlace: true)
    if !takeIf(.semicolon) { _ = takeIf(.comma) }
    let size = try size()
    if isOpen, !takeIf(.close) { throw LocatedProblem(.unclosedParenthesis, openPlace) }
    return CGRect(origin: origin, size: size)
  }

  /// Takes one of several words.
  package mutating func oneOf(_ words: [String]) throws -> String {
    guard let token = next else { throw missing(words.joined(separator: "|")) }
    guard words.contains(token.text) else {
      throw LocatedProblem(.expectedOneOf(words, got: token.text), token.range)
    }
    _ = take()
    return token.text
  }
}
