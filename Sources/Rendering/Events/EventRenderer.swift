import Foundation
import Records

/// Tells what an acting line brought about: where it went, then everything in its order.
struct EventRenderer {
  let language: Language
  let teach: TeachLevel

  /// How many lines are shown of one act.
  private static let most = 120

  func render(_ trace: EventTrace, into page: inout Page) {
    page.paragraph(trace.headline[language], hang: 2, .strong)
    guard teach > .brief else { return }
    let shown = EventRowMaker(trace.steps).rows.filter { teach == .full || !$0.isDetail }
    let groups = teach == .full ? [Group(rows: shown)] : folded(shown)
    var number = 0
    var lastTime: String?
    let subjectWidth = min(
      16, max(9, shown.map { DisplayWidth.of($0.subject[language]) }.max() ?? 0))
    let messageWidth = min(18, shown.map { DisplayWidth.of($0.message) }.max() ?? 0)
    let numberWidth = max(2, String(shown.count).count)
    let timeWidth = max(
      5, (shown.map { Self.time($0.time - trace.start).count }.max() ?? 0) + 1)
    for group in groups {
      guard group.count == 0 else {
        page.line(fold(group, trace.start), .faint)
        lastTime = nil
        continue
      }
      for row in group.rows {
        number += 1
        guard number <= Self.most || teach == .full else { continue }
        let time = Self.time(row.time - trace.start)
        let head =
          (time == lastTime ? "" : time).padded(to: timeWidth)
          + "\(number)".leftPadded(to: numberWidth) + " "
          + row.subject[language].shortened(to: subjectWidth).padded(to: subjectWidth) + "  "
        lastTime = time
        let message = row.message.isEmpty ? "" : row.message.padded(to: messageWidth) + "  "
        page.row(head + message, row.said[language], row.emphasis)
        ScriptLinesRenderer(language: language, teach: teach).render(row.lines, into: &page)
      }
    }
    if number > Self.most, teach < .full {
      page.line(
        Bilingual(
          en: "   … \(Numbers.grouped(number - Self.most)) more lines (teach full shows them)",
          zh: "   … 另有 \(Numbers.grouped(number - Self.most)) 行（teach full 会显示）")[language], .faint)
    }
    for conclusion in trace.conclusions {
      page.paragraph(conclusion.wording[language], hang: 2, .hint)
    }
  }

  /// A time in hundredths of a second.
  static func time(_ seconds: Double) -> String {
    let text = String(format: "%.2f", seconds)
    return text == "-0.00" ? "0.00" : text.replacing("-", with: "−")
  }

  // MARK: Folding

  /// Rows that are shown, or the number of events that are alike and are not.
  private struct Group {
    var rows: [EventRow]
    var count = 0
  }

  /// The rows, with all but the first of several events that are alike made into one line.
  private func folded(_ rows: [EventRow]) -> [Group] {
    var events: [[EventRow]] = []
    for row in rows {
      if let last = events.last?.last, last.event == row.event, last.time == row.time {
        events[events.count - 1].append(row)
      } else {
        events.append([row])
      }
    }
    var groups: [Group] = []
    var index = 0
    while index < events.count {
      let shape = events[index].map(\.shape)
      var end = index + 1
      while end < events.count, events[end].map(\.shape) == shape { end += 1 }
      groups.append(Group(rows: events[index]))
      if end - index > 2 {
        groups.append(
          Group(rows: Array(events[(index + 1)..<end].joined()), count: end - index - 1))
        index = end
      } else {
        index += 1
      }
    }
    return groups
  }

  private func fold(_ group: Group, _ start: Double) -> String {
    let first = Self.time((group.rows.first?.time ?? 0) - start)
    let last = Self.time((group.rows.last?.time ?? 0) - start)
    return Bilingual(
      en: "   … \(Numbers.grouped(group.count)) more moves, \(first) to \(last), alike",
      zh: "   … 另有 \(Numbers.grouped(group.count)) 次移动，\(first) 到 \(last)，情况相同")[language]
  }
}

/// Shows the log.
struct LogRenderer {
  let language: Language

  /// How many lines are shown.
  private static let most = 500

  func render(_ log: EventLog, into page: inout Page) {
    guard !log.lines.isEmpty else {
      let text =
        log.isCleared
        ? Bilingual(en: "log cleared", zh: "log 已清空") : Bilingual(en: "nothing yet", zh: "还没有内容")
      return page.line(text[language])
    }
    let hidden = log.lines.count - Self.most
    if hidden > 0 {
      page.line(
        Bilingual(
          en: "… \(Numbers.grouped(hidden)) lines before these",
          zh: "… 前面还有 \(Numbers.grouped(hidden)) 行")[language], .faint)
    }
    var last: (text: String, count: Int)?
    func flush(_ page: inout Page) {
      guard let last, last.count > 1 else { return }
      page.line(
        Bilingual(en: "  … \(last.count) times", zh: "  … 共 \(last.count) 次")[language], .faint)
    }
    for line in log.lines.suffix(Self.most) {
      if !log.hasTimes, let known = last, known.text == line.text,
        LogLines.collapsed([line.text, line.text]).count == 1
      {
        last?.count += 1
        continue
      }
      flush(&page)
      last = (line.text, 1)
      let time = log.hasTimes ? "\(EventRenderer.time(line.time))  ".leftPadded(to: 8) : ""
      page.row(time, line.text)
    }
    flush(&page)
  }
}
