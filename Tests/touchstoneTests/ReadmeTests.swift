import Foundation
import Testing

/// The transcripts in the texts are the program's own output.
///
/// A block marked `console` is either a session, whose lines are in the script that the comment
/// above it names, or commands of a shell, each after `$ script/touchstone`. All are rewritten by
/// `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter ReadmeTests`.
@Suite struct ReadmeTests {
  /// The texts that people write; those made from tables have tests of their own.
  static let documents: [String] = {
    let made = ["API.md", "COMMANDS.md", "COMMANDS.zh-Hans.md"]
    return ["", "Documentation/", "Documentation/design/"].flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appendingPathComponent(folder).path)
      let texts = (names ?? []).filter { $0.hasSuffix(".md") && !made.contains($0) }
      return texts.sorted().map { folder + $0 }
    }
  }()
  static let isUpdating =
    ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1"

  @Test("The transcripts of a text are what the program shows", arguments: documents)
  func transcripts(_ document: String) throws {
    let file = Repository.root.appendingPathComponent(document)
    let text = try String(contentsOf: file, encoding: .utf8)
    let isChinese = document.hasSuffix(".zh-Hans.md")
    let renewed = try ConsoleBlocks(text, isChinese ? "zh" : "en").renewed()
    if Self.isUpdating {
      try Data(renewed.utf8).write(to: file)
      return
    }
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = renewed.split(separator: "\n", omittingEmptySubsequences: false)
    guard let line = zip(written, shown).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else {
      #expect(written.count == shown.count, "\(document) ends too early or too late")
      return
    }
    Issue.record(
      """
      \(document):\(line + 1): the program shows something else
          written: \(written[line])
          shown:   \(shown[line])
      If that is right, rewrite the transcripts and look at what changed:
        TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter ReadmeTests && git diff
      """)
  }

  @Test("Every script of the transcripts is shown somewhere")
  func scriptsAreShown() throws {
    let folder = Repository.root.appendingPathComponent("Documentation/transcripts")
    let texts = try (Self.documents + [Self.schema])
      .map { try String(contentsOf: Repository.root.appendingPathComponent($0), encoding: .utf8) }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      guard name.hasSuffix(".touchstone") else { continue }
      // These are shown by pictures of the same name.
      if ["picture.touchstone", "recording.touchstone"].contains(name) { continue }
      #expect(texts.contains { $0.contains("Documentation/transcripts/\(name)") }, "\(name)")
    }
  }

  private static let schema = "Documentation/schema/README.md"

  @Test("The example of the schema is a line that the program writes")
  func schemaExample() throws {
    let file = Repository.root.appendingPathComponent(Self.schema)
    let text = try String(contentsOf: file, encoding: .utf8)
    let output = try run(
      ["run", "--format", "json", "Documentation/transcripts/trace.touchstone"]
    ).output
    let line = try #require(output.split(separator: "\n").last)
    let written = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let start = try #require(text.range(of: "```json\n")).upperBound
    let end = try #require(text.range(of: "\n```\n", range: start..<text.endIndex)).lowerBound
    let example = try? JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    if example as? NSDictionary == written as? NSDictionary { return }
    guard Self.isUpdating else {
      Issue.record("\(Self.schema): the program writes \(line)")
      return
    }
    let shown = try JSONSerialization.data(
      withJSONObject: written, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    let renewed = text[..<start] + String(decoding: shown, as: UTF8.self) + text[end...]
    try Data(renewed.utf8).write(to: file)
  }
}

/// A text whose blocks marked `console` can be made again.
private struct ConsoleBlocks {
  private let lines: [Substring]
  /// The language in which the program answers.
  private let language: String

  init(_ text: String, _ language: String) {
    self.language = language
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with every block as the program fills it.
  func renewed() throws -> String {
    var renewed: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      renewed.append(String(line))
      index += 1
      guard line == "```console" else { continue }
      let end = try #require(lines[index...].firstIndex(of: "```"), "a block has no end")
      renewed += try fill(lines[index..<end], below: renewed.dropLast().last ?? "")
      index = end
    }
    return renewed.joined(separator: "\n")
  }

  private func fill(_ block: ArraySlice<Substring>, below comment: String) throws -> [String] {
    let isShell = block.first?.hasPrefix("$ ") ?? false
    if isShell { return try shell(block) }
    return try session(script: #require(script(of: comment)))
  }

  /// `<!-- Documentation/transcripts/NAME.touchstone -->`
  private func script(of comment: String) -> String? {
    comment.wholeMatch(of: /<!-- (Documentation\/transcripts\/\S+) -->/).map { String($0.1) }
  }

  /// Each entry after a prompt, with the part of the output that comes with it. A line that begins
  /// with a blank or a brace continues with the entry above it, as Swift of several lines does.
  private func session(script: String) throws -> [String] {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent(script), encoding: .utf8)
    let typed = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    var shown: [String] = []
    var before = ""
    for (index, line) in typed.enumerated() {
      shown.append((goesOn(line) ? "...> " : "> ") + line)
      if index + 1 < typed.count, goesOn(typed[index + 1]) { continue }
      let input = typed[...index].map { "\($0)\n" }.joined()
      let (output, status) = try run(["run", "--language", language, "-"], input: input)
      #expect(status == 0, "\(script): \(output)")
      #expect(output.hasPrefix(before), "\(script): what was shown has changed")
      shown += output.dropFirst(before.count).split(separator: "\n").map(String.init)
      before = output
    }
    return shown
  }

  private func goesOn(_ line: Substring) -> Bool { line.hasPrefix(" ") || line.hasPrefix("}") }

  /// Each command of the shell with its output; `$ echo $?` shows the status of the last one.
  private func shell(_ block: ArraySlice<Substring>) throws -> [String] {
    let name = "$ script/touchstone "
    var shown: [String] = []
    var last: Int32 = 0
    for command in block where command.hasPrefix("$ ") {
      shown.append(String(command))
      if command == "$ echo $?" {
        shown.append("\(last)")
        continue
      }
      try #require(command.hasPrefix(name), "only touchstone is run: \(command)")
      let arguments = command.dropFirst(name.count).split(separator: " ").map(String.init)
      let (output, status) = try run(arguments)
      shown += output.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
      last = status
    }
    return shown
  }
}

/// Runs touchstone in the folder of the repository; answers come before the problem that ended
/// it, as on a terminal.
private func run(
  _ arguments: [String], input: String = ""
) throws -> (output: String, status: Int32) {
  let finished = try execute(
    touchstonePath, arguments, input: Array(input.utf8), folder: Repository.root.path)
  return (finished.output + finished.messages, finished.status)
}

private enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
