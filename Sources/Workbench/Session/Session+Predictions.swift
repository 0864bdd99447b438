import Foundation
import Records
import TypedText

/// A question that waits for a guess.
package struct OpenPrediction {
  package let question: PredictQuestion
  /// The command that is run once the guess is known.
  let entry: String
  var hints = 0
  /// The continuation after the question was answered: the rest of a lesson, which receives the
  /// answers.
  package var then: (([Answer]) -> [Answer])?

  init(_ question: PredictQuestion) {
    self.question = question
    entry = ":predict \(question.line)"
  }

  /// Whether the question is still open after a line that answers it in a script.
  nonisolated static func goesOn(after line: String) -> Bool {
    let text = SourceText(line).text.trimmingBlanks
    return text == "?" || text.hasPrefix("#") || text.hasPrefix(":")
  }
}

/// A guess that is passed to the question; nil for one that is only to be shown.
struct Judging {
  let guess: Prediction.Value?
}

extension Session {
  /// Asks a question: the next line answers it.
  func open(_ question: PredictQuestion) {
    prediction = OpenPrediction(question)
    stepper = nil
  }

  /// Discards the open question without showing the answer.
  package func endPrediction() {
    prediction = nil
  }

  /// Sets the continuation of the open question: something larger that it belongs to.
  package func afterPrediction(_ then: @escaping ([Answer]) -> [Answer]) {
    prediction?.then = then
  }

  /// Whether an entry belongs to the open question. Leaving is always possible, and so are commands
  /// after a colon.
  func isForPrediction(_ entry: String) -> Bool {
    let text = entry.trimmingBlanks
    if text.hasPrefix(":") || text.hasPrefix("：") { return false }
    // Alone it asks for a hint, not for help.
    if SourceText(text).text == "?" { return true }
    if lookingWord(in: text) != nil { return false }
    guard ["leave", "quit", "exit", "help"].contains(text) else { return true }
    return scene.object(named: text) != nil || text == "leave" && prediction?.then == nil
  }

  /// Commands that show the scene and known facts, and change nothing.
  private static let lookingWords: Set<String> = [
    "tree", "list", "inspect", "show", "map", "chain", "measure", "convert", "rule", "help",
    "history",
    "lessons", "exercises", "ask",
  ]

  /// The command of an entry that only shows something, so that it is not an answer to a question;
  /// nil for another entry, and if the word is a name.
  package func lookingWord(in entry: String) -> String? {
    commandWord(of: entry).flatMap { Self.lookingWords.contains($0) ? $0 : nil }
  }

  /// The command that an entry begins with; nil if that is a name, or not a command.
  package func commandWord(of entry: String) -> String? {
    let text = SourceText(entry.trimmingBlanks).text
    let word = String(text.prefix { !$0.isWhitespace })
    guard !word.isEmpty, scene.object(named: word) == nil,
      let command = commands.command(commands.synonyms[word] ?? word)
    else { return nil }
    return command.word
  }

  /// Whether a line of `show` hit-tests a point, which most questions are about.
  package static func asks(_ entry: String) -> Bool {
    entry.split(whereSeparator: \.isWhitespace).contains("at")
  }

  /// Throws for a command that would show the answer.
  func checkLooking(_ entry: String) throws(Diagnostic) {
    guard let prediction, let word = lookingWord(in: entry) else { return }
    let tells =
      switch (prediction.question.kind, word) {
      case (.chain, "chain"): true
      case (_, "show"): Self.asks(entry)
      case (.hit, "map"), (.order, "map"), (.inside, "map"), (.events, "map"): true
      default: false
      }
    guard tells else { return }
    throw Diagnostic(problem: .tellsTheAnswer(word), text: entry, start: 0, end: word.count)
  }

  func leavePrediction() -> [Answer] {
    guard let left = prediction else { return [] }
    prediction = nil
    return [.prediction(.left(left.question))]
  }

  /// Takes a guess, or a request for a hint or the answer.
  func answerPrediction(_ entry: String) throws(Diagnostic) -> [Answer] {
    guard let open = prediction else { return [] }
    let text = SourceText(entry.trimmingBlanks).text
    if text.hasPrefix("#") { return [] }
    if text == "leave", scene.object(named: text) == nil { return leavePrediction() }
    if text == "?" || text == "hint" && scene.object(named: text) == nil {
      return [.prediction(.hint(hint(for: open)))]
    }
    var guess: Prediction.Value?
    if !text.isEmpty, open.then == nil || text != "next" {
      do throws(LocatedProblem) {
        guess = try GuessReader(scene, open.question).read(text)
      } catch {
        // There is no user to be asked again.
        if !isInteractive || !sourcing.isEmpty { prediction = nil }
        let isCommand = commandWord(of: text) != nil && !text.contains("\n")
        throw Diagnostic(
          problem: isCommand ? .questionIsOpen(line: text) : error.problem, text: entry,
          start: error.range.lowerBound, end: error.range.upperBound)
      }
    }
    prediction = nil
    modes.judging = Judging(guess: guess)
    defer { modes.judging = nil }
    let answers = try execute(open.entry)
    return answers + (open.then?(answers) ?? [])
  }

  /// The next hint, or the last one again; the open question counts them.
  private func hint(for open: OpenPrediction) -> PredictionHint {
    let facts = scene.hints(for: open.question)
    let number = min(open.hints, facts.count - 1)
    prediction?.hints = number + 1
    return PredictionHint(
      question: open.question, fact: facts[number], number: number + 1, count: facts.count)
  }
}
