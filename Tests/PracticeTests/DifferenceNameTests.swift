import Foundation
import Practice
import Records
import Testing

/// Differences that are named: exchanged axes, printed texts, lateness, colours, the nearest view.
@Suite struct DifferenceNameTests {
  // MARK: Prints

  private func printing(_ solution: String, _ answer: String) throws -> [FactDiagnosis] {
    let exercise = MadeExercise(
      compare: "{ as: log, of: [print], play: \"tap box\" }", solution: Self.box(solution),
      starter: "class Box: UIView {}")
    return try exercise.verdict(on: Self.box(answer)).finding?.facts?.diagnoses ?? []
  }

  private static func box(_ body: String) -> String {
    """
    class Box: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { \(body) }
    }
    """
  }

  @Test(
    "The part of a printed text that differs is named",
    arguments: [
      ("Ready", "ready", TextDifference.letterCase), ("a, b", "a,b", .blanks),
      ("done!", "done", .signs), ("red blue", "blue red", .order),
      ("1 of 3 left", "2 of 3 left", .words(actual: "2", expected: "1")),
      ("all is well", "all well", .words(actual: "", expected: "is")), ("nil", "window", .whole),
    ])
  func texts(_ right: String, _ mine: String, _ difference: TextDifference) throws {
    let found = try printing(
      "print(\"first\"); print(\"\(right)\")", "print(\"first\"); print(\"\(mine)\")")
    if difference == .whole {
      #expect(found == [.instead(fact: "print \"\(mine)\"", of: "print \"\(right)\"")])
    } else {
      #expect(found == [.printed(number: 2, actual: mine, expected: right, by: difference)])
    }
  }

  @Test("Of several printed lines the first that differs is named, with its number")
  func lines() throws {
    let found = try printing(
      "for text in [\"a\", \"nil\", \"b\", \"nil\"] { print(text) }",
      "for text in [\"a\", \"window\", \"b\", \"root\"] { print(text) }")
    #expect(found == [.printed(number: 2, actual: "window", expected: "nil", by: .whole)])
  }

  @Test("A text that is printed only later is too late, and not missing")
  func late() throws {
    let found = try printing(
      "print(\"zoom\")",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { print(\"zoom\") }")
    #expect(found == [.late(fact: "print \"zoom\"", after: nil)])
  }

  // MARK: Places

  @Test("A view that is dragged with x and y exchanged is recognized")
  func axes() throws {
    let exercise = MadeExercise(
      compare: "{ as: owners, border: 1 }",
      parts: "[{ id: tap, points: 10, check: \"tap box\\nexpect box.tag == 0\" }]",
      more: "variations: [{ id: dragged, points: 90, do: \"drag box by 20 90\" }]",
      solution: Self.dragging("dx, dy"))
    let finding = try exercise.verdict(on: Self.dragging("dy, dx")).finding
    #expect(finding?.diagnoses == [.axesExchanged(name: "box")])
  }

  private static func dragging(_ order: String) -> String {
    """
    class Box: UIView {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
        let (dx, dy) = (now.x - before.x, now.y - before.y)
        move(\(order))
      }
      func move(_ x: CGFloat, _ y: CGFloat) { center.x += x; center.y += y }
    }
    """
  }

  @Test("Where the nearest of two views wins in place of the one in front, that is recognized")
  func nearest() throws {
    let exercise = MadeExercise(
      submission: "{ file: Bar.swift, class: Bar, inherits: UIView }",
      compare: "{ as: owners, border: 1 }",
      scene: """
        add Bar bar 50 100 300 100
        add view left 100 40 20 20 in bar
        add view right 140 40 20 20 in bar
        """, solution: Self.bar("return subviews.last { area($0).contains(point) } ?? self"),
      starter: "class Bar: UIView {}")
    let answer = Self.bar(
      """
      func far(_ view: UIView) -> CGFloat { hypot(view.center.x - point.x, view.center.y - point.y) }
          return subviews.filter { area($0).contains(point) }.min { far($0) < far($1) } ?? self
      """)
    let finding = try exercise.verdict(on: answer).finding
    #expect(finding?.diagnoses == [.nearestWins(name: "left", over: "right")])
  }

  private static func bar(_ body: String) -> String {
    """
    class Bar: UIView {
      func area(_ view: UIView) -> CGRect { view.frame.insetBy(dx: -30, dy: -30) }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard bounds.contains(point) else { return nil }
        \(body)
      }
    }
    """
  }

  @Test("A view that gets what the one in front lets through is not said to lie in front")
  func hole() throws {
    let exercise = MadeExercise(
      submission: "{ file: Ring.swift, class: Ring, inherits: UIView }",
      compare: "{ as: owners, border: 1 }",
      scene: """
        add view under 100 100 80 80
        add Ring ring 40 40 200 200
        """, solution: Self.ring(40), starter: "class Ring: UIView {}")
    #expect(
      try exercise.verdict(on: Self.ring(20)).finding?.diagnoses.contains { diagnosis in
        if case .nearestWins = diagnosis { true } else { false }
      } == false)
  }

  private static func ring(_ radius: Int) -> String {
    """
    class Ring: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && hypot(point.x - 100, point.y - 100) > \(radius)
      }
    }
    """
  }

  @Test("A switch of a subview that code does not look at is named")
  func ignoredSwitch() throws {
    let exercise = MadeExercise(
      compare: "{ as: owners, border: 1 }",
      more: "variations: [{ id: faint, points: 0, do: \"set child.alpha 0.005\" }]",
      scene: """
        add Box box 100 100 100 100
        add view child 20 20 50 50 in box
        """, solution: Self.search("where child.alpha >= 0.01"))
    let finding = try exercise.verdict(on: Self.search("")).finding
    #expect(
      finding?.conduct.contains(
        .ignores(change: SceneChange(name: "child", aspect: .alpha))) == true)
  }

  private static func search(_ condition: String) -> String {
    """
    class Box: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard bounds.contains(point) else { return nil }
        for child in subviews \(condition) { if child.frame.contains(point) { return child } }
        return self
      }
    }
    """
  }

  // MARK: Colours

  @Test("Colours in place of others are named, also where the shapes are wrong")
  func colors() throws {
    let exercise = MadeExercise(
      compare: "{ as: pixels, of: [box] }", scene: "add Box box 100 100 40 40",
      solution: Self.disc("lightGray", "blue", 40), starter: "class Box: UIView {}")
    let colors = try exercise.verdict(on: Self.disc("gray", "systemBlue", 40)).finding?.facts
    #expect(
      colors?.diagnoses.prefix(2) == [
        .recolored(actual: "#007AFF", expected: "#0000FF"),
        .recolored(actual: "#808080", expected: "#AAAAAA"),
      ])
    let both = try exercise.verdict(on: Self.disc("lightGray", "systemBlue", 20)).finding?.facts
    #expect(both?.diagnoses.first == .otherColor(actual: "#007AFF", expected: "#0000FF"))
  }

  private static func disc(_ back: String, _ front: String, _ size: Int) -> String {
    """
    class Box: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.\(back).setFill()
        UIRectFill(bounds)
        UIColor.\(front).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: \(size), height: \(size))).fill()
      }
    }
    """
  }
}
