import Foundation
import Pages
import Records
import Rendering
import Scenes
import Testing
import UIKitModel
import Wording
import Workbench

/// A session with an empty screen that words its problems as the program does.
func freshSession(_ language: Language = .english) -> Session {
  Session(language: language, exporting: Exporters.export) { $0.wording }
}

/// A fresh session in which `lines` were run; each must be accepted.
func session(
  after lines: [String], sourceLocation: SourceLocation = #_sourceLocation
) -> Session {
  let session = freshSession()
  session.mustRun(lines, sourceLocation: sourceLocation)
  return session
}

extension Session {
  /// Runs lines as a script, `expect error` included, and records an issue for each that fails.
  func mustRun(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for failure in failures(of: lines) {
      Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
  }

  /// Runs lines as a script and returns the first that was rejected, with its number.
  func failures(of lines: [String]) -> [String] {
    var waiting = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }[...]
    var failures: [String] = []
    ScriptRunner(self, stopsAtFirst: true).run(next: { waiting.popFirst().map(String.init) }) {
      entry, outcome in
      guard case .failed(let diagnostic) = outcome else { return }
      failures.append("line \(entry.line), \(entry.text): \(diagnostic.problem.wording.en)")
    }
    return failures
  }

  /// The problem with which the line was rejected, in English; nil if it was accepted.
  func refusal(of line: String) -> String? {
    problem(of: line)?.problem.wording.en
  }

  /// The problem with which the line was rejected; nil if it was accepted.
  func problem(of line: String) -> Diagnostic? {
    do {
      _ = try run(line)
      return nil
    } catch {
      return error
    }
  }

  /// The answers to a line as the terminal shows them; the refusal of one that is not accepted.
  func shown(_ line: String) -> String {
    let renderer = TextRenderer(
      language: language, teach: teach, style: Style(hasColor: false, columns: 79))
    do {
      return try run(line).map(renderer.render).joined()
    } catch {
      return DiagnosticRenderer(language: language, style: renderer.style)
        .render(error, promptWidth: 2)
    }
  }

  /// Everything that can be seen of the scene, with all digits: the hierarchy, all names, and all
  /// properties.
  var picture: String {
    var lines = scene.tree(from: nil).nodes.map {
      "\($0.depth) \($0.view.text) \($0.view.className) \($0.overrides)"
    }
    for (name, object) in scene.namedObjects {
      lines.append("\(name) \(scene.className(of: object))")
      lines.append((object as? UIView)?.superview.flatMap(scene.givenName) ?? "-")
      lines += PropertyTable.properties(of: object).compactMap { property in
        property.read(object).map { "\(property.path) \(Self.digits(of: $0))" }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func digits(of value: PropertyValue) -> String {
    switch value {
    case .number(let number): String(number)
    case .boolean(let flag): String(flag)
    case .point(let point): "\(point.x) \(point.y)"
    case .size(let size): "\(size.width) \(size.height)"
    case .rectangle(let all):
      "\(all.origin.x) \(all.origin.y) \(all.size.width) \(all.size.height)"
    case .color(let name): name ?? "nil"
    case .text(let text): text ?? "nil"
    case .transform(let entries): entries.map { String($0) }.joined(separator: " ")
    case .className(let name), .word(let name): name
    case .words(let words): words.joined(separator: " ")
    }
  }

  /// The hierarchy and all names as text, for messages.
  var shownPicture: String {
    let renderer = TextRenderer(
      language: .english, teach: .brief, style: Style(hasColor: false, columns: 79))
    return renderer.render(.tree(scene.tree(from: nil)))
      + renderer.render(.names(scene.nameEntries))
  }
}

/// A folder of its own for a test, removed at the end.
func withFolder(_ body: (String) throws -> Void) rethrows {
  let path = NSTemporaryDirectory() + "touchstone-tests-\(UUID().uuidString)"
  try? FileManager.default.createDirectory(
    atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  try body(path)
}

extension String {
  /// Writes the text to a file that a test made up.
  func written(to path: String) -> String {
    _ = FileManager.default.createFile(atPath: path, contents: Data(utf8))
    return path
  }
}
