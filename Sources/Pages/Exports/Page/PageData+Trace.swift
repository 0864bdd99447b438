import Foundation
import Lettering
import Records
import Rendering
import Wording

extension PageData {
  /// The trace of the last hit test.
  struct Trace: Encodable {
    let point: [Double]
    let origin: Bilingual?
    let steps: [Step]
    /// The number of steps that are not here: siblings that refused, or the middle of a very long
    /// trace.
    let folded: Int
    let result: Int?
    let resultName: String?
    let ending: Bilingual
    /// The reason why a script stopped meanwhile.
    let stop: Bilingual?
  }

  /// A view that was asked.
  struct Step: Encodable {
    let number: Int
    let view: Int?
    let name: String
    /// The number of the step that asked.
    let by: Int?
    let depth: Int
    let point: String
    let said: Bilingual
    let isNil: Bool
    /// The views that were never asked because of it.
    let never: [Int]?
    /// The subject, English and Chinese of each row.
    let facts: [[String]]
    let lines: [Line]?
  }

  /// A line of the learner's code that ran, with its values.
  struct Line: Encodable {
    let file: String
    let line: Int
    let depth: Int
    let values: Bilingual
    /// Whether some condition in it was false.
    let isFalse: Bool?
  }
}

extension PageDataMaker {
  /// The maximum number of steps that are kept, and of lines of one step.
  private static let (mostSteps, mostLines) = (1500, 400)

  var trace: PageData.Trace? {
    guard let trace = subject.trace else { return nil }
    let numbers = Self.keptSteps(trace)
    return PageData.Trace(
      point: [finite(trace.point.x), finite(trace.point.y)],
      origin: trace.origin.map { TraceRenderer.wording($0, trace.point) },
      steps: numbers.map { step($0, of: trace) }, folded: trace.steps.count - numbers.count,
      result: place(traced.result), resultName: trace.result.map { Escaping.name($0.text) },
      ending: TraceRenderer.ending(trace), stop: trace.stop?.wording)
  }

  private func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

  /// The numbers of the steps that are kept: all, or only the informative ones of a very long
  /// trace.
  static func keptSteps(_ trace: HitTestTrace) -> [Int] {
    guard trace.steps.count > mostSteps else { return trace.steps.map(\.number) }
    var refused: [Int: Int] = [:]
    let telling = trace.steps.filter { step in
      guard step.outcome == .outside, step.lines.isEmpty else { return true }
      let asker = step.askedBy ?? 0
      refused[asker, default: 0] += 1
      return refused[asker, default: 0] <= 3
    }.map(\.number)
    let half = mostSteps / 2
    return telling.count <= mostSteps
      ? telling : Array(telling.prefix(half) + telling.suffix(half))
  }

  private func step(_ number: Int, of trace: HitTestTrace) -> PageData.Step {
    let step = trace.steps[number - 1]
    let whole = trace.step(number, isOutdated: false)
    let english = StepRenderer(language: .english, teach: .full).facts(of: whole)
    let chinese = StepRenderer(language: .chinese, teach: .full).facts(of: whole)
    let never = traced.neverAsked[number - 1].compactMap { place($0) }
    let lines = ScriptLinesRenderer.telling(step.lines).prefix(Self.mostLines).map(line)
    return PageData.Step(
      number: number, view: place(traced.steps[number - 1]), name: Escaping.name(step.view.text),
      by: step.askedBy, depth: step.depth, point: Numbers.shortPoint(step.point),
      said: shown(TraceRenderer(language: language, teach: .normal).decision(step)),
      isNil: step.outcome.isNil, never: never.isEmpty ? nil : never,
      facts: zip(english, chinese).map {
        [$0.subject.rawValue, Escaping.name($0.text), Escaping.name($1.text)]
      }, lines: lines.isEmpty ? nil : Array(lines))
  }

  /// A text as one line shows it.
  package func shown(_ text: Bilingual) -> Bilingual {
    Bilingual(en: Escaping.name(text.en), zh: Escaping.name(text.zh))
  }

  /// A line that ran, in words.
  func line(_ line: ScriptLine) -> PageData.Line {
    let facts = ScriptLinesRenderer.words(line)
    let isFalse = line.facts.contains { fact in
      if case .decided(_, false) = fact { return true }
      return false
    }
    return PageData.Line(
      file: line.file.pageName, line: line.line, depth: line.depth,
      values: Bilingual(
        en: Escaping.name(facts.map(\.en).joined(separator: ", ")),
        zh: Escaping.name(facts.map(\.zh).joined(separator: "，"))),
      isFalse: isFalse ? true : nil)
  }
}
