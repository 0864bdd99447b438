import Foundation
import HitMaps
import Practice
import Records
import Scenes
import Testing
import Workbench

@Suite struct MapTests {
  @Test("A map is coded in runs and read back as it was")
  func coding() throws {
    let map = map("aab..", "bbbbb", ".a.a.")
    let data = try JSONEncoder().encode(map)
    #expect(try JSONDecoder().decode(HitMap.self, from: data) == map)
    #expect(String(decoding: data, as: UTF8.self).contains("[0,2,1,1,-1,2]"))
  }

  @Test("Rows that do not fill the map are refused")
  func damagedRows() {
    let text = #"{"version":1,"width":3,"height":1,"names":["a"],"rows":[[0,2]]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HitMap.self, from: Data(text.utf8))
    }
  }

  @Test("The difference names who should get each point and who does, the largest first")
  func difference() throws {
    let comparer = MapComparer(comparison: .owners)
    let found = comparer.difference(map("rrrr", "rccr", "...."), map("rrrr", "cccr", ".o.."))
    let difference = try #require(found)
    #expect(difference.pairs.map(\.expected) == ["c", "o"])
    #expect(difference.pairs.map(\.actual) == ["r", nil])
    #expect(difference.firstPoint == CGPoint(x: 0.5, y: 1.5))
    #expect(difference.box == CGRect(x: 0, y: 1, width: 2, height: 2))
  }

  @Test("Where one view counts, the others are all alike")
  func hittable() {
    let comparer = MapComparer(comparison: .hittable("o"))
    #expect(comparer.difference(map("aob"), map("bo.")) == nil)
  }

  @Test(
    "A region is measured",
    arguments: [
      (
        ["..oo", "..oo", "....", "...."],
        MapDiagnosis.shifted(name: "o", dx: 1, dy: -1, origin: nil)
      ),
      (["....", "....", "....", "...."], .never(name: "o", takenBy: nil)),
      (["oooo", "oooo", "oooo", "oooo"], .everywhere(name: "o")),
      (["....", ".oo.", "....", "...."], .edges(name: "o", left: 0, top: 0, right: 0, bottom: -1)),
    ])
  func measure(rows: [String], wanted: MapDiagnosis) {
    let right = map("....", ".oo.", ".oo.", "....")
    let actual = map(rows[0], rows[1], rows[2], rows[3])
    #expect(MapMeasure("o", actual: actual, expected: right).diagnoses == [wanted])
  }

  @Test("A region turned over is called so")
  func mirrored() {
    let right = map("o....", "oo...", "ooo..", "oooo.", "ooooo")
    let actual = map("....o", "...oo", "..ooo", ".oooo", "ooooo")
    #expect(
      MapMeasure("o", actual: actual, expected: right).diagnoses
        == [.mirrored(name: "o", isVertical: false)])
  }

  @Test("A ring is its own mirror image, and is not called turned over")
  func symmetric() {
    let right = map(".ooo.", "ooooo", "ooooo", "ooooo", ".ooo.")
    let ring = map(".ooo.", "ooooo", "oo.oo", "ooooo", ".ooo.")
    #expect(
      MapMeasure("o", actual: ring, expected: right).diagnoses == [.tooSmall(name: "o", points: 1)])
  }

  @Test("A region with inside and outside exchanged is called so")
  func insideOut() {
    let right = map("..o..", ".ooo.", "ooooo", ".ooo.", "..o..")
    let actual = map("oo.oo", "o...o", ".....", "o...o", "oo.oo")
    #expect(
      MapMeasure("o", actual: actual, expected: right).diagnoses == [.insideOut(name: "o")])
  }

  @Test("A region twice as large around the same middle is called so")
  func scaled() {
    let right = map("......", "......", "..oo..", "..oo..", "......", "......")
    let actual = map("......", ".oooo.", ".oooo.", ".oooo.", ".oooo.", "......")
    #expect(
      MapMeasure("o", actual: actual, expected: right).diagnoses == [.scaled(name: "o", factor: 2)])
  }

  @Test("What is off by the frame's origin, or by that of bounds, is told")
  func origins() {
    let right = map("ooo....", "ooo....", "ooo....", ".......", ".......")
    let actual = map(".......", ".......", "...ooo.", "...ooo.", "...ooo.")
    let room = CGRect(x: 0, y: 0, width: 7, height: 5)
    let rectangle = CGRect(x: 0, y: 0, width: 3, height: 3)
    let frame = MapMeasure.Place(
      frame: CGPoint(x: 3, y: 2), bounds: .zero, rectangle: rectangle, room: room)
    #expect(
      MapMeasure("o", actual: actual, expected: right, place: frame).diagnoses
        == [.shifted(name: "o", dx: 3, dy: 2, origin: .frame)])
    let bounds = MapMeasure.Place(
      frame: .zero, bounds: CGPoint(x: -3, y: -2), rectangle: rectangle, room: room)
    #expect(
      MapMeasure("o", actual: actual, expected: right, place: bounds).diagnoses
        == [.shifted(name: "o", dx: 3, dy: 2, origin: .bounds)])
  }

  /// A view of 2 × 2 points in the middle of a room of 8 × 8.
  private static let place = MapMeasure.Place(
    frame: CGPoint(x: 3, y: 3), bounds: .zero, rectangle: CGRect(x: 3, y: 3, width: 2, height: 2),
    room: CGRect(x: 0, y: 0, width: 8, height: 8))

  /// A full rectangle in that room.
  private func filled(_ x: Range<Int>, _ y: Range<Int>) -> HitMap {
    let cells = (0..<64).map { x.contains($0 % 8) && y.contains($0 / 8) ? 0 : HitMap.nobody }
    return HitMap(width: 8, height: 8, names: ["o"], cells: cells)
  }

  @Test(
    "A rectangle that grows in another way than it should is told so",
    arguments: [
      (1..<7, 3..<5, MapDiagnosis.Growth.onlyWide), (3..<7, 3..<7, .rightAndDown),
      (1..<5, 1..<5, .leftAndUp),
    ])
  func growth(x: Range<Int>, y: Range<Int>, wanted: MapDiagnosis.Growth) {
    let diagnoses = MapMeasure(
      "o", actual: filled(x, y), expected: filled(1..<7, 1..<7), place: Self.place
    ).diagnoses
    #expect(diagnoses.first == .growth(name: "o", wanted))
  }

  @Test("A region that the superview cuts off is known by the part that is left")
  func cutOff() {
    let place = MapMeasure.Place(
      frame: CGPoint(x: 3, y: 3), bounds: .zero, rectangle: CGRect(x: 3, y: 3, width: 4, height: 4),
      room: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(
      MapMeasure("o", actual: filled(5..<8, 5..<8), expected: filled(2..<8, 2..<8), place: place)
        .diagnoses == [.shifted(name: "o", dx: 3, dy: 3, origin: .frame)])
  }
}
