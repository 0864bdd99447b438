/// A text whose lines are broken on their way into a file, in one way or another.
nonisolated struct WrappedDumps {
  enum Way: CaseIterable {
    /// After that many characters, whatever their width.
    case characters
    /// After that many columns; Chinese and emoji take two.
    case columns
    /// As `columns`, and the blanks at the ends of pieces were lost.
    case columnsTrimmed
    /// At the last blank that fits, which stays at the end of its piece, as `fold -s` does it.
    case foldedWords
    /// In place of a blank after the prefix; longer words stay whole.
    case mailedWords
  }

  private let lines: [Line]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
  }

  func wrapped(_ way: Way, _ width: Int) -> String {
    lines.map { $0.pieces(way, width).joined(separator: "\n") }.joined(separator: "\n")
  }
}

/// A line whose characters were found once, for the many ways to break it.
nonisolated private struct Line {
  private let text: Substring
  /// Where each character begins, and the end.
  private let places: [String.Index]
  private let isBlank: [Bool]
  private let columns: [Int]

  init(_ text: Substring) {
    self.text = text
    places = Array(text.indices) + [text.endIndex]
    isBlank = text.map { $0 == " " }
    columns = text.map { character in
      character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false ? 2 : 1
    }
  }

  private var count: Int { isBlank.count }

  private subscript(_ range: Range<Int>) -> Substring {
    text[places[range.lowerBound]..<places[range.upperBound]]
  }

  func pieces(_ way: WrappedDumps.Way, _ width: Int) -> [Substring] {
    switch way {
    case .characters: cut(width) { _ in 1 }.map { self[$0] }
    case .columns: cut(width) { columns[$0] }.map { self[$0] }
    case .columnsTrimmed: cut(width) { columns[$0] }.map { self[trimmed($0)] }
    case .foldedWords: folded(width)
    case .mailedWords: mailed(width)
    }
  }

  private func cut(_ width: Int, _ columns: (Int) -> Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    var used = 0
    for index in 0..<count {
      if used + columns(index) > width {
        pieces.append(start..<index)
        start = index
        used = 0
      }
      used += columns(index)
    }
    return pieces + [start..<count]
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank[end - 1] { end -= 1 }
    return range.lowerBound..<end
  }

  private func folded(_ width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var start = 0
    while count - start > width {
      let blank = isBlank[start..<start + width].lastIndex(of: true)
      let end = blank.map { $0 + 1 } ?? start + width
      pieces.append(self[start..<end])
      start = end
    }
    return pieces + [self[start..<count]]
  }

  private func mailed(_ width: Int) -> [Substring] {
    let content = (0..<count).first { self[$0..<$0 + 1] == "<" } ?? 0
    var pieces: [Range<Int>] = []
    var start = content
    for end in content...count where end == count || isBlank[end] {
      defer { start = end + 1 }
      guard let last = pieces.last else {
        pieces.append(0..<end)
        continue
      }
      if last.count + 1 + (end - start) > width {
        pieces.append(start..<end)
      } else {
        pieces[pieces.count - 1] = last.lowerBound..<end
      }
    }
    return pieces.map { self[$0] }
  }
}
