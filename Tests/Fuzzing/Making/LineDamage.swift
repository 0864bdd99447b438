import SeededRandom

/// Spoils a line as hands, clipboards and input methods do, and as malice does.
enum LineDamage {
  /// `word`: something that does not belong there.
  static func damaged(_ line: String, _ word: String, _ random: inout SeededRandom) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let place = random.number(0...(words.count - 1))
    switch random.number(0...11) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2, 3: words[place] = word
    case 4: words.insert(word, at: place)
    case 5: words.swapAt(place, random.number(0...(words.count - 1)))
    case 6: return mistyped(line, &random)
    case 7: return widened(line)
    case 8: return String(line.prefix(random.number(0...max(1, line.count))))
    case 9:
      var line = line
      random.damageBytes(of: &line)
      return line
    case 10:
      words[place] += word
    default:
      // A very long line now and then.
      guard random.oneIn(100) else { return line + " " + word }
      let length = random.oneIn(10) ? 300_000 : 5_000
      return line + String(repeating: word + " ", count: length / (word.utf8.count + 1))
    }
    return words.joined(separator: " ")
  }

  private static func mistyped(_ line: String, _ random: inout SeededRandom) -> String {
    var characters = Array(line)
    guard characters.count > 1 else { return line }
    let place = random.number(0...(characters.count - 2))
    switch random.number(0...3) {
    case 0: characters.swapAt(place, place + 1)
    case 1: characters.remove(at: place)
    case 2: characters.insert(characters[place], at: place)
    default: characters[place] = random.pick(Array("abcxyz019.-_,;()\"'#:/\\，。（）：“”点é"))
    }
    return String(characters)
  }

  /// As an input method for Chinese leaves it.
  private static func widened(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x20: "\u{3000}"
          case 0x21...0x7E: Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
          default: scalar
          }
        }))
  }
}
