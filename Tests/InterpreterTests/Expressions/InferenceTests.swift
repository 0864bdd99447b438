import Testing
import TypedProgram

/// Which type an expression has by itself, as the compiler finds it.
@Suite struct InferenceTests {
  @Test(arguments: [
    ("1", "Int"), ("1.5", "Double"), ("-1", "Int"), ("1 / 2.0", "Double"), ("(1 + 2) * 3", "Int"),
    ("2 * 1.5 + 1", "Double"), ("true", "Bool"), ("\"a\"", "String"), ("\"\\(1)\"", "String"),
    ("[1, 2]", "[Int]"), ("[1, 2.5]", "[Double]"), ("[\"a\": 1]", "[String : Int]"),
    ("[[1], [2]]", "[[Int]]"), ("(1, \"a\")", "(Int, String)"),
    ("(x: 1, y: 2)", "(x: Int, y: Int)"),
    ("0..<3", "Range<Int>"), ("0...3", "ClosedRange<Int>"), ("0.0...1", "ClosedRange<Double>"),
    ("Int(2.5)", "Int"), ("CGFloat(1)", "CGFloat"), ("CGFloat(3) / 2", "CGFloat"),
    ("2 * CGFloat(3)", "CGFloat"), ("Double(1) + CGFloat(2)", "Double"), ("Int(\"5\")", "Int?"),
    ("String(5)", "String"), ("max(1, 2.5)", "Double"), ("min(CGFloat(1), 2)", "CGFloat"),
    ("1 < 2 && 3 >= 2.5", "Bool"), ("true ? 1 : 2.5", "Double"), ("[1, 2].first", "Int?"),
    ("[1, 2].count", "Int"), ("[3, 1].map { $0 * 2 }", "[Int]"),
    ("[3, 1].map { Double($0) / 2 }", "[Double]"), ("[1, 2].filter { $0 > 1 }", "[Int]"),
    ("[1, 2].reduce(0, +)", "Int"), ("[2, 1].sorted(by: >)", "[Int]"),
    ("[1, 2].first { $0 > 1 } ?? 0", "Int"), ("Int(\"5\") ?? 0", "Int"),
    ("UIView()", "UIView"), ("UIView().superview", "UIView?"),
    ("UIView().superview?.bounds", "CGRect?"), ("UIView().superview?.superview", "UIView?"),
    ("UIView().superview?.bounds.width", "CGFloat?"), ("UIView().superview!.alpha", "CGFloat"),
    ("UIView().bounds.width / 2 + 10", "CGFloat"), ("[UIButton(), UILabel()]", "[UIView]"),
    ("UIView() as? UIButton", "UIButton?"), ("UIView() is UIButton", "Bool"),
    ("CGPoint(x: 1, y: 2)", "CGPoint"), ("CGPoint(x: 1.5, y: 2)", "CGPoint"),
    ("CGRect.zero.insetBy(dx: 1, dy: -2)", "CGRect"),
    ("CGPoint.zero == CGPoint(x: 0, y: 0)", "Bool"),
    ("UIView().superview == nil", "Bool"), ("UIView().superview == UIButton()", "Bool"),
    ("UIView() === UIView()", "Bool"), ("UIView().convert(CGPoint.zero, to: nil)", "CGPoint"),
    ("UIView().convert(UIView().bounds, to: nil)", "CGRect"),
    ("[UIView()].map(\\.tag)", "[Int]"), ("[1, 2].map(String.init)", "[String]"),
    ("{ (a: Int) in a + 1 }", "(Int) -> Int"),
    ("{ (a: Int) -> Double in return 1 }", "(Int) -> Double"),
    ("type(of: 1)", "Int.Type"), ("Int.max", "Int"), ("UIView.self", "UIView.Type"),
    ("if true { 1 } else { 2 }", "Int"), ("[1: \"a\"][1]", "String?"), ("[1, 2][0]", "Int"),
    ("abs(-2.5)", "Double"), ("1 as Double", "Double"), ("[1, 2] as [CGFloat]", "[CGFloat]"),
    ("~5 & 3 << 2", "Int"), ("\"a\" + \"b\" + \"c\"", "String"), ("[1] + [2]", "[Int]"),
    ("(1, 2).0", "Int"), ("(a: 1, b: \"x\").b", "String"), ("[1, nil]", "[Int?]"),
    ("UIView().subviews.first?.bounds.contains(.zero)", "Bool?"),
    ("UIView().subviews.contains { $0.isHidden }", "Bool"),
    ("UIView().subviews.reversed().first { !$0.isHidden }", "UIView?"),
  ])
  func anExpressionHasTheTypeThatTheCompilerFinds(expression: String, type: String) {
    #expect(Checked.types("let value = \(expression)") == ["value": type])
  }

