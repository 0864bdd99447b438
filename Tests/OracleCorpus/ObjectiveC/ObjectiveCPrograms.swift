import Foundation

/// A program in Objective-C of the oracle. Files of `OracleTests/ObjectiveC` contain many, each
/// after a line that names it:
///
/// - `== A sentence` begins a whole file;
/// - `-- A sentence` begins statements, which are those of a method with a view `v` and a number
///   `i`, of a class of views.
///
/// Expected output is beside its cause: `// error: TEXT`, `// warning: TEXT` or `// refused: TEXT`
/// with the beginning of the message, `// prints: TEXT` with a line of output. A comment that is a
/// line of its own and begins with `// ^` is about the line above it.
package nonisolated struct ObjectiveCProgram: Sendable {
  /// The name of the file, and the sentence.
  package let name: String
  /// The text; its first line is that of the sentence.
  package let text: String

  /// An expectation: its word, its line, counted from 1, and how the message begins.
  package struct Expectation: Sendable {
    package let word: String
    package let line: Int
    package let text: String
  }

  package var expectations: [Expectation] {
    var found: [Expectation] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      for word in ["error", "warning", "refused", "prints"] {
        for (marker, line_) in [("// \(word):", index + 1), ("// ^ \(word):", index)] {
          guard let range = line.range(of: marker) else { continue }
          let rest = line[range.upperBound...]
          found.append(
            Expectation(
              word: word, line: line_, text: String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)))
        }
      }
    }
    return found
  }

  /// The lines of output that it expects.
  package var expectedOutput: String {
    expectations.filter { $0.word == "prints" }.map { $0.text + "\n" }.joined()
  }

  /// The text around statements, in the lines of the sentence and after the last one.
  private static let method = (
    "@interface V : UIView @property (nonatomic) int n; @end"
      + " @implementation V - (void)f:(UIView *)v {int i = 0;",
    "(void)i; } @end"
  )

  /// All programs of a folder of `OracleTests/ObjectiveC`.
  package static func read(_ folder: String) -> [ObjectiveCProgram] {
    let root = Corpus.tests.appendingPathComponent("OracleTests/ObjectiveC/\(folder)")
      .resolvingSymlinksInPath()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().flatMap { file in
      let text = try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      return programs(text ?? "", of: String(file.dropLast(".txt".count)))
    }
  }

  private static func programs(_ text: String, of file: String) -> [ObjectiveCProgram] {
    var programs: [ObjectiveCProgram] = []
    var name = ""
    var lines: [String] = []
    var isBody = false
    func end() {
      guard !lines.isEmpty else { return }
      while lines.last == "" { lines.removeLast() }
      if isBody { lines.append(method.1) }
      programs.append(
        ObjectiveCProgram(name: "\(file): \(name)", text: lines.joined(separator: "\n") + "\n"))
    }
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("== ") || line.hasPrefix("-- ") {
        end()
        isBody = line.hasPrefix("--")
        name = String(line.dropFirst(3))
        lines = [isBody ? method.0 : ""]
      } else if !lines.isEmpty {
        lines.append(line)
      }
    }
    end()
    return programs
  }
}
