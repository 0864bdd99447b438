import Records

/// Turns the lines of a dump into its hierarchy and remarks, or determines what else it is.
nonisolated struct DumpBuilder {
  private let text: DumpText
  private let wrapping: Wrapping
  private let measure: LevelMeasure
  private let deepestLevel: Int

  private var views: [(facts: DumpedFacts, level: Int)] = []
  private var remarks: [DumpRemark] = []
  private var lastLevel: Int?
  private var controllerLine: Int?
  /// The line that says that others were left out, before the next view.
  private var gap: (line: Int, range: Range<Int>)?
  /// The lines that describe views in a form that cannot be read.
  private var unreadableViews: [Int] = []

  init(_ text: DumpText, _ collector: LineCollector, deepestLevel: Int) {
    self.text = text
    self.deepestLevel = deepestLevel
    wrapping = Self.wrapping(of: collector.lines, text)
    measure = LevelMeasure(collector.lines)
  }

  /// Determines the wrapping: some hundred broken lines are enough.
  private static func wrapping(of lines: [DumpLine], _ text: DumpText) -> Wrapping {
    var widths: [PieceWidth] = []
    var joins: [PieceJoiner.Join] = []
    for case .view(let view) in lines where !view.rest.isEmpty && joins.count < 2_000 {
      widths.append(contentsOf: view.brokenWidths)
      joins.append(contentsOf: view.joins(text.bytes))
    }
    return Wrapping(widths: widths, joins: joins)
  }

  mutating func take(_ line: DumpLine) {
    switch line {
    case .view(let view):
      takeView(view)
    case .controller(let number, _):
      controllerLine = controllerLine ?? number
      remarks.append(.controller(line: number))
    case .unreadable(let number, let range):
      remarks.append(.skippedLine(line: number, text: excerpt(range)))
      if describesView(range) { unreadableViews.append(number) }
    case .gap(let number, let range): gap = gap ?? (number, range)
    }
  }

  /// An ellipsis without views on both its sides is a line like any other.
  private mutating func skipGap() {
    guard let gap else { return }
    remarks.append(.skippedLine(line: gap.line, text: excerpt(gap.range)))
    self.gap = nil
  }

  /// Whether a line contains an object with its address and a frame, in whatever form.
  private func describesView(_ range: Range<Int>) -> Bool {
    let line = text.bytes.string(range)
    guard let start = line.firstIndex(of: "<") else { return false }
    let rest = line[start...]
    return rest.prefix(120).contains("0x") && rest.contains("frame")
  }

  consuming func dump() throws(DumpProblem) -> ViewDump {
    guard let first = views.first?.facts else {
      guard let controllerLine else {
        throw ForeignText.problem(of: String(decoding: text.bytes, as: UTF8.self)) ?? .noViews
      }
      throw .controllerHierarchy(line: controllerLine)
    }
    if let line = unreadableViews.first, unreadableViews.count > views.count {
      throw .mostUnreadable(line: line, views: views.count, unreadable: unreadableViews.count)
    }
    let saysWhere = views.contains { $0.facts.frame != nil } || remarks.contains(where: \.isOfFrame)
    guard saysWhere else { throw .noFrames(line: first.line) }
    leaveOutObjects()
    skipGap()
    let tree = try tree()
    let roots = tree.finished()
    try checkDepth(roots)
    for root in roots.dropFirst() where !root.isWindow {
      remarks.append(.furtherTree(line: root.line))
    }
    let order = remarks.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    return ViewDump(roots: roots, remarks: order.map(\.element))
  }

  /// Removes objects that are not views. A class and an address alone, next to trees of views with
  /// frames, are the output of `po` for any object. A frame that cannot be read is still a view's.
  private mutating func leaveOutObjects() {
    let shallowest = views.map(\.level).min() ?? 0
    let framed = Set(remarks.filter(\.isOfFrame).map(\.line))
    let isObject = views.indices.map { index in
      let (facts, level) = views[index]
      let holdsViews = index + 1 < views.count && views[index + 1].level > level
      let isBare = facts.isBare && !framed.contains(facts.line)
      return isBare && level == shallowest && !holdsViews && views.count > 1
    }
    let objects = zip(views, isObject).filter(\.1).map(\.0.facts)
    views = zip(views, isObject).filter { !$0.1 }.map(\.0)
    let lines = Set(objects.map(\.line))
    remarks.removeAll {
      if case .missingFrame(let line) = $0 { lines.contains(line) } else { false }
    }
    for object in objects {
      remarks.append(.notAView(line: object.line, className: object.className))
    }
  }

  private mutating func tree() throws(DumpProblem) -> DumpTree {
    var tree = DumpTree()
    var reprints = Reprints(views)
    for view in views {
      if let earlier = reprints.earlier(view.facts) {
        tree.revisit(earlier.place, view.facts, at: view.level)
        remarks.append(.printedAgain(line: view.facts.line, first: earlier.line))
      } else {
        reprints.note(view.facts, at: tree.append(view.facts, at: view.level))
      }
      guard tree.depth <= deepestLevel else {
        throw .tooDeep(line: view.facts.line, limit: deepestLevel)
      }
    }
    return tree
  }

  /// Throws if the depth is unknown: several lines without bars at the same indentation are a list,
  /// without a known superview. Windows have no superview.
  private func checkDepth(_ roots: [DumpedView]) throws(DumpProblem) {
    guard roots.count > 1, !measure.tellsDepth, roots.contains(where: { !$0.isWindow }) else {
      return
    }
    throw .noDepth(line: roots[1].line, views: roots.count)
  }

  private mutating func takeView(_ view: ViewLine) {
    switch read(view) {
    case .unreadable:
      remarks.append(.skippedLine(line: view.line, text: excerpt(view.first)))
    case .notAView(let className):
      remarks.append(.notAView(line: view.line, className: className))
    case .view(let facts, let findings):
      let level = measure.level(of: view)
      noteLevel(level, view.line)
      if let gap, !views.isEmpty {
        remarks.append(.gap(line: gap.line))
        self.gap = nil
      }
      skipGap()
      if view.pieceCount > 1 {
        remarks.append(.joinedLine(line: view.line, pieces: view.pieceCount))
      }
      remarks.append(contentsOf: findings)
      views.append((facts, level))
    }
  }

  private func read(_ view: ViewLine) -> ViewLineReader.Result {
    guard !view.rest.isEmpty else {
      return ViewLineReader.read(text.bytes, view.first, line: view.line, lead: view.lead)
    }
    let whole = view.joined(text.bytes, wrapping)
    return ViewLineReader.read(whole, whole.indices, line: view.line, lead: view.lead)
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
    // More bytes than 60 characters take, joined emoji aside; a cut within a character shows as
    // one.
    let enough = content.prefix(60 * 8)
    let line = text.bytes.string(content.lowerBound..<content.lowerBound + enough.count)
    guard line.count > 60 || enough.count < content.count else { return line }
    return line.prefix(59) + "…"
  }
}

nonisolated extension DumpedView {
  /// Whether it has no superview by its nature.
  fileprivate var isWindow: Bool {
    [facts.className, facts.baseClass].compactMap(\.self).contains {
      PlainClassName.of($0).hasSuffix("Window")
    }
  }
}

nonisolated extension DumpedFacts {
  /// Whether only a class and an address were printed.
  fileprivate var isBare: Bool {
    frame == nil && layerClass == nil && baseClass == nil && text == nil && tag == nil && !hidden
      && furtherAttributes.isEmpty
  }
}

nonisolated extension DumpRemark {
  /// Whether a frame was printed, readable or not.
  fileprivate var isOfFrame: Bool {
    switch self {
    case .nonFiniteFrame, .unreadableValue(_, "frame"): true
    default: false
    }
  }
}
