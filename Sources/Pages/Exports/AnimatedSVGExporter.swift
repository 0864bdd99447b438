import Foundation
import Lettering
import Records
import Rendering
import Wording

/// Exports a recording as a picture that plays by itself, again and again, wherever pictures are
/// shown: no script, no player. Readers who want less motion see its last frame.
///
/// The times are invented, as those of `CastExporter` are, and the same script makes the same
/// bytes.
package struct AnimatedSVGExporter: Exporter {
  package init() {}

  package func bytes(of recording: Recording, in language: Language) -> [UInt8] {
    Array(Film(recording).text.utf8)
  }
}

/// The lines of a recording with the times at which they appear.
private struct Film {
  /// A line of the terminal.
  private struct Line {
    let text: String
    /// When it begins to appear, and when it is complete, in milliseconds.
    let start: Int
    let end: Int
    /// The number of characters typed, and their columns; 0 for an answer.
    let typed: Int
    let width: Int
  }

  private let recording: Recording
  private var lines: [Line] = []
  private var now = RecordingPace.first

  /// The size of a cell and the margin around all of them, in units of the picture.
  private static let (cellWidth, cellHeight, margin) = (8.4, 19.0, 16.0)
  /// The duration of the last frame, in milliseconds.
  private static let rest = 5_000

  init(_ recording: Recording) {
    self.recording = recording
    for step in recording.steps { add(step) }
  }

