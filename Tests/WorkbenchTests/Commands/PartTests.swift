import Records
import Rendering
import Rulebook
import Scenes
import Testing
import UIKitModel
import Wording
import Workbench

/// Parts of objects, named as Swift names them.
@Suite struct PartTests {
  @Test("a part takes views, properties and questions like any view with a name")
  func parts() {
    let session = session(after: [
      "add cell row 0 100 390 44", "add button ok 0 0 44 44 in row.contentView",
      "expect hit 10 110 is ok", "expect hit 200 110 is row.contentView",
      "set row.contentView.alpha 0.5", "set row.contentView.isHidden true",
      "expect hit 10 110 is row", "undo", "expect hit 10 110 is ok",
      "frame row.contentView", "why row.contentView", "inspect row.contentView",
    ])
    #expect(session.shown("list").contains("row.contentView"))
    #expect(session.refusal(of: "hit row.nothing")?.contains("nothing") == true)
    #expect(session.refusal(of: "set row.contentView.nothing 1")?.contains("nothing") == true)
  }

  @Test("a long path and a part of a part are refused with a sentence, not a crash")
  func odd() {
    let session = session(after: ["add cell row 0 0 10 10"])
    let deep = "row" + String(repeating: ".contentView", count: 50)
    for name in [deep, "row..contentView", ".contentView", "row.", "row.contentView."] {
      #expect(session.refusal(of: "hit \(name)") != nil, "\(name)")
    }
    #expect(session.refusal(of: "hit row" + String(repeating: ".x", count: 10_000)) != nil)
  }

  @Test("every class of add is made by each of its words, and inspected")
  func words() {
    for row in ViewClass.all where row.name != "UIWindow" {
      let session = freshSession()
      for (index, word) in ([row.name] + row.words).enumerated() {
        session.mustRun(["add \(word) x\(index) 0 0 100 100", "inspect x\(index)"])
      }
    }
    for row in ControllerClass.all {
      let session = freshSession()
      for (index, word) in ([row.name] + row.words).enumerated() {
        session.mustRun(["add \(word) x\(index)", "inspect x\(index)", "chain x\(index)"])
      }
    }
  }

  @Test("what a class adds for touches cites rules that there are", arguments: ClassTouch.allCases)
  func rules(fact: ClassTouch) {
    for text in [fact.wording.en, fact.wording.zh] {
      let ids = text.matches(of: /[A-Z]{2}-\d+/).map { String($0.output) }
      #expect(!ids.isEmpty, "\(text)")
      for id in ids { #expect(Rulebook.rule(RuleID(rawValue: id)) != nil, "\(id)") }
    }
    #expect(
      fact.wording.en.matches(of: /[A-Z]{2}-\d+/).map { String($0.output) }.sorted()
        == fact.wording.zh.matches(of: /[A-Z]{2}-\d+/).map { String($0.output) }.sorted())
  }

  @Test("profile device and back by undo: the same chains and hits as before")
  func profiles() {
    let session = session(after: [
      "add navigation nav", "set window.rootViewController nav", "push first",
      "add button ok 100 300 50 50 in firstView",
    ])
    let chain = session.shown("chain ok")
    let hit = session.shown("hit 110 310")
    session.mustRun(["profile device"])
    #expect(session.shown("chain ok").contains("UINavigationTransitionView"))
    #expect(session.shown("hit 110 310").contains("UIViewControllerWra"))
    session.mustRun(["expect hit 110 310 is ok", "undo"])
    #expect(session.shown("chain ok") == chain && session.shown("hit 110 310") == hit)
  }
}
