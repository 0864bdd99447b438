import Scenes
import Testing
import TypedText
import Workbench

/// Command, Swift or Objective-C: the rule of the command language, line by line.
@Suite struct EntryKindTests {
  nonisolated enum Kind: String, Sendable {
    case command
    case swift
    case objectiveC
    case empty
    case unknown
    case dump
  }

  nonisolated static let lines: [(line: String, kind: Kind)] = [
    // Points in brackets, and calls.
    ("hit (190, 190)", .command), ("hit -5 10", .command), ("hit(190)", .swift),
    ("hit 190 190", .command), ("hit\t190 190", .command), ("  hit 190 190", .command),
    ("step += 1", .swift), ("front -red", .command), ("front - red", .swift),
    ("frame = 3", .swift), ("frame == other", .swift), ("frame red", .command),
    ("frame? = nil", .swift), ("frame.origin", .swift), ("frame[0]", .swift),
    ("set { print(1) }", .swift), ("frame: CGRect", .swift), ("list!", .swift),
    ("hit ? 1 : 2", .swift), ("set red.alpha 0.5", .command),
    // Colons and brackets decide for themselves.
    (":hit 10 10", .command), (":frame red", .command), (": hit", .unknown),
    (":hti 10", .unknown), ("(hit)", .swift), ("(1 + 2) * 3", .swift), ("[1, 2]", .swift),
    // Names of the scene are Swift.
    ("root", .swift), ("view.addSubview(red)", .swift), ("self.view", .swift),
    ("controller", .swift), ("window.isHidden = true", .swift), ("redView", .unknown),
    ("redView.alpha = 0.5", .swift), ("print(1)", .swift),
    // Swift's own words.
    ("let red = UIView()", .swift), ("var n = 1", .swift), ("class A: UIView {}", .swift),
    ("override func hitTest() {}", .swift), ("for i in 0..<3 {}", .swift), ("if x {}", .swift),
    ("import UIKit", .swift), ("@objc func f() {}", .swift), ("extension UIView {}", .swift),
    ("return nil", .swift), ("\"text\"", .swift), ("42", .swift),
    // Nothing.
    ("", .empty), ("   ", .empty), ("# hit 10 10", .empty), ("  # let x", .empty), ("\t", .empty),
    // Words that could only be commands.
    ("hti 10 10", .unknown), ("frobnicate", .unknown), ("添加 view", .unknown), ("HIT 1 2", .unknown),
    // Dumps.
    ("<UIWindow: 0x7f8d5b40a5f0; frame = (0 0; 390 844); layer = <X: 0x1>>", .dump),
    ("   | <UIView: 0x7f8d5b40b100; frame = (0 0; 390 844)>", .dump), ("< 3", .swift),
  ]

  @Test("A line is a command, Swift, a dump or nothing", arguments: lines)
  func kind(_ line: String, _ kind: Kind) {
    #expect(Self.kind(of: line, in: freshSession()) == kind)
  }

  /// Lines where `tap` is a recognizer, `list` a view, and `hit`, `wait` and `exit` variables.
  nonisolated static let linesWithNames: [(line: String, kind: Kind)] = [
    // Continuations with which no line of Swift continues.
    ("tap buy", .command), ("tap 100 130", .command), ("tap \"Buy\"", .command),
    ("hit -5 10", .command), ("wait .5", .command), ("hit (190, 190)", .command),
    ("list", .command), ("list # all", .command), ("list 1", .command), (":tap buy", .command),
    // Continuations of Swift that are not a form of the command.
    ("tap", .swift), ("tap.view", .swift), ("tap = 3", .swift), ("tap == other", .swift),
    ("tap is UITapGestureRecognizer", .swift), ("tap as? UIView", .swift), ("tap?.view", .swift),
    ("hit - 5", .swift), ("hit -= 5", .swift), ("hit(3)", .swift), ("wait .zero", .swift),
    ("list.alpha = 1", .swift), ("list [0]", .swift), ("list { }", .swift), ("(list)", .swift),
    ("tap; list", .swift), ("exit", .swift), ("exit 1", .command), ("exit()", .swift),
  ]

  @Test(
    "A command word that is a name is a command where its usage fits", arguments: linesWithNames)
  func names(_ line: String, _ kind: Kind) {
    let session = session(after: [
      "gesture tap tap on root", "add view list 0 0 10 10", "var hit = 1", "let wait = 2",
      "let exit = 3",
    ])
    #expect(Self.kind(of: line, in: session) == kind)
  }

  @Test("Words with empty brackets are commands that stand alone, unless Swift declares them")
  func emptyCalls() {
    let session = freshSession()
    for line in ["exit()", "quit()", "help()", "clear()", " tree() "] {
      #expect(Self.kind(of: line, in: session) == .command, "\(line)")
    }
    for line in ["tap()", "print()", "exit(0)", "exit().x"] {
      #expect(Self.kind(of: line, in: session) == .swift, "\(line)")
    }
  }

  @Test("The journal keeps what was read: a colon where the name would win")
  func journalKeepsWhatWasRead() throws {
    let session = session(after: [
      "add button buy 10 10 80 44", "gesture tap tap on root", "tap buy", "let reset = 1",
      ":reset",
    ])
    #expect(session.journal.lines.suffix(3) == ["tap buy", "let reset = 1", "reset"])
    _ = try session.undo(1)
    _ = try session.redo(1)
    #expect(session.scene.object(named: "buy") == nil)
  }

  @Test("Beginnings of words are commands at the prompt only, and only where they are unique")
  func prefixes() {
    let session = freshSession()
    #expect(Self.kind(of: "insp root", in: session) == .unknown)
    session.takesPrefixes = true
    #expect(Self.kind(of: "insp root", in: session) == .command)
    #expect(Self.kind(of: "h 10 10", in: session) == .unknown)
    #expect(session.refusal(of: "h 10 10")?.contains("hit, help") ?? false)
    #expect(Self.kind(of: "root", in: session) == .swift)
  }

  @Test("The journal keeps full words, never a beginning")
  func journalKeepsFullWords() throws {
    let session = freshSession()
    session.takesPrefixes = true
    _ = try session.run("ad view red 0 0 10 10")
    _ = try session.run("fram red 1 1 10 10")
    #expect(session.journal.lines == ["add view red 0 0 10 10", "frame red 1 1 10 10"])
  }

  private static func kind(of line: String, in session: Session) -> Kind {
    switch session.reader.kind(of: SourceText(line)) {
    case .empty: .empty
    case .command: .command
    case .unknownCommand: .unknown
    case .code(.swift): .swift
    case .code(.objectiveC): .objectiveC
    case .dump: .dump
    }
  }
}
