import Foundation
import Lettering
import Practice
import Records
import Rendering
import Testing

/// Parts that are wrong are named: of regions, of pictures, of printed values and objects.
@Suite struct PartNameTests {
  // MARK: Regions

  private func region(_ right: String, _ mine: String) throws -> [MapDiagnosis] {
    func box(_ test: String) -> String {
      """
      class Box: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let area = bounds.insetBy(dx: 20, dy: 20)
          return \(test)
        }
      }
      """
    }
    let exercise = MadeExercise(
      compare: "{ as: owners }",
      scene: "add button back 130 136 20 20\nadd Box box 100 100 100 100",
      solution: box(right), starter: "class Box: UIView {}")
    return try exercise.verdict(on: box(mine)).finding?.diagnoses ?? []
  }

  private static let hole = "bounds.contains(point) && !area.contains(point)"

  @Test("An ellipse in place of a rectangle is called round")
  func round() throws {
    let oval = "UIBezierPath(ovalIn: bounds.insetBy(dx: 0, dy: 10)).contains(point)"
    let found = try region("bounds.insetBy(dx: 0, dy: 10).contains(point)", oval)
    #expect(found == [.round(name: "box")])
  }

  @Test("Missing corners are named, and so are those of a hole that is rounded")
  func corners() throws {
    let cross =
      "bounds.contains(point) && (abs(point.x - 50) < 40 || abs(point.y - 50) < 40)"
    #expect(try region("bounds.contains(point)", cross) == [.corners(name: "box", areExtra: false)])
    let rounded =
      "bounds.contains(point) && !UIBezierPath(roundedRect: area, cornerRadius: 12).contains(point)"
    #expect(try region(Self.hole, rounded) == [.corners(name: "box", areExtra: true)])
  }

  @Test("A strip along one side of a region with a hole is named, with its width")
  func strip() throws {
    let found = try region(Self.hole, Self.hole + " && point.y > 8")
    #expect(found == [.strip(name: "box", side: .top, width: 8, isExtra: false)])
  }

