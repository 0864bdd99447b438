import Records

/// The permitted contents of a verdict about the parts of an exercise: a hidden part appears only
/// with its failure, under a name that reveals nothing, in text as in JSON.
struct HiddenParts {
  private let names: [String: String]

  init(_ exercise: Exercise) {
    let parts = exercise.parts.map { ($0.id, $0.show) }
    let variations = exercise.variations.map { ($0.id, $0.show) }
    let hidden = (parts + variations).filter { $0.1 == .hidden }
    names = Dictionary(
      hidden.enumerated().map { ($0.element.0, "hidden-\($0.offset + 1)") }
    ) { first, _ in first }
  }

  /// The name by which a part is shown.
  func name(of part: String) -> String { names[part] ?? part }

  /// A part as it may be shown.
  func shown(_ part: PartVerdict) -> PartVerdict {
    let isHidden = part.show == .hidden
    let outcome: PartVerdict.Outcome =
      if case .notJudged(let reason) = part.outcome {
        .notJudged(because: name(of: reason))
      } else { part.outcome }
    return PartVerdict(
      id: name(of: part.id), kind: part.kind, title: isHidden ? nil : part.title, show: part.show,
      outcome: outcome, points: part.points, of: part.of,
      promise: isHidden ? nil : part.promise,
      lines: isHidden || part.show == .verdict ? [] : part.lines)
  }

  /// A finding as it may be shown, for a part with the given visibility.
  func shown(_ finding: Finding, _ show: PartVerdict.Show) -> Finding {
    let part = name(of: finding.part)
    switch show {
    case .full: return finding
    case .region:
      return Finding(
        part: part, mistake: finding.mistake, diagnoses: finding.diagnoses,
        conduct: finding.conduct, difference: finding.difference, expectation: finding.expectation,
        facts: finding.facts,
        sideEffect: finding.sideEffect)
    case .verdict:
      return Finding(part: part, mistake: finding.mistake, sideEffect: finding.sideEffect)
    case .hidden: return Finding(part: part, sideEffect: finding.sideEffect)
    }
  }
}
