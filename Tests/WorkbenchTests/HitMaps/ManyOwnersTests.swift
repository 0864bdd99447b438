import Foundation
import HitMaps
import Records
import Rendering
import Scenes
import Testing
import UIKitModel
import Workbench

/// More owners, and more pairs of them, than a cell of a map has numbers for.
@Suite("Hit maps of very many owners") struct ManyOwnersTests {
  private func map(
    _ width: Int, _ height: Int, _ prefix: String, count: Int, _ owner: (Int, Int) -> Int
  ) -> HitMap {
    HitMap(
      width: width, height: height, names: (0..<count).map { "\(prefix)\($0)" },
      cells: (0..<width * height).map { UInt16(owner($0 % width, $0 / width)) })
  }

  @Test("90,000 kinds of fault are all told, the smallest under one number on the map")
  func manyPairs() throws {
    let columns = map(300, 300, "c", count: 300) { x, _ in x }
    let rows = map(300, 300, "r", count: 300) { x, y in x < 2 && y == 0 ? 1 : y }
    let found = MapComparer(comparison: .owners).difference(columns, rows)
    let difference = try #require(found)
    #expect(difference.pairs.count == 89_998 && difference.points == 90_000)
    #expect(difference.pairs.prefix(3).map(\.points) == [2, 2, 1])
    #expect(difference.wrong.names.count == HitMapDifference.mostKinds)
    #expect(difference.wrong.areas.reduce(0, +) == 90_000)
    #expect(difference.wrong.areas.prefix(3) == [2, 2, 1])
    #expect(difference.wrong.areas.last == 90_000 - HitMapDifference.mostKinds - 1)
    let check = MapCheck(view: nil, file: "x.map", map: rows, border: .points(0))
    let record = MapRecord(
      map: columns, owners: [], nobody: 0, box: nil, share: nil, isFine: false)
    let expectation = check.expectation(record)
    #expect(!expectation.holds)
    let shown = DiagnosticRenderer(language: .english, style: Style(hasColor: false, columns: 79))
      .render(
        Diagnostic(
          problem: .expectationFailed(expectation), text: "expect map is x.map", start: 0, end: 0),
        promptWidth: 2)
    #expect(shown.contains("90,000 points differ"))
  }

  @Test("Two maps with 40,000 names each are compared")
  func manyNames() throws {
    let first = map(200, 200, "a", count: 40_000) { x, y in y * 200 + x }
    let second = map(200, 200, "b", count: 40_000) { x, y in y * 200 + x }
    let comparer = MapComparer(comparison: .owners)
    #expect(comparer.difference(first, second)?.pairs.count == 40_000)
    #expect(comparer.difference(first, first) == nil)
    #expect(comparer.difference(second, first)?.pairs.first?.actual == "b0")
  }

  @Test("The view that is asked about has its own numbers among 66,000, and what it holds as well")
  func askedFirst() throws {
    let session = session(after: [
      "screen 40 30", "add view box 10 10 20 10", "add view inner 0 0 10 10 in box",
      "on box pointInside return true",
    ])
    let box = try #require(session.scene.object(named: "box") as? UIView)
    let inner = try #require(session.scene.object(named: "inner") as? UIView)
    let root = try #require(session.scene.object(named: "root") as? UIView)
    let crowd = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    root.insertSubview(crowd, at: 0)
    for _ in 0..<66_000 { crowd.addSubview(UIView()) }
    session.limits.map = 1_000_000_000
    let share = try #require(try session.mapRecord(of: box).share)
    #expect(share.points(.itself, inside: true) == 100)
    #expect(share.points(.below, inside: true) == 100)
    #expect(share.points(.itself, inside: false) == 1_000)
    let area = try #require(try AreaFinder(session.scene, box, isInterrupted: { false }).area())
    #expect(area.points == 200 && area.reached == 200 && area.beyond == 1_000)
    for _ in 0..<66_000 { inner.addSubview(UIView()) }
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    inner.addSubview(front)
    session.mustRun(["on inner pointInside return true"])
    let crowded = try #require(try session.mapRecord(of: box).share)
    #expect(crowded.points(.itself, inside: true) == 0)
    #expect(crowded.points(.below, inside: true) == 200)
    let whole = try #require(try AreaFinder(session.scene, box, isInterrupted: { false }).area())
    #expect(whole.points == 200 && whole.reached == 200)
  }

  @Test("A view without a name is found in the copy on which the map is asked")
  func withoutName() throws {
    let session = session(after: [
      """
      func build() {
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        root.addSubview(box)
        box.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50)))
      }
      """, "build()",
    ])
    let box = try #require((session.scene.object(named: "root") as? UIView)?.subviews.first)
    let share = try #require(try session.mapRecord(of: box).share)
    #expect(share.points(.itself, inside: true) == 4_500)
    #expect(share.points(.below, inside: true) == 500)
  }

  @Test("map NAME below turned views looks at an interruption")
  func interruption() throws {
    let session = session(after: ["add view v0 0 0 390 844"])
    for level in 1..<40 { session.mustRun(["add view v\(level) 0 0 390 844 in v\(level - 1)"]) }
    session.mustRun(["set v39.transform rotation 3deg"])
    var looks = 0
    session.isInterrupted = {
      looks += 1
      return looks > 3
    }
    #expect(session.refusal(of: "map v39") != nil)
    #expect(looks == 4)
  }
}
