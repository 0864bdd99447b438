import Lettering
import Records
import Wording

/// Renders the lines of a learner's code that ran, below the view that was asked: the line number,
/// and each line's findings. Long runs are folded in the middle.
package struct ScriptLinesRenderer {
  let language: Language
  let teach: TeachLevel

  /// The maximum number of lines shown of one step.
  private var most: Int {
    switch teach {
    case .brief: 2
    case .outline, .normal: 8
    case .full: 200
    }
  }

  /// The lines with a finding.
  package static func telling(_ lines: [ScriptLine]) -> [ScriptLine] {
    lines.filter { !$0.facts.isEmpty }
  }

  package func render(_ lines: [ScriptLine], into page: inout Page) {
    let lines = Self.telling(lines)
    guard !lines.isEmpty else { return }
    guard lines.count > most else {
      for line in lines { render(line, into: &page) }
      return
    }
    // The deciding lines are at the end.
    let first = teach == .brief ? 0 : 2
    for line in lines.prefix(first) { render(line, into: &page) }
    let hidden = lines.count - most
    page.line(
      Bilingual(
        en: "       … \(Numbers.grouped(hidden)) more lines (teach full shows them)",
        zh: "       ……还有 \(Numbers.grouped(hidden)) 行（teach full 会显示）")[language], .faint)
    for line in lines.suffix(most - first) { render(line, into: &page) }
  }

  private func render(_ line: ScriptLine, into page: inout Page) {
    let number = (line.line > 0 ? "\(line.line)" : "").leftPadded(to: 8)
    let indent = String(repeating: "  ", count: min(line.depth, 6))
    let facts = Self.words(line).map { $0[language] }
    let isFalse = line.facts.contains { fact in
      if case .decided(_, false) = fact { return true }
      return false
    }
    page.row(
      "\(number)  \(indent)", facts.joined(separator: language == .chinese ? "，" : ", "),
      headEmphasis: .faint,
      isFalse ? .none : .faint, hang: 10)
  }

  /// The results of a line.
  package static func words(_ line: ScriptLine) -> [Bilingual] {
    line.facts.map { words($0, in: line.language) }
  }

  private static func words(_ fact: ScriptFact, in code: SourceLanguage) -> Bilingual {
    switch fact {
    case .assigned(let name, let value):
      Bilingual(en: "\(name) = \(value)", zh: "\(name) = \(value)")
    case .decided(let text, let result):
      Bilingual(
        en: "\(text) → \(code.word(result))", zh: "\(text) → \(code.word(result))")
    case .bound(let name, let value):
      Bilingual(en: "\(name) = \(value ?? "nil")", zh: "\(name) = \(value ?? "nil")")
    case .returned(let value): Bilingual(en: "returns \(value)", zh: "返回 \(value)")
    case .printed(let text): Bilingual(en: "prints \(text)", zh: "打印 \(text)")
    }
  }
}
