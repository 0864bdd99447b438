import Foundation
import Lettering
import Records
import Rendering
import Wording

/// Exports the verdicts on one submission as Gradescope reads them from `results/results.json` of
/// an autograder.
struct GradescopeExporter: Exporter {
  /// The whole file; the keys are Gradescope's.
  private struct Results: Encodable {
    let score: Double
    let output: String
    let outputFormat = "text"
    let testOutputFormat = "text"
    let testNameFormat = "text"
    let visibility = "visible"
    let stdoutVisibility = "hidden"
    let tests: [Test]

    enum CodingKeys: String, CodingKey {
      case score, output, visibility, tests
      case outputFormat = "output_format"
      case testOutputFormat = "test_output_format"
      case testNameFormat = "test_name_format"
      case stdoutVisibility = "stdout_visibility"
    }
  }

  /// One part of an exercise.
  private struct Test: Encodable {
    let name: String
    let number: String
    let score: Double
    let most: Double
    let status: String
    let output: String
    let visibility: String

    enum CodingKeys: String, CodingKey {
      case name, number, score, status, output, visibility
      case most = "max_score"
    }
  }

  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    let row = report.rows.first
    let whole = report.exercises.filter { !$0.isExtra }.reduce(0) { $0 + $1.weight }
    let scale = report.rules.points / 100
    var tests: [Test] = []
    var outputs: [String] = []
    for (index, verdict) in (row?.verdicts ?? []).enumerated() {
      // All points of an assignment add up to its maximum, each exercise by its weight.
      let share = whole > 0 ? scale * report.exercises[index].weight / whole : 0
      tests += self.tests(verdict, number: index + 1, share: share, language)
      outputs.append(output(verdict, isAlone: report.exercises.count == 1, language))
    }
    let seeded = GradeRenderer(language: language, style: Style(hasColor: false)).seeded(report)
    if !seeded.isEmpty { outputs.insert(seeded.joined(separator: "\n"), at: 0) }
    let results = Results(
      score: row?.total ?? 0, output: outputs.joined(separator: "\n\n"), tests: tests)
    return Array((JSONRenderer.object(results) + "\n").utf8)
  }

  private func output(_ verdict: Verdict, isAlone: Bool, _ language: Language) -> String {
    let reason = verdict.reason(language)
    var lines = [(isAlone ? "" : "\(verdict.exercise): ") + verdict.conclusion[language]]
    if !reason.isEmpty { lines.append(reason) }
    if let mistake = verdict.finding?.mistake { lines.append(mistake.say[language]) }
    lines += verdict.remarks.map { $0[language] }
    return Escaping.visible(lines.joined(separator: "\n"))
  }

  private func tests(
    _ verdict: Verdict, number: Int, share: Double, _ language: Language
  ) -> [Test] {
    let head = "\(verdict.exercise): "
    guard !verdict.parts.isEmpty else {
      return [
        Test(
          name: head + verdict.title[language], number: "\(number)", score: 0,
          most: Self.rounded(Double(verdict.of) * share), status: "failed",
          output: Escaping.visible(verdict.reason(language)), visibility: "visible")
      ]
    }
    return verdict.parts.enumerated().map { index, part in
      Test(
        name: head + part.name(language), number: "\(number).\(index + 1)",
        score: Self.rounded(Double(part.points) * share),
        most: Self.rounded(Double(part.of) * share),
        status: part.outcome == .right ? "passed" : "failed", output: output(part, language),
        visibility: part.show == .hidden ? "hidden" : "visible")
    }
  }

  private func output(_ part: PartVerdict, _ language: Language) -> String {
    switch part.outcome {
    case .right: ""
    case .notJudged:
      language == .english ? "not judged: another part comes first" : "未评判：须先通过前面的部分"
    case .wrong, .learnersError, .fault: part.show == .hidden ? "" : part.promise?[language] ?? ""
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
