import Records
import Testing

@Suite struct ForeignTextTests {
  @Test(
    "Objective-C is one diagnostic, with the Swift signature where it is known",
    arguments: [
      (
        "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n  return nil;\n}",
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
      ),
      (
        "#import \"A.h\"\n@implementation A\n-(BOOL)pointInside:(CGPoint)p withEvent:(UIEvent*)e{\n"
          + "return YES;}\n@end",
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
      ),
      (
        "UIView *v = [super hitTest:point withEvent:event];",
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
      ),
      (
        "- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {",
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)"
      ),
      ("- (void)layoutSubviews {", "override func layoutSubviews()"),
      ("- (instancetype)initWithFrame:(CGRect)frame {", "override init(frame: CGRect)"),
      ("@interface A : UIView\n@end", nil),
      ("- (void)foo:(int)a {", nil),
      ("[button addTarget:self action:@selector(a) forControlEvents:1];", nil),
    ] as [(String, String?)])
  func objectiveC(source: String, signature: String?) {
    #expect(problems(source) == [.objectiveC(signature: signature)])
  }

  @Test(
    "Faulty Swift is not Objective-C",
    arguments: [
      "let a = [self, b", "a = { [weak self] in", "let b: [any P] = [", "x = [\n-(a)\n+ (b)",
      "// - (void)foo:(int)a {\nlet a =", "let a = \"[super hitTest:p]\" +", "[a: b, c",
    ])
  func swift(source: String) {
    for problem in problems(source) {
      if case .objectiveC = problem { Issue.record("taken for Objective-C") }
    }
    #expect(!problems(source).isEmpty)
  }

  @Test(
    "Full-width characters are read as ASCII, and told",
    arguments: [
      ("f（a，b）", "(call f a b)", "f(a,b)"),
      ("let a： Int ＝ １２", "(let (a : Int = 12))", "let a: Int = 12"),
      ("print（“按钮，”）", "(call print (string \"按钮，\"))", "print(\"按钮，\")"),
      ("if ！a ｛ b［1］ ｝", "(if ((prefix! a)) {(subscript b 1)})", "if !a { b[1] }"),
      ("a；b", "a\nb", "a;b"),
      ("a\u{3000}+ b", "(+ a b)", "a + b"),
    ])
  func fullWidth(source: String, tree: String, ascii: String) {
    #expect(diagnosed(source) == tree)
    #expect(mended(source) == ascii)
    #expect(problems(ascii) == [])
  }

  @Test func `full-width characters in strings, comments and names stay`() {
    #expect(lowered("let 按钮１ = \"（，）\" // ：") == "(let (按钮１ = (string \"（，）\")))")
  }

  @Test func `a full-width character does not hide other faults`() {
    let source = "f（a）\nlet b =\n// （\nlet c =　=\n"
    let found = problems(source)
    #expect(found.first == .fullWidth("（", ascii: "("))
    #expect(found.contains(.expected("expression", GrammarPlace(.inside, "variable"))))
    #expect(marked("红（a） + @\"x\"").last == "@\"x\"")
  }

  @Test func `each kind is told once for each line, and a handful in all`() {
    #expect(diagnostics("f（（（a）））").count == 2)
    #expect(diagnostics(String(repeating: "f（a）\n", count: 20)).count == 5)
  }
}
