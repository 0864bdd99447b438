import CEditLine

/// A key command of ours: a name that `.editrc` may bind as well, its keys, what it does.
nonisolated struct Command {
  /// What libedit shall do afterwards.
  enum Result: Int32 {
    case nothing = 0
    case endOfFile = 2
    case redraw = 4
    case beep = 6

    var code: UInt8 { UInt8(rawValue) }
  }

  let name: String
  let help: String
  let keys: [String]
  /// Whether the keys mean the same in vi's command mode.
  var isForAllModes = true
  let function: ceditline_command

  /// Keys that nobody has: control characters of the range above ASCII. The reader, or another
  /// command by pushing, presses them.
  static let pasteKey: Unicode.Scalar = "\u{91}"
  static let joinKey: Unicode.Scalar = "\u{92}"
  static let acceptKey: Unicode.Scalar = "\u{93}"
  static let interruptKey: Unicode.Scalar = "\u{3}"

  static var all: [Command] {
    [
      Command(
        name: "entry-return", help: "End the entry if it is complete, else begin another line",
        keys: ["^M", "^J"], isForAllModes: false
      ) { handle, _ in Command.run(handle) { $0.endLine() } },
      Command(
        name: "entry-return-from-vi", help: "The same in vi's command mode", keys: []
      ) { handle, _ in Command.run(handle) { $0.endLineAndInsert() } },
      Command(
        name: "entry-abandon", help: "Forget the entry", keys: [#"\003"#]
      ) { handle, _ in Command.run(handle) { $0.abandon() } },
      Command(
        name: "entry-delete-or-end", help: "Delete the next character, or end an empty entry",
        keys: ["^D"]
      ) { handle, _ in Command.run(handle) { $0.deleteOrEnd() } },
      Command(
        name: "entry-complete", help: "Complete the word, list the candidates, show the usage",
        keys: ["^I"]
      ) { handle, _ in Command.run(handle) { $0.completeWord() } },
      Command(
        name: "entry-paste", help: "Insert what was pasted", keys: [#"\221"#]
      ) { handle, _ in Command.run(handle) { $0.insertPaste() } },
      Command(
        name: "entry-join", help: "Take the line above back", keys: [#"\222"#],
        isForAllModes: false
      ) { handle, _ in Command.run(handle) { $0.joinLineAbove() } },
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

  /// What people expect and libedit leaves out of its emacs keys; `.editrc` may say otherwise, and
  /// `bind -v` there does away with all of it.
  static func bindDefaults(in handle: OpaquePointer) {
    for (key, command) in [
      ("^W", "ed-delete-prev-word"), (#"\e[1;5C"#, "em-next-word"), (#"\e[1;5D"#, "ed-prev-word"),
      (#"\e[3~"#, "ed-delete-next-char"),
    ] {
      ceditline_bind(handle, key, command)
    }
  }

  /// The search for an entry, which the vi keys of libedit have in command mode only. Whoever gives
  /// the key something else to do in `.editrc` keeps that.
  static func bindSearch(in handle: OpaquePointer, settings: String?) {
    guard ceditline_is_vi(handle) != 0 else { return }
    let names = ["^r", #"\022"#]
    if let settings = settings?.lowercased(), names.contains(where: settings.contains) { return }
    ceditline_bind(handle, "^R", "em-inc-search-prev")
    ceditline_bind_in_second_map(handle, "^R", "em-inc-search-prev")
  }

  /// Keys that end up in a command of libedit, or differ in vi's command mode.
  static func bindOthers(in handle: OpaquePointer) {
    for key in ["^M", "^J"] { ceditline_bind_in_second_map(handle, key, "entry-return-from-vi") }
    ceditline_bind(handle, #"\223"#, "ed-newline")
    ceditline_bind_in_second_map(handle, #"\223"#, "ed-newline")
  }

  fileprivate static func run(
    _ handle: OpaquePointer?, _ body: @MainActor (LineEditor) -> Result
  ) -> UInt8 {
    let editor = editor(of: handle)
    return MainActor.assumeIsolated { body(editor) }.code
  }
}
