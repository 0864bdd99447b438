import Records

/// Where somebody stands in the last trace.
package struct Stepper {
  /// The step that is shown, from 1.
  package internal(set) var number: Int
  /// The word that was looked for last.
  var searched = ""
}

/// The words of the stepper.
package enum StepperWord: String, CaseIterable {
  case next
  case prev
  case first
  case last
  case all
  case leave
}

/// What a line of the stepper asks for.
enum StepperMove {
  case word(StepperWord)
  case number(String)
  case search(String)
  case words
  case ambiguous([String])
}

extension Session {
  /// What a line means to the stepper; nil when it is an entry like any other.
  func stepperWord(_ entry: String) -> StepperMove? {
    let text = SourceText(entry.trimmingBlanks).text
    if text.isEmpty { return .word(.next) }
    if text.hasPrefix("/") { return .search(String(text.dropFirst()).trimmingBlanks) }
    if text == "?" || text == "help" { return .words }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return .number(text) }
    let lower = text.lowercased()
    if let word = StepperWord(rawValue: lower) { return .word(word) }
    if lower == "q" { return .word(.leave) }
    guard scene.object(named: text) == nil, !CommandTable.words.contains(lower) else { return nil }
    let fitting = StepperWord.allCases.filter { $0.rawValue.hasPrefix(lower) }
    if fitting.count > 1 { return .ambiguous(fitting.map(\.rawValue)) }
    return fitting.first.map { .word($0) }
  }

  /// Moves as a line of the stepper says.
  func step(_ entry: String) throws(Diagnostic) -> [Answer] {
    guard let move = stepperWord(entry), let trace = lastTrace?.trace, let stepper else {
      return []
    }
    switch move {
    case .words: return [.stepper(.words)]
    case .ambiguous(let candidates):
      let word = entry.trimmingBlanks
      throw diagnostic(.ambiguousCommand(word, candidates: candidates), entry)
    case .number(let text):
      guard let number = Int(text), (1...trace.steps.count).contains(number) else {
        throw diagnostic(.noSuchStep(text, count: trace.steps.count), entry)
      }
      return go(to: number)
    case .search(let word): return search(word, in: trace)
    case .word(let word): return moved(word, from: stepper.number, in: trace)
    }
  }

  private func diagnostic(_ problem: Problem, _ entry: String) -> Diagnostic {
    Diagnostic(problem: problem, text: entry, start: 0, end: entry.count)
  }

  private func moved(_ word: StepperWord, from number: Int, in trace: HitTestTrace) -> [Answer] {
    switch word {
    case .leave: return leaveMode() ?? []
    case .all: return [.stepper(.all(trace))]
    case .first: return go(to: 1)
    case .last: return go(to: trace.steps.count)
    case .next, .prev:
      let target = word == .next ? number + 1 : number - 1
      guard (1...trace.steps.count).contains(target) else {
        return [.stepper(.noFurther(number: number, count: trace.steps.count))]
      }
      return go(to: target)
    }
  }

  /// Goes to the next step that speaks of a word, round the end; without one, of the last word.
  private func search(_ typed: String, in trace: HitTestTrace) -> [Answer] {
    guard let stepper else { return [] }
    let word = typed.isEmpty ? stepper.searched : typed
    self.stepper?.searched = word
    let needle = word.lowercased()
    let count = trace.steps.count
    guard !needle.isEmpty else { return [.stepper(.notFound(word))] }
    for distance in 1...count {
      let number = (stepper.number - 1 + distance) % count + 1
      if trace.steps[number - 1].speaks(of: needle) { return go(to: number) }
    }
    return [.stepper(.notFound(word))]
  }

  private func go(to number: Int) -> [Answer] {
    stepper?.number = number
    return stepAnswer(number).map { [$0] } ?? []
  }

  /// A step of the last trace as an answer.
  func stepAnswer(_ number: Int) -> Answer? {
    guard let kept = lastTrace, (1...max(1, kept.trace.steps.count)).contains(number),
      !kept.trace.steps.isEmpty
    else { return nil }
    return .stepper(.step(kept.trace.step(number, isOutdated: kept.changes != changes)))
  }

  /// Opens the stepper at a step, where a person types; shows the step.
  func openStepper(at number: Int) -> [Answer] {
    guard let answer = stepAnswer(number) else { return [] }
    if isInteractive, sourcing.isEmpty { stepper = Stepper(number: number) }
    return [answer]
  }
}

extension HitTestStep {
  /// Whether a word occurs in the names or the code of the step; `needle` is in lower case.
  fileprivate func speaks(of needle: String) -> Bool {
    let texts =
      [view.text, view.className, answeredBy, inside?.answeredBy, script?.className]
      .compactMap { $0 } + lines.map(\.function) + neverAsked.map(\.text)
    return texts.contains { $0.lowercased().contains(needle) }
  }
}
