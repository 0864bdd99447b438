import Records
import Scenes

extension Command {
  static let undo = Command(
    "undo", .session, .outside, prepared: [.lesson],
    summary: Bilingual(en: "undoes changes", zh: "撤销"),
    text: Bilingual(
      en: """
        The last change, the last N, or all. Questions do not count. `redo` restores them. In a lesson \
        it takes back what you have added to the page: again and back go to where it was before.
        """,
      zh: """
        撤销最后一次、最后 N 次或全部更改；提问不算。redo 重做。在课程里只撤销你在这一页所做的更改；要回到更早的\
        状态，用 again 和 back。
        """),
    examples: ["add view red 100 100 200 200", "undo"]
  ) {
    Form(.optional(.either(.keyword("all", as: Int.max), .changes), or: 1)) { session, count in
      try session.checkNotSourced("undo")
      if session.preparedLines == nil {
        let taken = min(count, session.journal.canUndo)
        try session.companion?.checkUndo(taken, in: session)
      }
      return [try session.undo(count)]
    }
  }

  static let redo = Command(
    "redo", .session, .outside, prepared: [.lesson],
    summary: Bilingual(en: "redoes undone changes", zh: "重做"),
    text: Bilingual(
      en: "As long as nothing else has changed since.", zh: "只要撤销之后没有别的更改，就可以重做。"),
    examples: ["add view red 100 100 200 200", "undo", "redo"]
  ) {
    Form(.optional(.changes, or: 1)) { session, count in
      try session.checkNotSourced("redo")
      return [try session.redo(count)]
    }
  }

  static let reset = Command(
    "reset", .session, .change, replacesScene: true,
    prepared: [.scene, .check, .lesson],
    summary: Bilingual(en: "back to the empty screen", zh: "回到空屏幕"),
    text: Bilingual(
      en: "Can be undone like any change.", zh: "和其他更改一样可以撤销。"),
    examples: ["add view red 100 100 200 200", "reset"]
  ) {
    Form { session in
      session.replaceScene(Scene(commandWords: Set(session.commands.words)))
      session.forgetTrace()
      return [.reset]
    }
  }
}

extension Reader where Value == Int {
  /// Reads a number of changes.
  fileprivate static var changes: Reader {
    Reader(.placeholder(.number("N"))) { arguments in
      let count = try arguments.wholeNumber("N")
      guard count > 0 else {
        throw arguments.problem(.notAWholeNumber(String(count), atLeast: 1))
      }
      return count
    }
  }
}

extension Session {
  /// Throws in a sourced file, which is one change: a line in it must not undo earlier ones.
  func checkNotSourced(_ word: String) throws {
    guard sourcing.isEmpty else { throw Problem.notAllowedInSource(word) }
  }
}
