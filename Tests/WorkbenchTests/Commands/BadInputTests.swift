import Foundation
import Lettering
import Records
import Rendering
import Scenes
import Testing
import Wording
import Workbench

/// Lines that cannot be accepted: each says what to do, in both languages, and changes nothing.
@Suite struct BadInputTests {
  private static let scene = [
    "add view box 0 0 300 300", "add view inner 10 10 200 200 in box", "add button ok 0 0 50 50",
    "add controller child", "on inner hitTest return nil", "add view gone 0 0 9 9", "remove gone",
    "add label first 0 0 9 9 text Same", "add label second 0 0 9 9 text Same",
  ]

  nonisolated static let lines: [(line: String, part: String)] = [
    ("frobnicate", "help lists them"), ("ad view x 0 0 1 1", "`add`"), (":nothing", "no command"),
    ("front bxo", "`box`"), ("front nobodyAtAll", "list shows all names"),
    ("add buton x 0 0 1 1", "`button`"), ("add NSView x 0 0 1 1", "`UIView`"),
    ("set box.aplha 1", "`alpha`"), ("set box.frame.origin.z 1", "no property"),
    ("set box.title x", "no property"), ("set box", "PATH is missing"), ("set", "is missing"),
    ("add", "CLASS is missing"), ("add view", "NAME is missing"), ("add view x", "X is missing"),
    ("add view x 1 2 3", "H is missing"), ("add view x 1 2 3 4 in", "PARENT is missing"),
    ("add view x 1 2 3 4 above", "SIBLING is missing"), ("add view x 1 2 3 4 alpha", "is missing"),
    ("add view x 1 2 3 4 5", "too much"), ("front", "NAME is missing"),
    ("front box ok", "too much"),
    ("add view x nan 0 1 1", "finite"), ("add view x inf 0 1 1", "finite"),
    ("add view x 1e300 0 1 1", "too large"), ("add view x 0 0 1 1e10", "too large"),
    ("add view x one 0 1 1", "not a number"), ("add view x 0 0 1,5x 1", "not a number"),
    ("set box.tag 1e300", "too large"), ("set box.tag 0.5", "whole number"),
    ("set box.isHidden 1", "true nor false"), ("set box.backgroundColor octarine", "not a colour"),
    ("set box.transform rotation 45", "45deg"), ("set box.transform spin 45deg", "not a step"),
    ("set box.transform scale", "is missing"), ("set window.isKeyWindow true", "read only"),
    ("set window.rootViewController box", "takes a UIViewController"),
    ("add view box 0 0 1 1", "`box2`"), ("add view root 0 0 1 1", "already"),
    ("add view \"\" 0 0 1 1", "empty"), ("add view class 0 0 1 1", "reserves"),
    ("add button ok-button 0 0 1 1", "`okButton`"), ("add view 1x 0 0 1 1", "`view1x`"),
    ("put box in box", "own subview"), ("put box in inner", "holds inner"),
    ("put window in box", "no view"), ("remove window", "isHidden true"),
    ("remove root", "root view"),
    ("put root in box", "stays"), ("set root.class window", "cannot be changed"),
    ("put inner in box at 9", "only 0"), ("put inner above inner", "next to it"),
    ("put inner in box above ok", "not another subview"),
    ("put inner", "`in`, `above`, `below` or `at`"),
    ("on inner touchesBegan return 1", "returns nothing"),
    ("on inner hitTest return", "is missing"),
    ("on inner hitTest return true", "name of one"),
    ("on inner pointInside return nil", "true or false"),
    ("off ok", "no answer of its own"), ("off inner pointInside", "no answer of its own"),
    ("hit", "POINT is missing"), ("hit 1", "Y is missing"), ("hit (1, 2", "bracket"),
    ("hit 1 2 3", "too much"), ("hit 1 2 in", "VIEW is missing"), ("hit child", "takes a UIView"),
    ("hit gone", "no window"), ("hit 1 2 in gone", "no window"), ("hit 1 2,", "is missing"),
    ("convert 1 2 to gone", "no window"), ("convert 1 2", "`to` is missing"),
    ("why \"Same\"", "several views"), ("why \"Sane\"", "no view"), ("why 0x123", "address"),
    ("why", "type hit"), ("chain", "is missing"), ("inspect box.alpha", "not a view"),
    ("rule zebra", "rule HT-2"), ("rule HT99", "rule HT-2"),
    ("rule HT-2 go", "too much"), ("help xyz", "help lists"),
    ("expect hit 1 1 is red", "no view"), ("expect hit 1 1", "`is` is missing"),
    ("expect box is red", "cannot find type"), ("expect hit 1 1 is box", "expected box, got"),
    ("present box", "takes a UIViewController"), ("pop", "add navigation"),
    ("dismiss", "presents nothing"),
    ("push next on child", "UINavigationController"), ("screen 0 0", "10,000 points"),
    ("profile watch", "`textbook` or `device`"), ("language de", "`swift` or `objc`"),
    ("teach all", "full"),
    ("undo 0", "whole number"), ("undo x", "not a number"), ("redo", "nothing to redo"),
    ("source /nowhere/x", "no file"), ("source /", "folder"), ("source", "FILE is missing"),
    ("save /nowhere/x", "cannot be written"), ("save /", "folder"), ("load /nowhere/x", "no file"),
    ("load paste", "no dump"), ("load paste\nhello\n", "no line"), ("set box.text \"x", "quote"),
    ("let x = nope", "cannot find"), ("box.alpha = true", "cannot"),
    ("[super hitTest:point withEvent:event];", "undeclared identifier"),
    ("move box", "`to` or `by`"), ("move box to 1", "Y is missing"), ("reset now", "too much"),
  ]

