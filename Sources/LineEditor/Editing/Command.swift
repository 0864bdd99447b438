import CEditLine

/// A key command of ours: a name that `.editrc` may bind as well, its keys, its action.
nonisolated struct Command {
  /// The result that libedit acts on, by its own numbers.
  enum Result: Int32 {
    case nothing = 0
    case endOfFile = 2
    case redraw = 4
    case beep = 6

    var code: UInt8 { UInt8(rawValue) }
  }

  let name: String
  let help: String
  /// Keys that are bound whatever `.editrc` says.
  var keys: [String] = []
  /// Whether the keys have the same meaning in vi's command mode.
  var isForAllModes = true
  let function: ceditline_command

  static var all: [Command] {
    [
      Command(
        name: "entry-return", help: "End the entry if it is complete, else begin another line",
        keys: ["^M", "^J"], isForAllModes: false
      ) { handle, _ in Command.run(handle) { $0.endLine() } },
      Command(name: "entry-return-from-vi", help: "The same in vi's command mode") { handle, _ in
        Command.run(handle) { $0.endLineAndInsert() }
      },
      Command(name: "entry-newline", help: "Begin another line", keys: [#"\236"#]) { handle, _ in
        Command.run(handle) { $0.openLine() }
      },
      Command(
        name: "entry-close", help: "Insert a brace, indented as the line that opened it",
        keys: ["}"], isForAllModes: false
      ) { handle, _ in Command.run(handle) { $0.closeBrace() } },
      Command(name: "entry-abandon", help: "Forget the entry", keys: [#"\003"#]) { handle, _ in
        Command.run(handle) { $0.abandon() }
      },
      Command(
        name: "entry-delete-or-end", help: "Delete the next character, or end an empty entry",
        keys: ["^D"]
      ) { handle, _ in Command.run(handle) { $0.deleteOrEnd() } },
      Command(
        name: "entry-complete", help: "Complete the word, list the candidates, show the usage",
        keys: ["^I"]
      ) { handle, _ in Command.run(handle) { $0.completeWord() } },
      Command(name: "entry-paste", help: "Insert what was pasted", keys: [#"\221"#]) { handle, _ in
        Command.run(handle) { $0.insertPaste() }
      },
      Command(
        name: "entry-up", help: "Go to the line above, or to the entry before", keys: [#"\225"#]
      ) { handle, _ in Command.run(handle) { $0.moveUp() } },
      Command(
        name: "entry-down", help: "Go to the line below, or to the entry after", keys: [#"\226"#]
      ) { handle, _ in Command.run(handle) { $0.moveDown() } },
      Command(
        name: "entry-line-start", help: "Go to the beginning of the line", keys: [#"\222"#]
      ) { handle, _ in Command.run(handle) { $0.moveToLineStart() } },
      Command(
        name: "entry-line-end", help: "Go to the end of the line", keys: [#"\224"#]
      ) { handle, _ in Command.run(handle) { $0.moveToLineEnd() } },
      Command(name: "entry-cut-to-end", help: "Cut to the end of the line") { handle, _ in
        Command.run(handle) { $0.cutToLineEnd() }
      },
      Command(name: "entry-cut-line", help: "Cut the line") { handle, _ in
        Command.run(handle) { $0.cutLine() }
      },
      Command(name: "entry-undo", help: "Take the last change back") { handle, _ in
        Command.run(handle) { $0.undoChange() }
      },
    ]
  }

  func add(to handle: OpaquePointer) {
    ceditline_add_command(handle, name, help, function)
  }

  func bind(in handle: OpaquePointer) {
    for key in keys {
      ceditline_bind(handle, key, name)
      if isForAllModes { ceditline_bind_in_second_map(handle, key, name) }
    }
  }

  private static func run(
    _ handle: OpaquePointer?, _ body: @MainActor (LineEditor) -> Result
  ) -> UInt8 {
    let editor = editor(of: handle)
    return MainActor.assumeIsolated { body(editor) }.code
  }
}
