import Foundation
import PseudoTerminal
import Testing

/// The fate of a session, a script and a check whose native code fails: the test sends the signal
/// that an invalid memory access would cause.
extension TerminalTests {
  @Suite struct FaultTests {
    @Test func `a fault ends a line, and the session goes on with its scene`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder, columns: 100)
        try terminal.enter("add view red 10 10 100 100", shows: "red  UIView")
        try terminal.enter("limits steps 100000000000", shows: "steps   100,000,000,000")
        terminal.send("while true {}\r")
        try breakDown(terminal)
        try terminal.waitFor("This happened in: while true {}")
        try terminal.waitFor("a segmentation fault (signal 11) ended what was running")
        try terminal.waitForPrompt()
        try terminal.enter("hit 20 20", shows: "hit-test view: red")
        // Later lines are kept, too.
        try terminal.enter("add view blue 20 20 9 9", shows: "blue UIView")
        kill(terminal.processIdentifier, SIGKILL)
        _ = try terminal.waitForExit()
        let next = try startRepl(in: folder)
        try next.waitForLastRow("Resume it? [Y/n]")
        next.send("y\r")
        try next.waitForPrompt()
        try next.enter("hit 25 25", shows: "hit-test view: blue")
        try next.leave()
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder("state/touchstone/journals"))
            == [])
      }
    }

    @Test func `a fault on an empty screen leaves an empty screen`() throws {
      try withRepl { terminal in
        try terminal.enter("list", shows: "delegate")
        let process = try #require(terminal.children.first)
        kill(process, SIGSEGV)
        try terminal.waitFor("the scene is as it was")
        try terminal.waitForPrompt()
        try terminal.enter("add view red 0 0 9 9", shows: "red  UIView")
        try terminal.leave()
      }
    }

    @Test func `a script ends with 70, the line and what happened`() throws {
      try withFolder { folder in
        try folder.write(
          "a.touchstone", "add view red 0 0 9 9\nlimits steps 100000000000\nwhile true {}\n")
        let terminal = try PseudoTerminal(
          touchstonePath, ["run", folder("a.touchstone")],
          environment: [
            "HOME": folder.path, "LANG": "C.UTF-8", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
          ],
          columns: 200)
        // Earlier output is still there.
        try terminal.waitFor("red  UIView")
        try terminal.waitFor("steps   100,000,000,000")
        try breakDown(terminal)
        #expect(try terminal.waitForExit() == 70)
        #expect(
          terminal.output.contains(
            "a.touchstone:3:1: error: a fault in Touchstone, not in your code"))
        #expect(terminal.output.contains("the script ends here"))
      }
    }

    /// Sends the signal of a wrong access to the process that runs code, once it does.
    private func breakDown(_ terminal: PseudoTerminal) throws {
      let process = try #require(terminal.children.first)
      try waitUntilBusy(process)
      kill(process, SIGSEGV)
    }

    /// Waits until a process computes: its time has grown by a tenth of a second.
    private func waitUntilBusy(_ process: pid_t) throws {
      let before = ticks(of: process)
      for _ in 0..<3_000 {
        if ticks(of: process) > before + 10 { return }
        usleep(10_000)
      }
      Issue.record("the line never ran")
    }

    /// The processor time that a process took, in hundredths of a second.
    private func ticks(of process: pid_t) -> Int {
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The name is in brackets and may hold blanks.
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 11 ? Int(fields[11]) ?? 0 : 0
    }
  }
}
