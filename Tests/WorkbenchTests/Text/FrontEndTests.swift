import Records
import SourceTree
import Testing

import Scenes
import Workbench

/// The door for other languages: what a front end reads runs, whatever the text looks like.
@Suite struct FrontEndTests {
  /// A language of two words, which are the whole of a function's body.
  private struct YesOrNo: FrontEnd {
    let language = SourceLanguage.swift
    let fileEnding = "yes"
    let largestSource = 100

    func parse(_ text: String, name: String, linesBefore: Int) -> SourceUnit {
      let file = SourceFile(name: name, text: text, linesBefore: linesBefore)
      let word = text.trimmingBlanks
      let place = SourceRange(0, 0)
      let value = Expression(.boolean(word == "yes"), place)
      return SourceUnit(
        file: file, language: language, items: [Statement(.returning(value), place)],
        diagnostics: ["yes", "no"].contains(word)
          ? [] : [CodeDiagnostic(.syntax(.tooLarge(limit: 100)), SourceRange(1, 2))])
    }

    func isComplete(_ text: String) -> Bool { true }

    func words(of text: String) -> [SourceWord]? { nil }

    func path(endOf text: [Character]) -> CompletionPath {
      CompletionPath(start: text.count, partial: "", links: [])
    }

    func completions(behind text: [Character]) -> CompletionPlace {
      CompletionPlace(
        path: path(endOf: text), isInString: false, isInExpression: false, enclosing: [],
        keywords: ["yes", "no"])
    }
  }

  private func declare(_ word: String, _ className: String, in session: Session) throws {
    let engine = session.scene.engine
    let view = try #require(session.scene.object(named: "red"))
    let target = try #require(engine.overridable("point", in: view).first)
    let written = WrittenClass(word, code: 0, YesOrNo())
    let unit = written.unit(
      className, below: "UIView", written.override(target, callsSuper: false))
    _ = try engine.check(unit, of: word, file: nil, as: .prompt)
  }

  @Test("A body of another language overrides a method of the model")
  func otherLanguage() throws {
    let session = session(after: ["add view red 0 0 100 100"])
    try declare("yes", "Everywhere", in: session)
    try declare("no", "Nowhere", in: session)
    session.mustRun([
      "add Nowhere gone 0 0 100 100", "expect hit 50 50 is red", "add Everywhere wide 0 0 1 1",
      "expect hit 50 50 is wide",
    ])
  }

  @Test("Its faults are told as any other's")
  func faults() {
    let session = session(after: ["add view red 0 0 100 100"])
    #expect(throws: Problem.self) { try declare("maybe", "Never", in: session) }
    #expect(session.scene.engine.scriptClass(named: "Never") == nil)
  }

  @Test("What is typed behind an answer is a body and nothing more")
  func isABody() {
    let session = session(after: ["add view red 0 0 100 100", "add button ok 0 200 50 50"])
    for line in [
      "on red pointInside return true } func other() {",
      "on red pointInside return true } } class Sneaky: UIView { func other() {",
      "target ok touchUpInside do print(1) } func other() {",
    ] {
      #expect(session.refusal(of: line) != nil, "\(line)")
    }
    #expect(session.scene.engineIfMade?.scriptClassNames == [])
  }
}
