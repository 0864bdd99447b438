/// Classifies the lines of a text as views' lines and others, and collects the pieces of wrapped
/// ones.
nonisolated struct LineCollector {
  private let text: DumpText
  private(set) var lines: [DumpLine] = []

  /// The maximum width of a line.
  private let widest: PieceWidth
  /// Whether several lines have that width, as if a terminal broke them.
  private let isCut: Bool
  private var current: ViewLine?
  private var openness = Openness()
  /// The quote mark of a mail or a comment before the current line, and before its pieces.
  private var currentMark: [UInt8] = []
  /// Bars of lines that a terminal broke within the prefix.
  private var cutPrefix = CutPrefix()
  /// The lines that contained those bars.
  private var cutLines: [Int] = []

  /// A name of some thousand characters in a narrow window; anything beyond that is something else.
  private static let mostPieces = 200
  /// No terminal is wider; a longer line was not broken by one.
  private static let broadestTerminal = 500

  init(_ text: DumpText) {
    self.text = text
    (widest, isCut) = Self.widest(text)
    var number = 1
    var start = 0
    while let line = text.line(from: start) {
      take(line, number)
      start = line.upperBound + 1
      if !text.isSoft(line.upperBound) { number += 1 }
    }
    finishCurrent()
  }

  private static func widest(_ text: DumpText) -> (PieceWidth, isCut: Bool) {
    var widest = PieceWidth()
    var full = 0
    for isCounting in [false, true] {
      var start = 0
      while let line = text.line(from: start) {
        let width = PieceWidth(text.bytes, line)
        if isCounting {
          if width.isFull(widest) { full += 1 }
        } else {
          widest = widest.union(width)
        }
        start = line.upperBound + 1
      }
    }
    return (widest, full > 1 && widest.columns <= broadestTerminal)
  }

  private mutating func take(_ line: Range<Int>, _ number: Int) {
    let bytes = text.bytes
    let prefix = LinePrefix(bytes, line)
    guard prefix.end < line.upperBound else {
      takeEmpty(line, number, prefix)
      return
    }
    let content = prefix.end..<line.upperBound
    // Text before a view in an open description belongs to that description.
    if prefix.lead != .none, openness.isOpen, prefix.bars == 0 {
      cutPrefix = CutPrefix()
      return takePiece(line)
    }
    cutPrefix.take(
      bytes, line.lowerBound..<prefix.indentationEnd, bars: prefix.bars, pieces: 0)
    let bars = cutPrefix.bars
    switch ObjectHead.find(bytes, at: content.lowerBound, before: content.upperBound) {
    case .head(let head):
      let isValue = openness.isBeforeValue && bars == 0
      if isValue, !head.isOfView(bytes, before: content.upperBound) {
        takePiece(line)
      } else {
        begin(line, number, prefix)
      }
    case .unfinished:
      if openness.isOpen, bars == 0 {
        takePiece(line)
      } else {
        begin(line, number, prefix)
      }
    case .controller:
      finishCurrent()
      lines.append(.controller(line: number, line))
    case .nothing:
      takeOther(line, number, prefix)
    }
    cutPrefix = CutPrefix()
  }

  /// Processes an empty line, which ends a description, as does the marker for one in a journal;
  /// one of bars only is a prefix that was cut from its line.
  private mutating func takeEmpty(_ line: Range<Int>, _ number: Int, _ prefix: LinePrefix) {
    finishCurrent()
    let isEmpty = line.isEmpty || text.bytes[line].elementsEqual([UInt8(ascii: "#")])
    guard prefix.bars > 0 || !cutPrefix.isEmpty && !isEmpty else {
      cutPrefix = CutPrefix()
      return
    }
    cutLines.append(number)
    cutPrefix.take(text.bytes, line, bars: prefix.bars, pieces: 1)
  }

  private mutating func takeOther(_ line: Range<Int>, _ number: Int, _ prefix: LinePrefix) {
    let isPrompt = Chatter.isPrompt(text.bytes, prefix.end..<line.upperBound)
    let isPiece =
      openness.isOpen || isCutAfterClosing || isTrailingWords(prefix.end..<line.upperBound)
    if !isPrompt, prefix.bars == 0 || openness.isInText, isPiece {
      takePiece(line)
      return
    }
    finishCurrent()
    guard !isPrompt, !Chatter.isDecoration(text.bytes, line),
      !Chatter.isCommand(text.bytes, prefix.indentationEnd..<line.upperBound)
    else { return }
    lines.append(
      Chatter.isEllipsis(text.bytes, prefix.end..<line.upperBound)
        ? .gap(line: number, line) : .unreadable(line: number, line))
  }

  /// Whether a terminal broke the trailing words of the closed description.
  private var isCutAfterClosing: Bool {
    guard isCut, let current else { return false }
    return openness.isClosed && (current.rest.last?.width ?? current.firstWidth).isFull(widest)
  }

  /// Whether a line consists of the words after a stack view's closing bracket:
  /// `distribution=fill`.
  ///
  /// The last may be the beginning of one and, if such words came before, the first the rest of
  /// one.
  private func isTrailingWords(_ content: Range<Int>) -> Bool {
    guard current != nil else { return false }
    let words = text.bytes[content].split { $0.isBlank }
    func isWhole(_ word: ArraySlice<UInt8>) -> Bool {
      word.dropFirst().dropLast().contains(UInt8(ascii: "="))
    }
    guard let first = words.first, words.allSatisfy({ isWhole($0) || Self.isPartOfWord($0) }),
      words.dropFirst().dropLast().allSatisfy(isWhole)
    else { return false }
    guard openness.hasTrailingWords else { return isWhole(first) }
    return words.count == 1 || words.contains { $0.contains(UInt8(ascii: "=")) }
  }

  private static func isPartOfWord(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first) else {
      return false
    }
    return word.allSatisfy {
      $0 < 0x80 && $0.continuesName || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-")
    }
  }

  private mutating func begin(_ line: Range<Int>, _ number: Int, _ prefix: LinePrefix) {
    finishCurrent()
    let content = prefix.end..<line.upperBound
    current = ViewLine(
      line: cutLines.suffix(cutPrefix.pieces).first ?? number, bars: cutPrefix.bars,
      column: prefix.column,
      lead: prefix.lead, first: content, firstWidth: PieceWidth(text.bytes, line),
      prefixPieces: cutPrefix.pieces)
    currentMark = Array(text.bytes[line.lowerBound..<prefix.markEnd])
    openness.read(text.bytes, content)
  }

  private mutating func takePiece(_ line: Range<Int>) {
    guard current != nil else { return }
    var piece = line
    if !currentMark.isEmpty, text.bytes[line].starts(with: currentMark) {
      piece = line.lowerBound + currentMark.count..<line.upperBound
      // A blank after a comment's mark belongs to the mark.
      if currentMark.last?.isBlank == false, text.bytes[piece].first?.isBlank == true {
        piece = piece.lowerBound + 1..<piece.upperBound
      }
    }
    current?.rest.append(ViewLine.Piece(range: piece, width: PieceWidth(text.bytes, line)))
    openness.read(text.bytes, piece)
    if let current, current.pieceCount >= Self.mostPieces { finishCurrent() }
  }

  private mutating func finishCurrent() {
    if let current { lines.append(.view(current)) }
    current = nil
    openness.reset()
  }
}
