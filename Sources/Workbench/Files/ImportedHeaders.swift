import Foundation
import Records

/// The headers that a file of Objective-C imports from its own folder.
package enum ImportedHeaders {
  /// The most headers that one file brings.
  private static let most = 40

  /// The text of a file, followed by the headers beside it that it imports, and those that they
  /// import: each after a line `#line 1 "NAME.h"`, as the front end for Objective-C reads them. The
  /// text itself for other languages. Headers that are missing are left to the front end to report.
  static func followed(_ text: String, path: String) -> String {
    joined(text, headers(of: text, path: path))
  }

  /// The same with the implementation files next to these headers, `Cell.m` for `Cell.h`, and the
  /// headers that they import; nil if there are none.
  static func completed(_ text: String, path: String) -> String? {
    let files = headers(of: text, path: path, withImplementations: true)
    guard files.contains(where: { $0.name.hasSuffix(".m") }) else { return nil }
    return joined(text, files)
  }

  private static func joined(_ text: String, _ files: [(name: String, text: String)]) -> String {
    files.reduce(into: text) { result, file in
      if result.last != "\n" { result += "\n" }
      result += "#line 1 \"\(file.name)\"\n" + file.text
    }
  }

  /// The headers next to an Objective-C file at `path` that its text imports, and those that they
  /// import in turn, with their texts; missing headers are omitted. Empty for other languages.
  package static func headers(
    of text: String, path: String, withImplementations: Bool = false
  ) -> [(name: String, text: String)] {
    guard SourceLanguage(file: path) == .objectiveC else { return [] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var known: Set<String> = [String(path.dropFirst(folder.count))]
    var waiting = names(in: text)
    var headers: [(name: String, text: String)] = []
    while !waiting.isEmpty, headers.count < most {
      let name = waiting.removeFirst()
      guard known.insert(name).inserted, let header = try? FileReading.text(at: folder + name)
      else { continue }
      headers.append((name, header))
      waiting += names(in: header)
      if withImplementations, name.hasSuffix(".h") { waiting.append(String(name.dropLast()) + "m") }
    }
    return headers
  }

  /// The names, without folders, in the lines `#import "NAME.h"` of a text.
  private static func names(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.drop(while: \.isWhitespace)
      guard line.first == "#" else { return nil }
      let rest = line.dropFirst().drop(while: \.isWhitespace)
      guard rest.hasPrefix("import") || rest.hasPrefix("include") else { return nil }
      let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return nil }
      return parts[1].split(separator: "/").last.map(String.init)
    }
  }
}
