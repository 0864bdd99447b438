import Foundation
import FoundationXML
import Pages
import Records
import Rendering
import Testing

/// Recordings, as players read them.
@Suite struct CastTests {
  private static let recording = Recording(
    title: "a \"b\"\n", columns: 80, rows: 24,
    steps: [
      Recording.Step(entry: "# 灯 🔦", output: ""),
      Recording.Step(entry: "func f() {\n}", output: "ok\n"),
      Recording.Step(entry: "hit 1 \u{1B}[31m", output: "\u{1B}[1mno\u{1B}[0m\n\n"),
    ], status: 65)

  private func lines(_ version: CastExporter.Version) throws -> (head: [String: Any], [[Any]]) {
    let bytes = CastExporter(version).bytes(of: Self.recording, in: .english)
    let lines = try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let head = try #require(lines.first as? [String: Any])
    return (head, lines.dropFirst().compactMap { $0 as? [Any] })
  }

  @Test func `version 3 has the terminal, intervals, a marker for each entry, and the status`()
    throws
  {
    let (head, events) = try lines(.third)
    #expect(head["version"] as? Int == 3)
    let terminal = try #require(head["term"] as? [String: Any])
    #expect(terminal["cols"] as? Int == 80 && terminal["rows"] as? Int == 24)
    #expect(head["title"] as? String == "a \"b\"\n")
    let markers = events.filter { $0[1] as? String == "m" }.compactMap { $0[2] as? String }
    #expect(markers == ["# 灯 🔦", "func f() {", "hit 1 \\u{1B}[31m"])
    #expect(events.last?[1] as? String == "x" && events.last?[2] as? String == "65")
  }

  @Test func `both versions show the same at the same time`() throws {
    let third = try lines(.third).1
    let second = try lines(.second).1
    #expect(third.dropLast().map { $0[2] as? String } == second.map { $0[2] as? String })
    var now = 0.0
    for (interval, event) in zip(third, second) {
      now += try #require(interval[0] as? Double)
      #expect(abs(now - (try #require(event[0] as? Double))) < 1e-6)
    }
  }

  @Test func `what is played is what a terminal shows, and no entry steers it`() throws {
    let shown = try lines(.third).1.filter { $0[1] as? String == "o" }.compactMap {
      $0[2] as? String
    }.joined()
    #expect(
      shown == """
        > # 灯 🔦\r\n> func f() {\r\n...> }\r\nok\r\n> hit 1 \\u{1B}[31m\r\n\u{1B}[1mno\u{1B}[0m\r
        \r\n>\u{20}
        """)
  }

  @Test func `a recording as a picture is well formed, and its lines come in their order`() throws {
    let text = String(
      decoding: AnimatedSVGExporter().bytes(of: Self.recording, in: .english), as: UTF8.self)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    let lines = text.matches(of: /<g id="l(\d+)">/).compactMap { Int($0.1) }
    // A comment; a function of two lines with its answer; a hit with its answer, an empty line too.
    #expect(lines == Array(0..<7))
    let starts = text.matches(of: #/@keyframes k\d+ \{ 0% \{ opacity: 0 \} ([\d.]+)% /#)
      .compactMap { Double($0.1) }
    #expect(starts.count == 7 && starts == starts.sorted() && starts.allSatisfy { $0 < 100 })
    #expect(!text.contains("\u{1B}") && !text.contains("href") && !text.contains("url("))
    #expect(text.contains("prefers-reduced-motion: no-preference"))
  }

  @Test func `what has no room moves up, and the end is what stays`() throws {
    let many = Recording(
      title: "t", columns: 40, rows: 10,
      steps: [Recording.Step(entry: "list", output: String(repeating: "a\n", count: 30))])
    let text = String(decoding: AnimatedSVGExporter().bytes(of: many, in: .english), as: UTF8.self)
    // 31 lines, 21 more than there is room for, of 19 units each.
    #expect(text.contains(".all { transform: translateY(-399px) }"))
    #expect(text.contains("@keyframes up { 0% { transform: translateY(0) }"))
    #expect(!Self.film.contains("@keyframes up"))
  }

  private static let film = String(
    decoding: AnimatedSVGExporter().bytes(of: recording, in: .english), as: UTF8.self)
}
