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

  /// Lines that only Objective-C has, wherever they are typed.
  nonisolated static let certain: [(line: String, kind: Kind)] = [
    ("green.backgroundColor = [UIColor redColor];", .objectiveC),
    ("AB *v = [[AB alloc] init];", .objectiveC), ("@[@1, @2]", .objectiveC),
    ("NSString * const kIdentifier = @\"Cell\";", .objectiveC),
    ("[red.subviews[0] setHidden:YES];", .objectiveC),
    ("[(UIButton *)red.subviews[0] setTitle:nil forState:0];", .objectiveC),
    ("buy.addAction { [weak self] in self?.go() }", .swift), ("[a ? b : c]", .swift),
    ("x = [first as Any]", .swift), ("let v: [any View] = []", .swift),
    ("print([try f(), g()])", .swift), ("@objc func f() {}", .swift),
  ]

  @Test("A message in brackets and a literal with @ are Objective-C anywhere", arguments: certain)
  func certain(_ line: String, _ kind: Kind) {
    #expect(Self.kind(of: line, in: freshSession()) == kind)
  }

  /// Lines that could be either, typed where Objective-C was chosen, and where it was not.
  nonisolated static let likely: [(line: String, chosen: Kind, other: Kind)] = [
    ("red.hidden = YES;", .objectiveC, .swift), ("red.alpha = 0.5;", .objectiveC, .swift),
    ("red.alpha = 0.5", .swift, .swift), ("i++;", .objectiveC, .swift),
    ("if (i == 4) { i++; }", .objectiveC, .swift), ("if i == 4 { i += 1 }", .swift, .swift),
    ("red.frame = CGRectMake(0, 0, 10, 10);", .objectiveC, .swift),
    ("red.frame = CGRect(x: 0, y: 0, width: 10, height: 10);", .swift, .swift),
    ("CGRectGetMidX(red.frame)", .objectiveC, .swift), ("print(red)", .swift, .swift),
    ("NO", .objectiveC, .unknown), ("let i = 5;", .swift, .swift),
    ("hit 10 10", .command, .command),
  ]

  @Test(
    "Where Objective-C was chosen, what is typed is in it unless Swift alone has it",
    arguments: likely)
  func likely(_ line: String, _ chosen: Kind, _ other: Kind) {
    let session = session(after: ["add view red 0 0 9 9", "var i = 1"])
    session.takesPrefixes = true
    #expect(Self.kind(of: line, in: session) == other)
    session.codeLanguage = .objectiveC
    #expect(Self.kind(of: line, in: session) == chosen)
    // A script means the same whatever the user chose.
    session.takesPrefixes = false
    #expect(Self.kind(of: line, in: session) == other)
  }

  @Test("The journal says the language of a line that could be either, and reads it again")
  func journalSaysLanguage() throws {
    let session = session(after: ["add view red 0 0 9 9"])
    session.takesPrefixes = true
    session.codeLanguage = .objectiveC
    _ = try session.run("red.hidden = YES;")
    #expect(session.journal.lines.last == "red.hidden = YES;  // objc")
    session.codeLanguage = .swift
    _ = try session.undo(1)
    #expect(session.refusal(of: "expect red.isHidden == false") == nil)
    _ = try session.redo(1)
    session.takesPrefixes = false
    session.mustRun(
      ["expect red.isHidden"] + ["red.hidden = NO;  // objc", "expect !red.isHidden"])
  }

  @Test("A file of Objective-C is code whatever its first line is")
  func firstLines() {
    let session = freshSession()
    for line in ["NS_ASSUME_NONNULL_BEGIN", "static CGFloat const x = 1;", "extern BOOL y;"] {
      let entry = CodeText(body: "\(line)\n", file: "A.m").entry
      #expect(session.reader.kind(ofEntry: entry) == .code(.objectiveC), "\(line)")
    }
  }

  @Test("Declarations that are pasted together are one entry, and lines between them their own")
  func pasted() {
    let session = freshSession()
    func parts(_ text: String) -> [String] {
      let entries = Script.entries(of: text, reader: session.reader)
        .filter { !$0.text.allSatisfy(\.isWhitespace) }
      return Script.pasted(entries, reader: session.reader).map(\.text)
    }
    let swift = "protocol P: AnyObject { func tapped(_ c: Card) }\nclass Card: UIView {}"
    #expect(parts(swift) == [swift])
    #expect(parts("class A {}\nlet a = A()\nclass B {}\nclass C {}").count == 3)
    #expect(parts("add view v\nclass A {}\nclass B {}\nhit 1 1").count == 3)
    // A text with a fault stays by itself, so that the others are declared.
    #expect(parts("class A {}\nclass B { func f( }\n").first == "class A {}")
    let classes = """
      @class B;
      @interface A : UIView
      @end
      @interface B : UIView
      @end
      @implementation A
      @end
      @implementation B
      @end
      """
    #expect(parts(classes).count == 1)
    #expect(parts(classes + "\n[root addSubview:[A new]];").count == 2)
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
