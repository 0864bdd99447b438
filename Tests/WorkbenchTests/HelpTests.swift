import Lettering
import Records
import Rendering
import Testing
import TypedText
import Wording
import Workbench

/// The command table: what help shows works, in both languages, and no word is Swift's.
@Suite struct HelpTests {
  nonisolated static let widths = [40, 60, 78]

  @Test(
    "The examples of a command run in order on an empty screen",
    arguments: await CommandTable.own.words
  )
  func examplesRun(_ word: String) throws {
    let command = try #require(CommandTable.own.command(word))
    for failure in freshSession().failures(of: command.examples) {
      Issue.record("\(word): \(failure)")
    }
  }

  @Test("Every command that needs no file has an example of itself")
  func examplesShowTheCommand() {
    let withoutExamples = CommandTable.own.all.filter { $0.group != .practice }.filter { command in
      !command.examples.contains { $0.split(separator: " ").first.map(String.init) == command.word }
    }
    let ofFiles = ["doctor", "edit", "save", "export", "source", "resume"]
    #expect(withoutExamples.map(\.word) == ofFiles)
  }

  @Test("No command word is a word of Swift's", arguments: await CommandTable.own.words)
  func wordIsNotSwifts(_ word: String) {
    #expect(!Identifier.reserved.contains(word))
    #expect(!SourceLanguage.typed.leadingWords.contains(word))
    #expect(!["self", "view", "root", "controller", "window", "app", "delegate"].contains(word))
    #expect(word.allSatisfy { $0.isLowercase && $0.isASCII })
  }

  @Test("No two commands have the same word")
  func wordsDiffer() {
    #expect(Set(CommandTable.own.words).count == CommandTable.own.all.count)
  }

  @Test(
    "Every command has a summary and a text in both languages",
    arguments: await CommandTable.own.words)
  func bothLanguages(_ word: String) throws {
    let command = try #require(CommandTable.own.command(word))
    for words in [command.summary, command.text, command.group.title] {
      #expect(!words.en.isEmpty)
      #expect(!words.en.unicodeScalars.contains { $0.isChinese })
      #expect(words.zh.unicodeScalars.contains { $0.isChinese }, "\(word): \(words.zh)")
    }
    #expect(!command.summary.en.hasSuffix("."))
  }

  @Test(
    "Every usage line says what may come first, unless nothing does",
    arguments: await CommandTable.own.words)
  func usageIsRead(_ word: String) throws {
    let command = try #require(CommandTable.own.command(word))
    #expect(!command.usage.isEmpty)
    for pattern in command.patterns {
      #expect(pattern.expected(after: []).isEmpty == pattern.text.isEmpty, "\(word)")
    }
  }

  @Test(
    "The help on a command fits its columns in both languages",
    arguments: await CommandTable.own.words)
  func helpFits(_ word: String) throws {
    let answers = try freshSession().run("help \(word)")
    for language in Language.allCases {
      for width in Self.widths { try expectFit(answers, language, width) }
    }
  }

  @Test("The overview and the words fit their columns in both languages")
  func overviewFits() throws {
    let pages = ["help", "help all", "help asking", "help words"]
    let answers = try pages.flatMap { try freshSession().run($0) }
    for language in Language.allCases {
      for width in Self.widths { try expectFit(answers, language, width) }
    }
  }

  @Test("The overview names every command")
  func overviewIsWhole() {
    let text = freshSession().shown("help all")
    for word in CommandTable.own.words {
      #expect(text.contains("  \(word) "), "\(word)")
    }
    let lines = CommandGroup.allCases.flatMap {
      freshSession().shown("help \($0.word)").split(separator: "\n")
    }
    for word in CommandTable.own.words {
      #expect(lines.count { $0.hasPrefix("  \(word) ") } == 1, "\(word)")
    }
  }

  @Test(
    "The first page of help fits a screen of 24 lines and leads on", arguments: Language.allCases)
  func firstPageFits(_ language: Language) {
    let lines = freshSession(language).shown("help").split(
      separator: "\n", omittingEmptySubsequences: false)
    // The line that was typed and the next prompt are on the screen, too.
    #expect(lines.count <= 23)
    for group in CommandGroup.allCases.map(\.word) + ["help all"] {
      #expect(lines.contains { $0.contains(group) }, "\(group)")
    }
  }

  @Test("Every rule fits its columns in both languages")
  func rulesFit() throws {
    for rule in RulebookTests.rules {
      for language in Language.allCases { try expectFit([.rule(rule)], language, 78) }
    }
  }

  private func expectFit(_ answers: [Answer], _ language: Language, _ width: Int) throws {
    let renderer = TextRenderer(
      language: language, teach: .full, style: Style(hasColor: false, columns: width + 1))
    for answer in answers {
      let text = renderer.render(answer)
      #expect(!text.isEmpty)
      // A line to copy out of the page is never broken.
      for line in text.split(separator: "\n") where !line.hasPrefix("    expr ") {
        #expect(DisplayWidth.of(line) <= width, "\(language), \(width) columns: \(line)")
      }
    }
  }
}
