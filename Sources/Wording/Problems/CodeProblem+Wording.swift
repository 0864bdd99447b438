import Records

extension CodeProblem {
  /// The problem and what to do, in the compiler's vocabulary.
  package var wording: Bilingual {
    switch self {
    case .syntax(let problem): problem.wording
    case .declaration(let problem): problem.wording
    case .expression(let problem): problem.wording
    case .clang(let problem): problem.wording
    case .objectiveC(let problem): problem.wording
    case .stop(let problem): problem.wording
    }
  }
}

extension CodeReport {
  /// All problems, one sentence after the other.
  package var wording: Bilingual {
    let words = diagnostics.filter { $0.severity == .error }.map(\.problem.wording)
    return Bilingual(
      en: words.map(\.en).joined(separator: "; "), zh: words.map(\.zh).joined(separator: "；"))
  }
}

extension StopReport {
  /// The location of the stop, and its reason.
  package var wording: Bilingual {
    Bilingual(
      en: "your code stopped at \(file) line \(line): \(reason.en)",
      zh: "代码在 \(file) 第 \(line) 行停止：\(reason.zh)")
  }
}
