import Records
import Scenes

extension Command {
  static let undo = Command(
    "undo", .session, .outside, prepared: [.lesson], usage: ["[N]"],
    summary: Bilingual(en: "undoes changes", zh: "撤销"),
    text: Bilingual(
      en: "The last change, or the last N. Questions do not count. `redo` restores them.",
      zh: "撤销最后一次或最后 N 次更改；提问不算。redo 重做。"),
    examples: ["add view red 100 100 200 200", "undo"]
  ) { arguments, session in
    let count = try count(&arguments, session)
    return [try session.undo(count)]
  }

  static let redo = Command(
    "redo", .session, .outside, prepared: [.lesson], usage: ["[N]"],
    summary: Bilingual(en: "redoes undone changes", zh: "重做"),
    text: Bilingual(
      en: "As long as nothing else has changed since.", zh: "只要撤销之后没有别的更改，就可以重做。"),
    examples: ["add view red 100 100 200 200", "undo", "redo"]
  ) { arguments, session in
    let count = try count(&arguments, session)
    return [try session.redo(count)]
  }

  private static func count(_ arguments: inout Arguments, _ session: Session) throws -> Int {
    try notInSource(arguments, session)
    if arguments.isAtEnd { return 1 }
    let count = try arguments.wholeNumber("N")
    guard count > 0 else { throw arguments.problem(.notAWholeNumber(String(count), atLeast: 1)) }
    try arguments.finish()
    return count
  }

  /// A sourced file is one change, so nothing in it may undo what came before it.
  static func notInSource(_ arguments: Arguments, _ session: Session) throws {
    guard session.sourcing.isEmpty else {
      throw Problem.notAllowedInSource(arguments.command.word)
    }
  }

  static let reset = Command(
    "reset", .session, .change, replacesScene: true,
    prepared: [.scene, .check, .lesson], usage: [""],
    summary: Bilingual(en: "back to the empty screen", zh: "回到空屏幕"),
    text: Bilingual(
      en: "Can be undone like any change.", zh: "和其他更改一样可以撤销。"),
    examples: ["add view red 100 100 200 200", "reset"]
  ) { arguments, session in
    try arguments.finish()
    session.replaceScene(Scene(commandWords: Set(CommandTable.words)))
    session.forgetTrace()
    return [.reset]
  }
}
