import Records
import Scenes
import SourceTree
import Testing
import Workbench

/// The door for other languages: what a front end reads runs, whatever the text looks like.
@Suite struct FrontEndTests {
  /// A language of two words, which are the whole of a function's body.
  private struct YesOrNo: FrontEnd {
    let language = SourceLanguage.swift
    let largestSource = 100

    func parse(_ text: String, name: String, linesBefore: Int, offset: Int) -> SourceUnit {
      let file = SourceFile(
        name: name, text: text, language: language, linesBefore: linesBefore, offset: offset)
      let word = text.trimmingBlanks
      let place = SourceRange(0, 0)
      let value = Expression(.boolean(word == "yes"), place)
      return SourceUnit(
        file: file, items: [Statement(.returning(value), place)],
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

  @Test("A body of another language overrides a method of the model")
  func otherLanguage() {
    let session = session(after: ["add view red 0 0 100 100", "add view blue 0 0 1 1"])
    SwiftEngine.reading(.swift, with: YesOrNo()) {
      session.mustRun(["on blue pointInside and super do no", "expect hit 0 0 is red"])
      session.mustRun(["on blue pointInside and super do yes", "expect hit 50 50 is blue"])
    }
  }

  @Test("Its faults are told as any other's, and end with it")
  func faults() {
    let session = session(after: ["add view red 0 0 100 100"])
    let line = "on red pointInside and super do return false"
    SwiftEngine.reading(.swift, with: YesOrNo()) {
      #expect(session.refusal(of: line) != nil)
    }
    session.mustRun(["expect hit 50 50 is red", line, "expect hit 50 50 is root"])
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
