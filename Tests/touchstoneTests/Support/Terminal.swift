import Foundation
import PseudoTerminal
import Testing

/// Everything that needs a terminal, one after the other: the deadlines of many at once would
/// depend on the machine more than on the program.
@Suite(.serialized) struct TerminalTests {}

/// The REPL in a terminal of its own, before its first prompt. Its home is the folder; a variable
/// that is nil is not set.
func startRepl(
  in folder: Folder, _ arguments: [String] = [], environment: [String: String?] = [:],
  columns: Int = 80, rows: Int = 24
) throws -> PseudoTerminal {
  let usual: [String: String?] = [
    "HOME": folder.path, "XDG_STATE_HOME": folder("state"), "LANG": "C.UTF-8", "NO_COLOR": "1",
    "SWIFT_BACKTRACE": "enable=no",
  ]
  return try PseudoTerminal(
    touchstonePath, arguments,
    environment: usual.merging(environment) { $1 }.compactMapValues { $0 },
    columns: columns, rows: rows)
}

/// The REPL at its first prompt.
func repl(
  in folder: Folder, _ arguments: [String] = [], environment: [String: String?] = [:],
  columns: Int = 80, rows: Int = 24
) throws -> PseudoTerminal {
  let terminal = try startRepl(
    in: folder, arguments, environment: environment, columns: columns, rows: rows)
  try terminal.waitForPrompt()
  return terminal
}

/// Lends a REPL at its prompt, in a new folder.
func withRepl(
  _ arguments: String..., environment: [String: String?] = [:], columns: Int = 80, rows: Int = 24,
  _ body: (PseudoTerminal) throws -> Void
) throws {
  try withFolder { folder in
    try body(
      repl(in: folder, arguments, environment: environment, columns: columns, rows: rows))
  }
}

extension PseudoTerminal {
  /// Waits for an empty line at the prompt.
  func waitForPrompt() throws {
    try waitForScreen { $0.last == ">" }
  }

  func waitForLastRow(_ row: String) throws {
    try waitForScreen { $0.last == row }
  }

  /// Types a line, and waits for the answer and the next prompt.
  func enter(_ line: String, shows answer: String) throws {
    skipOutput()
    send(line)
    sendKey(.return)
    try waitFor(answer)
    try waitForPrompt()
  }

  /// Leaves with Ctrl-D, which is not a failure.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) throws {
    sendKey(.control("d"))
    try expectEnd(sourceLocation: sourceLocation)
  }

  /// Waits until the session ends without a failure.
  func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let status = try waitForExit()
    #expect(status == 0, sourceLocation: sourceLocation)
  }

  /// The rows from the last that the closure takes.
  func rows(from isFirst: (String) -> Bool) -> [String] {
    guard let first = screen.lastIndex(where: isFirst) else { return [] }
    return Array(screen[first...])
  }
}
