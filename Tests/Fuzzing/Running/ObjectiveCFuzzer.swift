import SeededRandom
import Workbench

/// Objective-C: files of the corpus that were damaged, and classes made by a grammar. Each must be
/// accepted, refused or stopped.
struct ObjectiveCFuzzer: Fuzzer {
  let name = "objc"
  let ending = "m"
  let batch = 24

  private let damage: TokenDamage
  private var session = FuzzSession()
  private var counts: [FuzzSession.Outcome: Int] = [:]

  init(_ corpus: Corpus) {
    damage = TokenDamage(corpus.objectiveC, pieces: Self.pieces)
  }

  var summary: String {
    FuzzSession.Outcome.allCases.map { "\(counts[$0, default: 0]) \($0)" }.joined(separator: ", ")
  }

  mutating func begin(_ random: inout SeededRandom) {
    session = FuzzSession()
  }

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    let text = text(number, &random)
    keep(text)
    let isWorded = random.oneIn(8)
    counts[session.outcome(of: text, isWorded: isWorded), default: 0] += 1
    return nil
  }

  private func text(_ number: Int, _ random: inout SeededRandom) -> String {
    guard random.oneIn(2) else {
      return CodeText(body: damage.text(&random), file: "Damaged.m").entry
    }
    var maker = ObjectiveCMaker(random: SeededRandom(seed: random.next()), number: number)
    let text = maker.text()
    return random.oneIn(4) ? damage.damaged(text, &random) : text
  }

  /// Words and pieces at which the front end could stumble.
  private static let pieces: [Substring] = [
    "(", ")", "{", "}", "[", "]", "<", ">", "?", ":", "?:", "*", "**", "&", "^", "^{", "->", ".",
    ",", ";", "=", "==", "@", "@\"", "\"", "'", "#", "##", "\\", "\n", "\n#if 1\n", "\n#endif\n",
    "\n#define self self self\n", "\n#define X(a) a X(a)\n", "X(", "\n#import \"Damaged.m\"\n",
    "\n#line 1 \"A.h\"\n", "@interface", "@implementation", "@end", "@property", "@protocol",
    "@selector(", "@[", "@{", "@(", "@try", "@catch", "@finally", "@throw", "@autoreleasepool",
    "@synchronized", "@synthesize", "@dynamic", "@class", "- (", "+ (", "self", "super", "_cmd",
    "nil", "NULL", "YES", "id", "Class", "SEL", "BOOL", "int", "unsigned", "CGFloat", "void",
    "NSString *", "NSArray<UIView *> *", "UIView", "CGRect", "typedef", "enum", "struct", "union",
    "static", "const", "extern", "__block", "__weak", "goto", "switch", "case", "default", "do",
    "while", "for", "in", "return", "break", "continue", "sizeof(", "typeof(", "0", "-1", "0x",
    "1e999", "18446744073709551616", "'ab'", "/*", "*/", "//", "\u{FF08}", "\u{3000}", "\u{0}",
    "\u{202E}", "%@", "%n", "alloc", "init", "copy", "hitTest:", "withEvent:",
  ]
}
