import Foundation
import Lettering
import Records
import Rendering
import Rulebook
import Testing
import Wording
import Workbench

/// The rulebook: its checks pass, its citations exist, and it is in both languages.
@Suite struct RulebookTests {
  nonisolated static let rules = Rulebook.sections.flatMap(\.rules)
  nonisolated static let demonstrations =
    rules.filter { !$0.demonstration.isEmpty }.map(Demonstration.init)

  /// A rule under its id, for the names of tests.
  nonisolated struct Demonstration: Sendable, CustomTestStringConvertible {
    let rule: Rule
    var testDescription: String { rule.id.rawValue }
  }

  @Test(
    "Every mistake has the number of its place, names rules that are, and speaks both languages")
  func mistakes() {
    #expect(Rulebook.mistakes.count >= 60)
    for (index, mistake) in Rulebook.mistakes.enumerated() {
      #expect(mistake.id == "M-\(index + 1)")
      #expect(!mistake.rules.isEmpty)
      for rule in mistake.rules { #expect(Rulebook.rule(rule) != nil, "\(mistake.id): \(rule)") }
      for text in [mistake.claim, mistake.truth] {
        #expect(text.en.unicodeScalars.allSatisfy { !$0.isChinese } && !text.en.isEmpty)
        #expect(text.zh.unicodeScalars.contains { $0.isChinese }, "\(mistake.id)")
      }
    }
  }

  @Test("The lines that show a mistake hold and check something")
  func mistakesAreShown() {
    for mistake in Rulebook.mistakes where !mistake.demonstration.isEmpty {
      for failure in freshSession().failures(of: mistake.demonstration) {
        Issue.record("\(mistake.id): \(failure)")
      }
      #expect(mistake.demonstration.contains { $0.hasPrefix("expect ") }, "\(mistake.id)")
      #expect(mistake.demonstration.count <= 16, "\(mistake.id)")
      #expect(mistake.demonstration.allSatisfy { $0.count <= 73 }, "\(mistake.id)")
    }
  }

  @Test("rule mistakes lists all, rule WORD those that speak of it, rule M-1 run shows one")
  func mistakesAtThePrompt() {
    let session = freshSession()
    let list = session.shown("rule mistakes")
    for mistake in Rulebook.mistakes { #expect(list.contains("\(mistake.id) ")) }
    #expect(session.shown("rule HT-5").contains("M-1"))
    #expect(session.shown("rule keyboard").contains("M-26"))
    #expect(session.shown("rule m1 run").contains("ok   "))
    #expect(session.shown("rule M-7 run").contains("ok   "), "by the lines of its rules")
    #expect(session.shown("rule 误区") == list)
  }

  @Test("Every mistake fits its columns in both languages")
  func mistakesFit() throws {
    for language in Language.allCases {
      let renderer = TextRenderer(
        language: language, teach: .full, style: Style(hasColor: false, columns: 79))
      let answers: [Answer] =
        Rulebook.mistakes.map { .mistake($0) }
        + [.mistakes(ids: Rulebook.mistakes.map(\.id), word: nil)]
      for line in answers.map(renderer.render).joined().split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= 78, "\(line)")
      }
    }
  }

  @Test("Every rule is shown by lines, or it is said why none can")
  func everyRuleIsShown() {
    for rule in Self.rules {
      let gap = rule.gap
      if rule.demonstration.isEmpty {
        #expect(gap != nil, "\(rule.id) has neither lines nor a reason")
      } else {
        #expect(gap == nil || gap == .events || gap == .drawing, "\(rule.id)")
      }
    }
    #expect(Self.demonstrations.count >= 150)
  }

  @Test("Where the scene has what a rule is about, the rule is shown, but for a few")
  func fewAreHiddenForOtherReasons() {
    let others = Self.rules.filter { rule in
      switch rule.gap {
      case nil, .events, .unsettled, .application, .frames, .drawing: false
      case .outside, .advice: true
      }
    }
    // Cards are about files and keys.
    let hidden = others.map(\.id).filter { !$0.rawValue.hasPrefix("KN-") }
    #expect(hidden.count <= 20, "\(hidden)")
  }

  @Test("What shows a rule checks something", arguments: demonstrations)
  func demonstrationChecks(_ shown: Demonstration) {
    #expect(shown.rule.demonstration.contains { $0.hasPrefix("expect ") }, "\(shown.rule.id)")
  }

