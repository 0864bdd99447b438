import Records
import Scenes
import Testing
import TypedText
import Workbench

/// The accepted lines of a command and its usage are one description.
@Suite("Forms of commands") struct FormTests {
  /// Words of spellings that the usage does not show.
  nonisolated static let unshown = ["&", "390x844"]

  @Test(
    "The form that an example chooses has a usage line for its words",
    arguments: await CommandTable.own.words)
  func examplesHaveTheirForm(_ word: String) throws {
    let command = try #require(CommandTable.own.command(word))
    guard command.group != .practice else { return }
    let session = freshSession()
    for example in command.examples {
      let arguments = try Self.arguments(example, in: session)
      if let arguments, arguments.command.word == word {
        let tokens = try Self.words(of: example, in: session)
        let form = try arguments.command.form(of: arguments)
        if !tokens.contains(where: { Self.unshown.contains($0.text) }) {
          #expect(
            form.usage.patterns.contains { $0.reading(of: tokens) { _, _ in true } != nil },
            "\(example): \(form.usage.patterns.map(\.text))")
        }
      }
      _ = try? session.run(example)
    }
  }

  @Test(
    "The word that a form begins with chooses it, and no other form",
    arguments: await CommandTable.own.words)
  func firstWordsChoose(_ word: String) throws {
    let command = try #require(CommandTable.own.command(word))
    for (index, form) in command.forms.enumerated() {
      for keyword in form.usage.firstKeywords {
        let arguments = try Self.arguments(of: command, "\(word) \(keyword)")
        let chosen = try command.form(of: arguments)
        #expect(chosen.usage == form.usage, "\(word) \(keyword): form \(index)")
      }
    }
  }

  @Test("No two usage lines of a command are the same", arguments: await CommandTable.own.words)
  func usageLinesDiffer(_ word: String) throws {
    let usage = try #require(CommandTable.own.command(word)).usage
    #expect(Set(usage).count == usage.count)
  }

  /// Lines that begin well and end wrongly.
  nonisolated static let wrongAtTheEnd = [
    "tap list nonsense", "tap list times 2 nonsense", "tap statusBar nonsense",
    "longpress list for 1 nonsense", "drag list by 0 -10 steps", "drag list up 10 nonsense",
    "swipe up nonsense", "pinch list by 2 nonsense", "rotate list by 10deg nonsense",
  ]

  @Test("A line that is wrong at its end does not let time pass", arguments: wrongAtTheEnd)
  func wrongLineDoesNothing(_ line: String) throws {
    let session = session(after: [
      "add scroll list 0 0 390 800 contentSize 390 8000", "drag list by 0 -400 over 0.1",
    ])
    let scene = session.scene
    let before = (time: scene.application.clock.now, steps: scene.recorder.steps.count)
    // The content glides on, and another gesture would have to wait for it.
    #expect(scene.application.clock.nextDue != nil)
    #expect(session.problem(of: line) != nil)
    #expect(session.scene === scene)
    #expect(scene.application.clock.now == before.time)
    #expect(scene.recorder.steps.count == before.steps)
  }

  /// Other lines that begin well and end wrongly.
  nonisolated static let wrong = [
    "add view blue 0 0 10 10 alpha 0.5 nonsense", "remove red nonsense", "front red nonsense",
    "move red by 10 10 nonsense", "set red.alpha 0.5 nonsense", "set red.class button nonsense",
    "frame red 0 0 10 10 nonsense", "put red in root at 0 nonsense", "screen 320 568 nonsense",
    "profile device nonsense", "off red nonsense", "gesture tap once on red nonsense 1",
    "present sheet on controller nonsense", "limits steps 1000 nonsense", "reset nonsense",
    "log clear nonsense", "touch 1 down red nonsense", "undo 1 nonsense",
    "expect error \"x\" nonsense",
  ]

  @Test("A line that is wrong at its end changes nothing", arguments: wrong)
  func wrongLineChangesNothing(_ line: String) throws {
    let session = session(after: ["add view red 20 20 100 100", "on red touches", "tap red"])
    let shown = ["tree", "inspect red", "list", "log", "limits"].map(session.shown)
    let saved = session.savedLines
    #expect(session.problem(of: line) != nil)
    #expect(["tree", "inspect red", "list", "log", "limits"].map(session.shown) == shown)
    #expect(session.savedLines == saved)
  }

  private static func arguments(_ line: String, in session: Session) throws -> Arguments? {
    let source = SourceText(line)
    guard case .command(let word, let start) = session.reader.kind(of: source),
      let command = CommandTable.own.command(word)
    else { return nil }
    return try Arguments(
      command: command, source: source, from: start, payload: "", scene: session.scene,
      commands: .own, reader: session.reader)
  }

  private static func arguments(of command: Command, _ line: String) throws -> Arguments {
    try Arguments(
      command: command, source: SourceText(line), from: command.word.count, payload: "",
      scene: freshSession().scene, commands: .own)
  }

  /// The words of a line after its command, names of several words joined.
  private static func words(of line: String, in session: Session) throws -> [Token] {
    let tokens = try Lexer.tokens(of: SourceText(line)).dropFirst()
    return PathReader(scene: session.scene).joinedNames(
      tokens.filter { $0.kind == .word || $0.kind == .string })
  }
}
