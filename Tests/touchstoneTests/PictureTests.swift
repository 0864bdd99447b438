import Foundation
import Testing

/// `Documentation/picture.svg` shows a scene and what the program says of it, in its own colours.
///
/// It is drawn from the program's answers:
/// `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter PictureTests` draws it again.
@Suite struct PictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("The picture of README.md shows what the program answers")
  func picture() throws {
    let script = "Documentation/transcripts/picture.touchstone"
    let file = Self.root.appendingPathComponent("Documentation/picture.svg")
    let typed = try String(contentsOf: Self.root.appendingPathComponent(script), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let drawn = try Picture(typed, answers: answers(to: typed)).svg
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1" {
      try Data(drawn.utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(
      kept == drawn, "TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter PictureTests draws it again")
  }

  @Test(
    "The recordings of the READMEs show what the program answers",
    arguments: [("en", "recording.svg"), ("zh", "recording.zh-Hans.svg")])
  func recording(_ language: String, _ name: String) throws {
    let script = "Documentation/transcripts/recording.touchstone"
    let file = Self.root.appendingPathComponent("Documentation/\(name)")
    try withFolder { folder in
      let typed = try String(contentsOf: Self.root.appendingPathComponent(script), encoding: .utf8)
      let lines = typed.split(separator: "\n").filter { !$0.hasPrefix("#") }
      try folder.write("Touchstone", lines.joined(separator: "\n") + "\n")
      let result = try touchstone(
        "record", "Touchstone", "a.svg", "--rows", "22", "--language", language, in: folder)
      #expect(result.status == 0, "\(result)")
      let drawn = try folder.text("a.svg")
      if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1" {
        try Data(drawn.utf8).write(to: file)
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == drawn,
        "TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter PictureTests records it again")
    }
  }

  /// The output for each line, including colours.
  private func answers(to typed: [String]) throws -> [[String]] {
    var before = ""
    return try typed.indices.map { index in
      let finished = try execute(
        touchstonePath, ["run", "-", "--color", "always"],
        input: Array(typed[...index].map { "\($0)\n" }.joined().utf8), folder: Self.root.path)
      let output = finished.output
      try #require(finished.status == 0 && output.hasPrefix(before), "\(finished.messages)")
      defer { before = output }
      return output.dropFirst(before.count).split(separator: "\n").map(String.init)
    }
  }
}

/// The screen on the left, the terminal on the right.
private struct Picture {
  private let typed: [String]
  private let answers: [[String]]

  init(_ typed: [String], answers: [[String]]) {
    self.typed = typed
    self.answers = answers
  }

  private static let (lineHeight, fontSize, scale) = (17, 12, 0.55)
  private static let (screenWidth, screenHeight, textLeft, width) = (215, 464, 270, 880)

  var svg: String {
    let height = max(Self.screenHeight + 40, lines.count * Self.lineHeight + 50)
    let screen =
      [rectangle("screen", CGRect(x: 0, y: 0, width: 390, height: 844))] + views + [touch]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" \
      width="\(Self.width)" height="\(height)" viewBox="0 0 \(Self.width) \(height)">
      <style>
      text { font: \(Self.fontSize)px ui-monospace, Menlo, Consolas, monospace; white-space: pre }
      .terminal { fill: #1e2127 } .typed, .plain { fill: #dcdfe4 } .strong { fill: #fff }
      .strong, .typed { font-weight: bold } .faint { fill: #949aa5 } .hint { fill: #56b6c2 }
      .good { fill: #98c379 } .screen { fill: #fff; stroke: #7f8794 }
      .view { fill: #4078c0; fill-opacity: .2; stroke: #4078c0 } .label { fill: #24466f }
      .touch { fill: #d1242f }
      </style>
      <rect class="terminal" x="250" y="8" width="622" height="\(height - 16)" rx="8"/>
      \(screen.joined(separator: "\n"))
      \(text.joined(separator: "\n"))
      </svg>

      """
  }

  // MARK: The screen

  /// A rectangle for each view in the output of an `add`, with its name; nothing is rotated or
  /// scrolled.
  private var views: [String] {
    var origins = ["root": CGPoint.zero]
    return answers.compactMap { lines -> String? in
      let pattern = /(\w+) +\w+ \((-?\d+) (-?\d+); (\d+) (\d+)\) in (\w+)/
      guard let match = lines.first.map(Self.withoutColours)?.wholeMatch(of: pattern)?.output,
        let above = origins[String(match.6)], let x = Double(match.2), let y = Double(match.3),
        let width = Double(match.4), let height = Double(match.5)
      else { return nil }
      let frame = CGRect(x: above.x + x, y: above.y + y, width: width, height: height)
      origins[String(match.1)] = frame.origin
      let (left, top) = (Self.shown(frame.minX) + 5, Self.shown(frame.minY) + 13)
      return rectangle("view", frame)
        + "<text class=\"label\" x=\"\(left)\" y=\"\(top)\">\(match.1)</text>"
    }
  }

  /// The point that the hit test asks for.
  private var touch: String {
    let pattern = /.*window +\((-?\d+), (-?\d+)\).*/
    let point = answers.joined().lazy.compactMap { $0.wholeMatch(of: pattern)?.output }.first
    guard let point, let x = Double(point.1), let y = Double(point.2) else { return "" }
    return "<circle class=\"touch\" cx=\"\(Self.shown(x))\" cy=\"\(Self.shown(y))\" r=\"5\"/>"
  }

  private func rectangle(_ kind: String, _ frame: CGRect) -> String {
    let (x, y) = (Self.shown(frame.minX), Self.shown(frame.minY))
    let (right, bottom) = (Self.shown(frame.maxX), Self.shown(frame.maxY))
    return "<rect class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\" width=\"\(right - x)\""
      + " height=\"\(bottom - y)\" rx=\"3\"/>"
  }

  /// A number of the screen as one of the picture.
  private static func shown(_ number: CGFloat) -> Int { Int((number * scale).rounded()) + 20 }

  // MARK: The terminal

  private var lines: [String] {
    zip(typed, answers).flatMap { line, answer in ["\u{1B}[7m> \(line)\u{1B}[0m"] + answer }
  }

  private var text: [String] {
    lines.enumerated().map { index, line in
      let y = (index + 2) * Self.lineHeight
      return "<text x=\"\(Self.textLeft)\" y=\"\(y)\">\(Self.spans(line))</text>"
    }
  }

  /// A line of a terminal, with a class in place of each colour.
  private static func spans(_ line: String) -> String {
    let classes = ["1": "strong", "2": "faint", "7": "typed", "32": "good", "36": "hint"]
    var kind = "plain"
    return line.split(separator: "\u{1B}[").map { piece -> String in
      var words = piece
      if let end = piece.firstIndex(of: "m"), piece[..<end].allSatisfy(\.isNumber) {
        kind = classes[String(piece[..<end])] ?? "plain"
        words = piece[end...].dropFirst()
      }
      return words.isEmpty ? "" : "<tspan class=\"\(kind)\">\(escaped(words))</tspan>"
    }.joined()
  }

  private static func withoutColours(_ line: String) -> String {
    line.replacing(/\u{1B}\[\d+m/, with: "")
  }

  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;")
  }
}