  @Test("A line that cannot be accepted says what to do and changes nothing", arguments: lines)
  func isRefused(_ line: String, _ part: String) throws {
    let session = session(after: Self.scene)
    let before = session.shownPicture
    let problem = try #require(session.problem(of: line), "\(line) was accepted")
    let words = problem.problem.wording
    #expect(words.en.contains(part), "\(line): \(words.en)")
    #expect(words.zh.unicodeScalars.contains { $0.isChinese })
    #expect(session.shownPicture == before)
    #expect(session.journal.count == Self.scene.count)
    #expect(problem.start >= 0 && problem.end >= problem.start)
  }

  @Test(
    "A refusal fits its columns in both languages, with its caret below the line", arguments: lines)
  func fits(_ line: String, _ part: String) throws {
    let session = session(after: Self.scene)
    let problem = try #require(session.problem(of: line))
    for language in Language.allCases {
      let text = DiagnosticRenderer(language: language, style: Style(hasColor: false, columns: 79))
        .render(problem, promptWidth: 2)
      #expect(!text.isEmpty && !text.contains("?;") && !text.contains("？；"), "\(text)")
      for line in text.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 78, "\(line)") }
    }
  }

  @Test("Names and texts with escape sequences are shown, never sent")
  func escapes() {
    let session = freshSession()
    let steering = "a\u{1B}[31mb\u{7}\u{202E}c"
    let lines = [
      "add label title 0 0 90 20", "set title.text \"\(steering)\"", "tree", "inspect title",
      "front \(steering)", "add view \(steering) 0 0 1 1", "why \"\(steering)\"",
      "rule \(steering)",
      "\(steering)", "add \(steering) x 0 0 1 1", "set title.\(steering) 1", "source \(steering)",
      "expect error \"\(steering)\"", "front nobody", "history", "hit \(steering)",
    ]
    for line in lines {
      let shown = session.shown(line)
      for scalar in shown.unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0x202E, "\(shown)")
      }
    }
    #expect(session.shown("tree").contains("\\u{1B}"))
  }
}
