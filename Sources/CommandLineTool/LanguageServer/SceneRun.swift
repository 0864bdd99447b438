import Foundation
import LanguageServer
import Practice
import Records
import Workbench

/// A scene whose lines are run as `touchstone run` runs them: within the interpreter's limits, for
/// some seconds, without writing a file.
final class SceneRun {
  /// The result of an entry.
  struct Entry {
    let text: String
    /// Its first line, from 0.
    let line: Int
    let outcome: ScriptRunner.Outcome
  }

  /// A named object, and the line that created it.
  struct NamedObject {
    let name: String
    let className: String
    let line: Int
  }

  let session: Session
  private(set) var entries: [Entry] = []
  /// The named objects in the order of their creation.
  private(set) var objects: [NamedObject] = []
  /// The first line that was not run because of the time limit; nil if there is none.
  private(set) var unrun: Int?
  private let end: Double
  private var names: Set<String> = []

  /// Creates a run without any lines.
  init(_ document: ServerDocument, _ context: ServerContext, seconds: Double) {
    end = ServerClock.now + seconds
    let practice = context.practice(seconds: seconds)
    session = Session(at: Desk(practice), language: context.language)
    session.fileRights = .none
    if let folder = document.folder {
      // File names in lines are relative to the folder of the scene.
      _ = FileManager.default.changeCurrentDirectoryPath(folder)
    }
    // The objects that every scene has were not created by a line.
    names = Set(session.scene.order)
  }

  /// Runs lines; a line that fails does not stop the others. Returns the unfinished entry at the
  /// end.
  @discardableResult
  func run(_ lines: some Sequence<String>, isWhole: Bool = true) -> Script.Entry? {
    var lines = lines.makeIterator()
    var count = 0
    let runner = ScriptRunner(session, stopsAtFirst: false)
    let next: () -> String? = { [self] in
      guard let line = lines.next() else { return nil }
      guard ServerClock.now < end else {
        unrun = unrun ?? count
        return nil
      }
      count += 1
      return line
    }
    let report: (Script.Entry, ScriptRunner.Outcome) -> Void = { [self] entry, outcome in
      entries.append(Entry(text: entry.text, line: entry.line - 1, outcome: outcome))
      noteObjects(from: entry.line - 1)
    }
    guard isWhole else { return runner.runAbove(next: next, report: report) }
    runner.run(next: next, report: report)
    return nil
  }

  private func noteObjects(from line: Int) {
    for name in session.scene.order where names.insert(name).inserted {
      guard let object = session.scene.object(named: name) else { continue }
      objects.append(
        NamedObject(name: name, className: session.scene.className(of: object), line: line))
    }
  }

  /// The lines of a document as scripts count them.
  static func lines(of text: DocumentText) -> [String] {
    text.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.hasSuffix("\r") ? $0.dropLast() : $0)
    }
  }
}
