import Foundation
import Practice
import Records
import Rulebook
import Testing

/// Observed rules with one source: shown as such, and never the only ground for anything.
@Suite struct SingleSourceTests {
  private static let rules = Rulebook.sections.flatMap(\.rules)
  private static let single = Set(rules.filter(\.restsOnOneSource).map(\.id))

  @Test("Only observed rules can rest on one source, and lists and plurals are several")
  func which() {
    #expect(Self.rules.allSatisfy { !$0.restsOnOneSource || $0.confidence == .observed })
    for id in ["HT-3", "HT-14", "HT-30", "WN-6", "GE-27", "EX-11"] as [RuleID] {
      #expect(Self.single.contains(id), "\(id)")
    }
    for id in ["UT-24", "SC-16", "VC-12", "EX-7", "EX-13", "TA-9", "VC-9", "CT-9"] as [RuleID] {
      #expect(!Self.single.contains(id), "\(id)")
    }
    #expect(Self.single.count < 40)
  }

  @Test("No mistake, oral question or exercise rests on such rules alone")
  func taught() {
    for mistake in Rulebook.mistakes {
      #expect(!mistake.rules.allSatisfy(Self.single.contains), "\(mistake.id)")
    }
    for question in Rulebook.oralQuestions {
      #expect(!question.rules.allSatisfy(Self.single.contains), "\(question.id)")
    }
  }

  @Test("Every place in lessons and exercises that cites such a rule cites another one as well")
  func cited() throws {
    var files: [String] = []
    for (folder, names) in [
      (content.lessons, ["lesson.md", "lesson.zh-Hans.md"]),
      (content.exercises, ["exercise.yml", "README.md", "README.zh-Hans.md"]),
    ] {
      for entry in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        files += names.map { "\(folder)/\(entry)/\($0)" }
          .filter { FileManager.default.fileExists(atPath: $0) }
      }
    }
    #expect(files.count > 100)
    let group = /[(（]([^()（）]*?[A-Z]{2}-[0-9]+[^()（）]*)[)）]/
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      for match in text.matches(of: group) {
        let ids = match.1.matches(of: /[A-Z]{2}-[0-9]+/).map { RuleID(rawValue: String($0.0)) }
        #expect(!ids.allSatisfy(Self.single.contains), "\(file): (\(match.1))")
      }
    }
  }
}
