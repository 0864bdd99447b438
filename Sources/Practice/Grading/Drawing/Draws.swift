import Foundation
import Records

/// The values that are drawn in the lines of a random variation.
///
/// `$(20...90)` is a number with as many digits after the point as are written, `$(tap|press)` one
/// of some texts, in which others may be drawn. `$(x: 20...90)` names the value, and `$(x)` is it
/// again; after `$(x: home|lock)`, `$(with x: return|unlock)` is the text that belongs to it.
struct Draws {
  /// The beginning of every drawn value.
  static let mark = "$("

  private var deck: SeededDeck
  private var named: [String: String] = [:]
  /// The positions of named choices among their texts.
  private var choices: [String: Int] = [:]
  private var count = 0

  init(_ deck: SeededDeck) {
    self.deck = deck
  }

  /// A piece of a line.
  private enum Piece {
    case text(Substring)
    case draw(Substring)
  }

  /// The meaning of the text between the parentheses.
  private enum Kind {
    case name(String)
    case range(ClosedRange<Double>, digits: Int)
    case choice([Substring])
    /// A choice that is determined by another one.
    case following(String, [Substring])
  }

  /// Whether every drawn value of a line can be parsed; a name may be declared anywhere.
  static func isReadable(_ line: String) -> Bool {
    guard let pieces = pieces(of: line[...]) else { return false }
    return pieces.allSatisfy { piece in
      guard case .draw(let draw) = piece else { return true }
      guard let kind = kind(of: split(draw).value) else { return false }
      switch kind {
      case .choice(let texts), .following(_, let texts):
        return texts.allSatisfy { isReadable(String($0)) }
      case .name, .range: return true
      }
    }
  }

  /// A line with its values.
  mutating func fill(_ line: ExerciseLine) -> ExerciseLine {
    guard line.text.contains(Self.mark) else { return line }
    return ExerciseLine(fill(line.text[...]), file: line.file, line: line.line)
  }

  private mutating func fill(_ text: Substring) -> String {
    guard let pieces = Self.pieces(of: text) else { return String(text) }
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .draw(let draw): result += value(of: draw)
      }
    }
    return result
  }

  private mutating func value(of draw: Substring) -> String {
    let (name, value) = Self.split(draw)
    guard let kind = Self.kind(of: value) else { return String(draw) }
    count += 1
    let topic = "draw \(count)"
    let drawn: String
    switch kind {
    case .name(let name): return named[name] ?? name
    case .range(let range, let digits):
      drawn =
        digits == 0
        ? "\(deck.whole(topic, in: Int(range.lowerBound)...Int(range.upperBound)))"
        : String(format: "%.\(digits)f", deck.number(topic, in: range))
    case .choice(let texts):
      let place = deck.one(topic, of: Array(texts.indices)) ?? 0
      if let name { choices[name] = place }
      drawn = fill(texts[place])
    case .following(let other, let texts):
      drawn = fill(texts[(choices[other] ?? 0) % texts.count])
    }
    if let name { named[name] = drawn }
    return drawn
  }

  // MARK: Reading

  /// The pieces of a text; nil if a parenthesis is not closed.
  private static func pieces(of text: Substring) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = text
    while let start = rest.range(of: mark) {
      pieces.append(.text(rest[..<start.lowerBound]))
      guard let end = end(of: rest[start.upperBound...]) else { return nil }
      pieces.append(.draw(rest[start.upperBound..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return pieces + [.text(rest)]
  }

  /// The place of the parenthesis that closes one before a text.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  // All exercises are read for a list of them: no regular expressions here, which would take a
  // third of that time.

  /// The name of a value, and the rest.
  private static func split(_ draw: Substring) -> (name: String?, value: Substring) {
    guard let (name, rest) = named(draw) else { return (nil, draw) }
    return (String(name), rest)
  }

  private static func kind(of value: Substring) -> Kind? {
    if value.hasPrefix("with "), let (name, rest) = named(value.dropFirst(5)) {
      return .following(String(name), alternatives(rest))
    }
    let texts = alternatives(value)
    if texts.count > 1 { return .choice(texts) }
    let word = value.trimmingCharacters(in: .whitespaces)
    if let range = range(of: word) { return range }
    return isName(word) ? .name(word) : nil
  }

  /// The name before a colon at the beginning of a text, and the text after the colon and blanks.
  private static func named(_ text: Substring) -> (name: Substring, rest: Substring)? {
    guard let colon = text.firstIndex(of: ":"), isName(text[..<colon]) else { return nil }
    return (text[..<colon], text[text.index(after: colon)...].drop { $0 == " " })
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, ("a"..."z").contains(Unicode.Scalar(first)) else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && $0.properties.isAlphabetic || isDigit($0)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Two numbers separated by three dots.
  private static func range(of word: String) -> Kind? {
    guard let points = word.range(of: "..."),
      let (low, digits) = number(word[..<points.lowerBound]),
      let (high, more) = number(word[points.upperBound...]),
      low <= high, abs(low) < 1e6, abs(high) < 1e6
    else { return nil }
    return .range(low...high, digits: min(6, max(digits, more)))
  }

  /// A number in decimal notation, and its number of digits after the point.
  private static func number(_ text: Substring) -> (value: Double, digits: Int)? {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, text.prefix(2) != "--",
      parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isDigit) }),
      let value = Double(text)
    else { return nil }
    return (value, parts.count == 2 ? parts[1].count : 0)
  }

  /// The texts between the bars outside of all parentheses.
  private static func alternatives(_ value: Substring) -> [Substring] {
    var texts: [Substring] = []
    var start = value.startIndex
    var depth = 0
    for index in value.indices {
      switch value[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "|" where depth == 0:
        texts.append(value[start..<index])
        start = value.index(after: index)
      default: break
      }
    }
    return texts + [value[start...]]
  }
}
