import Foundation
import Testing
import Workbench

/// Saved scripts make the same scene, and undo and redo meet in the same one: many random sessions.
@Suite struct SaveTests {
  @Test("What is saved and sourced is the same scene, whatever was done", arguments: 1...10)
  func saveAndSource(_ seed: Int) {
    withFolder { folder in
      for run in 0..<20 {
        var random = RandomSessions(seed: UInt64(seed * 1000 + run))
        let session = freshSession()
        for line in random.lines(25) { _ = session.refusal(of: line) }
        let path = "\(folder)/\(run).touchstone"
        session.mustRun(["save \(path)"])
        let again = freshSession()
        again.mustRun(["source \(path)"])
        #expect(again.picture == session.picture, "seed \(seed * 1000 + run)")
      }
    }
  }

  @Test("Undo and redo of as many changes come back to the same scene", arguments: 1...10)
  func undoAndRedo(_ seed: Int) {
    for run in 0..<10 {
      var random = RandomSessions(seed: UInt64(seed * 2000 + run))
      let session = freshSession()
      let accepted = random.lines(20).filter { session.refusal(of: $0) == nil }
      let last = session.picture
      let steps = Int.random(in: 1...accepted.count, using: &random)
      let earlier = freshSession()
      earlier.mustRun(Array(accepted.dropLast(steps)))
      session.mustRun(["undo \(steps)"])
      #expect(session.picture == earlier.picture, "seed \(seed * 2000 + run)")
      session.mustRun(["redo \(steps)"])
      #expect(session.picture == last, "seed \(seed * 2000 + run)")
    }
  }

  @Test("A refused line changes nothing, whatever the scene", arguments: 1...5)
  func refusalsChangeNothing(_ seed: Int) {
    for run in 0..<10 {
      var random = RandomSessions(seed: UInt64(seed * 3000 + run))
      let session = freshSession()
      var before = session.picture
      for line in random.lines(30) {
        let count = session.journal.count
        let isRefused = session.refusal(of: line) != nil
        let after = session.picture
        if isRefused { #expect(after == before && session.journal.count == count, "\(line)") }
        before = after
      }
    }
  }

  @Test("A saved file is a script that a person can read, one line for each change")
  func savedFileIsReadable() throws {
    try withFolder { folder in
      let path = "\(folder)/scene.touchstone"
      let session = session(after: [
        "add view red 100 100 200 200", "hit 150 150", "  set   red.alpha 0.5  # dim",
        "save \(path)",
      ])
      #expect(session.journal.count == 2)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.split(separator: "\n").count == 2)
      #expect(text.hasPrefix("add view red 100 100 200 200\n"))
    }
  }

  @Test("Saving through a link writes what it leads to and leaves the link")
  func savesThroughLinks() throws {
    try withFolder { folder in
      let file = "".written(to: "\(folder)/scene.touchstone")
      let link = "\(folder)/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      let session = session(after: ["add view red 0 0 10 10", "save \(link)"])
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "add view red 0 0 10 10\n")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
      #expect(session.journal.count == 1)
    }
  }

  @Test("Saving to a full device says so, and the device stays one")
  func savesToDevices() throws {
    try withFolder { folder in
      // A node of its own would need rights that tests have not; a link leads to the system's.
      let link = "\(folder)/full"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
      let session = session(after: ["add view red 0 0 10 10"])
      let refusal = session.refusal(of: "save \(link)")
      #expect(refusal?.contains("No space left on device") ?? false)
      #expect(isDevice("/dev/full"))
      #expect(session.refusal(of: "save /dev/null") == nil)
      #expect(isDevice("/dev/null"))
    }
  }

  private func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  @Test("A class that is declared again after a reset belongs to the new scene alone")
  func classesBehindAReset() {
    let lines = [
      "class Round: UIView { }", "add Round a 0 0 10 10", "reset", "class Round: UIView { }",
      "let p = Round(frame: .zero)", "class Round: UIView { var size = 3 }", "add Round b 0 0 9 9",
    ]
    let session = session(after: lines)
    let picture = session.picture
    session.mustRun(["undo", "redo", "expect b.size == 3"])
    #expect(session.picture == picture)
    withFolder { folder in
      session.mustRun(["save \(folder)/scene.touchstone"])
      let again = freshSession()
      again.mustRun(["source \(folder)/scene.touchstone"])
      #expect(again.picture == picture)
    }
    session.mustRun(["undo 5", "expect a.frame.width == 10"])
  }
}
