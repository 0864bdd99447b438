import Foundation
import Lettering
import Practice
import Records
import Rendering
import TypedText
import Wording
import Workbench

/// A first word of the command line that is not a subcommand: a typing error, a file, or a line of
/// the prompt.
struct UnknownSubcommand {
  private let word: String

  /// nil if the arguments begin with a subcommand or an option, or are empty.
  init?(_ arguments: [String]) {
    guard let word = OptionOrder.firstWord(of: arguments), !word.hasPrefix("-"),
      word != "help", !OptionOrder.isSubcommand(word)
    else { return nil }
    self.word = word
  }

  /// Shows it, and ends the program with the status of wrong usage.
  func end() -> Never {
    let isChinese = ChineseHelp.isWanted(by: CommandLine.arguments)
    let said = wording[isChinese ? .chinese : .english]
    FileHandle.standardError.write(Data("touchstone: \(said)\n".utf8))
    exit(EX_USAGE)
  }

  /// The problem, and what can be typed instead.
  var wording: Bilingual {
    let shown = Escaping.name(word)
    if let line = lineForFile {
      return Bilingual(
        en: "`\(shown)` is a file, not a subcommand: type touchstone \(line) \(shown)",
        zh: "`\(shown)` 是文件，不是子命令：请输入 touchstone \(line) \(shown)")
    }
    if PracticeTable.commands.command(word) != nil {
      return Bilingual(
        en: "`\(shown)` is typed at the prompt, which touchstone alone starts",
        zh: "`\(shown)` 要在提示符下输入；只输入 touchstone 即可进入提示符")
    }
    let near = Suggestions.near(word, in: Self.names).first
    return Bilingual(
      en: "there is no subcommand `\(shown)`; "
        + (near.map { "did you mean `\($0)`?" } ?? "touchstone --help lists them"),
      zh: "没有子命令 `\(shown)`；" + (near.map { "是不是 `\($0)`？" } ?? "touchstone --help 会列出全部"))
  }

  /// The subcommand that takes such a file; nil if the word does not name one.
  private var lineForFile: String? {
    if SourceLanguage(file: word) != nil { return "check" }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    return word.hasSuffix(".touchstone") || isThere && !isFolder.boolValue ? "run" : nil
  }

  private static var names: [String] {
    // Not with a key path of the metatype, on which the compiler (6.3.1) crashes.
    Touchstone.configuration.subcommands.compactMap { type in
      let configuration = type.configuration
      return configuration.shouldDisplay ? configuration.commandName : nil
    }
  }
}
