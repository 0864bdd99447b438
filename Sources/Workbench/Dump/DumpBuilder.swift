import Records

/// Turns the lines of a dump into its hierarchy and remarks.
nonisolated struct DumpBuilder {
  private let text: DumpText
  private let wrapping: Wrapping
  private let measure: LevelMeasure
  private let deepestLevel: Int

  private var tree = DumpTree()
  private var remarks: [DumpRemark] = []
  private var lastLevel: Int?
  private var controllerLine: Int?

  init(_ text: DumpText, _ collector: LineCollector, deepestLevel: Int) {
    self.text = text
    self.deepestLevel = deepestLevel
    wrapping = Self.wrapping(of: collector.lines, text)
    measure = LevelMeasure(collector.lines)
  }

  /// Some hundred broken lines tell how all of them were broken.
  private static func wrapping(of lines: [DumpLine], _ text: DumpText) -> Wrapping {
    var widths: [PieceWidth] = []
    var joins: [PieceJoiner.Join] = []
    for case .view(let view) in lines where !view.rest.isEmpty && joins.count < 2_000 {
      widths.append(contentsOf: view.brokenWidths)
      joins.append(contentsOf: view.joins(text.bytes))
    }
    return Wrapping(widths: widths, joins: joins)
  }

  mutating func take(_ line: DumpLine) throws(DumpProblem) {
    switch line {
    case .view(let view):
      try takeView(view)
    case .controller(let number, let range):
      controllerLine = controllerLine ?? number
      remarks.append(.skippedLine(line: number, text: excerpt(range)))
    case .unreadable(let number, let range):
      remarks.append(.skippedLine(line: number, text: excerpt(range)))
    }
  }

  func dump() throws(DumpProblem) -> ViewDump {
    guard !tree.isEmpty else {
      guard let controllerLine else { throw .noViews }
      throw .controllerHierarchy(line: controllerLine)
    }
    return ViewDump(roots: tree.roots(), remarks: remarks)
  }

  private mutating func takeView(_ view: ViewLine) throws(DumpProblem) {
    switch read(view) {
    case .unreadable:
      remarks.append(.skippedLine(line: view.line, text: excerpt(view.first)))
    case .notAView(let className):
      remarks.append(.notAView(line: view.line, className: className))
    case .view(let facts, let findings):
      let level = measure.level(of: view)
      noteLevel(level, view.line)
      if view.pieceCount > 1 {
        remarks.append(.joinedLine(line: view.line, pieces: view.pieceCount))
      }
      remarks.append(contentsOf: findings)
      tree.append(facts, at: level)
      guard tree.depth <= deepestLevel else {
        throw .tooDeep(line: view.line, limit: deepestLevel)
      }
    }
  }

  private func read(_ view: ViewLine) -> ViewLineReader.Result {
    guard !view.rest.isEmpty else {
      return ViewLineReader.read(text.bytes, view.first, line: view.line)
    }
    let whole = view.joined(text.bytes, wrapping)
    return ViewLineReader.read(whole, whole.indices, line: view.line)
  }

  private mutating func noteLevel(_ level: Int, _ line: Int) {
    defer { lastLevel = level }
    guard let lastLevel else {
      let missing = measure.missingLevels(before: level)
      if missing > 0 { remarks.append(.startsInside(line: line, levels: missing)) }
      return
    }
    let steps = measure.steps(from: lastLevel, to: level)
    if steps > 1 { remarks.append(.depthJump(line: line, levels: steps)) }
  }

  /// The beginning of a line, at most 60 characters.
  private func excerpt(_ range: Range<Int>) -> String {
    let content = text.bytes.trimmed(range)
    // More bytes than 60 characters take, joined emoji aside; a cut within a character shows as one.
    let enough = content.prefix(60 * 8)
    let line = text.bytes.string(content.lowerBound..<content.lowerBound + enough.count)
    guard line.count > 60 || enough.count < content.count else { return line }
    return line.prefix(59) + "…"
  }
}
