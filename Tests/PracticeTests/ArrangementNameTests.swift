import Foundation
import Practice
import Records
import Rendering
import Testing
import Wording

/// The common ground of the wrong places of several views is named.
@Suite struct ArrangementNameTests {
  /// Views in lines, as in a text: three in the first one, two in the second.
  private static let lines = """
    var (x, y) = (bounds.minX, bounds.minY)
        for view in subviews {
          let width = view.bounds.width
          if x > bounds.minX, x + width > bounds.maxX { x = bounds.minX; y += 38 }
          view.frame = CGRect(x: x, y: y, width: width, height: 30)
          x += width + 8
        }
    """

  private static func row(_ body: String) -> String {
    "class Row: UIView {\n  override func layoutSubviews() {\n    \(body)\n  }\n}"
  }

  private func diagnoses(_ answer: String) throws -> [FactDiagnosis] {
    let exercise = MadeExercise(
      submission: "{ file: Row.swift, class: Row, inherits: UIView }",
      compare: "{ as: layout, of: [a, b, c, d, e] }",
      scene: """
        add Row row 40 100 300 200
        add view a 0 0 90 20 in row
        add view b 0 0 120 20 in row
        add view c 0 0 74 20 in row
        add view d 0 0 150 20 in row
        add view e 0 0 40 20 in row
        """, solution: Self.row(Self.lines), starter: Self.row("super.layoutSubviews()"))
    return try exercise.verdict(on: answer).finding?.facts?.diagnoses ?? []
  }

  /// The solution with some of its text changed, and what is said of it.
  nonisolated private static let changes: [(String, String, [FactDiagnosis])] = [
    ("width + 8", "width + 6", [.apart(actual: 6, expected: 8, areLines: false)]),
    ("y += 38", "y += 30", [.apart(actual: 30, expected: 38, areLines: true)]),
    (
      "{ x = bounds.minX; y", "{ x = bounds.minX + 12; y",
      [.lineStarts(x: 12)]
    ),
    ("(bounds.minX, bounds.minY)", "(bounds.minX, bounds.minY + 7)", [.allMoved(x: 0, y: 7)]),
    ("height: 30", "height: 20", [.allResized(width: 0, height: -10)]),
    ("view.bounds.width", "CGFloat(60)", [.sameSide(length: 60, isHeight: false)]),
    ("view.bounds.width", "min(view.bounds.width, 100)", [.squeezed(length: 100)]),
    ("x + width > bounds.maxX", "x > 9_999", [.oneLine(expected: 2)]),
    ("x + width > bounds.maxX", "x + width > bounds.maxX - 40", [.breaksEarly(name: "c")]),
    ("x + width > bounds.maxX", "x > bounds.maxX + 40", [.breaksLate(name: "d")]),
    ("{ x = bounds.minX; y += 38 }", "{ x = bounds.minX }", [.overlap(name: "d", other: "a")]),
    ("in subviews {", "in subviews.reversed() {", [.reordered(isReversed: true)]),
    (
      "in subviews {", "in subviews.sorted(by: { $0.bounds.width < $1.bounds.width }) {",
      [.reordered(isReversed: false)]
    ),
    ("in subviews {", "in subviews.dropLast() {", [.untouched(name: "e")]),
    (
      "view.frame = CGRect(x: x, y: y, width: width, height: 30)",
      "view.bounds.size.height = 30; view.center = CGPoint(x: x, y: y)", [.middlesAtCorners]
    ),
  ]

  @Test("What all places have in common is said in place of that of the first", arguments: changes)
  func common(_ from: String, _ to: String, _ expected: [FactDiagnosis]) throws {
    let answer = Self.lines.replacing(from, with: to)
    try #require(answer != Self.lines)
    let found = try diagnoses(Self.row(answer))
    #expect(found == expected)
    for wording in found.map(\.wording) {
      #expect(!wording.en.isEmpty && !wording.zh.isEmpty)
    }
  }

  @Test("Where one view alone is elsewhere, that one is named")
  func single() throws {
    // The views are laid out while they are added, too.
    let one = Self.row(
      Self.lines + "\n    if subviews.count > 1 { subviews[1].frame.origin.y += 3 }")
    #expect(try diagnoses(one).contains(.moved(name: "b", x: 0, y: 3)))
  }
}
