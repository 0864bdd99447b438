import Foundation
import Testing
import Workbench

/// The proposals of Tab in Objective-C.
@Suite struct ObjectiveCCompleterTests {
  private static let scene = [
    "add view red 0 0 200 200", "add button ok 0 0 50 50 in red",
    """
    @interface Dial : UIView
    @property (nonatomic) CGFloat angle;
    - (void)turnBy:(CGFloat)angle animated:(BOOL)animated;
    + (instancetype)dialWithAngle:(CGFloat)angle;
    @end
    @implementation Dial
    - (void)turnBy:(CGFloat)angle animated:(BOOL)animated { self.angle += angle; }
    + (instancetype)dialWithAngle:(CGFloat)angle { return [[self alloc] init]; }
    @end
    """,
    "Dial *dial = [[Dial alloc] initWithFrame:CGRectMake(0, 0, 9, 9)];",
  ]

  @Test(
    "After a receiver come first pieces, after an argument those that continue",
    arguments: [
      ("[red convertPoint:p to", ["toView:"]),
      ("[red convertPoint:CGPointMake(1, 2) fromV", ["fromView:"]),
      ("[red conv", ["convertPoint:", "convertRect:"]),
      ("[ok setTi", ["setTintColor:", "setTitle:", "setTitleColor:"]),
      ("[[red superview] bringS", ["bringSubviewToFront:"]),
      ("[red.layer setCornerR", ["setCornerRadius:"]),
      ("[dial turn", ["turnBy:"]), ("[dial turnBy:3 ", ["animated:"]),
      ("[dial setAn", ["setAnchorPoint:", "setAngle:"]),
      ("[Dial dial", ["dialWithAngle:"]), ("[[Dial dialWithAngle:1] turn", ["turnBy:"]),
      ("[UIColor redC", ["redColor"]), ("[[UIView alloc] initWithF", ["initWithFrame:"]),
      ("UIView *v = [[UIView alloc] init];\n[v insertSubview:red ab", ["aboveSubview:"]),
      ("[(UIButton *)red setTitle:@\"a: b\" for", ["forState:"]),
      ("[red addSubview:[ok superv", ["superview"]),
    ])
  func pieces(_ text: String, _ wanted: [String]) {
    let found = candidates(text)
    #expect(wanted.allSatisfy(found.contains), "\(text): \(found.prefix(30))")
    #expect(found.count < wanted.count + 4, "\(text): \(found.prefix(30))")
  }

  @Test("A piece comes with its parameter, and frequent messages come first")
  func notes() throws {
    let pieces = try #require(proposal("[red convertPoint:p to"))
    #expect(pieces.first.first { $0.text == "toView:" }?.note == "(nullable UIView *)view")
    #expect(pieces.start == "[red convertPoint:p ".count)
    let all = try #require(proposal("[red "))
    #expect(all.first.contains { $0.text == "addSubview:" })
    #expect(all.first.count < 20)
    #expect(all.others.contains { $0.text == "bringSubviewToFront:" })
    #expect(!all.candidates.contains("initWithFrame:"), "an object is initialized once")
    #expect(candidates("[[UIView alloc] ").allSatisfy { $0.hasPrefix("init") })
  }

  @Test("Where an argument or a receiver is expected, names are offered")
  func names() {
    #expect(candidates("[red addSubview:o").contains("ok"))
    #expect(candidates("[red setHidden:YES];\n[ok addSubview:re") == ["red"])
    #expect(candidates("[ok setTitle:@\"re") == [])
  }

  @Test("In a class that is implemented, self and its variables are known")
  func classes() {
    let start = """
      @interface Card : UIScrollView
      @end
      @implementation Card
      - (void)layoutSubviews {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];

      """
    #expect(candidates(start + "  [self setContentO").contains("setContentOffset:"))
    #expect(candidates(start + "  [super layoutS").contains("layoutSubviews"))
    #expect(candidates(start + "  [button setTitle:@\"\" fo") == ["forState:"])
    #expect(candidates(start + "  self.contentOf") == ["contentOffset"])
    #expect(candidates(start + "  but") == ["button"])
    #expect(candidates(start + "  button.titleL").contains("titleLabel"))
  }

  @Test("After the sign of a method come those that the class can override, with their braces")
  func overrides() throws {
    let start = "@interface A : UIView\n@end\n@implementation A\n"
    let all = try #require(proposal(start + "- "))
    #expect(all.first.first?.text == "touchesBegan:withEvent:")
    #expect(all.candidates.contains("drawRect:"))
    let item = try #require(proposal(start + "- poi")?.first.first)
    let declared = "(BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event"
    #expect(item.note == declared)
    #expect(item.insertion?.before == "\(declared) {\n  ")
    #expect(item.insertion?.after == "\n}")
    let rest = try #require(proposal(start + "- (UIView *)hitT")?.first.first)
    #expect(rest.insertion?.before.hasPrefix("hitTest:(CGPoint)point withEvent:") == true)
    let began = try #require(proposal(start + "- (void)touchesB")?.first)
    #expect(began.map(\.text) == ["touchesBegan:withEvent:"])
    let touches = "touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {\n  "
    #expect(began.first?.insertion?.before == touches)
    let known = "@implementation Dial\n- (void)lay"
    #expect(candidates(known).contains("layoutSubviews"))
  }

  @Test("Any text is survived, and Swift stays Swift")
  func others() {
    for text in [
      "[", "[[", "[]", "[red", "[red :", "[red a:", "[red a:b? c", "@", "@interface", "- (", "[@",
      "[(", "[( ", "[(UIView *", "[red a:^{ [ok ", "@implementation A\n-", "views[0] ", "[\"",
      "[red addSubview:[", "*", ">*", "x > * y", "[red.",
    ] {
      _ = proposal(text)
    }
    #expect(candidates("let all = [red.bac").contains("backgroundColor"))
    #expect(candidates("let all = [red, o").contains("ok"))
  }

  private func proposal(_ text: String) -> CompletionProposal? {
    Completer(session(after: Self.scene)).complete(text)
  }

  private func candidates(_ text: String) -> [String] {
    proposal(text)?.candidates ?? []
  }
}
