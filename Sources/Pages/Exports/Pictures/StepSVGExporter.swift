import Foundation
import Lettering
import Records
import Rendering
import Wording

/// Exports one step of a trace: the screen with everything that was asked up to there, and below it
/// the rows that the stepper shows.
struct StepSVGExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    guard let trace = subject.trace, let number = subject.look.step,
      trace.steps.indices.contains(number - 1)
    else { return [] }
    let step = trace.step(number, isOutdated: subject.isOutdated)
    let facts = StepRenderer(language: language, teach: .full).facts(of: step)
    let screen = subject.scene.screen
    let width = max(screen.width + 32, 420)
    let label = 84.0
    let columns = max(8, Int((width - label - 32) / 6.6))
    let rows = facts.map { fact in
      min(12, Wrapping.lines(Escaping.name(fact.text), width: columns).count)
    }
    let lines = ScriptLinesRenderer.telling(step.step.lines).suffix(12)
    let below = Double((rows.reduce(0, +) + lines.count) * 17 + facts.count * 5 + 44)
    let name = step.step.view.text
    var picture = Picture(
      subject, language, size: (width, screen.height + 32 + below),
      title: Bilingual(
        en: "Step \(number) of \(trace.steps.count): \(name)",
        zh: "第 \(number) 步，共 \(trace.steps.count) 步：\(name)"),
      description: TraceRenderer(language: language, teach: .normal).decision(step.step))
    let left = (width - screen.width) / 2
    picture.page.open("g", [("transform", "translate(\(Picture.number(left)) 16)")])
    picture.box(
      x: 0, y: 0, width: screen.width, height: screen.height,
      [("fill", picture.colors.screen), ("stroke", picture.colors.edge)])
    picture.draw(SceneLayers(subject.scene), clips: true) { _ in [1, 0, 0, 1, 0, 0] }
    mark(subject, trace, number, &picture)
    picture.page.close("g")
    var y = screen.height + 48
    picture.text(
      Bilingual(
        en: "Step \(number) of \(trace.steps.count)", zh: "第 \(number) 步，共 \(trace.steps.count) 步")[
          language], x: 16, y: y, [("font-weight", "600"), ("fill", picture.colors.accent)])
    y += 24
    for fact in facts {
      picture.text(fact.label, x: 16, y: y, [("fill", picture.colors.quiet)])
      y = picture.paragraph(fact.text, x: 16 + label, y: y, width: width - label - 32)
      guard fact.subject == .code else {
        y += 5
        continue
      }
      for line in lines {
        let values = ScriptLinesRenderer.words(line).map { $0[language] }
        picture.text(
          "\(line.line)  \(values.joined(separator: ", "))", x: 16 + label, y: y,
          [("font-family", "monospace"), ("font-size", "11")], most: columns)
        y += 17
      }
      y += 5
    }
    return picture.finished()
  }

  /// Marks the views that were asked up to a step, in order, and the touch.
  private func mark(
    _ subject: ExportSubject, _ trace: HitTestTrace, _ number: Int, _ picture: inout Picture
  ) {
    let places = TracedPlaces(subject)
    let colors = picture.colors
    let isEnd = number == trace.steps.count
    func corners(_ place: Int?) -> [CGPoint]? {
      place.map { subject.scene.views[$0] }.flatMap { $0.hasPlace ? $0.corners : nil }
    }
    for step in trace.steps.prefix(number) where isEnd || step.outcome.isNil {
      for other in places.neverAsked[step.number - 1] {
        guard let corners = corners(other) else { continue }
        picture.polygon(
          corners,
          [("fill", "none"), ("stroke", colors.quiet), ("stroke-dasharray", "4 4")])
      }
    }
    for step in trace.steps.prefix(number) {
      guard let corners = corners(places.steps[step.number - 1]) else { continue }
      let isNow = step.number == number
      picture.polygon(
        corners,
        [
          ("fill", "none"), ("stroke", step.outcome.isNil ? colors.no : colors.accent),
          ("stroke-width", isNow ? "3" : "1.2"),
        ])
    }
    if trace.point.x.isFinite, trace.point.y.isFinite {
      let place = [("cx", Picture.number(trace.point.x)), ("cy", Picture.number(trace.point.y))]
      picture.page.empty(
        "circle",
        place + [
          ("r", "18"), ("fill", colors.accent), ("fill-opacity", "0.16"),
          ("stroke", colors.accent), ("stroke-width", "2"),
        ])
      picture.page.empty("circle", place + [("r", "3.5"), ("fill", colors.accent)])
    }
    guard number <= 60 else { return }
    // Names are written from the left, so the numbers are on the right, above the edge.
    var used: [String: Double] = [:]
    for step in trace.steps.prefix(number) {
      guard
        let corner = corners(places.steps[step.number - 1])?.min(by: {
          ($0.y - $0.x, $0.y) < ($1.y - $1.x, $1.y)
        })
      else { continue }
      let key = "\(Int((corner.x / 8).rounded())) \(Int((corner.y / 8).rounded()))"
      let sign = step.outcome.isNil ? "✕" : isEnd && step.view == trace.result ? "✓" : ""
      let text = "\(step.number)\(sign)"
      let size = 8 + 6.6 * Double(text.count)
      let x = Double(corner.x) - size + 4 - used[key, default: 0]
      used[key, default: 0] += size + 2
      let isNow = step.number == number
      picture.box(
        x: x - 2, y: Double(corner.y) - 14, width: size, height: 16,
        [
          ("rx", "8"), ("fill", isNow ? colors.accent : colors.ground),
          ("stroke", isNow ? colors.accent : colors.edge),
        ])
      picture.text(
        text, x: x - 2 + size / 2, y: Double(corner.y) - 2,
        [
          ("font-size", "10"), ("text-anchor", "middle"),
          ("fill", isNow ? colors.ground : colors.ink),
        ])
    }
  }
}
