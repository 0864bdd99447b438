import EventVocabulary
import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

/// Completes commands, names, classes, properties, colours, rules and files, all from the tables
/// that the commands themselves use.
package struct Completer {
  let session: Session
  private var scene: Scene { session.scene }

  /// The maximum number of words that are shown with their notes, which need a row each.
  private static let mostWithNotes = 20

  package init(_ session: Session) {
    self.session = session
  }

  /// The proposal for the end of `text`, the part of the entry before the cursor.
  package func complete(_ text: String) -> CompletionProposal? {
    if let proposal = completeInMode(text) { return proposal }
    if case .code(let language) = session.reader.kind(ofEntry: text) {
      return complete(text, in: language)
    }
    guard !text.contains("\n") else { return nil }
    let source = SourceText(text)
    let characters = source.characters
    let start = wordStart(characters)
    let partial = String(characters[start...])
    let before = SourceText(String(characters[..<start]))
    let first = String(characters.drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
    if before.characters.allSatisfy(\.isWhitespace) { return completeFirst(start, partial, text) }
    guard case .command(let word, let arguments) = session.reader.kind(of: SourceText(first + " ")),
      let command = session.commands.command(word),
      let read = try? Lexer.tokens(of: before, from: min(arguments, before.characters.count))
    else { return nil }
    let tokens = PathReader(scene: scene).joinedNames(read)
    let usage = command.usage.map { "\(command.word) \($0)" }.joined(separator: "\n")
    var words = Words(PathWords(scene: scene).after(read))
    for pattern in command.patterns where !isForOthers(pattern, of: command, tokens) {
      for expected in pattern.expected(after: tokens) {
        switch expected {
        case .keyword(let keyword): words.first.append(.init(keyword))
        case .placeholder(let placeholder):
          let found = self.words(for: placeholder, in: command, partial, tokens)
          words.first += found.first
          words.others += found.others
          words.keepsNotes = words.keepsNotes || found.keepsNotes
          if found.all.contains(where: { $0.text.hasPrefix(partial) }) {
            words.suffix = found.suffix
          }
        }
      }
    }
    return proposal(start, partial, words, usage: usage)
  }

  /// The proposal for the end of `text`, the part of a file in a language before the cursor.
  package func complete(
    _ text: String, ofFileIn language: SourceLanguage
  ) -> CompletionProposal? {
    switch language {
    case .swift: SwiftCompleter(session, text).complete()
    case .objectiveC: ObjectiveCCompleter(session, text)?.complete()
    }
  }

  /// Completes code. The language of an unfinished message, such as `[red conv`, is not known yet.
  private func complete(_ text: String, in language: SourceLanguage) -> CompletionProposal? {
    let completer = ObjectiveCCompleter(session, text)
    if let completer, let message = completer.place.message, !completer.place.isInString,
      let proposal = completer.complete(message)
    {
      return proposal
    }
    switch language {
    case .swift: return SwiftCompleter(session, text).complete()
    case .objectiveC: return completer?.complete()
    }
  }

  /// Whether a form of `gesture` begins with a recognizer, and the line with something else.
  private func isForOthers(
    _ pattern: UsagePattern, of command: Command, _ tokens: [Token]
  ) -> Bool {
    guard command.word == "gesture", pattern.root.begins(with: .recognizer),
      let first = tokens.first
    else { return false }
    return !(scene.object(named: first.text) is UIGestureRecognizer)
  }

  /// Completes the first word: a command, and if none fits, words with which Swift could begin.
  private func completeFirst(
    _ start: Int, _ partial: String, _ text: String
  ) -> CompletionProposal {
    let commands = session.commands.words.map { word in
      CompletionProposal.Item(word, session.commands.command(word)?.summary[session.language])
    }
    let found = proposal(start, partial, Words(commands), usage: "")
    guard found.first.isEmpty, !partial.isEmpty else { return found }
    return SwiftCompleter(session, text).complete() ?? found
  }

  /// Completes the words of a mode: names for a guess, the stepper's words; nil if the line is not
  /// one of them.
  private func completeInMode(_ text: String) -> CompletionProposal? {
    let isForced = text.trimmingBlanks.hasPrefix(":")
    if let prediction = session.prediction, !isForced {
      return completeGuess(text, prediction.question)
    }
    guard session.stepper != nil, !text.contains(where: \.isWhitespace), !isForced else {
      return nil
    }
    if text.hasPrefix("/") {
      let trace = session.stepper?.opened?.trace ?? session.modes.lastTrace?.hitTest
      let names = trace?.steps.map(\.view.text) ?? scene.order
      return proposal(0, text, Words(names.map { "/\($0)" }), usage: "")
    }
    let words = StepperWord.allCases.map(\.rawValue)
    return proposal(0, text, Words(words + (text.isEmpty ? [] : session.commands.words)), usage: "")
  }

  private func completeGuess(_ text: String, _ question: PredictQuestion) -> CompletionProposal {
    let characters = SourceText(text).characters
    let start = wordStart(characters)
    let partial = String(characters[start...])
    let words: Words =
      switch question.kind {
      case .hit: Words(names(UIView.self) + ["nil"], suffix: "")
      case .order: Words(names(UIView.self))
      case .chain: Words(scene.order)
      case .inside: Words(["true", "false"], suffix: "")
      case .events:
        Words(
          scene.order + ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
            + GestureState.allCases.map(\.rawValue) + ControlEvents.words)
      }
    return proposal(start, partial, words, usage: "")
  }

  /// The start of the last word; a quote begins one that may contain blanks.
  private func wordStart(_ characters: [Character]) -> Int {
    var start = characters.count
    while start > 0 {
      let previous = characters[start - 1]
      if previous.isWhitespace || previous == "," || previous == "(" { break }
      start -= 1
    }
    return start
  }

  private func proposal(
    _ start: Int, _ partial: String, _ words: Words, usage: String
  ) -> CompletionProposal {
    let lower = partial.lowercased()
    let isExact = words.all.contains { $0.text.hasPrefix(partial) }
    var seen: Set<String> = []
    func fitting(_ items: [CompletionProposal.Item]) -> [CompletionProposal.Item] {
      let fitting = items.filter {
        let fits =
          isExact ? $0.text.hasPrefix(partial) : $0.text.lowercased().hasPrefix(lower)
        return fits && seen.insert($0.text).inserted
      }
      guard !words.keepsNotes, fitting.count > Self.mostWithNotes else { return fitting }
      return fitting.map { .init($0.text) }
    }
    var first = fitting(words.first)
    var others = fitting(words.others)
    if first.isEmpty { swap(&first, &others) }
    return CompletionProposal(
      start: start, first: first, others: others, suffix: words.suffix, usage: usage)
  }
}
