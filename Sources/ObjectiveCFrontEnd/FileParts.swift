import ObjectiveCTree
import SourceTree

/// A file, and the headers and implementations that follow it in the same text, each after a line
/// `#line 1 "NAME.h"`: a file that is read from disk includes its imports this way.
struct FileParts {
  /// The whole text.
  let file: SourceFile
  /// The file itself, then its headers, each with its offset in the whole.
  let files: [SourceFile]

  init(_ file: SourceFile) {
    self.file = file
    let starts = Self.starts(in: file.text)
    guard !starts.isEmpty else {
      files = [file]
      return
    }
    let text = file.text
    var files = [
      SourceFile(
        name: file.name, text: String(text[..<starts[0].line.lowerBound]), language: file.language,
        linesBefore: file.linesBefore, offset: file.offset)
    ]
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].line.lowerBound : text.endIndex
      let begin = start.line.upperBound
      files.append(
        SourceFile(
          name: start.name, text: String(text[begin..<end]), language: file.language,
          offset: file.offset + text.utf8.distance(from: text.startIndex, to: begin)))
    }
    self.files = files
  }

  /// The trees of all parts as one; nil if the parser returned none for the file.
  func unit(from units: [Tree.Unit]) -> Tree.Unit? {
    let own = units.filter { unit in files.contains { $0 === unit.file } }
    if files.count == 1 || own.isEmpty { return own.first }
    return Tree.Unit(
      file: file, items: own.flatMap(\.items), diagnostics: own.flatMap(\.diagnostics))
  }

  private static func starts(in text: String) -> [(name: String, line: Range<String.Index>)] {
    guard text.contains(headerStart) else { return [] }
    var starts: [(name: String, line: Range<String.Index>)] = []
    var place = text.startIndex
    while place < text.endIndex {
      let end = text[place...].firstIndex(of: "\n").map { text.index(after: $0) } ?? text.endIndex
      let line = text[place..<end]
      if line.hasPrefix(headerStart), let quote = line.lastIndex(of: "\"") {
        let name = line[..<quote].dropFirst(headerStart.count)
        if name.hasSuffix(".h") || name.hasSuffix(".m") {
          starts.append((String(name), place..<end))
        }
      }
      place = end
    }
    return starts
  }

  private static let headerStart = "#line 1 \""
}
