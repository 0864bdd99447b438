import Foundation
import HitMaps
import Records
import Scenes
import SeededRandom
import Testing
import Workbench

@Suite("Maps from a part of the points") struct CoarseMapTests {
  /// A screen of 96 × 80 with views anywhere, some of them turned.
  private func scene(_ seed: UInt64, smallest: Int) throws -> Scene {
    var random = SeededRandom(seed: seed)
    let session = Session(language: .english) { _ in Bilingual(en: "", zh: "") }
    _ = try session.run("screen 96 80")
    for number in 0..<6 {
      let (x, y) = (
        Int.random(in: -10...80, using: &random), Int.random(in: -10...70, using: &random)
      )
      let width = Int.random(in: smallest...40, using: &random)
      let height = Int.random(in: smallest...40, using: &random)
      _ = try session.run("add view v\(number) \(x) \(y) \(width) \(height)")
      if number.isMultiple(of: 3) {
        let angle = Int.random(in: -80...80, using: &random)
        _ = try session.run("set v\(number).transform rotation \(angle)deg")
      }
    }
    return session.scene
  }

  @Test("With the map itself to guide it, a coarse map is the whole one", arguments: 0..<20)
  func guided(_ seed: UInt64) throws {
    let question = HitMapQuestion(try scene(seed, smallest: 1))
    let whole = try question.map()
    for spacing in [2, 4, 7, 100] {
      #expect(
        try question.map(spacing: spacing, guide: MapGuide(whole)) == whole, "every \(spacing)th")
      let offset = MapOffset(x: Int(seed) % spacing, y: 1)
      #expect(
        try question.map(spacing: spacing, guide: MapGuide(whole, offset: offset)) == whole,
        "every \(spacing)th from \(offset)")
    }
  }

  @Test(
    "Views that are wide enough are seen without a guide, to their last point", arguments: 0..<20)
  func unguided(_ seed: UInt64) throws {
    let session = Session(language: .english) { _ in Bilingual(en: "", zh: "") }
    var random = SeededRandom(seed: seed)
    _ = try session.run("screen 96 80")
    for number in 0..<4 {
      let (x, y) = (Int.random(in: 0...20, using: &random), Int.random(in: 0...30, using: &random))
      let (width, height) = (
        Int.random(in: 4...20, using: &random), Int.random(in: 4...9, using: &random)
      )
      _ = try session.run(
        "add view v\(number) \(x + number % 2 * 48) \(y + number / 2 * 40) \(width) \(height)")
    }
    let question = HitMapQuestion(session.scene)
    #expect(try question.map(spacing: 4) == question.map())
  }

  @Test("Maps are alike where no point that counts has another number", arguments: 0..<20)
  func alike(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      func map(_ names: [String]) -> HitMap {
        let owners = [HitMap.nobody] + names.indices.map { UInt16($0) }
        let cells = (0..<6).map { _ in owners.randomElement(using: &random) ?? HitMap.nobody }
        return HitMap(width: 3, height: 2, names: names, cells: cells)
      }
      let one = map(["a", "b"])
      let other = map(Bool.random(using: &random) ? ["a", "b"] : ["b", "a"])
      let border = map(["border"])
      for comparison in [HitMapComparison.owners, .hittable("a")] {
        let comparer = MapComparer(comparison: comparison)
        let cells = comparer.classified([one, other])
        let isAlike = (0..<6).allSatisfy {
          cells[0][$0] == cells[1][$0] || border.cells[$0] != HitMap.nobody
        }
        #expect(comparer.areAlike(one, other, outside: border) == isAlike)
      }
    }
  }

  @Test("Few points are asked where little changes")
  func asksLittle() throws {
    let session = Session(language: .english) { _ in Bilingual(en: "", zh: "") }
    _ = try session.run("screen 96 80")
    _ = try session.run(
      """
      class Counter: UIView {
        var asked = 0
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          asked += 1
          return super.point(inside: point, with: event)
        }
      }
      """)
    _ = try session.run("add Counter counter 20 20 30 30")
    _ = try HitMapQuestion(session.scene).map(spacing: 4)
    let answers = try session.runSwift("counter.asked")
    guard case .swift(let answer)? = answers.first, let value = answer.values.first else {
      Issue.record("no value")
      return
    }
    // 25 × 21 points first, then the squares along the four sides.
    let asked = try #require(Int(value.value.text))
    #expect(asked > 525)
    #expect(asked < 96 * 80 / 4)
  }

  @Test("A hole that no asked point meets is not seen, unless the guide shows it")
  func hole() throws {
    let session = Session(language: .english) { _ in Bilingual(en: "", zh: "") }
    _ = try session.run("screen 96 80")
    // Makes an array at each point, so that it is asked at a part of them.
    _ = try session.run(
      """
      class Holed: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          ![point.x, point.y].allSatisfy { $0 > 41 && $0 < 43 }
        }
      }
      """)
    _ = try session.run("add Holed holed 0 0 96 80")
    let question = HitMapQuestion(session.scene)
    let whole = try question.map()
    #expect(whole.areas.reduce(0, +) == 96 * 80)
    #expect(try question.map(spacing: 4) != whole)
    #expect(try question.map(spacing: 4, guide: MapGuide(whole)) == whole)
  }

  @Test("Lines are close together near what the guide changes, and every third of them elsewhere")
  func lines() {
    let (width, height) = (200, 120)
    let cells = (0..<width * height).map { cell -> UInt16 in
      (96..<104).contains(cell % width) && (40..<48).contains(cell / width) ? 0 : HitMap.nobody
    }
    let guide = HitMap(width: width, height: height, names: ["a"], cells: cells)
    let plain = MapLines(width: width, height: height, spacing: 4)
    #expect(plain.columns == Array(stride(from: 0, to: 199, by: 4)) + [199])
    let thin = MapLines(of: guide, spacing: 4)
    // Nearer than 24 points to the change at 96 nothing is left out.
    #expect(thin.columns.prefix(7) == [0, 12, 24, 36, 48, 60, 64])
    #expect(
      thin.columns.filter { (64...128).contains($0) } == Array(stride(from: 64, to: 129, by: 4)))
    #expect(thin.columns.last == 199 && thin.rows.last == 119)
    #expect(Set(thin.columns).isSubset(of: plain.columns))
    let offset = MapOffset(x: 3, y: 2)
    let moved = MapLines(width: width, height: height, spacing: 4, offset: offset)
    #expect(moved.columns == [0] + Array(stride(from: 3, to: 199, by: 4)) + [199])
    #expect(moved.rows.prefix(3) == [0, 2, 6])
    let thinMoved = MapLines(of: guide, spacing: 4, offset: offset)
    #expect(Set(thinMoved.columns).isSubset(of: moved.columns))
    #expect(thinMoved.columns.prefix(3) == [0, 3, 15])
    let unchanged = HitMap(
      width: width, height: height, names: [],
      cells: Array(repeating: HitMap.nobody, count: cells.count))
    let thinnest = MapLines(of: unchanged, spacing: 4)
    #expect(thinnest.rows == Array(stride(from: 0, to: 119, by: 12)) + [119])
  }

  @Test("Far from all changes of the guide a region of twelve points is seen to its last one")
  func farRegion() throws {
    let session = Session(language: .english) { _ in Bilingual(en: "", zh: "") }
    _ = try session.run("screen 200 160")
    _ = try session.run("add view guide 10 10 20 20")
    let guide = try HitMapQuestion(session.scene).map()
    _ = try session.run(
      """
      class Asked: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event)
        }
      }
      """)
    for (x, y) in [(110, 95), (113, 91), (140, 120), (187, 148)] {
      _ = try session.run("add Asked far\(x) \(x) \(y) 12 12")
      let question = HitMapQuestion(session.scene)
      #expect(try question.map(spacing: 4, guide: MapGuide(guide)) == question.map())
      _ = try session.run("remove far\(x)")
    }
  }

  @Test("The cells near a change are those that have another owner within reach", arguments: 1...3)
  func near(_ reach: Int) throws {
    let map = try HitMapQuestion(try scene(3, smallest: 2)).map()
    var expected: [Int] = []
    for cell in map.cells.indices {
      let (x, y) = (cell % map.width, cell / map.width)
      let rows = max(0, y - reach)...min(map.height - 1, y + reach)
      let columns = max(0, x - reach)...min(map.width - 1, x + reach)
      if rows.contains(where: { row in
        columns.contains { map.cells[row * map.width + $0] != map.cells[cell] }
      }) {
        expected.append(cell)
      }
    }
    #expect(!expected.isEmpty)
    #expect(map.cells(near: reach) == expected)
  }

  @Test("Each point of a map has its own steps, and a script that stops tells the point")
  func limits() throws {
    let session = Session(language: .english) { _ in Bilingual(en: "", zh: "") }
    _ = try session.run("screen 96 80")
    _ = try session.run(
      """
      class Slow: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          var turns = 0
          while turns < (point.x > 30 ? 100000 : 500) { turns += 1 }
          return true
        }
      }
      """)
    _ = try session.run("add Slow slow 20 20 30 30")
    session.limitScripts(steps: 10_000)
    let question = HitMapQuestion(session.scene)
    do {
      _ = try question.map()
      Issue.record("nothing stopped")
    } catch {
      #expect(error.report.problem == .steps(limit: 10_000))
      #expect(error.point == CGPoint(x: 50.5, y: 0.5))
    }
    // The next question runs as if nothing had happened.
    #expect(try question.owner(at: CGPoint(x: 25, y: 25)) != HitMap.nobody)
  }
}
