import Foundation
import HitMaps
import Records
import Rendering
import Scenes
import Testing
import Wording
import Workbench

@Suite("Hit maps in files") struct MapFileTests {
  /// A folder that goes with the test.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("touchstone-map-\(UUID().uuidString)")

  private func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name).path
  }

  private func write(_ text: String) throws -> String {
    let path = try path("some.map")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test("What map save writes is read back and holds, for everybody and for one view")
  func roundTrip() throws {
    defer { remove() }
    let file = try path("a.map")
    let session = session(after: [
      "add view red 100 100 200 200", "add view 绿 50 50 100 100 in red", "map save \"\(file)\"",
      "expect map is \"\(file)\"", "expect map 绿 is \"\(file)\"",
    ])
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\nrows 150-249 a*100 b*50 c*100 b*50 a*90\n"))
    session.mustRun(["move red to 101 100"])
    #expect(
      session.refusal(of: "expect map is \"\(file)\"")?.contains("600 points differ") ?? false)
    #expect(
      session.refusal(of: "expect map 绿 is \"\(file)\"")?.contains("200 points differ") ?? false)
    // Every point that differs lies half a point from the border.
    session.mustRun(["expect map is \"\(file)\" border 1"])
    session.mustRun(["move red to 102 100"])
    #expect(session.refusal(of: "expect map is \"\(file)\" border 1") != nil)
    session.mustRun(["expect map is \"\(file)\" border 1.6"])
    session.mustRun(["screen 320 568"])
    #expect(session.refusal(of: "expect map is \"\(file)\"")?.contains("320 568") ?? false)
  }

  @Test("A check that fails shows where, in both languages")
  func failure() throws {
    defer { remove() }
    let file = try path("b.map")
    let session = session(after: [
      "add view red 100 100 200 200", "map save \"\(file)\"", "set red.isHidden true",
    ])
    for language in [Language.english, .chinese] {
      session.language = language
      let shown = session.shown("expect map is \"\(file)\"")
      #expect(shown.contains("■■■■"))
      #expect(shown.contains("hit 100.5 100.5"))
      #expect(shown.contains("40,000"))
    }
  }

  @Test(
    "A file that is not a hit map is refused with its line",
    arguments: [
      ("", 1, "not a hit map"),
      ("hello\n", 1, "not a hit map"),
      ("touchstone hit map 2\n", 1, "version `2`"),
      ("touchstone hit map 1\n", 2, "`screen W H` must come first"),
      ("touchstone hit map 1\nscreen 0 5\n", 2, "from 1 to 10,000"),
      ("touchstone hit map 1\nscreen 99999999999999999999 5\n", 2, "from 1 to 10,000"),
      ("touchstone hit map 1\nrow 0 a*3\n", 2, "`screen W H` must come first"),
      ("touchstone hit map 1\nscreen 3 1\nscreen 3 1\n", 3, "`screen W H`"),
      ("touchstone hit map 1\nscreen 3 1\nowner a\n", 3, "neither"),
      ("touchstone hit map 1\nscreen 3 1\nowner a x\nowner a y\n", 4, "already in use"),
      ("touchstone hit map 1\nscreen 3 1\nowner - y\n", 3, "already in use"),
      ("touchstone hit map 1\nscreen 3 1\nrow 0 a*3\n", 3, "no `owner` line"),
      ("touchstone hit map 1\nscreen 3 1\nrow 0 -*2\n", 3, "have 2 points"),
      ("touchstone hit map 1\nscreen 3 1\nrow 0 -*4\n", 3, "have 4 points"),
      ("touchstone hit map 1\nscreen 3 1\nrow 0 -*-3\n", 3, "is not a run"),
      ("touchstone hit map 1\nscreen 3 1\nrow 0 3\n", 3, "is not a run"),
      ("touchstone hit map 1\nscreen 3 1\nrow 1 -*3\n", 3, "begin with 0"),
      ("touchstone hit map 1\nscreen 3 1\nrows 0-9 -*3\n", 3, "end on the screen"),
      ("touchstone hit map 1\nscreen 3 1\nrows 0-9-9 -*3\n", 3, "end on the screen"),
      ("touchstone hit map 1\nscreen 3 1\nrows\n", 3, "begin with 0"),
      ("touchstone hit map 1\nscreen 3 2\nrow 0 -*3\n", 4, "after 1 of 2 rows"),
      ("touchstone hit map 1\nscreen 3 1\ncolumn 0 -*3\n", 3, "neither"),
    ])
  func badFiles(_ text: String, _ line: Int, _ words: String) throws {
    defer { remove() }
    let file = try write(text)
    let session = freshSession()
    for language in [Language.english, .chinese] {
      session.language = language
      let problem = try #require(session.problem(of: "expect map is \"\(file)\""))
      #expect(
        problem.problem.wording.en.contains("line \(line): "), "\(problem.problem.wording.en)")
      #expect(problem.problem.wording.en.contains(words), "\(problem.problem.wording.en)")
      #expect(problem.problem.wording.zh.contains("第 \(line) 行"))
    }
  }

  @Test("Comments, blanks and single rows are read")
  func comments() throws {
    let map = try MapText.map(
      of: """
        # mine

        touchstone   hit map 1
        screen 3 3
        owner a My View#2
        # the rows
        row 0 a*1 -*2
          rows 1-2\t-*3
        """, path: "x")
    #expect(map.names == ["My View#2"])
    #expect(map.owner(x: 0, y: 0) == "My View#2")
    #expect(map.areas == [1])
    #expect(try MapText.map(of: MapText.text(of: map), path: "y") == map)
  }

  @Test("Labels continue after z")
  func labels() throws {
    let names = (0..<800).map { "n\($0)" }
    let map = HitMap(width: 800, height: 1, names: names, cells: (0..<800).map { UInt16($0) })
    #expect(try MapText.map(of: MapText.text(of: map), path: "y") == map)
  }

  @Test(
    "A border is refused that is negative, too wide or no number", arguments: ["-1", "101", "x"])
  func badBorders(_ border: String) throws {
    defer { remove() }
    let file = try path("c.map")
    let session = session(after: ["map save \"\(file)\""])
    #expect(session.refusal(of: "expect map is \"\(file)\" border \(border)") != nil)
  }

  @Test("A map cannot be written inside a sourced file, nor to a folder")
  func places() throws {
    defer { remove() }
    let script = try path("d.touchstone")
    try Data("map save /tmp/never.map\n".utf8).write(to: URL(fileURLWithPath: script))
    let session = freshSession()
    #expect(session.refusal(of: "source \"\(script)\"") != nil)
    #expect(session.refusal(of: "map save \"\(folder.path)\"") != nil)
  }
}
