import Foundation
import Practice
import Records
import Rendering
import Testing

/// Exercises that compare pictures and their costs, and the wording of differences.
@Suite struct PixelAndFrameTests {
  // MARK: Pixels

  /// A view of 40 × 40 points that draws a bar at its top.
  private let bar = MadeExercise(
    compare: "{ as: pixels, of: [box] }", scene: "add Box box 100 100 40 40",
    solution: Self.drawing(
      "UIColor.red.setFill()\n    UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 10))"),
    starter: "class Box: UIView {}",
    mistakes: [
      "wide": Self.drawing(
        "UIColor.red.setFill()\n    UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 10))")
    ])

  private static func drawing(_ body: String) -> String {
    """
    class Box: UIView {
      override func draw(_ rect: CGRect) {
        \(body)
      }
    }
    """
  }

  private static func bar(
    _ x: Int = 0, _ y: Int = 0, _ width: Int = 30, _ height: Int = 10, color: String = "red"
  ) -> String {
    drawing(
      "UIColor.\(color).setFill()\n"
        + "    UIRectFill(CGRect(x: \(x), y: \(y), width: \(width), height: \(height)))")
  }

  private func diagnosis(_ answer: String) throws -> FactDiagnosis? {
    try bar.verdict(on: answer).finding?.facts?.diagnoses.first
  }

  @Test("The same pixels are right, whichever calls draw them")
  func samePixels() throws {
    let path = Self.drawing(
      "UIColor.red.setFill()\n"
        + "    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30.02, height: 10)).fill()")
    let verdict = try bar.verdict(on: path)
    #expect(verdict.outcome == .right, "\(shown(.verdict(verdict)))")
  }

  @Test("A failed check of one pixel shows both pictures")
  func checkOfPixel() throws {
    let exercise = MadeExercise(
      compare: "{ as: geometry, of: [box] }",
      parts: "[{ id: all, points: 100, check: \"expect pixel 25 5 of box is red\" }]",
      scene: "add Box box 100 100 40 40", solution: Self.bar(), starter: "class Box: UIView {}")
    let facts = try exercise.verdict(on: Self.bar(0, 0, 20, 10)).finding?.facts
    let pictures = try #require(facts?.pictures)
    #expect(facts?.subject == "box" && pictures.yours != pictures.expected)
  }

  @Test(
    "Every fault in the legend of a map is in its picture, however thin",
    arguments: ["dx: -20, dy: 1", "dx: 1, dy: -20", "dx: 2, dy: -30", "dx: -30, dy: 2"])
  func thinFaults(inset: String) throws {
    let answer = """
      class Box: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(\(inset)).contains(point)
        }
      }
      """
    let text = try shown(.verdict(MadeExercise().verdict(on: answer)))
    for sign in ["■", "□"] {
      #expect(text.components(separatedBy: sign).count > 2, "\(text)")
    }
  }

  @Test("A picture that is one change away is told which")
  func causes() throws {
    #expect(try diagnosis(Self.bar(0, 30)) == .flipped(vertically: true))
    #expect(try diagnosis(Self.bar(10, 0)) == .flipped(vertically: false))
    #expect(try diagnosis(Self.bar(10, 30)) == .turned(degrees: 180))
    #expect(try diagnosis(Self.bar(30, 0, 10, 30)) == .turned(degrees: 90))
    #expect(try diagnosis(Self.bar(0, 10, 10, 30)) == .turned(degrees: 270))
    #expect(try diagnosis(Self.bar(3, 4)) == .shifted(x: 3, y: 4))
    #expect(
      try diagnosis(Self.bar(color: "blue")) == .recolored(actual: "#0000FF", expected: "#FF0000"))
  }

  @Test("Nothing drawn, and a share of the pixels, are told with the place")
  func shares() throws {
    var other = bar
    other.starter = Self.bar(0, 4)
    let nothing = try other.verdict(on: Self.drawing("_ = rect"))
    #expect(nothing.finding?.facts?.diagnoses == [.empty(name: "box")])
    let verdict = try bar.verdict(on: Self.bar(0, 0, 30, 20))
    #expect(
      verdict.finding?.facts?.diagnoses
        == [
          .drawnBeyond(color: "#FF0000", share: 100),
          .pixels(agree: 300, of: 600, least: 97, x: 0, y: 10, width: 30, height: 10),
        ])
    let text = shown(.verdict(verdict))
    #expect(text.contains("50 in a hundred agree, and 97 have to"), "\(text)")
    #expect(text.contains("yours") && text.contains("differs") && text.contains("×"), "\(text)")
  }

  @Test("A known mistake is named by its picture")
  func namedByPicture() throws {
    #expect(try bar.verdict(on: Self.bar(0, 0, 40, 10)).finding?.mistake?.name.en == "wide")
  }

  @Test("The starter's picture is told as that of the starter, and a hidden part shows none")
  func starterAndHidden() throws {
    #expect(try diagnosis(bar.starter) == .asBefore)
    var hidden = bar
    hidden.parts = "[{ id: all, points: 100, check: pixels, show: verdict }]"
    #expect(try hidden.verdict(on: Self.bar(0, 4)).finding?.facts == nil)
    var region = bar
    region.parts = "[{ id: all, points: 100, check: pixels, show: region }]"
    let facts = try #require(region.verdict(on: Self.bar(0, 4)).finding?.facts)
    #expect(facts.pictures == nil && !facts.diagnoses.isEmpty)
  }

  // MARK: Frames

  /// A card with a shadow that must not cost an offscreen pass.
  private let shadow = MadeExercise(
    compare: "{ as: frames, of: [box], costs: [offscreen, memory] }",
    solution: Self.card("layer.shadowPath = UIBezierPath(rect: bounds).cgPath"),
    starter: Self.card(""))

  private static func card(_ line: String) -> String {
    """
    class Box: UIView {
      override func didMoveToSuperview() {
        backgroundColor = .white
        layer.shadowOpacity = 0.5
        \(line)
      }
    }
    """
  }

  @Test("A pass that is not needed is named with its layer and its reason")
  func offscreenPass() throws {
    let verdict = try shadow.verdict(on: Self.card("layer.shadowRadius = 5"))
    #expect(verdict.outcome == .wrong)
    let rasterized = try shadow.verdict(on: Self.card("layer.shouldRasterize = true"))
    #expect(
      rasterized.finding?.facts?.diagnoses == [
        .offscreen(layer: "box", reasons: [.shadow, .rasterized])
      ])
    #expect(shown(.verdict(rasterized)).contains("(FP-27); shouldRasterize"))
  }

  @Test("What costs less than the solution is right, and what costs more of another kind is not")
  func lessIsRight() throws {
    #expect(try shadow.verdict(on: Self.card("layer.shadowOpacity = 0")).outcome == .right)
    let drawn = Self.card("layer.shadowOpacity = 0").replacing(
      "override func didMove",
      with: "override func draw(_ rect: CGRect) { UIRectFill(rect) }\n  override func didMove")
    guard
      case .costs(.memory, let actual, 0)? =
        try shadow.verdict(on: drawn).finding?.facts?.diagnoses.first
    else {
      Issue.record("no memory")
      return
    }
    #expect(actual > 0)
  }
}
