/// Sorts the lines of a text into views' lines and others, and gathers the pieces of wrapped ones.
nonisolated struct LineCollector {
  private let text: DumpText
  private(set) var lines: [DumpLine] = []
  /// The columns of every piece that was followed by another one of its line.
  private(set) var brokenWidths: [Int] = []

  private var current: ViewLine?
  private var openness = Openness()
  private var currentIsQuoted = false
  /// Bars of lines that a terminal broke within the prefix.
  private var pendingBars = 0
  private var pendingPieces = 0

  /// A name of some thousand characters in a narrow window; beyond that something else goes on.
  private static let mostPieces = 200
  /// No terminal is broader; a line of this length was broken by nobody.
  private static let broadestTerminal = 500

  init(_ text: DumpText) {
    self.text = text
    var number = 1
    var start = 0
    while let line = text.line(from: start) {
      take(line, number)
      start = line.upperBound + 1
      number += 1
    }
    finishCurrent()
  }

  private mutating func take(_ line: Range<Int>, _ number: Int) {
    let bytes = text.bytes
    let prefix = LinePrefix(bytes, line)
    guard prefix.end < line.upperBound else {
      takeEmpty(line, prefix)
      return
    }
    let content = prefix.end..<line.upperBound
    let bars = prefix.bars + pendingBars
    switch ObjectHead.find(bytes, at: content.lowerBound, before: content.upperBound) {
    case .head(let head):
      let isValue = openness.isBeforeValue && bars == 0
      if isValue, !startsView(head, content) {
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
    pendingBars = 0
    pendingPieces = 0
  }

  /// An empty line ends a description; one of bars only may be a prefix longer than the window.
  private mutating func takeEmpty(_ line: Range<Int>, _ prefix: LinePrefix) {
    finishCurrent()
    let bars = prefix.bars
    let width = TextColumns.count(text.bytes, line)
    guard bars >= 8, width > text.widest - 5, width <= Self.broadestTerminal else {
      pendingBars = 0
      pendingPieces = 0
      return
    }
    pendingBars += bars
    pendingPieces += 1
  }

  private mutating func takeOther(_ line: Range<Int>, _ number: Int, _ prefix: LinePrefix) {
    let isPrompt = Chatter.isPrompt(text.bytes, prefix.end..<line.upperBound)
    let isPiece =
      openness.isOpen || isCutAfterClosing || isTrailingWords(prefix.end..<line.upperBound)
    if !isPrompt, prefix.bars == 0, isPiece {
      takePiece(line)
      return
    }
    finishCurrent()
    guard !isPrompt, !Chatter.isDecoration(text.bytes, line) else { return }
    lines.append(.unreadable(line: number, line))
  }

  /// A closed description whose trailing words a terminal broke.
  private var isCutAfterClosing: Bool {
    guard let current, let width = brokenWidths.last else { return false }
    return width == text.widest && current.lastWidth == width
  }

  /// What stands after a stack view's closing bracket, on a line of its own: `distribution=fill`.
  private func isTrailingWords(_ content: Range<Int>) -> Bool {
    guard current != nil else { return false }
    let words = text.bytes[content].split { $0.isBlank }
    return words.allSatisfy { $0.dropFirst().dropLast().contains(UInt8(ascii: "=")) }
  }

  /// `frame` or the base class right after the address: a view's own line, nobody's value.
  private func startsView(_ head: ObjectHead, _ content: Range<Int>) -> Bool {
    let bytes = text.bytes
    let end = content.upperBound
    guard head.address.upperBound < end, bytes[head.address.upperBound] == UInt8(ascii: ";") else {
      return false
    }
    let name = bytes.skippingBlanks(from: head.address.upperBound + 1, before: end)
    return bytes.starts(with: "frame", at: name, before: end)
      || bytes.starts(with: "baseClass", at: name, before: end)
  }

  private mutating func begin(_ line: Range<Int>, _ number: Int, _ prefix: LinePrefix) {
    finishCurrent()
    let content = prefix.end..<line.upperBound
    current = ViewLine(
      line: number - pendingPieces, bars: prefix.bars + pendingBars, column: prefix.column,
      first: content, firstWidth: TextColumns.count(text.bytes, line), prefixPieces: pendingPieces)
    currentIsQuoted = prefix.isQuoted
    openness.read(text.bytes, content)
  }

  private mutating func takePiece(_ line: Range<Int>) {
    guard let width = current?.lastWidth else { return }
    var piece = line
    if currentIsQuoted, text.bytes.starts(with: "> ", at: line.lowerBound, before: line.upperBound)
    {
      piece = line.lowerBound + 2..<line.upperBound
    }
    brokenWidths.append(width)
    current?.rest.append(
      ViewLine.Piece(range: piece, width: TextColumns.count(text.bytes, line)))
    openness.read(text.bytes, piece)
    if let current, current.pieceCount >= Self.mostPieces { finishCurrent() }
  }

  private mutating func finishCurrent() {
    if let current { lines.append(.view(current)) }
    current = nil
    openness = Openness()
  }
}
