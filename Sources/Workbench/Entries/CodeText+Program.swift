import AppSources
import Records
import Scenes

/// A program as an entry: parts of several files, each preceded by a line with its name and first
/// line number, checked together.
///
/// ```
/// #sourceLocation(file: "sources", line: 1)
/// #sourceLocation(file: "SheetView.swift", line: 12)
/// final class SheetView: UIView {
/// }
/// #sourceLocation()
/// ```
nonisolated extension CodeText {
  /// The name in the first line of a program, which no file of code can have.
  private static let programName = "sources"
  /// The first line of a program.
  static let programStart = start + programName + end
  /// The last line of a program.
  static let programEnd = "#sourceLocation()"

  /// Creates a program from sections.
  init(_ sections: [ProgramSection]) {
    let body = sections.map { section in
      "\(Self.start)\(section.name)\", line: \(section.firstLine))\n\(section.text)"
    }.joined()
    self.init(body: body + Self.programEnd + "\n", file: Self.programName)
  }

  /// Whether the text is a program.
  var isProgram: Bool { file == Self.programName }

  /// The names of the files of a program.
  var sectionNames: [String] {
    body.split(separator: "\n").compactMap { Self.heading($0)?.name }
  }

}

extension CodeText {
  /// The parts of a program, each as a file.
  var sections: [CodeFile] {
    var files: [CodeFile] = []
    var open: (name: String, line: Int, text: [Substring])?
    func close() {
      guard let open else { return }
      files.append(
        CodeFile(
          text: open.text.joined(separator: "\n") + "\n", name: open.name,
          linesAbove: open.line - 1))
    }
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == Self.programEnd { break }
      if let heading = Self.heading(line) {
        close()
        open = (heading.name, heading.line, [])
      } else {
        open?.text.append(line)
      }
    }
    close()
    return files
  }

}

nonisolated extension CodeText {
  /// The file and the line that a line between two parts names; nil for other lines.
  fileprivate static func heading(_ line: Substring) -> (name: String, line: Int)? {
    guard line.hasPrefix(start), line.hasSuffix(")") else { return nil }
    let parts = line.dropFirst(start.count).split(separator: "\"", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[1].dropFirst(", line: ".count).dropLast())
    else { return nil }
    return (String(parts[0]), number)
  }
}
