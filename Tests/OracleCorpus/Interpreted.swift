import Records
import Rendering
import Scenes
import Wording
import Workbench

/// The output of a program when the interpreter runs it: its text is declared as a file's, then its
/// function is called. A refusal or a stop of the workbench comes after the output.
package func interpreted(_ program: Corpus.Program) -> String {
  let session = Session(language: .english) { $0.wording }
  let name = program.function
  var output = ""
  do {
    try session.declare([CodeFile(text: program.source, name: "\(name).swift")])
    for answer in try session.runSwift("\(name)()") {
      if case .swift(let answer) = answer { output += answer.printed }
    }
  } catch let failure as CodeFailure {
    for diagnostic in failure.report.diagnostics {
      output += "error: \(diagnostic.problem.wording.en) "
      output += "[\(text(of: diagnostic.range, in: program.source))]\n"
    }
  } catch {
    let problem = (error as? Diagnostic)?.problem
    if case .stopped(let report, _) = problem { output += report.printed }
    output += "stopped: \(problem?.wording.en ?? "\(error)")\n"
  }
  return output
}

private func text(of range: SourceRange, in source: String) -> String {
  let bytes = Array(source.utf8)
  guard range.start <= range.end, range.end <= bytes.count else { return "" }
  return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
}

/// The first line in which two texts differ, of each.
package func firstDifference(_ first: String, _ second: String) -> (String, String) {
  let first = first.split(separator: "\n", omittingEmptySubsequences: false)
  let second = second.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(first.count, second.count) {
    let ours = index < first.count ? String(first[index]) : "(end)"
    let theirs = index < second.count ? String(second[index]) : "(end)"
    if ours != theirs { return ("line \(index + 1) `\(ours)`", "`\(theirs)`") }
  }
  return ("the same", "the same")
}

/// Every error that the workbench finds in a program, by its line.
func diagnosed(_ program: Corpus.Program) -> [(line: Int, text: String)] {
  let session = Session(language: .english) { $0.wording }
  do {
    try session.declare([CodeFile(text: program.source, name: "wrong.swift")])
    return []
  } catch {
    let bytes = Array(program.source.utf8)
    return error.report.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let before = bytes.prefix(diagnostic.range.start).count { $0 == 0x0A }
      return (before + 1, diagnostic.problem.wording.en)
    }
  }
}

/// The differences of the workbench's diagnostics from the program's own comments: empty if all
/// errors are found, each in its line and with the expected words, and no others.
package func differences(of program: Corpus.Program) -> [String] {
  let found = diagnosed(program)
  var differences: [String] = []
  for expected in program.expectedErrors {
    let inLine = found.filter { $0.line == expected.line }.map(\.text)
    if inLine.contains(where: { $0.hasPrefix(expected.text) }) { continue }
    let found = inLine.map { "`\($0)`" }.joined(separator: ", ")
    differences.append("\(expected.line): expected `\(expected.text)`, found [\(found)]")
  }
  let lines = Set(program.expectedErrors.map(\.line))
  for other in found where !lines.contains(other.line) {
    differences.append("\(other.line): unexpected `\(other.text)`")
  }
  return differences
}
