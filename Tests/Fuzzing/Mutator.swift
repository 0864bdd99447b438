import SeededRandom

/// Makes texts that are nearly Swift out of texts that are.
struct Mutator {
  private let corpus: [[Substring]]
  private var random: SeededRandom

  /// Words and pieces at which a front end could stumble.
  private static let pieces = [
    "(", ")", "{", "}", "[", "]", "<", ">", "?", "!", "&", "$0", "$1", "\\", "\"", "\"\"\"", "\\(",
    "#", "@", "`", ".", ",", ":", ";", "=", "==", "->", "...", "..<", "_", "/*", "*/", "//", "\n",
    "self", "super", "Self", "init", "deinit", "nil", "true", "is", "as!", "as?", "try", "throw",
    "inout", "lazy", "weak", "static", "override", "mutating", "indirect", "where", "some", "any",
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "case", "switch",
    "default", "guard", "defer", "for", "in", "while", "repeat", "return", "break", "continue",
    "fallthrough", "async", "await", "actor", "0", "1", "-1", "9223372036854775807",
    "18446744073709551616", "1e400", "0x", "0b2", "1_", ".5", "\u{FF08}", "\u{FF0C}", "\u{3000}",
    "\u{0}", "\u{202E}", "\u{1F469}\u{200D}\u{1F469}", "e\u{301}", "Int", "CGFloat", "String",
    "Any",
    "UIView", "UIView?", "[Int]", "[String: Int]", "(Int, Int)", "() -> Void", "CGPoint", "CGRect",
    "#selector(", "\\.x", "#function", "@objc", "@MainActor", "- (void)a:(int)b {",
  ]

  init(corpus: [String], random: SeededRandom) {
    self.corpus = corpus.map(Self.tokens)
    self.random = random
  }

  /// The next text.
  mutating func next() -> String {
    var tokens = pick(corpus)
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&tokens) }
    var text = tokens.joined()
    if Int.random(in: 0..<8, using: &random) == 0 { damageBytes(of: &text) }
    return text
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func mutate(_ tokens: inout [Substring]) {
    guard !tokens.isEmpty else {
      tokens = pick(corpus)
      return
    }
    let place = Int.random(in: 0..<tokens.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &random))
    case 3, 4: tokens[place] = Substring(pick(Self.pieces))
    case 5: tokens.insert(Substring(pick(Self.pieces)), at: place)
    case 6:
      let other = pick(corpus)
      if let token = other.randomElement(using: &random) { tokens[place] = token }
    case 7:
      let other = pick(corpus)
      guard !other.isEmpty else { return }
      let cut = Int.random(in: 0..<other.count, using: &random)
      tokens = Array(tokens[..<place]) + other[cut...]
    case 8:
      let end = min(tokens.count, place + Int.random(in: 1...12, using: &random))
      tokens.removeSubrange(place..<end)
    default:
      let end = min(tokens.count, place + Int.random(in: 1...12, using: &random))
      let copies = Int.random(in: 2...40, using: &random)
      let piece = Array(tokens[place..<end])
      for _ in 0..<copies where tokens.count < 6_000 { tokens.insert(contentsOf: piece, at: place) }
    }
  }

  private mutating func damageBytes(of text: inout String) {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    text = String(decoding: bytes, as: UTF8.self)
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