  @Test("rule ID run shows the lines and what they come to, and leaves the scene alone")
  func runsOnItsOwnScreen() throws {
    let session = session(after: ["add view red 10 10 20 20", "let n = 3"])
    let before = session.picture
    let journal = session.savedLines
    for id in ["HT-4", "LC-4", "RC-7", "GE-27"] {
      let text = session.shown("rule \(id) run")
      let rule = try #require(Rulebook.rule(RuleID(rawValue: id)))
      for line in rule.demonstration { #expect(text.contains(line), "\(id): \(line)") }
      #expect(text.contains("ok   "), "\(id)")
    }
    #expect(session.picture == before)
    #expect(session.savedLines == journal)
    #expect(session.failures(of: ["expect hit 15 15 is red", "expect n == 3"]).isEmpty)
  }

  @Test("Every scene of a rule fits its columns in both languages", arguments: demonstrations)
  func sceneFits(_ shown: Demonstration) throws {
    let answers = try freshSession().run("rule \(shown.rule.id) run")
    for language in Language.allCases {
      let renderer = TextRenderer(
        language: language, teach: .full, style: Style(hasColor: false, columns: 79))
      for line in answers.map(renderer.render).joined().split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= 78, "\(shown.rule.id): \(line)")
      }
    }
  }

  @Test("rule says which observations have one source only")
  func oneSource() {
    for language in Language.allCases {
      let session = freshSession(language)
      let said = language == .english ? "one source" : "只有一个来源"
      for rule in Self.rules.filter({ $0.confidence == .observed }) {
        let text = session.shown("rule \(rule.id)").replacing("\n", with: "").replacing(
          " ", with: "")
        #expect(text.contains(said.replacing(" ", with: "")) == rule.restsOnOneSource, "\(rule.id)")
      }
    }
  }

  @Test("A rule is found as people type its id")
  func typedIDs() throws {
    let session = freshSession()
    let wanted = session.shown("rule HT-4")
    for id in ["ht-4", "HT4", "ht4", "HT－4"] { #expect(session.shown("rule \(id)") == wanted) }
    #expect(session.shown("rule HT").contains("HT-29"))
    #expect(session.shown("rule").contains("Hit testing"))
    #expect(session.shown("rule CT-16 run").contains("no command here makes"))
  }

  @Test("The demonstration of a rule holds", arguments: demonstrations)
  func demonstrationHolds(_ shown: Demonstration) {
    for failure in freshSession().failures(of: shown.rule.demonstration) {
      Issue.record("\(shown.rule.id): \(failure)")
    }
  }

  @Test("A demonstration fits on a page and no line of it is a comment", arguments: demonstrations)
  func demonstrationIsShort(_ shown: Demonstration) {
    #expect(shown.rule.demonstration.count <= 24)
    for line in shown.rule.demonstration {
      #expect(line.count <= 73, "\(shown.rule.id): \(line)")
      #expect(!line.hasPrefix("#") && !line.isEmpty && !line.contains("\n"))
    }
  }

  @Test("Every rule has its section's letters, and no two have the same id")
  func idsAreInOrder() {
    var seen: Set<RuleID> = []
    for section in Rulebook.sections {
      for rule in section.rules {
        #expect(rule.id.rawValue.hasPrefix("\(section.letters)-"), "\(rule.id)")
        #expect(rule.id.rawValue.wholeMatch(of: /[A-Z]{2}-[1-9][0-9]*/) != nil, "\(rule.id)")
        #expect(seen.insert(rule.id).inserted, "\(rule.id) stands twice")
        #expect(Rulebook.rule(rule.id) == rule)
      }
    }
    #expect(Set(Rulebook.sections.map(\.letters)).count == Rulebook.sections.count)
  }

  @Test("Every rule is said in both languages and tells its source")
  func bothLanguages() {
    for rule in Self.rules {
      #expect(!rule.statement.en.isEmpty && !rule.source.isEmpty, "\(rule.id)")
      #expect(rule.statement.en.unicodeScalars.allSatisfy { !$0.isChinese }, "\(rule.id)")
      #expect(rule.statement.zh.unicodeScalars.contains { $0.isChinese }, "\(rule.id)")
    }
    for section in Rulebook.sections {
      #expect(!section.title.en.isEmpty)
      #expect(section.title.zh.unicodeScalars.contains { $0.isChinese })
    }
  }

  @Test("Every rule that a source file cites exists")
  func citedRulesExist() throws {
    let sources = Folder.repository.appendingPathComponent("Sources")
    let files = Folder.files(below: sources, ending: ".swift")
    #expect(files.count > 100)
    for file in files {
      let text = try Folder.text(sources.appendingPathComponent(file))
      for id in citations(in: text) {
        #expect(Rulebook.rule(id) != nil, "\(file) cites \(id)")
      }
    }
  }

  @Test("Every rule that a test cites exists")
  func rulesOfTestsExist() throws {
    let tests = Folder.tests.deletingLastPathComponent()
    for file in Folder.files(below: tests, ending: ".swift")
    where !file.hasSuffix("RulebookTests.swift") {
      let text = try Folder.text(tests.appendingPathComponent(file))
      for id in citations(in: text) { #expect(Rulebook.rule(id) != nil, "\(file) cites \(id)") }
    }
  }

  /// The texts that look like ids of rules.
  private func citations(in text: String) -> Set<RuleID> {
    Set(text.matches(of: /\b[A-Z]{2}-[0-9]+\b/).map { RuleID(rawValue: String($0.output)) })
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether this is a Chinese character.
  var isChinese: Bool { (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) }
}
