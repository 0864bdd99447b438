import Foundation
import Records
import Rendering
import Scenes
import Wording
import Workbench

/// The report of a compiler about one place.
package nonisolated struct Finding: Hashable, Sendable {
  package let line: Int
  package let isError: Bool
  package let text: String
}

/// Everything that the workbench says of a file in Objective-C, in its order.
package func workbenchFindings(_ text: String) -> [Finding] {
  let session = Session(language: .english) { $0.wording }
  do {
    let unit = try session.scene.engine.check(text, file: "program.m", as: .file)
    return findings(unit.diagnostics, in: text)
  } catch Problem.code(let report) {
    return findings(report.diagnostics, in: text)
  } catch {
    return [Finding(line: 0, isError: true, text: "\(error)")]
  }
}

private func findings(_ diagnostics: [CodeDiagnostic], in text: String) -> [Finding] {
  let bytes = Array(text.utf8)
  return diagnostics.map { diagnostic in
    let line = bytes.prefix(diagnostic.range.start).count { $0 == 0x0A } + 1
    return Finding(
      line: line, isError: diagnostic.severity == .error, text: diagnostic.problem.wording.en)
  }
}

/// The output of a program in Objective-C whose function `run` begins it; an error or a stop of the
/// workbench comes after the output.
package func interpretedOutput(_ text: String) -> String {
  let session = Session(language: .english) { $0.wording }
  var output = ""
  do {
    try session.declare([CodeFile(text: text, name: "program.m")])
    for answer in try session.runSwift("run()") {
      if case .swift(let answer) = answer { output += answer.printed }
    }
  } catch let failure as CodeFailure {
    for finding in findings(failure.report.diagnostics, in: text) {
      output += "\(finding.line): \(finding.text)\n"
    }
  } catch {
    let problem = (error as? Diagnostic)?.problem
    if case .stopped(let report, _) = problem { output += report.printed }
    output += "stopped: \(exceptionName(in: problem?.wording.en ?? "\(error)"))\n"
  }
  return output
}

/// The name of the exception that a message has; the whole message where it has none.
private func exceptionName(in message: String) -> String {
  if let start = message.range(of: "Uncaught exception '") {
    return String(message[start.upperBound...].prefix { $0 != "'" })
  }
  let words = message.split { !$0.isLetter }
  return words.first { $0.hasPrefix("NS") && $0.hasSuffix("Exception") }.map(String.init) ?? message
}

/// The differences of what was found from what a program expects: each expectation is met in its
/// line, and no line before the first has an error that is not expected. After it the compiler
/// guesses what was meant, and ours may guess otherwise. Where errors are expected, warnings count
/// only where they are expected, too.
package func differences(_ found: [Finding], of program: ObjectiveCProgram) -> [String] {
  var differences: [String] = []
  let expected = program.expectations
  for expectation in expected where expectation.word != "prints" {
    let isError = expectation.word != "warning"
    let inLine = found.filter { $0.line == expectation.line && $0.isError == isError }
    if inLine.contains(where: { $0.text.hasPrefix(expectation.text) }) { continue }
    let said = inLine.map { "`\($0.text)`" }.joined(separator: ", ")
    differences.append(
      "\(expectation.line): expected \(expectation.word) `\(expectation.text)`, found [\(said)]")
  }
  for finding in found {
    let word = finding.isError ? "error" : "warning"
    let isExpected = expected.contains {
      $0.line == finding.line && ($0.word == "warning") == !finding.isError
    }
    guard !isExpected else { continue }
    let first = expected.filter { $0.word == "error" || $0.word == "refused" }.map(\.line).min()
    if let first, !finding.isError || finding.line > first { continue }
    differences.append("\(finding.line): unexpected \(word) `\(finding.text)`")
  }
  return differences
}
