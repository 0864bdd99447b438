import OracleCorpus
import Testing

/// Warnings of clang's own, and its treatment of a call that drops its result under ARC: the
/// words here are those of clang 17 for the same texts.
@Suite("Warnings of Objective-C") struct ObjectiveCWarningTests {
  private func said(_ text: String) -> [String] {
    workbenchFindings(text).map { "\($0.line): \($0.isError ? "error" : "warning"): \($0.text)" }
  }

  private func says(_ text: String, _ line: Int, _ words: String) -> Bool {
    said(text).contains { $0.hasPrefix("\(line): \(words)") }
  }

  @Test("An object that only a weak property or variable keeps is released at once")
  func released() {
    let text = """
      @interface A : UIView
      @property (nonatomic, weak) A *helper;
      @property (nonatomic, strong) A *kept;
      @end
      @implementation A
      - (void)go {
        self.helper = [[A alloc] init];
        __weak A *local = [[A alloc] init];
        self.kept = [[A alloc] init];
        self.helper = self.kept;
        [local go];
      }
      @end
      """
    let released = "warning: assigning retained object to weak"
    #expect(says(text, 7, "\(released) property; object will be released after assignment"))
    #expect(says(text, 8, "\(released) variable; object will be released after assignment"))
    #expect(said(text).count == 2)
  }

  @Test("A method that is declared or required, and not written, is named at the implementation")
  func missing() {
    let text = """
      @protocol Flying
      - (void)fly;
      @optional
      - (void)land;
      @end
      @interface A : UIView <Flying>
      @property (nonatomic) NSInteger count;
      - (void)go;
      - (void)setCount:(NSInteger)count;
      - (instancetype)init NS_UNAVAILABLE;
      @end
      @implementation A
      @end
      """
    #expect(says(text, 12, "warning: method definition for 'go' not found"))
    #expect(says(text, 12, "warning: method 'fly' in protocol 'Flying' not implemented"))
    #expect(said(text).count == 2)
  }

  @Test("The result of another initializer is returned or assigned to self")
  func dropped() {
    let text = """
      @interface A : UIView
      @end
      @implementation A
      - (instancetype)initWithFrame:(CGRect)frame {
        [super initWithFrame:frame];
        return self;
      }
      @end
      """
    #expect(
      says(
        text, 5,
        "error: the result of a delegate init call must be immediately returned or assigned to"))
  }

  @Test("A number of 64 bits does not fit %d")
  func formats() {
    let text = """
      void f(UIView *v, int n) {
        NSLog(@"%d", v.tag);
        NSLog(@"%ld %d", (long)v.tag, n);
        NSLog(@"%.*f", 2, v.alpha);
      }
      """
    #expect(said(text).count == 1)
    #expect(says(text, 2, "warning: format specifies '%d' but the argument has type 'NSInteger'"))
  }
}
