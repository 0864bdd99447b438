import Foundation
import Records
import Rendering
import Testing
import Workbench

/// Traces and answers of the prompt about code in Objective-C: its values as it writes them, its
/// lines as its class is listed.
@Suite("Traces of Objective-C") struct ObjectiveCTraceTests {
  private static let parts = [
    """
    @interface Card : UIView
    @property (nonatomic) NSInteger taps;
    @property (nonatomic, copy) NSString *title;
    @end
    """,
    """
    @implementation Card
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      CGRect larger = CGRectInset(self.bounds, -10, -10);
      self.taps += 1;
      [self setTaps:7];
      self.title = @"red";
      NSArray *list = @[@1, @"two", @YES, self];
      NSDictionary *sizes = @{@"small": @0.5};
      UIView *none = nil;
      UIViewContentMode mode = UIViewContentModeTop;
      NSRange range = NSMakeRange(2, 3);
      for (int i = 2; i < 4; i++) {
        mode = UIViewContentModeBottom;
      }
      if (!self.hidden && [self.title isEqualToString:@"red"]) {
        return CGRectContainsPoint(larger, point);
      }
      return NO;
    }
    @end
    """, "add Card card 100 100 50 50",
  ]

  private func lines(_ session: Session) throws -> [ScriptLine] {
    for case .trace(let trace) in try session.run("hit 95 95") {
      return trace.steps.flatMap(\.lines)
    }
    return []
  }

  private func words(_ lines: [ScriptLine]) -> [String] {
    lines.flatMap { line in
      line.facts.map { fact in
        switch fact {
        case .assigned(let name, let value): "\(line.line) \(name) = \(value)"
        case .decided(let text, let result):
          "\(line.line) \(text) → \(line.language.word(result))"
        case .bound(let name, let value): "\(line.line) \(name) = \(value ?? "nil")"
        case .returned(let value): "\(line.line) returns \(value)"
        case .printed(let text): "\(line.line) prints \(text)"
        }
      }
    }
  }

  @Test("Whether an object is of its class, and whether a block is there, decides nothing")
  func additions() throws {
    let session = freshSession()
    session.mustRun([
      """
      @interface Tray : UIView
      @property (nonatomic, copy) BOOL (^allows)(CGPoint point);
      @end
      """,
      """
      @implementation Tray
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        for (UIView *child in self.subviews.reverseObjectEnumerator) {
          if (child.hidden) continue;
        }
        return self.allows(point);
      }
      @end
      """, "add Tray tray 100 100 50 50", "add view dot 0 0 9 9 in tray",
      "set dot.isHidden true", "tray.allows = { _ in true }",
    ])
    let decisions = words(try lines(session)).filter { $0.contains("→") }
    #expect(decisions.map { $0.drop { $0 != " " } } == [" child.hidden → YES"])
  }

  @Test("Values are written as Objective-C writes them, and names without the assignment")
  func values() throws {
    let session = freshSession()
    session.mustRun(Self.parts)
    let words = words(try lines(session))
    for expected in [
      "8 larger = {{-10, -10}, {70, 70}}", "9 self.taps = 1", "10 taps = 7",
      "11 self.title = @\"red\"", "12 list = @[@1, @\"two\", @YES, card]",
      "13 sizes = @{@\"small\": @0.5}", "14 none = nil", "15 mode = UIViewContentModeTop",
      "16 range = {2, 3}", "17 2 < 4 → YES", "17 3 < 4 → YES", "17 4 < 4 → NO",
      "18 mode = UIViewContentModeBottom",
      "20 [self.title isEqualToString:@\"red\"] → YES",
    ] {
      #expect(words.contains(expected), "\(expected) is not in \(words)")
    }
  }

  @Test(
    "Lines of a class that was typed in parts are those of the whole, before and after a replay")
  func parts() throws {
    let session = freshSession()
    session.mustRun(Self.parts)
    let first = try lines(session).map(\.line)
    #expect(first.contains(9))
    session.mustRun(["add view other 0 0 5 5", "undo"])
    // Its values continue: the card counts how many times it was asked.
    #expect(try lines(session).map(\.line) == first)
    var places: [Int] = []
    for case .trace(let trace) in try session.run("hit 95 95") {
      places += trace.steps.compactMap(\.inside?.script?.line)
    }
    #expect(places == [7])
  }

  @Test("A stop names the line of the whole class")
  func stops() throws {
    let session = freshSession()
    session.mustRun([
      "@interface Bad : UIView\n@end",
      """
      @implementation Bad
      - (void)fail {
        [@[] objectAtIndex:3];
      }
      @end
      """, "add Bad bad 0 0 9 9",
    ])
    var stop: StopReport?
    do { _ = try session.run("[bad fail];") } catch {
      if case .stopped(let report, _) = error.problem { stop = report }
    }
    let report = try #require(stop)
    #expect(report.line == 6)
    #expect(report.language == .objectiveC)
    #expect(!report.reason.en.contains("Swift"))
  }

  @Test("The prompt shows values and their types as Objective-C writes them")
  func prompt() throws {
    let session = freshSession()
    session.mustRun(["add view red 100 100 200 200"])
    func shown(_ entry: String) throws -> String {
      let renderer = TextRenderer(
        language: .english, teach: .normal, style: Style(hasColor: false))
      return try session.run(entry).map(renderer.render).joined()
    }
    #expect(try shown("CGRect r = red.frame;") == "CGRect r = {{100, 100}, {200, 200}}\n")
    #expect(try shown("NSString *s = @\"x\";") == "NSString *s = @\"x\"\n")
    #expect(try shown("BOOL b = [red isHidden];") == "BOOL b = NO\n")
    #expect(
      try shown("UIView *v = [red superview];").contains("UIView *v = <UIView: root;"))
    #expect(try shown("NSArray *a = @[@1, red];") == "NSArray *a = @[@1, red]\n")
  }
}
