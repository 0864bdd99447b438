import Testing

@testable import Workbench

/// Command or Swift: the rule of the command language, line by line.
@Suite struct EntryKindTests {
  nonisolated enum Kind: String, Sendable {
    case command
    case swift
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

  @Test("A variable of a command's name makes the word Swift, and a colon makes it a command")
  func namesWin() {
    let session = session(after: ["add view list 0 0 10 10"])
    #expect(Self.kind(of: "list", in: session) == .swift)
    #expect(Self.kind(of: "list.alpha = 1", in: session) == .swift)
    #expect(Self.kind(of: ":list", in: session) == .command)
    #expect(Self.kind(of: "list", in: freshSession()) == .command)
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
    case .swift: .swift
    case .dump: .dump
    }
  }
}
