import Lettering
import Records
import Wording

/// Renders events as a table: a column for each event, a row for each finger, recognizer and
/// responder.
package struct TimelineRenderer {
  let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// Columns that are merged into one because their events are alike.
  private struct Column {
    let time: String
    /// The contents, by the index of the row.
    let texts: [Int: String]
    /// The rows in which something is still in progress after it.
    let open: Set<Int>
    var width: Int { ([time] + texts.values).map { DisplayWidth.of($0) }.max() ?? 0 }
  }

  package func render(_ timeline: Timeline, into page: inout Page) {
    guard !timeline.rows.isEmpty else {
      return page.line(Bilingual(en: "no events yet", zh: "还没有事件")[language])
    }
    let names = timeline.rows.map { name($0.subject) }
    let head = Bilingual(en: "seconds", zh: "秒")[language]
    let nameWidth = min(20, (names + [head]).map { DisplayWidth.of($0) }.max() ?? 0)
    if timeline.omitted > 0 {
      page.line(
        Bilingual(
          en: "… \(Numbers.grouped(timeline.omitted)) columns before these",
          zh: "… 前面还有 \(Numbers.grouped(timeline.omitted)) 列")[language], .faint)
    }
    let columns = columns(of: timeline)
    var start = 0
    while start < columns.count {
      var end = start
      var width = nameWidth + 2
      while end < columns.count,
        end == start || width + columns[end].width + 1 <= page.style.width
      {
        width += columns[end].width + 2
        end += 1
      }
      if start > 0 { page.line() }
      let times = columns[start..<end].map { $0.time.padded(to: $0.width) }
      page.line(
        "\(head.padded(to: nameWidth))  \(times.joined(separator: "  "))".withoutBlanksBehind,
        .faint)
      for row in timeline.rows.indices
      where columns[start..<end].contains(where: {
        $0.texts[row] != nil
      }) {
        let cells = (start..<end).map { cell(row, $0, columns) }
        let name = names[row].shortened(to: nameWidth).padded(to: nameWidth)
        let line = page.style.show(name, .strong) + "  " + drawn(cells.joined(), page.style)
        page.drawn(page.style.hasColor ? line : line.withoutBlanksBehind)
      }
      start = end
    }
  }

  /// The cells of a row, with a colour for each sign.
  private func drawn(_ cells: String, _ style: Style) -> String {
    let text = cells.withoutBlanksBehind
    guard style.hasColor else { return style.show(text) }
    return text.map { sign in
      let emphasis = Self.emphasis[sign] ?? .none
      return emphasis == .none ? Escaping.visible(String(sign)) : style.show(String(sign), emphasis)
    }.joined()
  }

  /// The emphasis of the signs, which never say anything that the word after them does not.
  private static let emphasis: [Character: Emphasis] = [
    "●": .hint, "○": .hint, "▸": .good, "✕": .bad, "─": .faint,
  ]

  /// The cell of a row in a column, with a line to the next column if the row is still in progress.
  private func cell(_ row: Int, _ column: Int, _ columns: [Column]) -> String {
    let width = columns[column].width + 2
    let goesOn =
      columns[...column].last { $0.texts[row] != nil }?.open.contains(row) ?? false
      && columns[(column + 1)...].contains { $0.texts[row] != nil }
    guard let text = columns[column].texts[row] else {
      let isNext = columns.indices.contains(column + 1) && columns[column + 1].texts[row] != nil
      guard goesOn else { return String(repeating: " ", count: width) }
      return String(repeating: "─", count: width - (isNext ? 1 : 0)) + (isNext ? " " : "")
    }
    guard goesOn else { return text.padded(to: width) }
    let rest = width - DisplayWidth.of(text)
    // The line is interrupted only before a word.
    let isNext = columns.indices.contains(column + 1) && columns[column + 1].texts[row] != nil
    let end = isNext && rest > 1 ? " " : ""
    return text + " " + String(repeating: "─", count: max(0, rest - 1 - end.count)) + end
  }

  private func columns(of timeline: Timeline) -> [Column] {
    groups(of: timeline).map { group in
      var texts: [Int: String] = [:]
      var open: Set<Int> = []
      for (row, content) in timeline.rows.enumerated() {
        guard let cell = content.cells.first(where: { $0.column == group.lowerBound }) else {
          continue
        }
        texts[row] = text(of: cell)
        if cell.marks.last(where: { $0 != .action })?.goesOn ?? false { open.insert(row) }
      }
      return Column(time: time(of: group, in: timeline), texts: texts, open: open)
    }
  }

  /// The columns that are shown, in order: moves that are alike are one.
  package func groups(of timeline: Timeline) -> [ClosedRange<Int>] {
    var groups: [(columns: ClosedRange<Int>, texts: [Int: String])] = []
    for index in timeline.times.indices {
      var texts: [Int: String] = [:]
      for (row, content) in timeline.rows.enumerated() {
        guard let cell = content.cells.first(where: { $0.column == index }) else { continue }
        texts[row] = text(of: cell)
      }
      if texts.isEmpty { continue }
      if let last = groups.last, last.texts == texts, isMove(index, timeline) {
        groups[groups.count - 1].columns = last.columns.lowerBound...index
      } else {
        groups.append((index...index, texts))
      }
    }
    return groups.map(\.columns)
  }

  /// The time of a group of columns, or its first and last one, in seconds.
  package func time(of group: ClosedRange<Int>, in timeline: Timeline, since start: Double = 0)
    -> String
  {
    let first = Numbers.time(timeline.times[group.lowerBound] - start)
    let last = Numbers.time(timeline.times[group.upperBound] - start)
    return first == last ? first : "\(first)–\(last)"
  }

  private func text(of cell: Timeline.Cell) -> String {
    cell.marks.map(word).joined(separator: language == .chinese ? "、" : ", ")
  }

  /// Whether a column contains only moves.
  private func isMove(_ column: Int, _ timeline: Timeline) -> Bool {
    timeline.rows.contains { row in
      row.cells.contains { cell in
        guard cell.column == column else { return false }
        if cell.marks.count == 1, case .scrolls(let record) = cell.marks[0] {
          return record.isMove
        }
        return cell.marks == [.moved]
      }
    }
  }

  /// The title of a row.
  package func name(_ subject: Timeline.Subject) -> String {
    switch subject {
    case .finger(let finger): Bilingual(en: "finger \(finger)", zh: "手指 \(finger)")[language]
    case .recognizer(let name), .responder(let name): name.shown[language]
    }
  }

  private func word(_ mark: Timeline.Mark) -> String {
    mark.sign.map { "\($0) \(name(mark))" } ?? name(mark)
  }

  /// A mark in a word, without its sign.
  package func name(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .down: Bilingual(en: "down", zh: "按下")[language]
    case .moved: Bilingual(en: "moves", zh: "移动")[language]
    case .up: Bilingual(en: "up", zh: "抬起")[language]
    case .cancelled: Bilingual(en: "taken away", zh: "被收走")[language]
    case .state(let state): state.rawValue
    case .action: Bilingual(en: "action", zh: "动作")[language]
    case .message(let name):
      name.hasPrefix("touches") ? name.dropFirst(7).lowercased() : name
    case .event(let event): event
    case .acts(let selector): selector
    case .scrolls(.began): Bilingual(en: "scrolls", zh: "开始滚动")[language]
    case .scrolls(.moved): Bilingual(en: "moves", zh: "移动")[language]
    case .scrolls(.zoomed): Bilingual(en: "zooms", zh: "缩放")[language]
    case .scrolls(.ended(true)): Bilingual(en: "glides", zh: "滑行")[language]
    case .scrolls(.ended(false)), .scrolls(.stopped):
      Bilingual(en: "stands", zh: "静止")[language]
    }
  }
}

extension Timeline.Mark {
  /// The sign in front of its word; nil for most.
  fileprivate var sign: Character? {
    switch self {
    case .down: "●"
    case .up: "○"
    case .cancelled, .message("touchesCancelled"), .state(.cancelled): "✕"
    case .state(.ended): "▸"
    default: nil
    }
  }

  /// Whether something is in progress after it: a finger that is down, an attempt, a touch of a
  /// view.
  package var goesOn: Bool {
    switch self {
    case .down, .moved: true
    case .up, .cancelled, .action, .event, .acts: false
    case .scrolls(.began), .scrolls(.moved), .scrolls(.ended(true)): true
    case .scrolls: false
    case .state(let state): state == .possible || state == .began || state == .changed
    case .message(let name): name == "touchesBegan" || name == "touchesMoved"
    }
  }
}
