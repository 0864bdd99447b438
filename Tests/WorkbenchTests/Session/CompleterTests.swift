import Foundation
import Testing
import Workbench

/// The proposals of Tab at each position of a line.
@Suite struct CompleterTests {
  private static let scene = [
    "add view red 0 0 200 200", "add button ok 0 0 50 50 in red", "add label 标题 0 0 50 50",
    "add navigation nav", "add scroll list 0 400 50 50",
  ]

  @Test("At the beginning commands are offered")
  func commands() {
    #expect(candidates("") == CommandTable.own.words)
    #expect(candidates("h").starts(with: ["hit", "help", "history"]))
    #expect(candidates("ins") == ["inspect"])
    #expect(candidates("  fr") == ["frame", "front"])
    #expect(candidates("xyz") == [])
    #expect(proposal("  fr")?.start == 2)
  }

  @Test("Where a view is named, names of views are offered")
  func names() {
    #expect(candidates("front ") == ["window", "root", "red", "ok", "标题", "list"])
    #expect(candidates("front r") == ["root", "red"])
    #expect(candidates("front 标") == ["标题"])
    #expect(candidates("front R") == ["root", "red"])
    #expect(candidates("present ") == ["controller", "nav"])
    #expect(candidates("push n") == ["nav"])
    #expect(candidates("hit ok, r") == ["root", "red"])
    #expect(candidates("convert 10 10 in r") == ["root", "red"])
    #expect(candidates("convert ok to o") == ["ok"])
    #expect(candidates("why ok a") == ["alive", "at"])
  }

  @Test("Each place of add has its own words")
  func add() {
    #expect(candidates("add sc") == ["scroll"])
    #expect(candidates("add UIBu") == ["UIButton"])
    #expect(candidates("add view x 0 0 10 10 ").starts(with: ["in", "above", "below", "at"]))
    #expect(candidates("add view x 0 0 10 10 i").contains("in"))
    #expect(candidates("add view x 0 0 10 10 in r") == ["root", "red"])
    #expect(candidates("add view x (0 0; 10 10) in r") == ["root", "red"])
    #expect(candidates("add view x 0 0 10 10 in red ab") == ["above"])
    #expect(candidates("add view x 0 0 10 10 in red above o") == ["ok"])
    #expect(candidates("add view x 0 0 10 10 al") == ["alpha"])
    #expect(candidates("add button x 0 0 10 10 isE") == ["isExclusiveTouch", "isEnabled"])
    #expect(candidates("add view x 0 0 10 10 isHidden ") == ["true", "false"])
    #expect(candidates("add view x 0 0 10 10 alpha 0.5 isHidden t").contains("true"))
  }

