import Foundation
import Testing

/// The manual page: made from the program's own tables, correct, and about everything.
///
/// Rewritten by `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests`.
@Suite struct ManualGoldenTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let file = repository.appendingPathComponent("Documentation/touchstone.1")

  @Test("Documentation/touchstone.1 is what the program's tables say")
  func page() throws {
    let made = try touchstone("generate-manual")
    #expect(made.status == 0 && made.messages.isEmpty)
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1" {
      try Data(made.output.utf8).write(to: Self.file)
    }
    let kept = try? String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      kept == made.output,
      """
      Documentation/touchstone.1 is not what the program says. To rewrite it:
        TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests && git diff Documentation
      """)
  }

  @Test(
    "man shows the page without a warning", .enabled(if: Tool.man != nil, "man is not installed"))
  func manIsContent() throws {
    let shown = try execute(
      try #require(Tool.man), ["--warnings=w", "-P", "cat", "-l", Self.file.path],
      environment: ["MANWIDTH": "78"])
    #expect(shown.status == 0)
    #expect(shown.messages == "")
    #expect(shown.output.contains("EXIT STATUS"))
    for word in ["hit", "why", "expect", "rule"] { #expect(shown.output.contains(word)) }
  }

  @Test(
    "mandoc finds nothing wrong with the page",
    .enabled(if: Tool.mandoc != nil, "mandoc is not installed"))
  func mandocIsContent() throws {
    let checked = try execute(
      try #require(Tool.mandoc), ["-T", "lint", "-W", "warning", Self.file.path])
    #expect(checked.output + checked.messages == "")
  }

  @Test("Every variable of the environment that the program reads is in the page")
  func environmentIsWhole() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let sources = Self.repository.appendingPathComponent("Sources")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(
        contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let calls = text.matches(of: /(?:getenv|Environment\.value|environment)\("([A-Z_]+)"\)/)
      names.formUnion(calls.map { String($0.1) })
    }
    #expect(names.count >= 6)
    for name in names { #expect(page.contains(name), "\(name)") }
  }

  @Test("Every subcommand and every one of its options is in the page")
  func optionsAreWhole() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8).replacing("\\-", with: "-")
    let help = try touchstone("help").output
    let listed = try #require(help.split(separator: "SUBCOMMANDS:").last)
    let words = listed.matches(of: /\n {2}([a-z-]+) +\S/).map { String($0.1) }
    #expect(words.count >= 10)
    for word in words {
      // Some only group others, which are listed: `course new`.
      #expect(
        page.contains(".It Cm \(word)\n") || page.contains(".It Cm \(word) "), "\(word)")
      for option in try touchstone(word, "--help").output.matches(of: /\n {2}--([a-z-]+)/) {
        let isEverywhere = ["help", "version"].contains(option.1)
        #expect(isEverywhere || page.contains("Fl -\(option.1)"), "\(word) --\(option.1)")
      }
    }
  }
}

/// Programs that a test makes use of where they are installed.
enum Tool {
  static let man = path("man")
  static let mandoc = path("mandoc")
  static let bash = path("bash")
  static let zsh = path("zsh")
  static let fish = path("fish")

  private static func path(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
