/// Ways in which a text's lines are broken on their way into a file.
nonisolated enum WrappedDumps {
  enum Way: CaseIterable {
    /// After so many characters, whatever their width.
    case characters
    /// After so many columns; Chinese and emoji take two.
    case columns
    /// As `columns`, and the blanks at the ends of pieces were lost.
    case columnsTrimmed
    /// At the last blank that fits, which stays at the end of its piece, as `fold -s` does it.
    case foldedWords
    /// In place of a blank behind the prefix; longer words stay whole.
    case mailedWords
  }

  static func wrapped(_ text: String, _ way: Way, _ width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      pieces(Array(line), way, width).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func pieces(_ line: [Character], _ way: Way, _ width: Int) -> [String] {
    switch way {
    case .characters: cut(line, width) { _ in 1 }
    case .columns: cut(line, width, columns)
    case .columnsTrimmed:
      cut(line, width, columns).map { String($0.reversed().drop { $0 == " " }.reversed()) }
    case .foldedWords: folded(line, width)
    case .mailedWords: mailed(line, width)
    }
  }

  private static func columns(_ character: Character) -> Int {
    character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false ? 2 : 1
  }

  private static func cut(
    _ line: [Character], _ width: Int, _ columns: (Character) -> Int
  ) -> [String] {
    var pieces = [""]
    var used = 0
    for character in line {
      if used + columns(character) > width {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += columns(character)
    }
    return pieces
  }

  private static func folded(_ line: [Character], _ width: Int) -> [String] {
    var pieces: [String] = []
    var rest = line[...]
    while rest.count > width {
      let fitting = rest.prefix(width)
      let blank = fitting.lastIndex(of: " ")
      let end = blank.map { $0 + 1 } ?? fitting.endIndex
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return pieces + [String(rest)]
  }

  private static func mailed(_ line: [Character], _ width: Int) -> [String] {
    let content = line.firstIndex(of: "<") ?? line.startIndex
    var pieces = [String(line[..<content])]
    var isStart = true
    for word in line[content...].split(separator: " ", omittingEmptySubsequences: false) {
      let last = pieces[pieces.count - 1]
      if isStart {
        pieces[0] += String(word)
      } else if last.count + 1 + word.count > width {
        pieces.append(String(word))
      } else {
        pieces[pieces.count - 1] = last + " " + String(word)
      }
      isStart = false
    }
    return pieces
  }
}