  @Test("A hole that is too small or too large is measured")
  func opening() throws {
    let small = Self.hole.replacing("area", with: "area.insetBy(dx: 4, dy: 6)")
    #expect(
      try region(Self.hole, small) == [.opening(name: "box", left: 4, top: 6, right: 4, bottom: 6)])
    let large = Self.hole.replacing("area", with: "area.insetBy(dx: -4, dy: 0)")
    #expect(
      try region(Self.hole, large)
        == [.opening(name: "box", left: -4, top: 0, right: -4, bottom: 0)])
  }

  @Test("A hole that lets touches through to one view alone is called so")
  func through() throws {
    let only = Self.hole.replacing("area", with: "CGRect(x: 30, y: 36, width: 20, height: 20)")
    #expect(
      try region(Self.hole, only) == [.onlyThrough(name: "box", to: ["back"], not: ["root"])])
  }

  @Test("A subview that is returned although the view's own point(inside:) refuses is named")
  func refused() throws {
    func box(_ first: String) -> String {
      """
      class Box: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 50 }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let isInside = self.point(inside: point, with: event)
          \(first)
          for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
          }
          return isInside ? self : nil
        }
      }
      """
    }
    let exercise = MadeExercise(
      compare: "{ as: owners }",
      scene: "add Box box 100 100 100 100\nadd view inner 20 20 60 60 in box",
      solution: box("guard isInside else { return nil }"), starter: "class Box: UIView {}")
    let finding = try exercise.verdict(on: box("")).finding
    #expect(finding?.conduct == [.passesRefused(by: "box", view: "inner")])
  }

  @Test("Where a view ends after touches is named if its region has another shape")
  func end() throws {
    func box(_ change: String) -> String {
      """
      class Box: UIView {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { \(change) }
      }
      """
    }
    let exercise = MadeExercise(
      compare: "{ as: owners, border: 1 }",
      parts: "[{ id: a, points: 10, check: \"expect box.tag == 0\" }]",
      more: "variations: [{ id: tapped, points: 90, do: \"box.transform = "
        + "CGAffineTransform(rotationAngle: 0.5)\\ntap box\" }]",
      solution: box("center.x += 40"))
    let answer = box("center.x += 30; center.y -= 6; transform = .identity")
    let finding = try exercise.verdict(on: answer).finding
    #expect(finding?.diagnoses == [.endsAt(name: "box", dx: -10, dy: -6)])
  }

  // MARK: Pictures

  private func picture(_ right: String, _ mine: String) throws -> FactDiagnosis? {
    func box(_ body: String) -> String {
      """
      class Box: UIView {
        func fill(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
          color.setFill()
          UIRectFill(CGRect(x: x, y: y, width: w, height: h))
        }
        override func draw(_ rect: CGRect) { \(body) }
      }
      """
    }
    let exercise = MadeExercise(
      compare: "{ as: pixels, of: [box] }",
      scene: "add Box box 100 100 40 40\nset box.isOpaque false", solution: box(right),
      starter: "class Box: UIView {}")
    return try exercise.verdict(on: box(mine)).finding?.facts?.diagnoses.first
  }

  private static let square = "fill(.gray, 4, 4, 30, 30); fill(.blue, 6, 6, 12, 8)"

  @Test(
    "What is missing, too much or turned in a picture is named by its colour",
    arguments: [
      (
        "fill(.gray, 4, 4, 34, 30); fill(.blue, 6, 6, 12, 8)",
        FactDiagnosis.drawnBeyond(color: "#808080", share: 13)
      ),
      (
        "fill(.gray, 4, 4, 24, 30); fill(.blue, 6, 6, 12, 8)",
        .drawnTooLittle(color: "#808080", share: 20)
      ),
      (
        "fill(.gray, 4, 4, 30, 30); fill(.blue, 26, 6, 8, 12)",
        .turnedPart(color: "#0000FF", degrees: 90)
      ),
      (
        "fill(.gray, 4, 4, 30, 30); fill(.blue, 22, 6, 12, 8)",
        .mirroredPart(color: "#0000FF", vertically: false)
      ),
      (
        "fill(.gray, 4, 4, 30, 30); fill(.blue, 6, 6, 6, 8)",
        .colorShare(color: "#0000FF", actual: 5, expected: 10)
      ),
    ])
  func parts(_ mine: String, _ expected: FactDiagnosis) throws {
    #expect(try picture(Self.square, mine) == expected)
  }

  @Test("A colour that is drawn nowhere is named")
  func lacking() throws {
    let found = try picture(
      "fill(.gray, 4, 4, 20, 20); fill(.blue, 26, 4, 10, 10)", "fill(.gray, 4, 4, 20, 20)")
    #expect(found == .lacksColor(color: "#0000FF"))
  }

  @Test("A picture that the edge of the view cuts off is shifted")
  func cut() throws {
    let found = try picture("fill(.red, 10, 10, 20, 20)", "fill(.red, -10, 10, 20, 20)")
    #expect(found == .shifted(x: -20, y: 0))
  }

  @Test("A change that shows no effect is called so")
  func asInFirst() throws {
    func box(_ height: String) -> String {
      """
      class Box: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.red.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 10, height: \(height)))
        }
      }
      """
    }
    let exercise = MadeExercise(
      compare: "{ as: pixels, of: [box] }",
      more: "variations: [{ id: more, points: 50, do: "
        + "\"box.tag = 8\\nbox.setNeedsDisplay()\" }]",
      scene: "add Box box 100 100 40 40\nset box.isOpaque false",
      solution: box("CGFloat(4 + tag)"))
    var exercise50 = exercise
    exercise50.parts = "[{ id: all, points: 50, check: all }]"
    let facts = try exercise50.verdict(on: box("4")).finding?.facts
    #expect(facts?.diagnoses.first == .asInFirst)
  }

  // MARK: Prints

  private func printing(_ right: String, _ mine: String) throws -> [FactDiagnosis] {
    func box(_ body: String) -> String {
      """
      class Box: UIView {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { \(body) }
      }
      """
    }
    let exercise = MadeExercise(
      compare: "{ as: log, of: [print], play: \"tap box\" }",
      scene: "add Box box 100 100 100 100\nadd view lid 0 0 20 20 in box", solution: box(right),
      starter: "class Box: UIView {}")
    return try exercise.verdict(on: box(mine)).finding?.facts?.diagnoses ?? []
  }

  private static func values(_ values: Int...) -> String {
    values.map { "print(\"value \($0)\")" }.joined(separator: "; ")
  }

  @Test(
    "Numbers that are wrong in a regular way are named",
    arguments: [
      ([2, 3, 5], ValueDifference.off(by: 1)), ([4, 3, 1], .mirrored),
      ([1, 2, 9], .outOfRange(value: 9, low: 1, high: 4)),
      ([1, 2], .ends(value: 2, expected: 4, isUpper: true)),
      ([2, 2, 2], .stays(value: "2")),
    ])
  func numbers(_ mine: [Int], _ difference: ValueDifference) throws {
    let text = mine.map { "print(\"value \($0)\")" }.joined(separator: "; ")
    let found = try printing(Self.values(1, 2, 4), text)
    #expect(found.first == .values(after: "value", by: difference))
  }

  @Test("Numbers that only grow where they should fall as well are named")
  func oneWay() throws {
    let found = try printing(Self.values(1, 3, 2, 4), Self.values(1, 3, 4))
    #expect(found.first == .values(after: "value", by: .oneWay(isUp: true)))
  }

  @Test("A line that comes again without a change is named, and so is one that is too much")
  func again() throws {
    let twice = try printing(Self.values(1, 2), Self.values(1, 2, 2))
    #expect(twice == [.again(fact: "print \"value 2\"")])
    let extra = try printing(Self.values(1, 2), "print(\"hello\"); " + Self.values(1, 2))
    #expect(extra == [.superfluous(fact: "print \"hello\"")])
  }

  @Test(
    "Another view than the right one is named by what it is to that",
    arguments: [
      ("self", "lid", ObjectRelation.below), ("lid", "self", .superview),
      ("lid", "window!", .above),
    ])
  func objects(_ right: String, _ mine: String, _ relation: ObjectRelation) throws {
    let head = "let lid = subviews[0]; print(superview!, lid); "
    let found = try printing("\(head)print(\(right))", "\(head)print(\(mine))")
    let names = ["self": "box", "lid": "lid", "window!": "window"]
    #expect(
      found == [
        .object(number: 2, actual: names[mine], expected: names[right], relation: relation)
      ])
  }

  @Test("An answer that is nil, or the same for each question, is named")
  func none() throws {
    let head =
      "let none: UIView? = nil; let lid = subviews[0]; func say(_ view: UIView?) { "
      + "if let view { print(view) } else { print(\"nil\") } }; "
    let missing = try printing("\(head)say(lid); say(self)", "\(head)say(lid); say(none)")
    #expect(
      missing == [.object(number: 2, actual: nil, expected: "box", relation: nil)])
    let always = try printing("\(head)say(lid); say(self)", "\(head)say(none); say(none)")
    #expect(always == [.constant(text: "nil")])
  }
}
