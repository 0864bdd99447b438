import Foundation
import PseudoTerminal

/// The demo in a terminal of its own, at its first prompt.
func demo(
  _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    demoPath,
    environment: ["HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no"].merging(environment) {
      $1
    },
    columns: columns, rows: rows)
  try terminal.waitFor("demo> ")
  return terminal
}

/// Executables lie where the test bundle lies.
let demoPath = URL(fileURLWithPath: CommandLine.arguments[0])
  .deletingLastPathComponent().appendingPathComponent("line-editor-demo").path

/// Lends a new folder, and removes it afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("line-editor-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

extension PseudoTerminal {
  /// Presses Return and waits until the demo has read exactly this.
  func expectEntry(_ entry: String) throws {
    sendKey(.return)
    try waitFor("read \(entry.count) \(entry.debugDescription)")
    try waitFor("demo> ")
  }

  func waitForLastRow(_ row: String) throws {
    try waitForScreen { $0.last == row }
  }
}
