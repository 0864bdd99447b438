import Foundation
import Records

/// A question that waits for a guess.
package struct OpenPrediction {
  package let question: PredictQuestion
  /// The command that is run when the guess is there.
  let entry: String
  var hints = 0
  /// What follows when the question was answered: the rest of a lesson.
  package var then: (() -> [Answer])?

  init(_ question: PredictQuestion) {
    self.question = question
    entry = ":predict \(question.line)"
  }

  /// Whether the question is still open behind a line that answers it in a script.
  nonisolated static func goesOn(behind line: String) -> Bool {
    let text = SourceText(line).text.trimmingBlanks
    return text == "?" || text.hasPrefix("#") || text.hasPrefix(":")
  }
}

/// A guess on its way to the question; nil for one that is only to be shown.
struct Judging {
  let guess: Prediction.Value?
}

extension Session {
  /// Asks a question: the next line answers it.
  func open(_ question: PredictQuestion) {
    prediction = OpenPrediction(question)
    stepper = nil
  }

  /// Forgets the open question without showing it.
  package func endPrediction() {
    prediction = nil
  }

  /// Says what follows the open question: something larger that it belongs to.
  package func afterPrediction(_ then: @escaping () -> [Answer]) {
    prediction?.then = then
  }

  /// Ways out are always open, and so are commands behind a colon.
  func isForPrediction(_ entry: String) -> Bool {
    let text = entry.trimmingBlanks
    if text.hasPrefix(":") || text.hasPrefix("：") { return false }
    guard ["leave", "quit", "exit", "help"].contains(text) else { return true }
    return scene.object(named: text) != nil || text == "leave" && prediction?.then == nil
  }

  func leavePrediction() -> [Answer] {
    guard let left = prediction else { return [] }
    prediction = nil
    return [.prediction(.left(left.question))]
  }

  /// Takes a guess, a wish for a hint, or the wish to see it.
  func answerPrediction(_ entry: String) throws(Diagnostic) -> [Answer] {
    guard let open = prediction else { return [] }
    let text = SourceText(entry.trimmingBlanks).text
    if text.hasPrefix("#") { return [] }
    if text == "leave", scene.object(named: text) == nil { return leavePrediction() }
    if text == "?" { return [.prediction(.hint(hint(for: open)))] }
    var guess: Prediction.Value?
    if !text.isEmpty, open.then == nil || text != "next" {
      do throws(LocatedProblem) {
        guess = try GuessReader(scene, open.question).read(text)
      } catch {
        // Nobody is there to be asked again.
        if !isInteractive || !sourcing.isEmpty { prediction = nil }
        throw Diagnostic(
          problem: error.problem, text: entry, start: error.range.lowerBound,
          end: error.range.upperBound)
      }
    }
    prediction = nil
    judging = Judging(guess: guess)
    defer { judging = nil }
    let answers = try perform(open.entry)
    return answers + (open.then?() ?? [])
  }

  /// The next hint, or the last one again; it is counted with the open question.
  private func hint(for open: OpenPrediction) -> PredictionHint {
    let facts = scene.hints(for: open.question)
    let number = min(open.hints, facts.count - 1)
    prediction?.hints = number + 1
    return PredictionHint(
      question: open.question, fact: facts[number], number: number + 1, count: facts.count)
  }
}
