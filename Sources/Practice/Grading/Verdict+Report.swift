import Foundation
import Records

extension Verdict {
  /// The maximum number of bytes of the code's output in a report.
  private static let mostPrinted = 4096
  /// The maximum number of bytes of both traces in a report, and of the facts that differ. Their
  /// values are as long as the code makes them.
  private static let mostTraced = 32_768

  /// The verdict for a report: without the text of the submission, and with only as much of its
  /// output as a reader can use.
  package var reported: Verdict {
    let finding = finding.map { finding in
      Finding(
        part: finding.part, mistake: finding.mistake, diagnoses: finding.diagnoses,
        conduct: finding.conduct, difference: finding.difference,
        expectation: finding.expectation,
        traces: finding.traces.flatMap { Self.size($0) <= Self.mostTraced ? $0 : nil },
        facts: finding.facts.flatMap { Self.size($0) <= Self.mostTraced ? $0 : nil },
        sideEffect: finding.sideEffect)
    }
    return with(finding: finding, learnerFault: learnerFault.map(Self.reported), file: file)
  }

  /// The same verdict on a submission of another name with the same text. If the text is one file,
  /// `names` are its name there and here.
  package func copied(to file: String, names: (there: String, here: String)?) -> Verdict {
    let fault = learnerFault.map { fault -> LearnerFault in
      switch fault {
      case .missingClass(let name, _, let declared):
        return .missingClass(name, file: file, declared: declared)
      case .missingFunction(let name, _, let declared):
        return .missingFunction(name, file: file, declared: declared)
      default: return names.map { fault.renamed(from: $0.there, to: $0.here) } ?? fault
      }
    }
    return with(finding: finding, learnerFault: fault, file: file)
  }

  private func with(finding: Finding?, learnerFault: LearnerFault?, file: String) -> Verdict {
    var verdict = Verdict(
      exercise: exercise, title: title, file: file, outcome: outcome, points: points,
      passesAt: passesAt, parts: parts, finding: finding, learnerFault: learnerFault, fault: fault,
      remarks: remarks, otherWays: otherWays, next: next, hintCount: hintCount)
    verdict.progress = progress
    verdict.content = content
    verdict.setAside = setAside
    verdict.foundAs = foundAs
    verdict.files = files
    verdict.withheld = withheld
    verdict.print = print
    return verdict
  }

  private static func reported(_ fault: LearnerFault) -> LearnerFault {
    switch fault {
    case .refused(let report): .notCompiled(places(of: report))
    case .stopped(let stop, let point):
      .stopped(
        stop.cut(printed: mostPrinted, line: longestLine), point: point)
    case .lineRefused(let line, let number, let file, let problem):
      .lineRefused(line: String(line.prefix(longestLine)), number: number, file: file, problem)
    default: fault
    }
  }

  private static func size(_ record: some Encodable) -> Int {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(record).count) ?? .max
  }

  // MARK: Places

  /// The maximum number of errors of a text in a report; the first is the most useful.
  private static let mostPlaces = 5
  /// The maximum number of bytes of a fault: some quote names, which can be as long as the text.
  private static let largestProblem = 1024
  /// The maximum number of characters of a line.
  private static let longestLine = 200

  private static func places(of report: CodeReport) -> [CodePlace] {
    let bytes = Array(report.text.utf8)
    return report.diagnostics.filter { $0.severity == .error }.prefix(mostPlaces).map { fault in
      let before = bytes[..<min(max(fault.range.start, 0), bytes.count)]
      let lineStart = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      return CodePlace(
        file: report.file ?? "", line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: String(decoding: before[lineStart...], as: UTF8.self).count + 1,
        problem: size(fault.problem) <= largestProblem ? fault.problem : nil)
    }
  }
}

extension LearnerFault {
  fileprivate func renamed(from old: String, to new: String) -> LearnerFault {
    switch self {
    case .notCompiled(let places):
      .notCompiled(
        places.map {
          CodePlace(
            file: $0.file == old ? new : $0.file, line: $0.line, column: $0.column,
            problem: $0.problem)
        })
    case .stopped(let stop, let point): .stopped(stop.renamed(from: old, to: new), point: point)
    case .lineRefused(let line, let number, let file, let problem):
      .lineRefused(line: line, number: number, file: file == old ? new : file, problem)
    default: self
    }
  }
}

extension StopReport {
  fileprivate func cut(printed most: Int, line: Int) -> StopReport {
    let isLong = printed.utf8.count > most
    return StopReport(
      problem: problem, file: file, line: self.line, column: column,
      lineText: String(lineText.prefix(line)), calls: calls,
      printed: isLong ? String(decoding: printed.utf8.prefix(most), as: UTF8.self) : printed)
  }

  fileprivate func renamed(from old: String, to new: String) -> StopReport {
    StopReport(
      problem: problem, file: file == old ? new : file, line: line, column: column,
      lineText: lineText,
      calls: calls.map {
        Call(
          function: $0.function, file: $0.file == old ? new : $0.file, line: $0.line,
          times: $0.times ?? 1)
      }, printed: printed)
  }
}
