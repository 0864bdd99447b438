import ArgumentParser
import CommandLineTool
import Testing

/// The meaning of the program's arguments, without a process.
@Suite struct ArgumentTests {
  @Test("Without a subcommand the REPL starts")
  func isTheREPL() throws {
    #expect(try Touchstone.parseAsRoot([]) is ReplCommand)
    #expect(try Touchstone.parseAsRoot(["--plain"]) is ReplCommand)
  }

  @Test("run takes a file with its options")
  func run() throws {
    let command = try Touchstone.parseAsRoot([
      "run", "a.touchstone", "--format", "json", "--keep-going", "--force", "--plain", "--color",
      "never", "--language", "zh",
    ])
    let run = try #require(command as? RunCommand)
    #expect(run.file == "a.touchstone")
    #expect(run.format == .json)
    #expect(run.keepGoing && run.force)
    let settings = run.output.settings
    #expect(settings.isPlain)
    #expect(settings.color == .never)
    #expect(settings.chosenLanguage == .chinese)
    #expect(!settings.style(for: 1).hasColor)
  }

  @Test(
    "What cannot be understood is refused with a sentence",
    arguments: [
      ["run"], ["run", "a", "b"], ["run", "a", "--format", "xml"], ["walk"], ["lesson"],
      ["lesson", "1", "2"], ["run", "a", "--language", "fr"], ["grade", "x"],
    ])
  func isRefused(_ arguments: [String]) {
    do {
      _ = try Touchstone.parseAsRoot(arguments)
      Issue.record("\(arguments) was accepted")
    } catch {
      #expect(Touchstone.exitCode(for: error).rawValue == 64)
      #expect(!Touchstone.message(for: error).isEmpty)
    }
  }

  @Test("A lesson is opened at its start, or at a page, from the shell as at the prompt")
  func lessonFrom() throws {
    for words in [["13"], ["13", "from", "start"], ["13", "from", "3"]] {
      #expect(try Touchstone.parseAsRoot(["lesson"] + words) is LessonSubcommand.Begin)
    }
    #expect(throws: (any Error).self) {
      try Touchstone.parseAsRoot(["lesson", "13", "from", "there"])
    }
  }

  @Test("Options may come before the subcommand that they are for")
  func optionsFirst() throws {
    for arguments in [
      ["--content", "folder", "lesson", "1", "--plain"], ["--content=folder", "lesson", "1"],
      ["--plain", "--language", "zh", "--content", "folder", "lesson", "1"],
    ] {
      let ordered = OptionOrder.subcommandFirst(arguments)
      let command = try Touchstone.parseAsRoot(ordered)
      let lesson = try #require(command as? LessonSubcommand.Begin)
      #expect(lesson.options.content.content == "folder")
      #expect(lesson.numbers == ["1"])
    }
  }

  @Test(
    "Arguments that begin with no such option, or name no subcommand, are left alone",
    arguments: [
      [], ["--plain"], ["--plain", "--color", "never"], ["--version"], ["lesson", "1"],
      ["--content", "lesson"], ["--walk", "lesson", "1"],
    ])
  func leftAlone(_ arguments: [String]) {
    #expect(OptionOrder.subcommandFirst(arguments) == arguments)
  }

  @Test("Every subcommand that people see says in a line what it does")
  func abstracts() {
    for command in Touchstone.configuration.subcommands
    where command.configuration.shouldDisplay {
      #expect(command.configuration.abstract.hasSuffix("."), "\(command)")
    }
  }
}