  private mutating func add(_ step: Recording.Step) {
    let entry = step.entry.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, text) in entry.enumerated() {
      let shown = Escaping.visible(text)
      let end = now + shown.count * RecordingPace.letter
      lines.append(
        Line(
          text: (number == 0 ? "> " : "...> ") + shown, start: now, end: max(end, now + 1),
          typed: shown.count, width: DisplayWidth.of(shown)))
      now = end + RecordingPace.beforeReturn
    }
    now += RecordingPace.answer
    var answer = step.output.split(separator: "\n", omittingEmptySubsequences: false)
    if answer.last?.isEmpty ?? false { answer.removeLast() }
    for text in answer {
      lines.append(Line(text: String(text), start: now, end: now + 1, typed: 0, width: 0))
    }
    now += RecordingPace.pause(afterLines: answer.count)
  }

  private var length: Int { now + Self.rest }

  /// A time as a percentage of the whole duration.
  private func share(_ moment: Int) -> String {
    SVGPage.number((Double(moment) / Double(length) * 100_000).rounded() / 1_000) + "%"
  }

  // MARK: The file

  var text: String {
    let width = Double(recording.columns) * Self.cellWidth + 2 * Self.margin
    let height = Double(recording.rows) * Self.cellHeight + 2 * Self.margin
    let size = [("width", SVGPage.number(width)), ("height", SVGPage.number(height))]
    var page = SVGPage()
    page.open(
      "svg",
      [("xmlns", "http://www.w3.org/2000/svg")] + size
        + [("viewBox", "0 0 \(SVGPage.number(width)) \(SVGPage.number(height))"), ("role", "img")])
    page.element("title", [], recording.title)
    page.element(
      "desc", [], recording.steps.map(\.entry).joined(separator: "; ").shortened(to: 400))
    page.element("style", [], style)
    page.empty("rect", [("class", "ground"), ("rx", "10")] + size)
    page.open("svg", inset(width, height))
    page.open("g", [("class", "all")])
    for (index, line) in lines.enumerated() { draw(line, index, in: &page) }
    page.close("g")
    page.close("svg")
    page.close("svg")
    return page.text
  }

  /// The clipped area in which lines are visible.
  private func inset(_ width: Double, _ height: Double) -> [(String, String)] {
    [
      ("x", SVGPage.number(Self.margin)), ("y", SVGPage.number(Self.margin)),
      ("width", SVGPage.number(width - 2 * Self.margin)),
      ("height", SVGPage.number(height - 2 * Self.margin)),
    ]
  }

  private func draw(_ line: Line, _ index: Int, in page: inout SVGPage) {
    let y = Double(index) * Self.cellHeight + 14
    page.open("g", [("id", "l\(index)")])
    var column = 0
    for run in TerminalRuns(line.text).runs {
      let name = run.className.map { [("class", $0)] } ?? []
      let x = Double(column) * Self.cellWidth
      if !run.text.allSatisfy(\.isWhitespace) {
        // Fonts differ slightly; the columns must not.
        let width = SVGPage.number(Double(DisplayWidth.of(String(run.text))) * Self.cellWidth)
        page.element(
          "text",
          [
            ("x", SVGPage.number(x)), ("y", SVGPage.number(y)), ("textLength", width),
            ("lengthAdjust", "spacingAndGlyphs"),
          ] + name, String(run.text))
      }
      column += DisplayWidth.of(String(run.text))
    }
    if line.typed > 0 { cover(line, index, in: &page) }
    page.close("g")
  }

  /// The rectangle that hides letters before they are typed, and moves off them.
  private func cover(_ line: Line, _ index: Int, in page: inout SVGPage) {
    page.empty(
      "rect",
      [
        ("id", "c\(index)"), ("class", "ground cover"),
        ("x", SVGPage.number(Double(prompt(line)) * Self.cellWidth)),
        ("y", SVGPage.number(Double(index) * Self.cellHeight)),
        ("width", SVGPage.number(Double(recording.columns) * Self.cellWidth)),
        ("height", SVGPage.number(Self.cellHeight)),
      ])
  }

  /// The number of columns before the typed text.
  private func prompt(_ line: Line) -> Int { DisplayWidth.of(line.text) - line.width }

  // MARK: Motion

  /// On one line, because an SVG text shows line ends.
  private var style: String {
    let seconds = SVGPage.number(Double(length) / 1_000)
    var rules = [
      "text { font: 14px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; "
        + "fill: #e6e6ea; white-space: pre }",
      ".ground { fill: #16161a }", ".cover { opacity: 0 }",
      ".b { font-weight: 700; fill: #ffffff }", ".f { fill: #a2a2aa }",
      ".good { fill: #7fd196 }", ".bad { fill: #ff9a90 }", ".hint { fill: #6fd0de }",
      ".yellow { fill: #e6c074 }", ".blue { fill: #9db8ff }", ".magenta { fill: #e39be0 }",
    ]
    var motion = [
      ".all, .all > g, .cover { animation-duration: \(seconds)s; animation-iteration-count: infinite; "
        + "animation-timing-function: step-end }"
    ]
    for (index, line) in lines.enumerated() {
      motion.append("#l\(index) { animation-name: k\(index) }")
      motion += keyframes(line, index)
    }
    let end = upward(Int.max)
    rules.append(".all { transform: translateY(\(end)px) }")
    if let scroll { motion += [".all { animation-name: up }", scroll] }
    rules.append(
      "@media (prefers-reduced-motion: no-preference) { \(motion.joined(separator: " ")) }")
    return rules.joined(separator: " ")
  }

  private func keyframes(_ line: Line, _ index: Int) -> [String] {
    let shown = "@keyframes k\(index) { 0% { opacity: 0 } \(share(line.start)) { opacity: 1 } }"
    guard line.typed > 0 else { return [shown] }
    let width = SVGPage.number(Double(line.width) * Self.cellWidth)
    return [
      shown, "#c\(index) { animation-name: t\(index) }",
      "@keyframes t\(index) { 0% { opacity: 1 } \(share(line.start)) { opacity: 1; "
        + "transform: translateX(0); animation-timing-function: steps(\(line.typed)) } "
        + "\(share(line.end)) { opacity: 1; transform: translateX(\(width)px) } "
        + "\(share(line.end + 1)) { opacity: 0; transform: translateX(\(width)px) } }",
    ]
  }

  /// The distance by which all lines are moved up once the lines that begin by a time have
  /// appeared, in units.
  private func upward(_ moment: Int) -> String {
    let count = lines.count { $0.start <= moment }
    return SVGPage.number(-Double(max(0, count - recording.rows)) * Self.cellHeight)
  }

  /// The animation that scrolls the lines when there is no more room; nil if there always is.
  private var scroll: String? {
    guard lines.count > recording.rows else { return nil }
    var steps = ["0% { transform: translateY(0) }"]
    var last = "0"
    for moment in lines.dropFirst(recording.rows).map(\.start) {
      let up = upward(moment)
      if up != last { steps.append("\(share(moment)) { transform: translateY(\(up)px) }") }
      last = up
    }
    return "@keyframes up { \(steps.joined(separator: " ")) }"
  }
}
