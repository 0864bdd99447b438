import ArgumentParser
import CommandLineTool
import Foundation
import Testing

/// Help and usage errors in Chinese.
@Suite struct ChineseHelpTests {
  private typealias Command = any ParsableCommand.Type

  /// Every visible command with its subcommands.
  private func commands(_ command: Command) -> [Command] {
    var all = [command]
    for inner in command.configuration.subcommands {
      if inner.configuration.shouldDisplay { all += commands(inner) }
    }
    return all
  }

  private func help(_ command: Command, columns: Int) -> String {
    ChineseHelp(columns: columns).message(
      Touchstone.helpMessage(for: command, columns: ChineseHelp.unbroken))
  }

  @Test("No sentence of any subcommand's help is left in English")
  func whole() {
    let all = commands(Touchstone.self)
    #expect(all.count > 20)
    for command in all {
      for line in help(command, columns: 2_000).split(separator: "\n") {
        // Typed text is not translated: usage, examples, options and placeholders.
        let isTyped = ["用法：", ">"].contains { line.trimmingPrefix(/\ +/).hasPrefix($0) }
        let prose = line.replacing(/'[^']*'/, with: "")
          .replacing(/^\ +(touchstone|asciinema|echo) .*?(  |$)/, with: "")
        let english = prose.firstMatch(of: /[A-Za-z]+[,;:]? [a-z]+[,;:]? [a-z]+/)
        #expect(isTyped || english == nil, "\(command): \(line)")
      }
    }
  }

  @Test("The help of a subcommand fits 80 columns", arguments: [80, 40])
  func width(_ columns: Int) {
    for line in help(CheckSubcommand.self, columns: columns).split(separator: "\n")
    where !line.contains("touchstone") && !line.contains("--") {
      let width = line.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) }
      #expect(width <= columns, "\(line)")
    }
  }

  @Test(
    "What is wrong with a command line is said in Chinese",
    arguments: [
      (["run"], "缺少参数"), (["run", "a", "--nonsense"], "没有选项"), (["run", "a", "b"], "多余的参数"),
      (["run", "a", "--format", "xml"], "不能是 'xml'"), (["lesson"], "请写一课"),
      (["interview", "--level", "9"], "级别是"), (["interview", "--topics", "x"], "没有主题"),
      (["grade", "a", "b", "--jobs", "900"], "--jobs 是"),
    ])
  func mistakes(_ arguments: [String], _ words: String) throws {
    do {
      _ = try Touchstone.parseAsRoot(arguments)
      Issue.record("\(arguments) are accepted")
    } catch {
      let english = Touchstone.fullMessage(for: error, columns: ChineseHelp.unbroken)
      let chinese = ChineseHelp(columns: 80).message(english)
      #expect(chinese.hasPrefix("错误：") && chinese.contains(words), "\(chinese)")
      #expect(!chinese.contains("Usage") && !chinese.contains("See '"), "\(chinese)")
    }
  }

  @Test("The option decides before the environment does")
  func language() {
    #expect(ChineseHelp.isWanted(by: ["touchstone", "run", "--language", "zh"]))
    #expect(ChineseHelp.isWanted(by: ["touchstone", "--language=zh"]))
    #expect(!ChineseHelp.isWanted(by: ["touchstone", "--language", "en"]))
  }
}
