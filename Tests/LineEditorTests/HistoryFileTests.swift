import Dispatch
import Foundation
import Glibc
import LineEditor
import Testing

/// The file of a history, which others may write at the same time, or which is not a history.
@Suite struct HistoryFileTests {
  @Test func `of many who write at once nobody loses an entry`() throws {
    try withFolder { folder in
      let path = folder + "/history"
      DispatchQueue.concurrentPerform(iterations: 8) { writer in
        for entry in 0..<25 {
          do {
            try HistoryFile(path: path).add("entry \(writer) \(entry)", limit: 1000)
          } catch {
            Issue.record("\(error)")
          }
        }
      }
      let items = try HistoryFile(path: path).items()
      #expect(Set(items).count == 200)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["history"])
    }
  }

  @Test func `a pipe and a device are no history, and nobody waits for them`() throws {
    try withFolder { folder in
      mkfifo(folder + "/pipe", 0o600)
      for path in [folder + "/pipe", "/dev/zero"] {
        #expect(throws: HistoryProblem.noHistory) { try HistoryFile(path: path).items() }
        #expect(throws: (any Error).self) { try HistoryFile(path: path).add("one", limit: 10) }
      }
    }
  }

  @Test func `a file that is far too large for a history is left alone`() throws {
    try withFolder { folder in
      let path = folder + "/history"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(truncate(path, HistoryFile.largest + 1) == 0)
      #expect(throws: HistoryProblem.noHistory) { try HistoryFile(path: path).items() }
    }
  }

  @Test func `a pipe in the place of the settings is no settings`() throws {
    try withFolder { folder in
      mkfifo(folder + "/editrc", 0o600)
      for settings in [folder + "/editrc", "/dev/zero"] {
        let terminal = try demo(["EDITRC": settings])
        terminal.send("one")
        try terminal.expectEntry("one")
        terminal.terminate()
      }
    }
  }
}
