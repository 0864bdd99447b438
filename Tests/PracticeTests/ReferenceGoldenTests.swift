import Foundation
import Pages
import Practice
import Records
import Rendering
import Scenes
import Testing
import Wording
import Workbench

/// The pages of the command reference: made from the command table, practice included, with the
/// examples run.
///
/// Both are rewritten by `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests`.
@Suite struct ReferenceGoldenTests {
  private static func session(_ language: Language) -> Session {
    let session = Session(at: freshDesk(), language: language, exporting: Exporters.export)
    // Nothing but what is thrown away at once.
    session.fileRights = .newFiles(below: "/nowhere")
    return session
  }

  /// The reference in a language. Its examples run once for all tests.
  private static func reference(_ language: Language) throws -> CommandReference {
    if let known = known[language] { return known }
    let reference = try ReferenceQuestion { session(language) }.reference()
    known[language] = reference
    return reference
  }

  private static var known: [Language: CommandReference] = [:]

  @Test("Documentation/COMMANDS.md and its Chinese sister are what the command table says")
  func pages() throws {
    for (language, name) in [
      (Language.english, "COMMANDS.md"), (.chinese, "COMMANDS.zh-Hans.md"),
    ] {
      let page = ReferencePage(try Self.reference(language), language: language).markdown
      let file = "\(content.path)/Documentation/\(name)"
      if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1" {
        try page.write(toFile: file, atomically: true, encoding: .utf8)
      }
      let kept = try? String(contentsOfFile: file, encoding: .utf8)
      #expect(
        kept == page,
        """
        Documentation/\(name) is not what the command table says. To rewrite it:
          TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests && git diff Documentation
        """)
    }
  }

  @Test("Every example of every command runs, practice included")
  func examplesRun() throws {
    let reference = try Self.reference(.english)
    for entry in reference.groups.flatMap(\.entries) {
      for step in entry.transcript {
        let words = step.problem?.wording.en
        #expect(step.problem == nil, "\(entry.help.word): \(step.text): \(words ?? "")")
      }
    }
  }

  @Test("Every command but those of files has an example of itself that shows something")
  func examplesShowSomething() throws {
    var without: [String] = []
    for entry in try Self.reference(.english).groups.flatMap(\.entries) {
      let word = entry.help.word
      let own = entry.transcript.filter {
        $0.text.split(separator: " ").first.map(String.init) == word
      }
      if own.isEmpty { without.append(word) }
      // Commands that end the session print nothing.
      if !own.isEmpty, word != "quit" {
        #expect(own.contains { !$0.answers.isEmpty }, "\(word) shows nothing")
      }
    }
    #expect(without == ["edit", "doctor", "watch", "save", "export", "source", "resume"])
  }

  @Test("A page lists every class, every property and every command")
  func isWhole() throws {
    let page = ReferencePage(try Self.reference(.english), language: .english).markdown
    for word in PracticeTable.commands.words { #expect(page.contains("### \(word)\n")) }
    for row in ViewClass.all { #expect(page.contains("| \(row.name) |")) }
    for property in PropertyTable.all { #expect(page.contains("`\(property.path)`")) }
  }
}
