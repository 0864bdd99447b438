import Records
import Testing
import Workbench

/// The suggestion after a wrong line: one that can be typed.
@Suite("Offered lines") struct UsageOfferTests {
  /// Scenes in which lines are put wrongly.
  nonisolated static let scenes: [[String]] = [
    [],
    [
      "add view card 50 200 300 200", "add button buy 20 20 80 44 in card",
      "gesture tap away on card", "add controller page",
    ],
  ]

  /// Ways to put a line wrongly: nothing after the word, nonsense, an example cut short at every
  /// word, and an example with too much.
  private static func wrongLines(of command: Command) -> [String] {
    let examples = command.examples.filter { $0.hasPrefix("\(command.word) ") }
    let cut = examples.flatMap { example in
      let words = example.split(separator: " ")
      return (1..<words.count).map { words.prefix($0).joined(separator: " ") }
    }
    return [command.word, "\(command.word) zz", "\(command.word) 1 zz zz"] + cut
      + examples.map { "\($0) zz" } + examples.map { $0.replacing(" by ", with: " zz ") }
  }

  @Test(
    "The usage error of every command ends with a line that can be typed",
    arguments: await CommandTable.own.words)
  func canBeTyped(_ word: String) throws {
    let command = try #require(CommandTable.own.command(word))
    // They act on files and on the content of the program.
    guard command.group != .practice, !["save", "source", "edit"].contains(word) else { return }
    for scene in Self.scenes {
      for line in Self.wrongLines(of: command) {
        let session = session(after: scene)
        guard let problem = session.problem(of: line), Self.isOfUsage(problem.problem) else {
          continue
        }
        guard let offer = problem.offer?.text else {
          Issue.record("`\(line)`: nothing is offered, \(problem.problem.wording.en)")
          continue
        }
        let second = freshSession()
        second.mustRun(scene)
        // Where only too much was typed, the names in it are the person's own.
        if let again = second.problem(of: offer), Self.isOfWords(again.problem),
          !line.hasPrefix("\(offer) ")
        {
          Issue.record("`\(line)` offers `\(offer)`: \(again.problem.wording.en)")
        }
        #expect(offer != line)
      }
    }
  }

  private static func isOfUsage(_ problem: Problem) -> Bool {
    switch problem {
    case .missingArgument, .extraArgument, .expectedOneOf, .notANumber, .notAPoint, .notABoolean,
      .notAWholeNumber, .angleNeedsUnit, .notATransform:
      true
    default: false
    }
  }

  /// Whether a line cannot be typed as it is: its form is wrong, or one of its names.
  private static func isOfWords(_ problem: Problem) -> Bool {
    switch problem {
    case .unknownName, .unknownClass, .unknownProperty, .nameTaken, .unknownCommand: true
    default: isOfUsage(problem)
    }
  }

  nonisolated static let offers: [(line: String, offer: LineOffer)] = [
    // A word was left out, or another is in its place.
    ("put buy root", .line("put buy in root")), ("put buy into root", .line("put buy in root")),
    ("move buy 10 20", .line("move buy to 10 20")),
    ("move buy by 10", .example("move buy by 10 -5")),
    ("gesture tap on buy", .line("gesture tap tap1 on buy")),
    (
      "gesture UITapGestureRecognizer on buy",
      .line("gesture UITapGestureRecognizer tapGestureRecognizer1 on buy")
    ),
    ("add view 10 20 80 44", .line("add view view1 10 20 80 44")),
    // Something is too much.
    ("chain buy zz", .line("chain buy")), ("hit 1 2 3", .line("hit 1 2")),
    // Something is missing, or nothing is clear.
    ("drag card", .example("drag card by 60 0")), ("drag card 100", .example("drag card by 60 0")),
    ("pinch card", .example("pinch card by 2")), ("front", .example("front buy")),
    ("set buy.isHidden", .example("set buy.isHidden true")),
    ("set buy.alpha zz", .example("set buy.alpha 0.5")),
    ("set buy.frame", .example("set buy.frame 20 100 200 44")),
    ("add button ok2", .example("add button ok2 20 30 60 40 in buy")),
    ("gesture pan", .example("gesture pan once on buy require away toFail")),
    ("rotate card by 45", .example("rotate card by 45deg")),
    ("list zz", .line("list")),
  ]

  @Test("What was typed before the wrong place stays", arguments: offers)
  func offers(_ line: String, _ offer: LineOffer) {
    #expect(session(after: Self.scenes[1]).problem(of: line)?.offer == offer)
  }

  @Test("A line of Swift that begins with a command's word says how the command is written")
  func commandMeant() {
    let session = session(after: ["gesture tap tap on root"])
    #expect(session.problem(of: "tap = 3")?.offer == .command("tap"))
    #expect(session.problem(of: "nothing = 3")?.offer == nil)
    #expect(session.shown("tap.nothing").contains("the command is `:tap`"))
  }

  @Test("What goes wrong for other reasons offers nothing")
  func otherProblems() {
    let session = session(after: Self.scenes[1])
    for line in ["hit nobody", "add view card 0 0 10 10", "redo"] {
      let problem = session.problem(of: line)
      #expect(problem != nil && problem?.offer == nil, "\(line)")
    }
  }
}
