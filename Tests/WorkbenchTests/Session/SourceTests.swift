import Foundation
import Records
import Testing
import Workbench

/// Sourced scripts: all of their lines or none, and one change.
@Suite struct SourceTests {
  @Test("A script is one change for undo, and its text goes into the journal, not its path")
  func oneChange() {
    withFolder { folder in
      let path = "add view red 0 0 100 100\n\nadd view green 10 10 50 50 in red\nhit 20 20\n"
        .written(to: "\(folder)/scene.touchstone")
      let session = session(after: ["source \(path)", "expect hit 20 20 is green"])
      #expect(session.journal.count == 1)
      #expect(
        session.journal.lines == [
          "add view red 0 0 100 100", "add view green 10 10 50 50 in red",
        ])
      try? FileManager.default.removeItem(atPath: path)
      session.mustRun(["undo", "expect hit 20 20 is root", "redo", "expect hit 20 20 is green"])
    }
  }

  @Test("Each line of a script ends a turn, and the script none of its own")
  func turns() {
    withFolder { folder in
      let path = "add view a 0 0 1 1\nadd view b 0 0 1 1\n".written(to: "\(folder)/two.touchstone")
      let session = session(after: [
        "on view layoutSubviews and super do root.addSubview(UIView(frame: .zero))",
        "add controller child in self", "source \(path)",
      ])
      let after = session.picture
      session.mustRun(["undo", "redo"])
      #expect(session.picture == after)
    }
  }

  @Test("A file that declares a class again enters its text, not the line with its path")
  func redeclares() {
    withFolder { folder in
      let path = "class Round: UIView {}\n".written(to: "\(folder)/Round.swift")
      let session = session(after: [
        "add view red 0 0 10 10", "source \(path)", "source \(path)",
      ])
      #expect(session.journal.count == 3)
      #expect(!session.journal.lines.contains { $0.contains(folder) })
    }
  }

  @Test(
    "When one line fails nothing was changed",
    arguments: [
      "front nobody", "expect hit 5 5 is green", "undo", "save somewhere", "let x = nope", "quit",
      "expect error \"x\"\nadd view other 0 0 1 1", "reset now", "source /nowhere",
    ])
  func allOrNothing(_ line: String) {
    withFolder { folder in
      let path = "add view green 0 0 5 5\nset red.alpha 0\nreset\n\(line)\n"
        .written(to: "\(folder)/scene.touchstone")
      let session = session(after: ["add view red 10 10 50 50"])
      let before = session.picture
      let refusal = session.refusal(of: "source \(path)")
      #expect(refusal?.contains("line ") ?? false, "\(refusal ?? "accepted")")
      #expect(session.picture == before)
      #expect(session.journal.count == 1)
      #expect(session.expectedError == nil)
    }
  }

  @Test("A script that sources itself is refused, directly and by way of another")
  func sourcesItself() {
    withFolder { folder in
      let (first, second) = ("\(folder)/first.touchstone", "\(folder)/second.touchstone")
      _ = "add view red 0 0 5 5\nsource \(first)\n".written(to: first)
      let session = freshSession()
      #expect(session.refusal(of: "source \(first)")?.contains("sources itself") ?? false)
      _ = "source \(second)\n".written(to: first)
      _ = "source \(first)\n".written(to: second)
      #expect(session.refusal(of: "source \(first)")?.contains("sources itself") ?? false)
      #expect(session.picture == freshSession().picture)
    }
  }

  @Test("Scripts may source each other, but not endlessly deep")
  func depth() {
    withFolder { folder in
      for level in 0..<20 {
        _ = "add view view\(level) 0 0 5 5\nsource \(folder)/\(level + 1)\n"
          .written(to: "\(folder)/\(level)")
      }
      _ = "add view last 0 0 5 5\n".written(to: "\(folder)/20")
      let session = freshSession()
      #expect(session.refusal(of: "source \(folder)/0")?.contains("more than 16 deep") ?? false)
      #expect(session.journal.count == 0)
      session.mustRun(["source \(folder)/10", "expect hit 2 2 is last"])
      #expect(session.journal.count == 1)
    }
  }

  @Test("A script with a dump in it goes into the journal whole")
  func dumpInside() {
    withFolder { folder in
      let path =
        "load paste\n<UIWindow: 0x1; frame = (0 0; 99 99)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n\n"
        + "set view1.alpha 0.5\n"
      let session = session(after: ["source \(path.written(to: "\(folder)/dump.touchstone"))"])
      let after = session.picture
      session.mustRun(["save \(folder)/saved", "reset", "source \(folder)/saved"])
      #expect(session.picture == after)
    }
  }

  @Test("Lines may end as on Windows, and the last one need not end")
  func lineEnds() {
    withFolder { folder in
      let path = "add view red 0 0 100 100\r\nexpect hit 5 5 is red\r\n# done"
        .written(to: "\(folder)/windows.touchstone")
      session(after: ["source \(path)"]).mustRun(["expect hit 5 5 is red"])
    }
  }

  @Test("An expected error in a script lets its line fail, and nothing else")
  func expectedErrors() {
    withFolder { folder in
      let path = "expect error \"no view\"\nfront nobody\nadd view red 0 0 9 9\n"
        .written(to: "\(folder)/errors.touchstone")
      session(after: ["source \(path)"]).mustRun(["expect hit 5 5 is red"])
    }
  }

  @Test("A script may be stopped between two lines and leaves nothing behind")
  func interrupted() {
    withFolder { folder in
      let path = String(repeating: "add view red 0 0 1 1\nremove red\nreset\n", count: 10)
        .written(to: "\(folder)/long.touchstone")
      let session = freshSession()
      var asked = 0
      session.isInterrupted = {
        asked += 1
        return asked > 5
      }
      #expect(session.refusal(of: "source \(path)")?.contains("stopped") ?? false)
      #expect(session.picture == freshSession().picture)
    }
  }
}
