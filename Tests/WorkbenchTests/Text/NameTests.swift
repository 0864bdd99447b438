import Records
import Testing
import UIKitModel
import Workbench

/// Names, the colours in them, and names of properties in both of Apple's languages.
@Suite struct NameTests {
  @Test(
    "A colour word in a name sets the background",
    arguments: [
      ("red", "red"), ("redView", "red"), ("red2", "red"), ("red_box", "red"), ("viewRed", "red"),
      ("darkGrayBox", "darkGray"), ("红色视图", "red"), ("黄", "yellow"), ("视图绿", "green"),
      ("深灰色块", "darkGray"), ("whiteView", "white"), ("systemBlue", "blue"),
      ("reddish", "nil"), ("bored", "nil"), ("redo", "nil"), ("infrared", "nil"), ("box", "nil"),
      ("clear", "nil"), ("clearButton", "nil"), ("blueprint", "nil"), ("Orange", "orange"),
    ])
  func colours(_ name: String, _ colour: String) {
    let session = freshSession()
    session.mustRun(["add view \(name) 0 0 10 10"])
    #expect(Self.words(session.shown("inspect \(name)")).contains("backgroundColor \(colour)"))
  }

  @Test(
    "Names of any script are names",
    arguments: ["按钮", "ok", "_x", "кнопка", "größe", "ボタン", "a1", "x_y", "🍎"])
  func names(_ name: String) {
    session(after: ["add view \(name) 0 0 10 10"])
      .mustRun(["expect hit \(name) is \(name)", "expect order 5 5 is window, root, \(name)"])
  }

  @Test(
    "What is not a name is refused, with the nearest that is one",
    arguments: [
      ("ok-button", "`okButton`"), ("2nd", "`view2nd`"), ("a.b", "`aB`"), ("ok!", "`ok`"),
      ("\"my view\"", "`myView`"), ("x+y", "`xY`"), ("\"in-\"", "`inView`"),
    ])
  func mended(_ name: String, _ suggestion: String) {
    let session = freshSession()
    let refusal = session.refusal(of: "add view \(name) 0 0 10 10")
    #expect(refusal?.contains("try \(suggestion)") ?? false, "\(refusal ?? "accepted")")
    #expect(session.journal.count == 0)
  }

  @Test(
    "A word that Swift or the session reserves is not a name",
    arguments: ["class", "self", "view", "in", "nil", "true", "func", "is", "default", "Any"])
  func reserved(_ name: String) {
    #expect(freshSession().refusal(of: "add view \(name) 0 0 10 10")?.contains("reserves") ?? false)
  }

  @Test(
    "A command word as a name is accepted and told of", arguments: await CommandTable.own.words)
  func commandWords(_ word: String) {
    let session = freshSession()
    let text = session.shown("add view \(word) 0 0 10 10")
    #expect(text.contains("`:\(word)`"))
    session.mustRun([":expect hit \(word) is \(word)", ":undo"])
  }

  @Test(
    "Objective-C's names of properties are taken, and Swift's are shown",
    arguments: [
      ("hidden", "YES", "isHidden"), ("userInteractionEnabled", "NO", "isUserInteractionEnabled"),
      ("enabled", "NO", "isEnabled"), ("selected", "YES", "isSelected"),
      ("multipleTouchEnabled", "YES", "isMultipleTouchEnabled"),
      ("exclusiveTouch", "YES", "isExclusiveTouch"), ("layer.hidden", "YES", "layer.isHidden"),
    ])
  func objectiveC(_ name: String, _ value: String, _ swift: String) {
    let session = session(after: ["add button ok 0 0 10 10"])
    let text = session.shown("set ok.\(name) \(value)")
    #expect(text.contains("ok.\(swift)"))
    #expect(text.contains("Objective-C's name"))
    let added = session.shown("add button other 0 0 10 10 \(name) \(value)")
    #expect(added.contains("Objective-C's name"))
  }

  @Test(
    "Colours are taken as UIKit and as people write them",
    arguments: [
      ("red", "red"), (".red", "red"), ("systemRed", "red"), ("红色", "red"), ("clear", "clear"),
      ("nil", "nil"), ("1 0 0", "red"), ("(1, 0, 0)", "red"), ("0.5 0.25 0", "0.5 0.25 0 1"),
      ("darkgray", "darkGray"),
    ])
  func colourValues(_ typed: String, _ shown: String) {
    let session = session(after: ["add view box 0 0 10 10", "set box.backgroundColor \(typed)"])
    #expect(Self.words(session.shown("inspect box")).contains("backgroundColor \(shown)"))
  }

  /// A text without what puts it in columns and lines.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
