import Foundation
import Lettering
import Records
import Rendering
import Testing
import UIKitModel
import Wording
import Workbench

@Suite("map") struct MapCommandTests {
  private func record(_ session: Session, _ line: String = "map") throws -> MapRecord {
    for case .map(let record) in try session.run(line) { return record }
    throw Problem.interrupted
  }

  @Test("The example of the notes, letter by letter")
  func example() {
    let session = session(after: [
      "add view red 100 100 200 200", "add view green 50 50 100 100 in red",
      "add view blue 25 25 50 50 in green",
    ])
    #expect(
      session.shown("map") == """
              R red 30,000   G green 7,500   B blue 2,500   · root 289,160
         100  RRRRRRRRRRRRRRRRRRRR
         120  RRRRRRRRRRRRRRRRRRRR
         140  RRRRRGGGGGGGGGGRRRRR
         160  RRRRRGGGGGGGGGGRRRRR
         180  RRRRRGGBBBBBGGGRRRRR
         200  RRRRRGGBBBBBGGGRRRRR
         220  RRRRRGGGGGGGGGGRRRRR
         240  RRRRRRRRRRRRRRRRRRRR
         260  RRRRRRRRRRRRRRRRRRRR
         280  RRRRRRRRRRRRRRRRRRRR
              from x = 100: 1 column = 10, 1 row = 20 points

        """)
  }

  @Test("Letters are those of names, each once, for Chinese names those of their sounds")
  func letters() {
    let names = ["red", "redView", "root2", "view1", "view2", "按钮", "红色", "_9", "é"]
    let session = freshSession()
    for (number, name) in names.enumerated() {
      session.mustRun(["add view \(name) \(number * 40) \(number * 40) 30 30"])
    }
    let legend = session.shown("map").split(separator: "\n").prefix { $0.hasPrefix("      ") }
      .joined(separator: "   ").split(separator: "   ", omittingEmptySubsequences: true)
      .map { $0.split(separator: " ") }
    let signs = Dictionary(
      legend.filter { $0.count > 2 }.map { (String($0[1]), String($0[0])) }
    ) { first, _ in first }
    #expect(signs["red"] == "R" && signs["redView"] == "V" && signs["root2"] == "2")
    #expect(signs["按钮"] == "A" && signs["红色"] == "H" && signs["é"] == "E")
    #expect(Set(signs.values).count == names.count + 1)
  }

  @Test("Many owners are folded into a rest, and lines stay narrow", arguments: [24, 25, 400])
  func fold(_ count: Int) throws {
    let session = freshSession()
    for number in 0..<count {
      session.mustRun(["add view v\(number) \(number % 20 * 19) \(number / 20 * 40) 18 38"])
    }
    for line in ["map", "map fine"] {
      let shown = session.shown(line)
      #expect(shown.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 78 })
      let isFolded = count > (line == "map" ? 24 : 52)
      #expect(shown.contains("others") == isFolded)
    }
    #expect(session.shown("map").split(separator: "\n").count < 28)
  }

  @Test("One view: its own points, its subviews', others', nobody's, and those outside its bounds")
  func share() throws {
    let session = session(after: [
      "add view box 100 100 100 100", "add view inner 10 10 20 20 in box",
      "add view beyond 90 90 40 40 in box", "add view cover 150 100 100 50",
      """
      class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
      }
      """, "add Wide wide 20 400 100 100",
    ])
    let share = try #require(try record(session, "map box").share)
    #expect(share.area == 10_000)
    #expect(share.points(.below, inside: true) == 500)
    #expect(share.points(.below, inside: false) == 0)
    #expect(share.points(.other, inside: true) == 2500)
    #expect(share.points(.itself, inside: true) == 7000)
    let wide = try #require(try record(session, "map wide").share)
    #expect(wide.points(.itself, inside: true) == 10_000)
    #expect(wide.points(.itself, inside: false) == 4400)
    #expect(session.shown("map wide").contains("outside its bounds it gets 4,400"))
  }

  @Test("What overrides change while the map is asked is gone afterwards")
  func copies() throws {
    let session = session(after: [
      "screen 20 20",
      """
      class Counter: UIView {
        var asked = 0
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          asked += 1
          frame.origin.x += 1
          return true
        }
      }
      """, "add Counter counter 5 5 10 10",
    ])
    let entries = session.journal.entries.count
    _ = try session.run("map")
    session.mustRun(["expect counter.asked == 0", "expect frame counter is 5 5 10 10"])
    #expect(session.journal.entries.count == entries)
  }

  @Test("A script that stops tells at which point, and the next question runs")
  func stops() throws {
    let session = session(after: [
      "screen 20 20",
      """
      class Trap: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          [true, false][Int(point.y)]
        }
      }
      """, "add Trap trap 0 10 20 10",
    ])
    let problem = try #require(session.problem(of: "map"))
    guard case .mapStopped(let report, let point) = problem.problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(point == CGPoint(x: 0.5, y: 0.5))
    #expect(report.problem == .indexOutOfRange)
    #expect(session.refusal(of: "hit 0.5 10.5") == nil)
    for language in [Language.english, .chinese] {
      session.language = language
      #expect(session.shown("map").contains("hit 0.5 0.5"))
    }
  }

  /// Lines after which every point of the screen has to be asked: by a script, and without any.
  nonisolated static let asked = [
    ["on window pointInside return true"],
    [
      "add view inner 0 0 10 10", "set root.transform rotation 30deg",
      "set root.bounds.size 2000 2000",
    ],
  ]

  @Test("All points of a map together have a limit, which stops it soon", arguments: asked)
  func limit(_ lines: [String]) throws {
    let session = session(after: lines)
    session.limits.map = 100_000
    let problem = try #require(session.problem(of: "map"))
    guard case .mapStopped(let report, _) = problem.problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(report.problem == .map(limit: 100_000))
    for language in [Language.english, .chinese] {
      session.language = language
      #expect(session.shown("map").contains("limits map 1000000"))
    }
    session.mustRun(["limits map 10000000", "map"])
  }

  @Test("Ctrl-C ends a map, whatever answers", arguments: asked)
  func interrupted(_ lines: [String]) throws {
    let session = session(after: lines)
    session.isInterrupted = { true }
    let problem = try #require(session.problem(of: "map"))
    guard case .mapStopped(let report, _) = problem.problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(report.problem == .interrupted)
  }

  @Test("The map of a turned view on a huge screen stops before it begins")
  func turnedOnHugeScreen() {
    let session = session(after: [
      "add view v 100 100 50 50", "set v.transform rotation 30deg", "screen 10000 10000",
    ])
    #expect(session.refusal(of: "map v")?.contains("limits map") ?? false)
  }

  @Test("Screens of one point and of ten thousand", arguments: [(1, 1), (1, 10_000), (10_000, 1)])
  func screens(_ width: Int, _ height: Int) throws {
    let session = session(after: ["screen \(width) \(height)", "add view v 0 0 5000 5000"])
    for line in ["map", "map fine", "map v", "map v fine", "map root"] {
      let shown = session.shown(line)
      #expect(shown.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 78 }, "\(line)")
      #expect(shown.split(separator: "\n").count < 64, "\(line)")
      _ = PlainRenderer(language: .english, teach: .normal).render(.map(try record(session, line)))
    }
    #expect(try record(session).map.cells.count == width * height)
  }

  @Test("Nobody is a sign of its own, and an empty screen is said to be one")
  func nobody() {
    let session = session(after: ["screen 20 20", "frame window 0 0 10 20"])
    #expect(session.shown("map").contains("- nobody 200"))
    #expect(session.shown("map").contains("-----"))
    session.mustRun(["set window.isHidden true"])
    #expect(session.shown("map").contains("nobody gets a touch"))
  }

  @Test("Colour is only added: without it the same letters are there")
  func color() throws {
    let session = session(after: ["add view red 100 100 200 200", "add view x 0 0 10 10"])
    let record = try record(session)
    func text(_ hasColor: Bool) -> String {
      TextRenderer(
        language: .english, teach: .normal, style: Style(hasColor: hasColor, columns: 79)
      ).render(.map(record))
    }
    let colored = text(true)
    #expect(colored.contains("\u{1B}[31mR\u{1B}[0m red"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == text(false))
  }

  @Test("The record is coded and read back")
  func coding() throws {
    let session = session(after: ["screen 20 20", "add view red 5 5 10 10"])
    let record = try record(session, "map red")
    let data = try JSONEncoder().encode(record)
    let again = try JSONDecoder().decode(MapRecord.self, from: data)
    #expect(again.map == record.map && again.owners == record.owners)
    #expect(again.share?.parts == record.share?.parts)
  }
}