  @Test("A name is followed by a dot, and that by the properties of its object")
  func properties() {
    #expect(proposal("set o")?.candidates == ["ok"])
    #expect(proposal("set o")?.suffix == ".")
    #expect(candidates("set red.al") == ["red.alpha"])
    #expect(candidates("set ok.isE") == ["ok.isExclusiveTouch", "ok.isEnabled"])
    #expect(candidates("set red.isE") == ["red.isExclusiveTouch"])
    #expect(candidates("set red.frame.o").starts(with: ["red.frame.origin"]))
    #expect(candidates("set red.layer.cor") == ["red.layer.cornerRadius"])
    #expect(candidates("set red.cl") == ["red.clipsToBounds", "red.class"])
    #expect(candidates("set nobody.al") == [])
    #expect(
      candidates("set list.contentIn")
        == ["top", "left", "bottom", "right"].map { "list.contentInset.\($0)" })
  }

  @Test("A value is offered where its type has few")
  func values() {
    #expect(candidates("set red.isHidden ") == ["true", "false"])
    #expect(candidates("set red.isHidden f") == ["false"])
    #expect(candidates("set red.backgroundColor bl") == ["black", "blue"])
    #expect(candidates("set red.transform r") == ["rotation"])
    #expect(candidates("set red.class bu") == ["button"])
    #expect(candidates("set window.rootViewController n") == ["nav"])
    #expect(candidates("set red.alpha ") == [])
  }

  @Test("Keywords are offered where they fit and nowhere else")
  func keywords() {
    #expect(candidates("move red ") == ["to", "by"])
    #expect(candidates("put ok ") == ["in", "above", "below", "at"])
    #expect(candidates("on red ").starts(with: ["touches", "pointInside", "hitTest", "next"]))
    #expect(candidates("on red hitTest ") == ["and", "return", "do"])
    #expect(candidates("teach ") == ["brief", "outline", "normal", "full"])
    #expect(candidates("language ") == ["en", "zh", "swift", "objc"])
    #expect(candidates("profile d") == ["device"])
    #expect(candidates("expect hit 10 10 i").contains("is"))
    #expect(candidates("reset ") == [])
  }

  @Test("Rules and the words of help are offered")
  func rules() {
    #expect(candidates("rule HT-2").starts(with: ["HT-2", "HT-20"]))
    #expect(candidates("rule ht-2").starts(with: ["HT-2", "HT-20"]))
    #expect(candidates("help fr") == ["frame", "front"])
    #expect(candidates("help w") == ["why", "wait", "words"])
  }

  @Test("Files are offered, folders with a slash")
  func files() {
    withFolder { folder in
      _ = "".written(to: "\(folder)/scene.touchstone")
      _ = "".written(to: "\(folder)/.hidden")
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/scenes", withIntermediateDirectories: true)
      #expect(
        candidates("source \(folder)/") == ["\(folder)/scene.touchstone", "\(folder)/scenes/"])
      #expect(candidates("source \(folder)/scene.") == ["\(folder)/scene.touchstone"])
      #expect(proposal("load \(folder)/scenes")?.suffix == "")
      #expect(candidates("source \(folder)/.h") == ["\(folder)/.hidden"])
      #expect(candidates("source \(folder)/nothing") == [])
    }
  }

  @Test("A file is offered as it can be typed, and not at all where it cannot be")
  func oddFiles() {
    withFolder { folder in
      for name in ["a\u{1B}[2J", "b c", "d\u{202E}e", "f\ng"] {
        _ = "".written(to: "\(folder)/\(name)")
      }
      #expect(candidates("source \(folder)/a") == [])
      #expect(candidates("source \(folder)/f") == [])
      #expect(candidates("source \(folder)/d") == ["\(folder)/d\u{202E}e"])
      #expect(
        proposal("source \(folder)/b")?.first.first?.insertion?.before == "\"\(folder)/b c\" ")
      // Their common prefix would be inserted without quotation marks.
      #expect(candidates("source \(folder)/") == ["\(folder)/d\u{202E}e"])
    }
  }

  @Test("Swift gets members after a dot, names, and what a class can override")
  func swift() {
    #expect(candidates("view.backgroundC") == ["backgroundColor"])
    #expect(candidates("red.bounds.mid") == ["midX", "midY"])
    #expect(candidates("red.superview?.subviews[0].alph") == ["alpha"])
    #expect(candidates("let c = UIColor.magen") == ["magenta"])
    #expect(candidates("let v = re") == ["red"])
    #expect(candidates("let v = f(re") == ["red"])
    let text = "class A: UIView {\n  override func hitT"
    #expect(candidates(text) == ["hitTest("])
    #expect(candidates("class A: UIView {\n  func f() { bounds.siz") == ["size"])
    #expect(candidates("class A: UIView {\n  func f(_ p: CGPoint) { p.").contains("x"))
    #expect(proposal("let s = \"view.al") == nil)
  }

  @Test("An override comes with its signature and braces, the cursor between them")
  func overrides() throws {
    let text = "class A: UIView {\n  override func touches"
    #expect(
      candidates(text) == [
        "touchesBegan(", "touchesCancelled(", "touchesEnded(", "touchesMoved(",
        "touchesEstimatedPropertiesUpdated(",
      ])
    #expect(candidates(text + "Es") == ["touchesEstimatedPropertiesUpdated("])
    let item = try #require(proposal(text + "B")?.first.first)
    #expect(
      item.insertion?.before
        == "touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {\n    ")
    #expect(item.insertion?.after == "\n  }")
    let rest = try #require(proposal(text + "Began(")?.first)
    #expect(rest.count == 1)
    #expect(rest[0].text == "_ touches: Set<UITouch>, with event: UIEvent?)")
    let property = "class A: UIView {\n  override var canBecomeFirst"
    #expect(
      proposal(property)?.first.first?.insertion?.before
        == "canBecomeFirstResponder: Bool {\n    ")
  }

  @Test("What is overridden most comes first, with a word of explanation")
  func groups() throws {
    let messages = try #require(proposal("on red "))
    #expect(messages.first.map(\.text) == ["touches", "pointInside", "hitTest", "next"])
    #expect(messages.first.allSatisfy { $0.note != nil })
    #expect(messages.others.contains { $0.text == "layoutSubviews" })
    let overrides = try #require(proposal("class A: UIView {\n  override func "))
    #expect(overrides.first.first?.text == "touchesBegan(")
    #expect(overrides.first.count < 12)
    #expect(proposal("red.")?.first.contains { $0.text == "alpha" && $0.note == "CGFloat" } == true)
    #expect(proposal("h")?.first.first { $0.text == "hit" }?.note?.isEmpty == false)
  }

  @Test("Properties that UIKit does not have come last, with what an app writes")
  func ours() throws {
    let all = try #require(proposal("set ok."))
    #expect(all.first.allSatisfy { $0.note == nil })
    #expect(
      all.others.map(\.text)
        == ["ok.isAnimatingWithoutUserInteraction", "ok.title", "ok.image"])
    #expect(
      proposal("set ok.ti")?.first.first?.note == "Touchstone's own; in an app: setTitle(_:for:)")
    #expect(proposal("add button x 0 0 10 10 isAn")?.first.first?.note?.isEmpty == false)
  }

  @Test("Sections of the rulebook are offered, then their rules with what they say")
  func sections() {
    #expect(candidates("rule ").starts(with: ["PL-", "HT-", "UI-"]))
    #expect(proposal("rule HT")?.suffix == "")
    #expect(proposal("rule HT-4")?.first.first?.note?.isEmpty == false)
    #expect(candidates("rule ").count < 40)
  }

  @Test("A gesture is a kind, a new name, `on` and a view")
  func gesture() {
    #expect(
      candidates("gesture ") == [
        "tap", "longpress", "pan", "swipe", "pinch", "rotation", "edgepan", "hover",
      ])
    #expect(candidates("gesture tap ") == [])
    #expect(candidates("gesture tap twice ") == ["on"])
    #expect(candidates("gesture tap twice on ") == ["window", "root", "red", "ok", "标题", "list"])
    #expect(
      candidates("expect hit 1 1 is ").starts(with: ["window", "root", "red", "ok", "标题", "list"]))
    #expect(proposal("expect hit 1 1 is ")?.first.count ?? 99 < 10)
  }

  @Test(
    "Members are offered where the text says the type",
    arguments: [
      ("func touchesBegan(_ touches: Set<UITouch>) {\n touches.first?.loc", "location("),
      ("func touchesBegan(_ touches: Set<UITouch>) {\n touches.first!.vie", "view"),
      ("class A: UIView {\n func f(_ t: [UIView]?) { t?.first?.alph", "alpha"),
      ("class A: UIView {\n func f(_ t: Set<UITouch>) { let one = t.first!\n one.loc", "location("),
      (
        "class A: UIView {\n func f(_ t: Set<UITouch>) {\n guard let one = t.first else { return }\n one.pha",
        "phase"
      ),
      ("class A: UIView {\n func f(_ t: Set<UITouch>) {\n for one in t { one.tapC", "tapCount"),
      ("class A: UIView {\n func f() { backgroundColor = .re", "red"),
      ("class A: UIView {\n func f() { backgroundColor = .re", "red"),
      ("red.contentMode = .scaleAspectFi", "scaleAspectFit"),
      ("let c: UIColor = .magen", "magenta"),
      ("if red.backgroundColor == .magen", "magenta"),
      ("red.subviews.first?.superview?.alph", "alpha"),
      ("CGRe", "CGRect"),
      ("class A: UIView {\n  over", "override"),
    ])
  func known(text: String, word: String) {
    #expect(candidates(text).contains(word), "\(candidates(text))")
  }

  @Test("Members of a type are offered to help")
  func help() {
    #expect(candidates("help UIView.poi") == ["UIView.point"])
    #expect(candidates("help UIVie").contains("UIView"))
  }

  @Test("Swift, comments and later lines get no proposal, and any text is survived")
  func others() {
    #expect(proposal("let x = ") == nil)
    #expect(proposal("red.alpha = ") == nil)
    #expect(proposal("add view\nfr") == nil)
    for text in [
      "add \"", "(", ":", ":fr", "# x", "添加 ", "hit (", "set .", "set red.. x", "\u{1B}",
    ] {
      _ = proposal(text)
    }
    #expect(candidates(":frame r") == ["root", "red"])
  }

  @Test("The forms of a command come along, one a line")
  func usage() {
    #expect(proposal("move red ")?.usage == "move NAME to X Y\nmove NAME by DX DY")
    #expect(proposal("mov")?.usage == "")
  }

  private func proposal(_ text: String) -> CompletionProposal? {
    Completer(session(after: Self.scene)).complete(text)
  }

  private func candidates(_ text: String) -> [String] {
    proposal(text)?.candidates ?? []
  }
}
