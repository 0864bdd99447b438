import Records

/// Finds nesting that would keep the parser busy for ever, before it is called.
///
/// swift-syntax 603 looks ahead from each `[` for a type and does it again from each `[` inside, so
/// its time triples with each level (braces end the lookahead): thirty levels would take a century.
/// Other brackets, `<`, `#if` and rows of `#` take quadratic time in their depth.
///
/// After an error it searches for the end of each open bracket, on the same line first: every byte
/// of the line may be read once for each pair of them.
enum Nesting {
  /// The maximum depth of nested brackets.
  static let deepest = 250
  /// The maximum depth of nested `#if` or `<`, and the maximum number of `#` in a row.
  private static let deepestSigns = 50
  /// The maximum depth of interpolations, `\(…)`, in nested strings: the memory of the parser grows
  /// with the cube of it.
  private static let deepestTexts = 30
  /// The budget for the square brackets of one text, in units of the cost of a single one.
  private static let budget = 2_000_000
  /// The budget for searching for the ends of brackets, in bytes that are read.
  private static let searchBudget = 20_000_000

  struct Excess {
    let place: SourceRange
    /// The limit that is exceeded.
    let limit: Int
  }

  /// The first bracket beyond a limit; nil for any sensible text.
  static func excess(in text: String) -> Excess? {
    let bytes = Array(text.utf8)
    guard bytes.count(where: { "([{<#".utf8.contains($0) }) > 10 else { return nil }
    let places = SourceScanner(bytes).places
    var count = Count()
    for (offset, byte) in bytes.enumerated() where places[offset] == .code {
      if byte == UInt8(ascii: "("), offset > 0, bytes[offset - 1] == UInt8(ascii: "\\") {
        count.openInterpolation()
      }
      count.take(byte)
      if byte == UInt8(ascii: "#") { count.takeWord(bytes[(offset + 1)...].prefix(5)) }
      if let limit = count.limit {
        return Excess(place: SourceRange(offset, offset + 1), limit: limit)
      }
    }
    return nil
  }

  private struct Count {
    private(set) var limit: Int?
    private var depth = 0
    private var conditions = 0
    private var angles = 0
    private var pounds = 0
    private var cost = 0
    /// The number of brackets that were opened on the present line, except braces, which end the
    /// search.
    private var openOnLine = 0
    private var search = 0
    /// For each open brace, the number of square brackets that are open inside it.
    private var squares = [0]
    /// The last byte that is not a space.
    private var last: UInt8 = 0

    /// The depths at which the open interpolations are.
    private var interpolations: [Int] = []

    /// Records that the next parenthesis is that of an interpolation.
    mutating func openInterpolation() {
      while let last = interpolations.last, last >= depth { interpolations.removeLast() }
      interpolations.append(depth)
      if interpolations.count > Nesting.deepestTexts { limit = Nesting.deepestTexts }
    }

    mutating func takeWord(_ word: ArraySlice<UInt8>) {
      if word.starts(with: "if".utf8) { conditions += 1 }
      if word.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
    }

    mutating func take(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): take(opening: byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): take(closing: byte)
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">") where last != UInt8(ascii: "-"): angles = max(0, angles - 1)
      case UInt8(ascii: ";"): angles = 0
      // A list of type arguments continues after these.
      case 0x0A where last != UInt8(ascii: "<") && last != UInt8(ascii: ","): angles = 0
      default: break
      }
      if byte == 0x0A { openOnLine = 0 }
      search += openOnLine * openOnLine
      if search > Nesting.searchBudget, openOnLine > 10 { limit = openOnLine - 1 }
      pounds = byte == UInt8(ascii: "#") ? pounds + 1 : 0
      if byte != 0x0A, byte != UInt8(ascii: " ") { last = byte }
      if max(conditions, angles, pounds) > Nesting.deepestSigns { limit = Nesting.deepestSigns }
      if depth > Nesting.deepest { limit = Nesting.deepest }
    }

    private mutating func take(opening byte: UInt8) {
      depth += 1
      openOnLine += 1
      if byte == UInt8(ascii: "{") {
        squares.append(0)
        angles = 0
        openOnLine = 0
      } else if byte == UInt8(ascii: "[") {
        squares[squares.count - 1] += 1
        cost += power(squares[squares.count - 1])
        if cost > Nesting.budget { limit = squares[squares.count - 1] - 1 }
      }
    }

    private mutating func take(closing byte: UInt8) {
      depth = max(0, depth - 1)
      openOnLine = max(0, openOnLine - 1)
      if byte == UInt8(ascii: "}") {
        angles = 0
        if squares.count > 1 { squares.removeLast() }
      } else if byte == UInt8(ascii: "]") {
        squares[squares.count - 1] = max(0, squares[squares.count - 1] - 1)
      }
    }

    private func power(_ depth: Int) -> Int {
      depth > 20 ? Nesting.budget + 1 : (0..<depth).reduce(1) { power, _ in power * 3 }
    }
  }
}
