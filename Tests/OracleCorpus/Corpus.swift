import Foundation

/// The files of the oracle.
package enum Corpus {
  /// A file of Swift with a name.
  package nonisolated struct Program: Sendable {
    /// The name of the file without its ending, after its folder if it is in one.
    package let name: String
    /// The text of the file.
    package let source: String

    /// The lines of the text, without their ends.
    package var lines: [String] { source.components(separatedBy: "\n") }
  }

  nonisolated static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The programs that both the compiler and the interpreter run.
  package nonisolated static let programs = read("OraclePrograms")
    .filter { !["Support", "Programs"].contains($0.name) }

  /// The programs that only the interpreter runs, because they need the Objective-C runtime; the
  /// output is written beside what prints it.
  package nonisolated static let scripted = read("OracleTests/Scripted")

  /// The programs that do not compile, with the compiler's words beside what is wrong.
  package nonisolated static let wrong = read("OracleTests/Wrong")

  private nonisolated static func read(_ folder: String) -> [Program] {
    let root = tests.appendingPathComponent(folder).resolvingSymlinksInPath()
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let source = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return Program(name: String(path.dropLast(".swift".count)), source: source ?? "")
    }
  }
}

nonisolated extension Corpus.Program {
  /// The function that runs it: the name without its folder.
  package var function: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// The text of every `// expect: TEXT` from top to bottom, a line of output each.
  ///
  /// Where a line prints more than once, its expectations are below it, a comment line each.
  package var expectedOutput: String {
    texts(after: "// expect:").map { $0.text + "\n" }.joined()
  }

  /// Where errors are expected: the number of the line, counted from 1, and how the message begins.
  /// An empty text takes any message.
  package var expectedErrors: [(line: Int, text: String)] {
    texts(after: "// error:")
  }

  private func texts(after marker: String) -> [(line: Int, text: String)] {
    lines.enumerated().compactMap { index, line in
      guard let range = line.range(of: marker) else { return nil }
      let text = line[range.upperBound...]
      return (index + 1, String(text.hasPrefix(" ") ? text.dropFirst() : text))
    }
  }
}
