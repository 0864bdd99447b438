import SeededRandom

/// Spoils a dump as clipboards, mails and terminals do, and worse.
enum DumpDamage {
  static func damage(_ lines: inout [String], _ random: inout SeededRandom) {
    guard !lines.isEmpty else { return }
    let place = random.number(0...(lines.count - 1))
    switch random.number(0...16) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2: lines.swapAt(place, random.number(0...(lines.count - 1)))
    case 3 where place + 1 < lines.count: lines[place] += lines.remove(at: place + 1)
    case 4: lines[place] = String(lines[place].drop { $0 != "<" })
    case 5:
      let levels = random.oneIn(50) ? 11_000 : random.number(1...12)
      lines[place] = String(repeating: "   | ", count: levels) + lines[place]
    case 6: lines = lines.map { quoted($0, "> ") }
    case 7: lines = wrapped(lines, random.number(8...100))
    case 8: lines[place] = String(lines[place].prefix(random.number(0...lines[place].count)))
    case 9: lines = lines.map { String($0.reversed().drop { $0 == ">" || $0 == " " }.reversed()) }
    case 11: lines = [lines.joined(separator: random.pick([" ", "\\n", "', '", ""]))]
    case 12: lines = lines.map { "'\($0.replacing("'", with: "\\'"))'," }
    case 13: lines = lines.map { random.pick(["// ", " * ", "2024-01-01 App[1] ", "$3 = "]) + $0 }
    case 14: lines = lines.map { $0.replacing("<", with: random.pick(["<<", "_name <", "&lt;"])) }
    case 15: lines[place] += random.pick([" // the button", " (layer)", "\\n", "-><UIImage: 0x1>"])
    case 10:
      lines.insert(
        random.pick(["", "(lldb) po x", "…", "2024-01-01 App[1]: log", "\u{FEFF}"]), at: place)
    default: lines = lines.map { String($0.drop { $0 == " " || $0 == "|" }) }
    }
  }

  private static func quoted(_ line: String, _ mark: String) -> String { mark + line }

  /// Cut after that many characters.
  private static func wrapped(_ lines: [String], _ width: Int) -> [String] {
    lines.flatMap { line in
      var rest = line[...]
      var pieces: [String] = []
      while !rest.isEmpty {
        pieces.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      return pieces
    }
  }

  /// Cuts, doubles, moves, shuffles and overwrites pieces.
  static func damageBytes(of text: inout String, _ random: inout SeededRandom) {
    var bytes = Array(text.utf8)
    for _ in 0..<random.few(5) {
      guard bytes.count > 2 else { break }
      let start = random.number(0...(bytes.count - 1))
      let end = min(bytes.count, start + random.number(1...80))
      let place = random.number(0...bytes.count)
      switch random.number(0...5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: place)
      case 2: bytes.replaceSubrange(start..<end, with: bytes[start..<end].shuffled(using: &random))
      case 3: bytes[start] = UInt8(random.number(0...255))
      case 4: bytes.insert(random.pick(marks), at: place)
      default: if random.oneIn(3) { bytes.removeSubrange(end...) }
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static let marks = Array("<>;='\"(){}[]|: \n\r\t0x,-.".utf8)
}
