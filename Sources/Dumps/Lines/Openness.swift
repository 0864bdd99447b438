/// The state of an unfinished description, carried from line to line.
///
/// The pieces are parsed as one text, because a break may be anywhere: in an arrow, or after a
/// quotation mark whose context shows whether it ends the text.
nonisolated struct Openness {
  private var bytes: [UInt8] = []
  private var state = State()
  /// The state before the first byte whose meaning the next piece may change.
  private var undecided: State?

  private struct State {
    var index = 0
    var depth = 0
    var quote: UInt8?
  }

  /// The lookahead for the beginning of an attribute's name.
  private static let lookahead = 72

  /// Whether a further line can belong to the description.
  var isOpen: Bool {
    guard state.depth > 0 || state.quote != nil else { return false }
    return state.quote != nil || !bytes.endsWithEllipsis
  }

  /// Whether the description has been closed.
  var isClosed: Bool { !bytes.isEmpty && state.depth == 0 && state.quote == nil }

  var isInText: Bool { state.quote != nil }

  /// Whether words follow the closing bracket.
  var hasTrailingWords: Bool {
    guard isClosed else { return false }
    let words = bytes.suffix(256).reversed().prefix { $0 != UInt8(ascii: ">") }
    return words.contains { !$0.isBlank }
  }

  /// Whether the last line ended between a name and its value.
  var isBeforeValue: Bool {
    guard isOpen, state.quote == nil, let last = bytes.last(where: { !$0.isBlank }) else {
      return false
    }
    return last == UInt8(ascii: "=") || last == UInt8(ascii: ":")
  }

  mutating func read(_ text: [UInt8], _ piece: Range<Int>) {
    if let undecided { state = undecided }
    undecided = nil
    bytes.append(contentsOf: text[piece])
    while state.index < bytes.count {
      readByte(at: state.index)
      state.index += 1
    }
  }

  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    state = State()
    undecided = nil
  }

  private mutating func readByte(at index: Int) {
    let byte = bytes[index]
    if let mark = state.quote {
      guard byte == mark else { return }
      noteUndecided(at: index, lookahead: Self.lookahead)
      if Quotation.ending(bytes, at: index, before: bytes.count) == .ends { state.quote = nil }
      return
    }
    switch byte {
    case UInt8(ascii: "<"):
      noteUndecided(at: index, lookahead: 1)
      let next = index + 1
      if next == bytes.count || bytes[next].startsName || bytes[next] == UInt8(ascii: "(") {
        state.depth += 1
      }
    case UInt8(ascii: ">"):
      let isArrow = index > 0 && bytes[index - 1] == UInt8(ascii: "-")
      if state.depth > 0, !isArrow { state.depth -= 1 }
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      if Quotation.opens(bytes, at: index, after: 0) { state.quote = byte }
    default: break
    }
  }

  private mutating func noteUndecided(at index: Int, lookahead: Int) {
    guard undecided == nil, index + lookahead >= bytes.count else { return }
    undecided = state
  }
}

nonisolated extension [UInt8] {
  fileprivate var endsWithEllipsis: Bool {
    guard let last = lastIndex(where: { !$0.isBlank }), last >= 2 else { return false }
    return starts(with: "...", at: last - 2, before: last + 1)
      || starts(with: "…", at: last - 2, before: last + 1)
  }
}
