import SeededRandom

/// Makes texts that are nearly code of a language out of texts that are.
struct TokenDamage {
  /// Whole files as tokens.
  private let files: [[Substring]]
  /// Pieces of files of some lines, a declaration or some statements each.
  private let passages: [[Substring]]

  /// Words and pieces at which a front end could stumble.
  static let pieces: [Substring] = [
    "(", ")", "{", "}", "[", "]", "<", ">", "?", "!", "&", "$0", "$1", "\\", "\"", "\"\"\"", "\\(",
    "#", "@", "`", ".", ",", ":", ";", "=", "==", "->", "...", "..<", "_", "/*", "*/", "//", "\n",
    "self", "super", "Self", "init", "deinit", "nil", "true", "is", "as!", "as?", "try", "throw",
    "inout", "lazy", "weak", "static", "override", "mutating", "indirect", "where", "some", "any",
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "case", "switch",
    "default", "guard", "defer", "for", "in", "while", "repeat", "return", "break", "continue",
    "fallthrough", "async", "await", "actor", "0", "1", "-1", "9223372036854775807",
    "18446744073709551616", "1e400", "0x", "0b2", "1_", ".5", "\u{FF08}", "\u{FF0C}", "\u{3000}",
    "\u{0}", "\u{202E}", "\u{1F469}\u{200D}\u{1F469}", "e\u{301}", "Int", "CGFloat", "String",
    "Any", "UIView", "UIView?", "[Int]", "[String: Int]", "(Int, Int)", "() -> Void", "CGPoint",
    "CGRect", "#selector(", "\\.x", "#function", "@objc", "@MainActor", "- (void)a:(int)b {",
    "==>", "else", "else if", "catch", "do", "get", "set", "willSet", "didSet", "newValue",
    "get throws", "rethrows", "unowned", "associatedtype", "typealias", "convenience", "required",
    "-0.0", ".infinity", ".nan", "/ 0", "% 0", "1 << 64", "hitTest", "point(inside:", "subviews",
    "superview", "root", "view", "window", "controller", "T", "<T>", "<T: Comparable>", "[T]",
  ]

  private let pieces: [Substring]

  /// `pieces` are what is put among the tokens; those of Swift unless others are given.
  init(_ texts: [String], pieces: [Substring] = Self.pieces) {
    self.pieces = pieces
    files = texts.map(Self.tokens).filter { !$0.isEmpty }
    passages = texts.flatMap(Self.passages).map(Self.tokens).filter { !$0.isEmpty }
  }

  /// A text of the files, damaged; most are short.
  func text(_ random: inout SeededRandom) -> String {
    var tokens = random.oneIn(150) ? random.pick(files) : random.pick(passages)
    if random.oneIn(6) { tokens += ["\n"] + random.pick(passages) }
    let most = random.oneIn(8) ? 900 : 120
    if tokens.count > most, !random.oneIn(30) {
      let start = random.oneIn(3) ? random.number(0...(tokens.count - most)) : 0
      tokens = Array(tokens[start..<start + most])
    }
    for _ in 0..<random.few(6) { mutate(&tokens, &random) }
    var text = tokens.joined()
    if random.oneIn(10) { random.damageBytes(of: &text) }
    return text
  }

  /// A text that has nothing to do with the files, damaged as they are.
  func damaged(_ text: String, _ random: inout SeededRandom) -> String {
    var tokens = Self.tokens(text)
    for _ in 0..<random.few(3) { mutate(&tokens, &random) }
    return tokens.joined()
  }

  private func mutate(_ tokens: inout [Substring], _ random: inout SeededRandom) {
    guard !tokens.isEmpty else {
      tokens = random.pick(passages)
      return
    }
    let place = random.number(0...(tokens.count - 1))
    switch random.number(0...9) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, random.number(0...(tokens.count - 1)))
    case 3, 4: tokens[place] = random.pick(pieces)
    case 5: tokens.insert(random.pick(pieces), at: place)
    case 6: tokens[place] = random.pick(random.pick(passages))
    case 7:
      let other = random.pick(passages)
      tokens = Array(tokens[..<place]) + other[random.number(0...(other.count - 1))...]
    case 8: tokens.removeSubrange(place..<min(tokens.count, place + random.number(1...12)))
    default:
      let piece = Array(tokens[place..<min(tokens.count, place + random.number(1...12))])
      let copies = random.oneIn(20) ? random.number(20...400) : random.few(8)
      for _ in 0..<copies where tokens.count < 6_000 { tokens.insert(contentsOf: piece, at: place) }
    }
  }

  /// Lines from one without indentation to the next, and, of what is longer, pieces of ten lines.
  private static func passages(_ text: String) -> [String] {
    var passages: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let begins = line.first.map { !$0.isWhitespace && $0 != "}" && $0 != "/" } ?? false
      if passages.isEmpty || begins { passages.append([]) }
      passages[passages.count - 1].append(line)
    }
    var result: [String] = []
    for passage in passages {
      result.append(passage.prefix(40).joined(separator: "\n"))
      for start in stride(from: 0, to: passage.count, by: 10) where passage.count > 12 {
        let end = min(passage.count, start + 10)
        result.append(passage[start..<end].joined(separator: "\n"))
      }
    }
    return result
  }

  /// Words, numbers, and every other character for itself.
  private static func tokens(_ text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word =
        first.isLetter || first.isNumber || first == "_"
        ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        : first == " " ? rest.prefix { $0 == " " } : rest.prefix(1)
      tokens.append(word)
      rest = rest[word.endIndex...]
    }
    return tokens
  }
}
