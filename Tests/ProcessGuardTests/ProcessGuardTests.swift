import Foundation
import PseudoTerminal
import Testing

/// The guard, tested with a program that fails in a chosen way.
@Suite(.serialized) struct ProcessGuardTests {
  @Test func `a program without faults is what a shell sees`() throws {
    let terminal = try demo()
    terminal.send("hello\r")
    try terminal.waitFor("read hello")
    terminal.send("exit\r")
    #expect(try terminal.waitForExit() == 7)
  }

  @Test(arguments: [("null", SIGSEGV), ("trap", SIGILL), ("abort", SIGABRT)])
  func `a signal of wrong code begins the program again, with what it was doing`(
    line: String, number: Int32
  ) throws {
    let terminal = try demo()
    terminal.send("one\r\(line)\r")
    try terminal.waitFor("guard: signal(\(number)) of \(line) in line 2, ready true, note note 1")
    try terminal.waitFor("again after signal(\(number))")
    terminal.send("two\r")
    try terminal.waitFor("read two")
    terminal.send("exit\r")
    #expect(try terminal.waitForExit() == 7)
  }

  @Test func `after as many faults as the program allows it ends with the status it names`() throws
  {
    let terminal = try demo()
    for round in 0..<3 {
      if round > 0 { try terminal.waitFor("ready") }
      terminal.send("null\r")
      try terminal.waitFor("guard: ")
    }
    #expect(try terminal.waitForExit() == 70)
  }

  @Test func `a fault before the first line is told as one of the start`() throws {
    let terminal = try demo(["unready"])
    try terminal.waitFor("guard: signal(11) of nothing, ready false")
    #expect(try terminal.waitForExit() == 70)
  }

  @Test func `work that does not hear Ctrl-C is ended`() throws {
    let terminal = try demo()
    terminal.send("spin deaf\r")
    try terminal.waitFor("spinning")
    terminal.sendKey(.control("C"))
    try terminal.waitFor("guard: unheard of spin deaf in line 1")
    try terminal.waitFor("again after unheard")
    terminal.send("exit\r")
    #expect(try terminal.waitForExit() == 7)
  }

  @Test func `work that heard Ctrl-C is ended when it is pressed once more`() throws {
    let terminal = try demo()
    terminal.send("spin hearing\r")
    try terminal.waitFor("spinning")
    terminal.sendKey(.control("C"))
    // The guard's patience would be over by then, twice.
    #expect(throws: (any Error).self) { try terminal.waitFor("guard: ", timeout: 2.5) }
    terminal.sendKey(.control("C"))
    try terminal.waitFor("guard: unheard of spin hearing")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal that somebody sends to the guard ends both, as that signal does`(
    number: Int32
  ) throws {
    let terminal = try demo()
    terminal.send("children\r")
    try terminal.waitFor("pid ")
    let child = try #require(terminal.children.first)
    kill(terminal.processIdentifier, number)
    #expect(try terminal.waitForExit() == 128 + number)
    #expect(kill(child, 0) != 0)
  }

  @Test func `the guarded process goes with a guard that is killed`() throws {
    let terminal = try demo()
    terminal.send("children\r")
    try terminal.waitFor("pid ")
    let child = try #require(terminal.children.first)
    kill(terminal.processIdentifier, SIGKILL)
    _ = try terminal.waitForExit()
    for _ in 0..<1_000 where kill(child, 0) == 0 { usleep(5_000) }
    #expect(kill(child, 0) != 0)
  }

  @Test func `a program that ends by a signal of its own ends so for the shell, too`() throws {
    let terminal = try demo()
    terminal.send("interrupt\r")
    #expect(try terminal.waitForExit() == 128 + SIGINT)
  }

  @Test func `Ctrl-Z stops both for the shell, once, and both go on`() throws {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "-i"], environment: ["PS1": "shell$ ", "HOME": "/nonexistent"])
    try terminal.waitFor("shell$ ")
    terminal.send("\(Self.path)\r")
    try terminal.waitFor("ready")
    for round in 0..<5 {
      terminal.sendKey(.control("z"))
      try terminal.waitFor("Stopped")
      try terminal.waitFor("shell$ ")
      terminal.skipOutput()
      terminal.send("fg\r")
      // The shell reports the running job, and reads no more.
      try terminal.waitFor("guard-demo")
      terminal.send("round \(round)\r")
      try terminal.waitFor("read round \(round)")
    }
    terminal.send("exit\r")
    try terminal.waitFor("shell$ ")
    terminal.send("exit $?\r")
    #expect(try terminal.waitForExit() == 7)
  }

  // MARK: Parts

  private func demo(_ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Self.path, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
    if arguments.isEmpty { try terminal.waitFor("ready") }
    return terminal
  }

  private static let path: String = {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return folder.appendingPathComponent("guard-demo").path
  }()
}
