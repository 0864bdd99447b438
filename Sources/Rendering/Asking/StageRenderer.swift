import Foundation
import Lettering
import Records
import Wording

/// Renders a step with its surroundings, as the stepper redraws it: the views that are asked, the
/// screen, and the decision. Side by side on a wide terminal, otherwise one below the other.
struct StageRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  /// The number of columns from which the picture is beside the rest.
  private static let wide = 110
  private static let gap = 3
  private static let mostTreeRows = 15
  /// The rows that a line at the prompt takes, and one empty row.
  private static let promptRows = 2
  /// The rows of a picture in addition to its cells: its heading and its ruler.
  private static let headRows = 2
  private static let leastPictureRows = 5

  package func render(_ step: TraceStep, into page: inout Page) {
    guard let around = step.surroundings else { return }
    if page.style.width >= Self.wide, let picture = around.picture {
      return beside(step, around, picture, into: &page)
    }
    let decision = decision(step, page.style)
    let left = page.style.rows - decision.count - Self.promptRows
    let tree = tree(step, around, page.style, most: max(3, min(Self.mostTreeRows, left / 3)))
    for line in tree { page.drawn(line) }
    for line in decision { page.drawn(line) }
    guard let record = around.picture else { return }
    let rows = left - tree.count - Self.headRows
    guard rows >= Self.leastPictureRows else { return }
    for line in picture(record, step, page.style, rows: rows) { page.drawn(line) }
  }

  private func beside(
    _ step: TraceStep, _ around: TraceStep.Surroundings, _ record: ShowRecord,
    into page: inout Page
  ) {
    let half = page.style.width / 2
    let style = page.style.narrowed(to: half)
    let decision = decision(step, style)
    let rows = page.style.rows - Self.promptRows
    let most = max(3, min(Self.mostTreeRows, rows - decision.count - 1))
    let left = tree(step, around, style, most: most) + [""] + decision
    let right = picture(
      record, step, page.style.narrowed(to: page.style.width - half - Self.gap),
      rows: max(Self.leastPictureRows, rows - Self.headRows))
    for index in 0..<max(left.count, right.count) {
      let line = index < left.count ? left[index] : ""
      guard index < right.count else {
        page.drawn(line)
        continue
      }
      let blanks = max(0, half + Self.gap - DisplayWidth.ofRendered(line))
      page.drawn(line + String(repeating: " ", count: blanks) + right[index])
    }
  }

  private func decision(_ step: TraceStep, _ style: Style) -> [String] {
    var page = Page(style: style)
    StepRenderer(language: language, teach: teach).render(step, into: &page)
    return page.lines
  }

  // MARK: The tree

  /// The views that are asked, with the view of the step marked and later ones faint; as many as
  /// fit, including the marked one.
  private func tree(
    _ step: TraceStep, _ around: TraceStep.Surroundings, _ style: Style, most: Int
  ) -> [String] {
    let place = around.rows.firstIndex { $0.number == step.step.number } ?? 0
    let first = max(0, min(place - most / 2, around.rows.count - most))
    let shown = around.rows[first..<min(first + most, around.rows.count)]
    var lines = shown.map { row in line(row, step, style) }
    if first > 0 { lines[0] = style.show("   …", .faint) }
    if shown.endIndex < around.rows.count { lines[lines.count - 1] = style.show("   …", .faint) }
    return lines
  }

  private func line(
    _ row: TraceStep.Surroundings.Row, _ step: TraceStep, _ style: Style
  ) -> String {
    let present = step.step.number
    let mark = row.number == present ? (style.hasUnicode ? "▸" : ">") : " "
    let indent = String(repeating: "· ", count: min(row.depth, 12))
    let head = "\(mark)\("\(row.number)".leftPadded(to: 2)) \(indent)\(row.view.text)"
    let answer =
      row.number >= present ? "" : row.isNil ? "  nil" : say("  asks its subviews", "  询问子视图")
    let line = (head + answer).shortened(to: style.width)
    if row.number == present { return style.show(line, .strong) }
    return style.show(line, row.number > present ? .faint : .none)
  }

  // MARK: The picture

  private func picture(
    _ record: ShowRecord, _ step: TraceStep, _ style: Style, rows: Int
  ) -> [String] {
    let picture = ScreenPicture(
      record, style: style, mostColumns: style.width - ShowRenderer.headWidth(record),
      mostRows: rows)
    let sign = FingerSigns.of(style).touch
    let head =
      "\(sign) \(Numbers.shortPoint(step.screenPoint)) · \(picture.grid.wording[language])"
    let margin = String(repeating: " ", count: picture.grid.headWidth)
    return [style.show((margin + head).shortened(to: style.width), .faint)] + picture.lines
  }
}
