import Foundation
import Lettering
import Records
import Rendering
import Testing
import Wording

/// Numbers, points and rectangles as a reader wants them.
@Suite("Numbers")
struct NumberTests {
  static let numbers: [(number: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.5, "0.5"), (0.333333333, "0.33333"),
    (0.666666666, "0.66667"), (1e-4, "0.0001"), (6.123e-17, "6.123e-17"), (1e9, "1000000000"),
    (123456.789, "123456.789"), (0.30000000000000004, "0.3"), (-1e-9, "-1e-09"), (1e20, "1e+20"),
    (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ]

  @Test("A number has at most five decimals, and never a needless one", arguments: numbers)
  func text(_ number: Double, _ text: String) {
    #expect(Numbers.text(number) == text)
  }

  @Test(
    "Thousands stand apart",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (11_304, "11,304"), (-1_234_567, "-1,234,567"),
    ])
  func grouped(_ number: Int, _ text: String) {
    #expect(Numbers.grouped(number) == text)
  }

  @Test("An alpha near its limit shows the digits that matter")
  func exact() {
    #expect(Numbers.exact(Double(Float(0.01))) == "0.00999999978")
    #expect(Numbers.exact(Double(Float(0.01).nextUp)) == "0.010000001")
    #expect(Numbers.exact(Double(Float(0.005))) == "0.005")
    #expect(Numbers.exact(0.5) == "0.5")
    #expect(Numbers.exact(1) == "1")
  }

  @Test("Rectangles and transforms are printed as UIKit does, points with a comma")
  func geometry() {
    #expect(Numbers.point(CGPoint(x: 1.5, y: -2)) == "(1.5, -2)")
    #expect(Numbers.point(CGPoint(x: Double.nan, y: 1)) == "—")
    #expect(Numbers.rectangle(CGRect(x: 1, y: 2, width: -3, height: 0.25)) == "(1 2; -3 0.25)")
    #expect(Numbers.size(CGSize(width: 200, height: 100)) == "200 × 100")
    let quarter = [cos(Double.pi / 2), 1, -1, cos(Double.pi / 2), 0, 0]
    #expect(Numbers.transform(quarter) == "[0, 1, -1, 0, 0, 0]")
  }
}
