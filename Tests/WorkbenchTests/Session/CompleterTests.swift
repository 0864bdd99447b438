import Foundation
import Testing
import Workbench

/// What Tab offers at each place of a line.
@Suite struct CompleterTests {
  private static let scene = [
    "add view red 0 0 200 200", "add button ok 0 0 50 50 in red", "add label 标题 0 0 50 50",
    "add navigation nav",
  ]

  @Test("At the beginning commands are offered")
  func commands() {
    #expect(candidates("") == CommandTable.words)
    #expect(candidates("h").starts(with: ["hit", "help", "history"]))
    #expect(candidates("ins") == ["inspect"])
    #expect(candidates("  fr") == ["frame", "front"])
    #expect(candidates("xyz") == [])
    #expect(proposal("  fr")?.start == 2)
  }

  @Test("Where a view is named, names of views are offered")
  func names() {
    #expect(candidates("front ") == ["window", "root", "red", "ok", "标题"])
    #expect(candidates("front r") == ["root", "red"])
    #expect(candidates("front 标") == ["标题"])
    #expect(candidates("front R") == ["root", "red"])
    #expect(candidates("present ") == ["controller", "nav"])
    #expect(candidates("push n") == ["nav"])
    #expect(candidates("hit ok, r") == ["root", "red"])
    #expect(candidates("convert 10 10 in r") == ["root", "red"])
    #expect(candidates("convert ok to o") == ["ok"])
    #expect(candidates("why ok a") == ["at"])
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

  @Test("Keywords stand where they fit and nowhere else")
  func keywords() {
    #expect(candidates("move red ") == ["to", "by"])
    #expect(candidates("put ok ") == ["in", "above", "below", "at"])
    #expect(candidates("on red ").starts(with: ["hitTest", "pointInside", "touches", "next"]))
    #expect(candidates("on red hitTest ") == ["and", "return", "do"])
    #expect(candidates("teach ") == ["brief", "normal", "full"])
    #expect(candidates("language ") == ["en", "zh"])
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

  @Test("Swift gets members behind a dot, names, and what a class can override")
  func swift() {
    #expect(candidates("view.backgroundC") == ["backgroundColor"])
    #expect(candidates("red.bounds.mid") == ["midX", "midY"])
    #expect(candidates("red.superview?.subviews[0].alph") == ["alpha"])
    #expect(candidates("let c = UIColor.magen") == ["magenta"])
    #expect(candidates("let v = re") == ["red"])
    let text = "class A: UIView {\n  override func hitT"
    #expect(candidates(text) == ["hitTest("])
    #expect(candidates("class A: UIView {\n  func f() { bounds.siz") == ["size"])
    #expect(candidates("class A: UIView {\n  func f(_ p: CGPoint) { p.").contains("x"))
    #expect(proposal("let s = \"view.al") == nil)
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
