import Foundation
import Practice
import Records
import Rendering
import Testing
import Workbench

/// The commands for lines of strangers, by every row of the table.
@Suite struct PreparedCommandTests {
  private let rows = PracticeTable.commands.all

  private func refusal(of line: String, in lines: PreparedLines) -> Problem? {
    let session = Engine.session(in: practice)
    do throws(Diagnostic) {
      _ = try Engine.run(line, of: lines, in: session)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test func everyCommandIsRefusedWhereItsRowDoesNotAllowIt() {
    for row in rows {
      for lines in PreparedLines.allCases where !row.prepared.contains(lines) {
        for line in [row.word] + row.synonyms + row.examples.filter({ $0.hasPrefix(row.word) }) {
          guard case .notInPrepared(row.word, lines) = refusal(of: line, in: lines) else {
            Issue.record("`\(line)` in \(lines)")
            continue
          }
        }
      }
    }
  }

  @Test func whatActsOutsideTheSceneIsAllowedByItsOwnRowAlone() {
    let outside = rows.filter { $0.kind == .outside && !$0.prepared.isEmpty }
    #expect(outside.map(\.word) == ["help", "undo", "redo", "teach"])
    let practice = rows.filter { $0.group == .practice }
    #expect(practice.allSatisfy { $0.prepared.isEmpty })
  }

  @Test func noExampleWritesAFileAsAPreparedLine() {
    let folder = FileManager.default.currentDirectoryPath
    let before = ContentFolder.names(in: folder)
    for row in rows {
      for lines in PreparedLines.allCases {
        let session = Engine.session(in: practice)
        for example in row.examples { _ = try? Engine.run(example, of: lines, in: session) }
      }
    }
    #expect(ContentFolder.names(in: folder) == before)
  }
}
