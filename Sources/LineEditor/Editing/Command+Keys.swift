import CEditLine

/// The keys of commands. A key that `.editrc` binds differently retains that binding, except for
/// the keys that `Command.all` names.
nonisolated extension Command {
  // Keys that no person types: control characters of the range above ASCII. The reader, or another
  // command by pushing, presses them.
  static let pasteKey: Unicode.Scalar = "\u{91}"
  static let homeKey: Unicode.Scalar = "\u{92}"
  static let acceptKey: Unicode.Scalar = "\u{93}"
  static let endKey: Unicode.Scalar = "\u{94}"
  static let upKey: Unicode.Scalar = "\u{95}"
  static let downKey: Unicode.Scalar = "\u{96}"
  static let previousKey: Unicode.Scalar = "\u{97}"
  static let nextKey: Unicode.Scalar = "\u{98}"
  static let markKey: Unicode.Scalar = "\u{99}"
  static let cutKey: Unicode.Scalar = "\u{9A}"
  static let leftKey: Unicode.Scalar = "\u{9C}"
  static let rightKey: Unicode.Scalar = "\u{9D}"
  static let newlineKey: Unicode.Scalar = "\u{9E}"
  static let interruptKey: Unicode.Scalar = "\u{3}"
  /// Ctrl-R and Ctrl-S.
  static let searchKeys: [Unicode.Scalar] = ["\u{12}", "\u{13}"]

  /// Common keys that libedit leaves out of its emacs keys; `bind -v` in `.editrc` removes all of
  /// them.
  static func bindDefaults(in handle: OpaquePointer) {
    for (key, command) in [
      ("^W", "ed-delete-prev-word"), (#"\e[1;5C"#, "em-next-word"), (#"\e[1;5D"#, "ed-prev-word"),
      (#"\e[3~"#, "ed-delete-next-char"), (#"\037"#, "entry-undo"),
    ] {
      ceditline_bind(handle, key, command)
    }
  }

  /// The search for an entry, for which libedit's vi keys have commands in command mode only.
  static func bindSearch(in handle: OpaquePointer, settings: String?) {
    guard ceditline_is_vi(handle) != 0 else { return }
    let names = ["^r", #"\022"#]
    if let settings = settings?.lowercased(), names.contains(where: settings.contains) { return }
    ceditline_bind(handle, "^R", "em-inc-search-prev")
    ceditline_bind_in_second_map(handle, "^R", "em-inc-search-prev")
  }

  /// Keys that lead to a command of libedit, or differ in vi's command mode.
  static func bindOthers(in handle: OpaquePointer) {
    for key in ["^M", "^J"] { ceditline_bind_in_second_map(handle, key, "entry-return-from-vi") }
    for (key, command) in [
      (#"\223"#, "ed-newline"), (#"\227"#, "ed-prev-history"), (#"\230"#, "ed-next-history"),
      (#"\231"#, "em-set-mark"), (#"\232"#, "em-kill-region"), (#"\234"#, "ed-prev-char"),
      (#"\235"#, "ed-next-char"),
    ] {
      ceditline_bind(handle, key, command)
      ceditline_bind_in_second_map(handle, key, command)
    }
  }

  /// Binds keys that libedit has for the whole entry to their purpose within a line of it.
  static func bindInPlaceOfDefaults(in handle: OpaquePointer, _ output: LibeditOutput) {
    for (libedits, ours, keys) in [
      ("ed-prev-history", "entry-up", ["^P", "k", "-"]),
      ("ed-next-history", "entry-down", ["^N", "j", "+"]),
      ("ed-move-to-beg", "entry-line-start", ["^A"]),
      ("ed-move-to-end", "entry-line-end", ["^E"]),
      ("ed-kill-line", "entry-cut-to-end", ["^K"]),
      ("em-kill-line", "entry-cut-line", ["^U"]),
    ] {
      for key in keys {
        ceditline_describe(handle, key)
        if command(in: output.take()) == libedits { ceditline_bind(handle, key, ours) }
        ceditline_describe_in_second_map(handle, key)
        if command(in: output.take()) == libedits {
          ceditline_bind_in_second_map(handle, key, ours)
        }
      }
    }
  }

  /// The sequences that terminals send for arrows, Home, End and Alt-Return, after an escape. One
  /// that `.editrc` binds is left to libedit.
  static func sequences(
    in handle: OpaquePointer, _ output: LibeditOutput
  ) -> [String: Unicode.Scalar] {
    let known: [(key: Unicode.Scalar, libedits: String, sequences: [String])] = [
      (upKey, "ed-prev-history", ["[A", "OA"]), (downKey, "ed-next-history", ["[B", "OB"]),
      (rightKey, "ed-next-char", ["[C", "OC"]), (leftKey, "ed-prev-char", ["[D", "OD"]),
      (homeKey, "ed-move-to-beg", ["[H", "OH", "[1~", "[7~"]),
      (endKey, "ed-move-to-end", ["[F", "OF", "[4~", "[8~"]),
      (newlineKey, "", ["\r", "\n"]),
    ]
    var free: [String: Unicode.Scalar] = [:]
    for (key, libedits, sequences) in known {
      for sequence in sequences {
        let name = sequence.replacing("\r", with: "^M").replacing("\n", with: "^J")
        ceditline_describe(handle, #"\e"# + name)
        let bound = command(in: output.take())
        if bound == nil || bound == libedits || bound == "ed-unassigned" { free[sequence] = key }
      }
    }
    return free
  }

  /// The command in libedit's description of a key; nil if it has none.
  private static func command(in description: String) -> String? {
    guard let arrow = description.firstRange(of: "->") else { return nil }
    let name = description[arrow.upperBound...].drop { $0.isWhitespace }
      .prefix { !$0.isWhitespace }
    return name.isEmpty ? nil : String(name)
  }
}
