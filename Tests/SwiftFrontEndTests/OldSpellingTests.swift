import Records
import SourceTree
import Testing

@Suite struct OldSpellingTests {
  @Test(
    "Signatures of overrides from before Swift 3 become today's, with the learner's names",
    arguments: [
      (
        "override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? { }",
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { }"
      ),
      (
        "override func pointInside(p: CGPoint, withEvent event: UIEvent?) -> Bool { }",
        "override func point(inside p: CGPoint, with event: UIEvent?) -> Bool { }"
      ),
      (
        "override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) { }",
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { }"
      ),
      (
        "override func drawRect(rect: CGRect) { }", "override func draw(_ rect: CGRect) { }"
      ),
    ])
  func signatures(old: String, modern: String) {
    let source = "class A: UIView { \(old) }"
    #expect(problems(source).count == 1)
    #expect(mended(source) == "class A: UIView { \(modern) }")
    #expect(problems(mended(source)) == [])
  }

  @Test(
    "Words that Swift 3 took away",
    arguments: [
      ("i++", "i += 1"),
      ("--self.count", "self.count -= 1"),
      ("for var i = 0; i < n; i++ { a }", "for i in 0..<n { a }"),
      ("for (var i = 1; i <= n; ++i) { a }", "for i in 1...n { a }"),
      ("if let a = b where c { }", "if let a = b, c { }"),
      ("func f(var a: Int) { }", "func f(a: Int) { }"),
      ("func f(inout a: Int) { }", "func f(a: inout Int) { }"),
    ])
  func words(old: String, modern: String) {
    #expect(problems(old).count == 1)
    #expect(mended(old) == modern)
  }

  @Test func `a property of the learner's own may be called as UIKit's once were`() {
    #expect(lowered("a.hidden = b.enabled") == "(= a.hidden b.enabled)")
    #expect(lowered("CGRectMake(1, 2)") == "(call CGRectMake 1 2)")
  }

  @Test func `the table knows members, labels and calls`() {
    #expect(ModernSpelling.member("hidden") == "isHidden")
    #expect(ModernSpelling.member("CGRectZero") == "CGRect.zero")
    #expect(ModernSpelling.member("alpha") == nil)
    #expect(ModernSpelling.label("forControlEvents") == "for")
    #expect(ModernSpelling.function("CGRectMake").map(\.modern) == ["CGRect(x:y:width:height:)"])
  }

  @Test(
    "Old calls are rewritten from their texts",
    arguments: [
      ("CGRectContainsPoint", nil, ["self.bounds", "point"], "self.bounds.contains(point)"),
      ("CGRectInset", nil, ["-r", "1", "2"], "(-r).insetBy(dx: 1, dy: 2)"),
      ("CGRectMake", nil, ["0", "1", "a + b", "3"], "CGRect(x: 0, y: 1, width: a + b, height: 3)"),
      ("UIEdgeInsetsInsetRect", nil, ["a ?? b", "i"], "(a ?? b).inset(by: i)"),
      ("CGRectGetMaxX", nil, ["frame"], "frame.maxX"),
      ("isKindOfClass", "view", ["UIButton.self"], "view.isKind(of: UIButton.self)"),
      ("redColor", "UIColor", [], "UIColor.red"),
      ("CGRectMake", nil, ["0", "1"], nil),
      ("CGRectMake", "a", ["0", "1", "2", "3"], nil),
    ] as [(String, String?, [String], String?)])
  func calls(old: String, base: String?, arguments: [String], modern: String?) {
    let found = ModernSpelling.function(old).compactMap { call in
      call.rewritten(base: base, arguments: arguments.map { (label: nil, text: $0) })
    }
    #expect(found.first == modern)
  }

  @Test func `labels choose between two old methods of one name`() {
    let calls = ModernSpelling.function("convertPoint").compactMap { call in
      call.rewritten(base: "a", arguments: [(nil, "p"), ("fromView", "b")])
    }
    #expect(calls == ["a.convert(p, from: b)"])
  }
}
