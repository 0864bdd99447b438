import Foundation

/// The texts in Objective-C of this repository, for a comparison with clang.
package nonisolated enum RepositoryTexts {
  /// A text by the path of its file, with the line in it where it begins.
  package struct Text: Sendable {
    package let name: String
    package let text: String
  }

  private static let root = Corpus.tests.deletingLastPathComponent()

  /// The answers of exercises and tests, the lessons' blocks, and the classes of scripts.
  package static func all() -> [Text] {
    answers() + lessons() + scripts()
  }

  /// Files of Objective-C that need no other file.
  private static func answers() -> [Text] {
    (paths("exercises", ".m") + paths("Tests/WorkbenchTests/Scripts", ".m")).compactMap { path in
      let text = contents(path)
      return text.contains("#import \"") ? nil : Text(name: path, text: text)
    }
  }

  /// The blocks of lessons that are marked as Objective-C.
  private static func lessons() -> [Text] {
    paths("lessons", ".md").flatMap { path in
      var texts: [Text] = []
      var block: (line: Int, lines: [String])?
      for (index, line) in contents(path).components(separatedBy: "\n").enumerated() {
        if line.hasPrefix("```objc") || line.hasPrefix("```objective-c") {
          block = (index + 2, [])
        } else if line.hasPrefix("```"), let found = block {
          let text = found.lines.joined(separator: "\n") + "\n"
          texts.append(Text(name: "\(path):\(found.line)", text: text))
          block = nil
        } else {
          block?.lines.append(line)
        }
      }
      return texts
    }
  }

  /// The classes of each script as one file, in which all other lines are empty. A class that is
  /// expected to be wrong comes last, in a text of its own.
  private static func scripts() -> [Text] {
    paths("Tests/WorkbenchTests", ".touchstone").flatMap { path in
      let lines = contents(path).components(separatedBy: "\n")
      guard lines.contains(where: { $0.hasPrefix("@implementation") }) else { return [Text]() }
      var texts: [Text] = []
      var kept = lines.map { _ in "" }
      var isWrong = false
      var start: Int?
      for (index, line) in lines.enumerated() {
        if start == nil,
          ["@interface", "@implementation", "@protocol"].contains(where: line.hasPrefix)
        {
          start = index
        }
        if let first = start, line.hasPrefix("@end") {
          var text = kept
          text.replaceSubrange(first...index, with: lines[first...index])
          if isWrong {
            texts.append(
              Text(name: "\(path):\(first + 1)", text: text.joined(separator: "\n") + "\n"))
          } else {
            kept = text
          }
          (start, isWrong) = (nil, false)
        } else if start == nil, !line.isEmpty {
          isWrong = line.hasPrefix("expect error")
        }
      }
      return texts + [Text(name: path, text: kept.joined(separator: "\n") + "\n")]
    }
  }

  private static func contents(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  private static func paths(_ folder: String, _ ending: String) -> [String] {
    let base = root.appendingPathComponent(folder).resolvingSymlinksInPath().path
    let found =
      FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
