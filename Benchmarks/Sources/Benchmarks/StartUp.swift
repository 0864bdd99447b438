import Foundation

/// How long the workbench takes to start, against a script engine that is known for it.
enum StartUp {
  private static let mark = Mark(limit: 3)

  static func run(rounds: Int) {
    print("Start: ms, wall time, \(rounds) rounds")
    guard access(touchstonePath, X_OK) == 0 else {
      print("  not measured: there is no \(touchstonePath)")
      print("  script/touchstone builds one; TOUCHSTONE names another\n")
      return
    }
    guard let lua = Program.inSearchPath("lua5.4") else {
      print("  not measured: lua5.4, which it is compared with, is not installed\n")
      return
    }
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-benchmarks-\(getpid())")
    defer { try? FileManager.default.removeItem(at: home) }

    var table = Table("what", "lua5.4", "touchstone", "ratio", "mark")
    addRow(
      "start to exit", to: &table, rounds: rounds,
      baseline: { timeToExit(of: Program(path: lua.path, arguments: ["-e", ""]), in: home) },
      ours: { timeToExit(of: Program(path: touchstonePath), in: home) })
    addRow(
      "start to prompt", to: &table, rounds: rounds,
      baseline: { timeToPrompt(of: lua, in: home) },
      ours: { timeToPrompt(of: Program(path: touchstonePath), in: home) })
    addRow(
      "run -, to exit", to: &table, rounds: rounds, isJudged: false,
      baseline: { timeToExit(of: Program(path: lua.path, arguments: ["-e", ""]), in: home) },
      ours: { timeToExit(of: Program(path: touchstonePath, arguments: ["run", "-"]), in: home) })
    table.print()
  }

  private static func addRow(
    _ name: String, to table: inout Table, rounds: Int, isJudged: Bool = true,
    baseline: () -> Double?, ours: () -> Double?
  ) {
    guard let comparison = Comparison(rounds: rounds, baseline: baseline, ours: ours) else {
      return
    }
    table.add(
      name, Spread(comparison.baseline).text(in: 1e6, decimals: 2),
      Spread(comparison.ours).text(in: 1e6, decimals: 2), comparison.ratio.text(decimals: 2),
      isJudged ? mark.verdict(on: comparison.ratio.median) : "none")
  }

  /// `TOUCHSTONE` in the environment, else the release build beside this package.
  static var touchstonePath: String {
    if let path = ProcessInfo.processInfo.environment["TOUCHSTONE"], !path.isEmpty {
      return path
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..")
    return package.appendingPathComponent("../.build/release/touchstone").standardized.path
  }

  /// The time from the start to the end of a program with nothing to read; nil, and a word about it,
  /// if it ends badly.
  private static func timeToExit(of program: Program, in home: URL) -> Double? {
    let process = program.start(environment: environment(in: home))
    guard let process, process.wait() else {
      print("  not measured: \(program) cannot be started or ended with an error")
      return nil
    }
    return Clock.wallTime() - process.start
  }

  /// The time from the start of a program in a terminal to its prompt; nil, and a word about it, if
  /// it shows none.
  private static func timeToPrompt(of program: Program, in home: URL) -> Double? {
    guard let terminal = PseudoTerminal() else {
      print("  not measured: no terminal can be opened")
      return nil
    }
    defer { terminal.close() }
    let time = terminal.timeToPrompt(of: program, environment: environment(in: home))
    if time == nil {
      print("  not measured: \(program) shows no prompt")
    }
    return time
  }

  /// The environment of a new user: a home folder without history or journal, recreated for each
  /// start, and a terminal with all capabilities.
  private static func environment(in home: URL) -> [String: String] {
    try? FileManager.default.removeItem(at: home)
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment = environment.filter { !$0.key.hasPrefix("XDG_") }
    environment["HOME"] = home.path
    environment["TERM"] = "xterm-256color"
    return environment
  }
}