  @Test(arguments: [
    ("CGFloat", "(1 + 2) * 3"), ("CGFloat?", "1"), ("Double", "CGFloat(1) * 2"),
    ("CGFloat", "Double(1)"), ("UIView?", "UIButton()"), ("Any", "1"), ("[UIView]", "[UIButton()]"),
    ("CGRect", ".zero"), ("CGRect?", ".zero.insetBy(dx: 1, dy: 1)"),
    ("CGPoint", ".init(x: 1, y: 2)"),
    ("[CGFloat]", "[1, 2.5]"), ("Set<Int>", "[1, 2]"), ("[String: CGFloat]", "[\"a\": 1]"),
    ("[Int]", "[]"), ("[String: Int]", "[:]"), ("UIView?", "nil"), ("(CGFloat, Int)", "(1, 2)"),
    ("(Int) -> Int", "{ $0 + 1 }"), ("(Int, Int) -> Bool", "{ $0 < $1 }"), ("() -> Void", "{ }"),
    ("(Int) -> Void", "{ _ in }"), ("CGFloat", "true ? 1 : 2.5"), ("CGFloat", "max(1, 2)"),
    ("CGRect", "if true { .zero } else { UIView().bounds }"), ("Character", "\"a\""),
    ("UInt8", "255"), ("Int8", "-128"), ("(UIView) -> Int", "\\.tag"), ("AnyObject", "UIView()"),
    ("UIResponder", "UIButton()"), ("Double", "2 * .pi"), ("(Int, Int) -> Int", "(+)"),
    ("CGFloat", "UIView().superview?.alpha ?? 1"), ("UIView", "UIView().superview ?? UIButton()"),
    ("() -> Int", "{ let a = 1; return a }"), ("Any?", "nil"), ("[Any]", "[1, \"a\"]"),
  ])
  func aPlaceGivesItsTypeToWhatIsWritten(type: String, expression: String) {
    #expect(Checked.messages("let value: \(type) = \(expression)").isEmpty)
  }

  @Test func aChainOfOperatorsIsCheckedInOneWalk() {
    let sum = (0..<400).map { $0 % 3 == 0 ? "x" : "\($0)" }.joined(separator: " + ")
    #expect(Checked.types("let x: CGFloat = 1\nlet value = \(sum)")["value"] == "CGFloat")
    let text = (0..<400).map { $0 % 2 == 0 ? "s" : "\"a\"" }.joined(separator: " + ")
    #expect(Checked.types("let s = \"b\"\nlet value = \(text)")["value"] == "String")
  }

  @Test func nestedCallsOfOverloadsDoNotMultiply() {
    var expression = "CGPoint.zero"
    for _ in 0..<60 { expression = "v.convert(\(expression), to: nil)" }
    #expect(Checked.types("let v = UIView()\nlet value = \(expression)")["value"] == "CGPoint")
  }

  @Test func aLargeArrayIsCheckedFast() {
    let row = "[" + Array(repeating: "1", count: 100).joined(separator: ",") + "]"
    let rows = Array(repeating: row, count: 500).joined(separator: ",")
    #expect(Checked.types("let value = [\(rows)]")["value"] == "[[Int]]")
  }
}
