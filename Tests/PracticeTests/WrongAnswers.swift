import Foundation
import Practice
import Records

/// Wrong answers as learners write them, none of them a mistake file of an exercise: the files in
/// `WrongAnswers`.
///
/// A file begins with what may be said of each slip, `@ slip: finding finding …`. Then come the
/// answers: `=== name | slip slip … | the cause in words`, and the code. A finding is the name of a
/// mistake's file, or a diagnosis as `Finding.claims` spells it.
struct WrongAnswer {
  let exercise: String
  let name: String
  let cause: String
  let code: String
  /// The acceptable statements about it.
  let accepted: Set<String>
  /// Slips that the head of the file does not know.
  let unknown: [String]

  nonisolated static let exercises = ["circular-button", "enlarged-tap-area", "out-of-bounds"]
  /// Those that compare what happens.
  nonisolated static let logs = ["single-or-double-tap"]
  /// A few answers each, of the kinds that learners hand in most.
  nonisolated static let others = [
    "controller-up-the-chain", "drag-a-view", "layout-that-rests", "nil-target-action",
    "once-or-each-time", "page-peeking", "ring-and-polygon",
  ]

  static func all(of exercise: String) throws -> [WrongAnswer] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("WrongAnswers/\(exercise).swift.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    var claims: [Substring: [String]] = [:]
    var answers: [WrongAnswer] = []
    for block in text.split(separator: "\n=== ") {
      let lines = block.split(separator: "\n", maxSplits: 1)
      let head = lines[0].split(separator: "|")
      guard head.count == 3, lines.count == 2 else {
        for line in block.split(separator: "\n") where line.hasPrefix("@ ") {
          let words = line.dropFirst(2).split(separator: " ")
          claims[words[0].dropLast()] = words.dropFirst().map(String.init)
        }
        continue
      }
      let slips = head[1].split(separator: " ")
      answers.append(
        WrongAnswer(
          exercise: exercise, name: head[0].trimmingCharacters(in: .whitespaces),
          cause: head[2].trimmingCharacters(in: .whitespaces), code: String(lines[1]),
          accepted: Set(slips.flatMap { claims[$0] ?? [] }),
          unknown: slips.filter { claims[$0] == nil }.map(String.init)))
    }
    return answers
  }

  /// How a finding fares.
  enum Naming: String, CaseIterable {
    case named
    case regionOnly = "region only"
    case misled
  }

  /// The statements of a verdict about the answer, and the false ones among them.
  func naming(_ finding: Finding?) -> (Naming, wrong: [String]) {
    // That no touch reaches a view only describes points, and that nothing is printed only a
    // symptom, unless it is the slip itself.
    let claims = (finding?.claims ?? []).filter {
      !Finding.seen.isSuperset(of: $0) || !accepted.isDisjoint(with: $0)
    }
    let wrong = claims.filter { accepted.isDisjoint(with: $0) }.map { $0.joined(separator: "+") }
    if !wrong.isEmpty { return (.misled, wrong) }
    return (claims.isEmpty ? .regionOnly : .named, [])
  }
}

extension Finding {
  /// True statements that are not about the cause.
  fileprivate static let seen: Set = [
    "never", "silent", "times", "missing", "extra", "printed", "late", "again", "restless",
    "asInFirst", "values", "superfluous",
  ]

  /// All statements about the cause, except those that only describe the wrong points. Each in one
  /// or more words, one of which has to be true.
  var claims: [[String]] {
    var claims: [[String]] = []
    if let file = mistake?.file.split(separator: "/").last {
      claims.append([String(file).replacing(".swift", with: "")])
    }
    for diagnosis in diagnoses {
      if let claim = diagnosis.claim { claims.append([claim]) }
    }
    for conduct in conduct { claims.append(conduct.claims) }
    if sideEffect != nil { claims.append(["changes"]) }
    for diagnosis in facts?.diagnoses ?? [] { claims.append([diagnosis.claim]) }
    return claims
  }
}

extension FactDiagnosis {
  /// A word for what is said.
  fileprivate var claim: String { String("\(self)".prefix { $0 != "(" }) }
}

extension MapDiagnosis {
  /// A word for the statement, nil for one that only describes the wrong points.
  fileprivate var claim: String? {
    switch self {
    case .asBefore: "asBefore"
    case .everywhere: "everywhere"
    case .never: "never"
    case .shifted(_, _, _, let origin?): "shifted:\(origin)"
    case .mirrored: "mirrored"
    case .axesExchanged: "axesExchanged"
    case .nearestWins: "nearestWins"
    case .sidesExchanged: "sidesExchanged"
    case .insideOut: "insideOut"
    case .scaled: "scaled"
    case .rectangle: "rectangle"
    case .unlimited: "unlimited"
    case .growth(_, let growth):
      "growth:\(String(describing: growth).split(separator: "(")[0])"
    case .shifted(_, _, _, nil), .edges, .corners, .round, .strip, .opening, .onlyThrough,
      .endsAt, .tooLarge, .tooSmall, .otherShape:
      nil
    }
  }
}

extension Conduct {
  fileprivate var claims: [String] {
    switch self {
    case .failsWhere(let changes): changes.map { "fails:\($0.aspect)" }
    case .ignores: ["ignores"]
    case .asked: ["asked"]
    case .changes: ["changes"]
    case .unconverted: ["unconverted"]
    case .convertedBackwards: ["convertedBackwards"]
    case .subtractedOrigin: ["subtractedOrigin"]
    case .wrongPoint: ["wrongPoint"]
    case .backToFront: ["backToFront"]
    case .goesOn: ["goesOn"]
    case .unasked: ["unasked"]
    case .returnsAbove: ["returnsAbove"]
    case .discards: ["discards"]
    case .notAsked: ["notAsked"]
    case .refusesFirst: ["refusesFirst"]
    case .passesRefused: ["passesRefused"]
    case .outside: ["outside"]
    case .notItself: ["notItself"]
    }
  }
}
