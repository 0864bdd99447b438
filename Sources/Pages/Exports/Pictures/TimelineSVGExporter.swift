import Foundation
import Lettering
import Records
import Rendering
import Wording

/// Exports the events of `timeline` as a drawing: a lane for each finger, recognizer and responder,
/// from left to right, with the same columns.
struct TimelineSVGExporter: Exporter {
  private static let (name, lane, top) = (170.0, 34.0, 46.0)

  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    guard let timeline = subject.timeline else { return [] }
    let words = TimelineRenderer(language: language)
    let start = timeline.times.first ?? 0
    let groups = words.groups(of: timeline)
    let columns = Dictionary(
      uniqueKeysWithValues: groups.enumerated().map { ($1.lowerBound, Double($0)) })
    let column = Self.width(timeline, words)
    let width = Self.name + column * Double(max(1, groups.count)) + 16
    let height = Self.top + Self.lane * Double(timeline.rows.count) + 16
    var picture = Picture(
      subject, language, size: (width, height),
      title: Bilingual(en: "What events did", zh: "事件的经过"),
      description: Bilingual(
        en: "A column for each event, or for moves that are alike, with its time in seconds; a row "
          + "for each finger, recognizer and responder.",
        zh: "每个事件一列（相同的移动合为一列），标有以秒为单位的时间；每根手指、每个识别器和响应者各一行。"))
    for (index, group) in groups.enumerated() {
      let x = Self.name + column * Double(index)
      picture.text(
        words.time(of: group, in: timeline, since: start), x: x, y: 24,
        [("fill", picture.colors.quiet), ("font-family", "monospace"), ("font-size", "11")])
      picture.line(
        from: (x, 32), to: (x, height - 12), [("stroke-width", "0.5"), ("opacity", "0.5")])
    }
    for (index, row) in timeline.rows.enumerated() {
      let y = Self.top + Self.lane * Double(index) + 14
      picture.text(words.name(row.subject), x: 16, y: y + 4, [("font-weight", "600")], most: 22)
      let cells = row.cells.filter { columns[$0.column] != nil }
      for (place, cell) in cells.enumerated() {
        let x = Self.name + column * (columns[cell.column] ?? 0)
        let goesOn = cell.marks.last { $0 != .action }?.goesOn ?? false
        if goesOn, cells.indices.contains(place + 1) {
          let end = Self.name + column * (columns[cells[place + 1].column] ?? 0)
          picture.line(from: (x, y + 6), to: (end, y + 6), [("stroke-width", "2")])
        }
        picture.page.empty(
          "circle",
          [
            ("cx", Picture.number(x)), ("cy", Picture.number(y + 6)), ("r", "3.5"),
            ("fill", picture.colors.accent),
          ])
        let said = cell.marks.map { words.name($0) }.joined(separator: ", ")
        picture.page.open("g", [])
        picture.page.element("title", [], said)
        picture.text(
          said, x: x + 1, y: y - 2, [("font-size", "11")], most: Int((column - 6) / Self.letter))
        picture.page.close("g")
      }
    }
    return picture.finished()
  }

  /// The approximate width of a letter, and the least and the greatest width of a column, in
  /// points.
  private static let (letter, widths) = (6.2, 92.0...240.0)

  /// The width of columns in which the longest text fits.
  private static func width(_ timeline: Timeline, _ words: TimelineRenderer) -> Double {
    let texts = timeline.rows.flatMap(\.cells).map { cell in
      cell.marks.map { words.name($0) }.joined(separator: ", ").count
    }
    let longest = Double(texts.max() ?? 0) * letter + 8
    return min(max(longest, widths.lowerBound), widths.upperBound)
  }
}
