import Foundation
import Lettering
import Records
import Wording

/// Renders what an acting line caused: where the touches went, then everything in order.
struct EventRenderer {
  let language: Language
  let teach: TeachLevel
  /// Whether nothing is omitted.
  var isUnfolded = false

  /// The maximum number of lines shown of one act.
  private static let most = 120

  package func render(_ trace: EventTrace, into page: inout Page) {
    for hit in trace.hits {
      ConsoleRenderer(language: language, teach: teach).render(hit.strays, into: &page)
    }
    page.paragraph(trace.headline[language], hang: 2, .strong)
    guard teach > .brief else { return }
    let maker = EventRowMaker(steps: trace.steps)
    let items = EventLines(trace.steps, isUnfolded: teach == .full || isUnfolded).items
    let shown = items.compactMap { item -> EventRow? in
      if case .line(let line, let number) = item {
        maker.row(for: line, number: number)
      } else {
        nil
      }
    }
    let isOutline = teach == .outline && !isUnfolded
    let isTold = items.compactMap { item -> Bool? in
      guard case .line(let line, _) = item else { return nil }
      return !isOutline || line.isOfOutline(in: trace.steps)
    }
    let told = zip(shown, isTold).filter(\.1).map(\.0)
    let columns = EventColumns(
      told, count: shown.count, start: trace.start, language, width: page.style.width)
    var number = 0
    var lastTime: String?
    for item in items {
      guard case .line = item else {
        if isOutline, number == 0 || !isTold[number - 1] { continue }
        if number <= Self.most {
          page.paragraph(fold(item, trace.start), indent: 3, hang: 2, .faint)
        }
        lastTime = nil
        continue
      }
      let row = shown[number]
      number += 1
      guard isTold[number - 1] else { continue }
      guard number <= Self.most || teach == .full || isUnfolded else { continue }
      let time = Numbers.time(row.time - trace.start)
      columns.render(
        row, number: number, time: time == lastTime ? "" : time, language, into: &page)
      lastTime = time
      if !isOutline {
        ScriptLinesRenderer(language: language, teach: teach).render(row.lines, into: &page)
      }
    }
    if told.count < shown.count {
      page.line(
        Bilingual(
          en: "   \(told.count) of \(shown.count) lines (teach normal shows all)",
          zh: "   \(shown.count) 行中的 \(told.count) 行（teach normal 显示全部）")[language], .faint)
    }
    if number > Self.most, teach < .full, !isUnfolded {
      page.line(
        Bilingual(
          en: "   … \(Numbers.grouped(number - Self.most)) more lines (teach full shows them)",
          zh: "   … 另有 \(Numbers.grouped(number - Self.most)) 行（teach full 会显示）")[language], .faint)
    }
    for conclusion in trace.conclusions {
      page.paragraph(conclusion.wording[language], hang: 2, .hint)
    }
  }

  /// The line for events that are like those before them.
  private func fold(_ item: EventLines.Item, _ start: Double) -> String {
    guard case .fold(let count, let from, let to, let isMoves) = item else { return "" }
    let first = Numbers.time(from - start)
    let last = Numbers.time(to - start)
    let what = isMoves ? Bilingual(en: "moves", zh: "次移动") : Bilingual(en: "events", zh: "个事件")
    return Bilingual(
      en: "… \(Numbers.grouped(count)) more \(what.en), \(first) to \(last), alike",
      zh: "… 另有 \(Numbers.grouped(count)) \(what.zh)，\(first) 到 \(last)，情况相同")[language]
  }
}

/// The widths of a trace's columns.
struct EventColumns {
  private let time: Int
  private let number: Int
  private let subject: Int
  /// 0 if the page is too narrow for a column of messages; the message then begins the sentence.
  private let message: Int

  /// Columns for `rows`, of `count` lines in all, on a page that is `width` columns wide.
  init(_ rows: [EventRow], count: Int, start: Double, _ language: Language, width: Int) {
    let time = max(5, (rows.map { Numbers.time($0.time - start).count }.max() ?? 0) + 1)
    let number = max(2, String(count).count)
    let names = rows.map { DisplayWidth.of($0.subject[language]) }.max() ?? 0
    let messages = min(18, rows.map { DisplayWidth.of($0.message) }.max() ?? 0)
    let widest = width > 100 ? 28 : 16
    let head = time + number + 1 + min(widest, max(9, names)) + 2
    let isNarrow = width < 78 && width - head - messages - 2 < 30
    subject = min(isNarrow ? 12 : widest, max(9, names))
    message = isNarrow ? 0 : messages
    (self.time, self.number) = (time, number)
  }

  package func render(
    _ row: EventRow, number: Int, time: String, _ language: Language, into page: inout Page
  ) {
    let head =
      time.padded(to: self.time) + "\(number)".leftPadded(to: self.number) + " "
      + row.subject[language].shortened(to: subject).padded(to: subject) + "  "
    guard message > 0 || row.message.isEmpty else {
      return page.row(
        head, "\(row.message)  \(row.said[language])", row.emphasis, hang: self.time + 2)
    }
    let message =
      row.message.isEmpty ? "" : row.message.shortened(to: 24).padded(to: self.message) + "  "
    page.row(head + message, row.said[language], row.emphasis)
  }
}

/// Renders the log.
struct LogRenderer {
  let language: Language

  /// The maximum number of lines shown.
  private static let most = 500

  package func render(_ log: EventLog, into page: inout Page) {
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
      let time = log.hasTimes ? "\(Numbers.time(line.time))  ".leftPadded(to: 8) : ""
      page.row(time, line.text)
    }
    flush(&page)
  }
}
