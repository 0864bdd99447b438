import Testing

@Suite struct ExpressionTests {
  @Test(
    "Operators bind as Swift's own do",
    arguments: [
      ("a + b * c", "(+ a (* b c))"),
      ("a - b - c", "(- (- a b) c)"),
      ("a ?? b ?? c", "(?? a (?? b c))"),
      ("a == b && c || d", "(|| (&& (== a b) c) d)"),
      ("a << 2 + b", "(+ (<< a 2) b)"),
      ("a = b ? c : d ? e : f", "(= a (?: b c (?: d e f)))"),
      ("a...b + 1", "(... a (+ b 1))"),
      ("-a + !b", "(+ (prefix- a) (prefix! b))"),
      ("a as? B ?? c", "(?? (as? a B) c)"),
      ("a is B && c as! D == e", "(&& (is a B) (== (as! c D) e))"),
      ("a += b * 2", "(+= a (* b 2))"),
      ("a === b", "(=== a b)"),
      ("(a + b) * c", "(* (paren (+ a b)) c)"),
      ("a[1...]", "(subscript a (postfix... 1))"),
      ("_ = f()", "(= _ (call f))"),
    ])
  func operators(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "`try` covers everything to its right",
    arguments: [
      ("x = try a + b", "(= x (try (+ a b)))"),
      ("try a.b = c", "(try (= a.b c))"),
      ("try? f() ?? g", "(try? (?? (call f) g))"),
      ("try! f()", "(try! (call f))"),
    ])
  func attempts(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "An optional chain is wrapped once, around its last link",
    arguments: [
      ("a?.b.c()", "(chain (call a?.b.c))"),
      ("a?.b?.c", "(chain a?.b?.c)"),
      ("a?.b!.c", "(chain a?.b!.c)"),
      ("a?[0]?.b", "(chain (subscript a? 0)?.b)"),
      ("a?.b = c", "(chain (= a?.b c))"),
      ("a?.b += c?.d", "(chain (+= a?.b (chain c?.d)))"),
      ("(a?.b).c", "(paren (chain a?.b)).c"),
      ("f(a?.b, c)", "(call f (chain a?.b) c)"),
      ("a?.b == c", "(== (chain a?.b) c)"),
      ("a!.b", "a!.b"),
      ("a?.f { $0?.g }", "(chain (call a?.f trailing (closure {(chain $0?.g)})))"),
    ])
  func chains(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "Members, calls and subscripts",
    arguments: [
      ("super.hitTest(p, with: e)", "(call super.hitTest p with: e)"),
      ("self.a.0.1", "self.a.0.1"),
      (".zero", ".zero"),
      (".init(x: 1)", "(call .init x: 1)"),
      ("f(&x)", "(call f &x)"),
      ("a.b(c)[d, e]", "(subscript (call a.b c) d e)"),
      ("g(_:with:)", "g(_:with:)"),
      ("a.sorted(by: <)", "(call a.sorted by: <)"),
      ("f { 1 } other: { 2 }", "(call f trailing (closure {1}) trailing other: (closure {2}))"),
      ("#selector(A.b(_:))", "(#selector A.b(_:))"),
      (#"\A.b.c"#, #"\A.b.c"#),
      (#"\.b"#, #"\.b"#),
      ("print(#function, #line, #file)", "(call print #function #line #file)"),
      ("`class`.`self`", "class.self"),
      ("(1, b: 2)", "(tuple 1 b: 2)"),
      ("()", "(tuple)"),
      ("[1, 2]", "[1 2]"),
      ("[1: 2]", "(dictionary 1: 2)"),
      ("[:]", "(dictionary)"),
    ])
  func members(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "A type in place of an expression",
    arguments: [
      ("[Int]()", "(call (type [Int]))"),
      ("[String: [Int?]]()", "(call (type [String: [Int?]]))"),
      ("Array<Int>()", "(call Array<Int>)"),
      ("A.B<C>.d()", "(call A.B<C>.d)"),
      ("Int?.none", "(type Int?).none"),
      ("UIView.self", "UIView.self"),
      ("[Int].self", "(type [Int]).self"),
      ("[(Int) -> Void]()", "(call (type [((Int) -> Void)]))"),
      ("[1].count", "[1].count"),
    ])
  func types(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  @Test(
    "Closures with captures, parameters and results",
    arguments: [
      ("{ $0 }", "(closure {$0})"),
      ("{ a, _ in a }", "(closure (a _) {a})"),
      ("{ (a: Int, b) -> Int in a }", "(closure (a: Int b) -> Int {a})"),
      ("{ () in }", "(closure () {})"),
      (
        "{ [weak self, unowned b, c = d] in self }",
        "(closure [weak self, unowned b, c = d] {self})"
      ),
      ("{ () throws -> Void in }", "(closure () throws -> Void {})"),
    ])
  func closures(source: String, tree: String) {
    #expect(lowered("x = \(source)") == "(= x \(tree))")
  }

  @Test func `if and switch are values where one is wanted`() {
    #expect(lowered("let a = if b { 1 } else { 2 }") == "(let (a = (value (if (b) {1} else {2}))))")
    #expect(
      lowered("return switch a { case 1: b default: c }")
        == "(return (value (switch a (case (~= 1) {b}) (default {c}))))")
  }
}
