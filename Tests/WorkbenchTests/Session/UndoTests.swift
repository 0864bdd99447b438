import Records
import Testing
import Workbench

/// Undo and redo: the journal replayed without its last entries.
@Suite struct UndoTests {
  @Test("Undo brings the scene back as it was, and redo makes the change again")
  func undoAndRedo() throws {
    let session = session(after: ["add view red 100 100 200 200"])
    let before = session.picture
    session.mustRun(["set red.transform rotation 30deg scale 2"])
    let after = session.picture
    session.mustRun(["undo"])
    #expect(session.picture == before)
    session.mustRun(["redo"])
    #expect(session.picture == after)
  }

  @Test("A thousand changes of 1,200 are taken back by one replay")
  func undoThousand() throws {
    let session = freshSession()
    session.mustRun(["add view red 0 0 100 100"])
    for step in 1..<1200 { session.mustRun(["move red to \(step) 0"]) }
    var records: [Journal.Record] = []
    session.onRecord = { records.append($0) }
    session.mustRun(["undo 1000", "expect frame red is 199 0 100 100"])
    #expect(records == [.undo(1000)])
    #expect(session.journal.count == 200)
    session.mustRun(["redo 1000", "expect frame red is 1199 0 100 100", "undo 5000"])
    #expect(session.journal.count == 0)
    #expect(session.picture == freshSession().picture)
  }

  @Test("A new change ends what could be redone")
  func newChangeEndsRedo() {
    let session = session(after: [
      "add view red 0 0 10 10", "add view green 0 0 10 10", "undo", "add view blue 0 0 10 10",
    ])
    #expect(session.refusal(of: "redo")?.contains("nothing to redo") ?? false)
    #expect(session.journal.lines == ["add view red 0 0 10 10", "add view blue 0 0 10 10"])
  }

  @Test("Questions, settings and refused lines are no changes")
  func questionsDoNotCount() {
    let session = session(after: ["add view red 0 0 10 10"])
    let lines = [
      "hit 5 5", "tree", "frame red", "profile", "screen", "teach full", "why red", "rule HT-2",
      "front nobody", "set red.alpha x", "expect hit 5 5 is root", "help", "list", "let x = nope",
    ]
    for line in lines { _ = session.refusal(of: line) }
    #expect(session.journal.count == 1)
  }

  @Test(
    "A line that only asked ends no turn, since its replay would be missing",
    arguments: ["screen", "profile", "frame root", "bounds root", "center root", "log"])
  func askedEndsNoTurn(_ line: String) {
    let session = session(after: [Self.growing, "add controller child in self"])
    let before = session.picture
    session.mustRun([line])
    #expect(session.picture == before)
    session.mustRun(["add view red 0 0 10 10"])
    let after = session.picture
    session.mustRun(["undo", "redo"])
    #expect(session.picture == after)
  }

  /// Makes the root view add a subview in every layout, which marks it for the next.
  private static let growing =
    "on view layoutSubviews and super do root.addSubview(UIView(frame: .zero))"

  @Test("A line that asked is entered when an override wrote meanwhile")
  func askedAndWritten() {
    let session = session(after: [
      """
      class Asked: UIView {
        override var frame: CGRect {
          get { tag += 1; return super.frame }
          set { super.frame = newValue }
        }
      }
      """, "add Asked a 0 0 10 10", "frame a",
    ])
    #expect(session.journal.lines.last == "frame a")
    let after = session.picture
    session.mustRun(["undo", "redo"])
    #expect(session.picture == after)
  }

  @Test("Reset can be undone, and so can a dump that replaced the scene")
  func resetAndLoad() throws {
    let dump =
      "load paste\n<UIWindow: 0x1; frame = (0 0; 100 100)>\n"
      + "   | <UIView: 0x2; frame = (10 10; 50 50)>\n"
    for line in ["reset", dump] {
      let session = session(after: ["add view red 100 100 200 200", "profile device"])
      let before = session.picture
      session.mustRun([line])
      let after = session.picture
      #expect(after != before)
      session.mustRun(["undo"])
      #expect(session.picture == before)
      session.mustRun(["redo"])
      #expect(session.picture == after)
    }
  }

  @Test("An override and a controller are made again by a replay")
  func replayMakesAll() {
    let lines = [
      "add view red 0 0 100 100", "on red hitTest return nil", "present sheet",
      "add view green 0 0 10 10 in sheetView", "set red.class button", "screen 320 568",
      "profile device", "add window alert windowLevel alert",
    ]
    let session = session(after: lines)
    let after = session.picture
    session.mustRun(["undo \(lines.count)", "redo \(lines.count)"])
    #expect(session.picture == after)
  }
}
