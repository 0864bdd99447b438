import Lettering
import Records
import Rendering
import Rulebook
import Testing
import Wording
import Workbench

/// How answers use terminals of different widths.
@Suite("Widths of terminals") struct WidthTests {
  private static let lines = [
    "add view card 40 300 310 200", "on card touches",
    "gesture tap dismissTheWholeCard on root", "tap card", "hit 50 310", "timeline", "chain card",
  ]

  private static func text(columns: Int, _ language: Language = .english) throws -> [String] {
    let renderer = TextRenderer(
      language: language, teach: .normal, style: Style(hasColor: false, columns: columns))
    let session = freshSession(language)
    return try lines.flatMap { line in
      try session.run(line).map(renderer.render).joined().split(separator: "\n").map(String.init)
    }
  }

  @Test("No line is wider than the terminal", arguments: [40, 60, 80, 100, 120, 200])
  func fits(_ columns: Int) throws {
    for language in Language.allCases {
      for line in try Self.text(columns: columns, language) {
        #expect(DisplayWidth.of(line) < columns, "\(columns): \(line)")
      }
    }
  }

  @Test("Wide terminals are used: rows are not broken, and text has at most 100 columns")
  func wide() throws {
    let wide = try Self.text(columns: 130)
    #expect(wide.contains { DisplayWidth.of($0) > 80 })
    #expect(wide.contains { $0.contains("recognized and cancelsTouchesInView is true  GR-17") })
    #expect(wide.contains { $0.contains("dismissTheWholeCard  touchesBegan") })
    #expect(wide.allSatisfy { DisplayWidth.of($0) <= 128 })
    #expect(wide.count < (try Self.text(columns: 80)).count)
    let renderer = TextRenderer(
      language: .english, teach: .normal, style: Style(hasColor: false, columns: 300))
    let rule = try #require(Rulebook.rule("GR-17"))
    let prose = renderer.render(.help(.words)) + renderer.render(.rule(rule))
    #expect(prose.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 120 })
  }

  @Test("What is piped is as wide as on a terminal of 80 columns")
  func piped() {
    #expect(Style(hasColor: false).width == 78)
    #expect(Style(hasColor: false, columns: 80).width == 78)
    #expect(Style(hasColor: false, columns: 79).width == 78)
  }

  @Test("On a narrow terminal a message comes before what is said of it, in one column")
  func narrow() throws {
    let lines = try Self.text(columns: 60)
    #expect(lines.contains { $0.hasSuffix("touchesBegan  handled by") }, "\(lines)")
  }
}
