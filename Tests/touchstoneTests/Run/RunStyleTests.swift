import Foundation
import Testing

/// Colour, language and the texts about the program itself.
@Suite struct RunStyleTests {
  private func hasColor(_ arguments: [String] = [], _ environment: [String: String]) throws -> Bool
  {
    let result = try execute(
      touchstonePath, ["run", "-"] + arguments, input: Array("add view red 0 0 1 1\n".utf8),
      environment: environment)
    #expect(result.status == 0)
    return result.output.contains("\u{1B}[")
  }

  @Test func `a pipe gets colours only when they are asked for`() throws {
    #expect(try !hasColor(["--color", "auto"], ["TERM": "xterm"]))
    #expect(try hasColor(["--color", "always"], [:]))
    #expect(try !hasColor(["--color", "never"], ["FORCE_COLOR": "1"]))
    #expect(try hasColor([], ["FORCE_COLOR": "1"]))
    #expect(try !hasColor([], ["FORCE_COLOR": "0"]))
    #expect(try !hasColor([], ["FORCE_COLOR": ""]))
    #expect(try hasColor([], ["CLICOLOR_FORCE": "1"]))
  }

  @Test func `NO_COLOR wins over FORCE_COLOR, loses to --color, and empty is unset`() throws {
    #expect(try !hasColor([], ["NO_COLOR": "1", "FORCE_COLOR": "1"]))
    #expect(try hasColor([], ["NO_COLOR": "", "FORCE_COLOR": "1"]))
    #expect(try hasColor(["--color", "always"], ["NO_COLOR": "1"]))
  }

  @Test func `messages are coloured like answers`() throws {
    let result = try touchstone("run", "-", "--color", "always", input: "hit\n")
    #expect(result.messages.contains("\u{1B}[31merror: \u{1B}[0m"))
    let plain = try touchstone("run", "-", input: "hit\n")
    #expect(!plain.messages.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["--language", "zh"], ["LANG": "en_US.UTF-8"], true),
    (["--language", "en"], ["LANG": "zh_CN.UTF-8"], false),
    ([], ["LANG": "zh_CN.UTF-8"], true),
    ([], ["LANG": "en_US.UTF-8", "LC_ALL": "zh_CN.UTF-8"], true),
    ([], ["LANG": "zh_CN.UTF-8", "LC_ALL": "C"], false),
    ([], ["LANG": "zh_CN.UTF-8", "LC_ALL": ""], true),
    ([], ["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN"], true),
  ])
  func `the option decides the language, else the environment does`(
    arguments: [String], environment: [String: String], isChinese: Bool
  ) throws {
    let result = try execute(
      touchstonePath, ["run", "-"] + arguments, input: Array("list\nhit\n".utf8),
      environment: environment)
    #expect(result.output.contains("在 window 中") == isChinese)
    #expect(result.messages.contains("缺少") == isChinese)
  }

  @Test func `--version and --help answer on standard output`() throws {
    let version = try touchstone("--version")
    #expect(version.output.wholeMatch(of: /touchstone \d+\.\d+\.\d+\n/) != nil)
    var help = version
    for arguments in [["--help"], ["-h"], ["help"]] {
      help = try execute(touchstonePath, arguments)
      #expect(help.status == 0)
      #expect(help.messages == "")
      #expect(help.output.contains("USAGE: touchstone <subcommand>"))
      #expect(help.output.contains("  run "))
      #expect(help.output.contains("  repl (default) "))
    }
    let run = try touchstone("run", "--help")
    for option in ["<file>", "--format", "--keep-going", "--plain", "--color", "--language"] {
      #expect(run.output.contains(option), "\(option)")
    }
    for line in (help.output + run.output).split(separator: "\n") where !line.hasPrefix("USAGE") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
