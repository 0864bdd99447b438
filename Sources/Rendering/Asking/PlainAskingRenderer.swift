import Foundation
import Records

/// Renders steps of traces, predictions and distances, one fact per line.
struct PlainAskingRenderer {
  let language: Language
  let teach: TeachLevel

  /// The lines; nil where the text for people is plain enough.
  func lines(_ event: StepperEvent) -> [String]? {
    switch event {
    case .step(let step): lines(step)
    case .all(let trace): text(.trace(trace))
    case .eventLine(let line): PlainEventRenderer(language: language, teach: teach).lines(line)
    case .allOfEvent(let trace):
      PlainEventRenderer(language: language, teach: max(teach, .normal)).lines(trace)
    case .nothingToOpen, .words, .noFurther, .notFound, .left: nil
    }
  }

  /// The lines; nil where the text for people is plain enough.
  func lines(_ event: PredictionEvent) -> [String]? {
    switch event {
    case .answered(let prediction): lines(prediction)
    case .asked, .hint, .left: nil
    }
  }

  private func text(_ answer: Answer) -> [String] {
    PlainRenderer(language: language, teach: teach).render(answer)
      .split(separator: "\n").map(String.init)
  }

  // MARK: Steps

  private func lines(_ record: TraceStep) -> [String] {
    let step = record.step
    var lines = [
      "step=\(step.number) of=\(record.count) view=\(step.view.text) class=\(step.view.className)",
      "path=\(record.path.map(\.view.text).joined(separator: ","))",
    ]
    if record.isOutdated { lines.append("outdated=true") }
    var point = "point=\(PlainRenderer.point(step.point))"
    if let conversion = step.conversion {
      point +=
        " from=\(PlainRenderer.point(conversion.from)) "
        + "frame-origin=\(PlainRenderer.point(conversion.frameOrigin)) "
        + "bounds-origin=\(PlainRenderer.point(conversion.boundsOrigin))"
      if let transform = conversion.transform {
        point += " transform=\(transform.map(Numbers.text).joined(separator: ","))"
      }
    }
    lines.append(point)
    if let switches = step.switches {
      lines.append(
        "hidden=\(switches.isHidden) interaction=\(switches.isUserInteractionEnabled) "
          + "alpha=\(Numbers.exact(switches.alpha))")
    }
    if let inside = step.inside {
      lines.append(self.inside(inside))
    }
    for line in step.lines { lines.append(self.line(line)) }
    lines.append("answer=\(PlainRenderer.word(step.outcome, step.subviewCount))")
    if let stop = record.stop { lines.append("stopped: \(stop.wording[language])") }
    for name in step.neverAsked { lines.append("never-asked=\(name.text)") }
    switch record.sequel {
    case .subview(let place), .another(let place, _):
      lines.append("next=\(place.view.text) next-step=\(place.number)")
    case .end: lines.append("hit-test-view=\(record.result?.text ?? "nil")")
    }
    return lines
  }

  private func inside(_ check: InsideCheck) -> String {
    let by =
      check.answeredBy.map { " override=\"\($0)\"" }
      ?? check.script.map { " override=\"\($0.className) line \($0.line)\"" } ?? ""
    return "inside=\(check.answer) bounds=\(PlainRenderer.rectangle(check.bounds))\(by)"
  }

  private func line(_ line: ScriptLine) -> String {
    let facts = line.facts.map { fact in
      switch fact {
      case .assigned(let name, let value): "\(name) = \(value)"
      case .decided(let text, let result): "\(text) is \(result)"
      case .bound(let name, let value): "\(name) = \(value ?? "nil")"
      case .returned(let value): "returns \(value)"
      case .printed(let text): "prints \(text)"
      }
    }
    return "line=\(line.line) function=\(line.function) facts=\"\(facts.joined(separator: "; "))\""
  }

  // MARK: Predictions

  private func lines(_ prediction: Prediction) -> [String] {
    var lines: [String]
    switch prediction.evidence {
    case .trace(let trace): lines = text(.trace(trace))
    case .chain(let chain): lines = text(.chain(chain))
    case .events(let trace): lines = text(.event(trace))
    case .life(let record): lines = text(.life(record))
    case .inside(let reading):
      lines = text(.conversion(reading.conversion)) + reading.lines.map(line)
      lines.append(inside(reading.check))
    }
    if let guess = prediction.guess { lines.append("guess=\(value(guess))") }
    lines.append("answer=\(value(prediction.truth))")
    if prediction.guess != nil { lines.append("right=\(prediction.isRight)") }
    if let reason = prediction.reason { lines.append("because=\"\(reason.wording[language])\"") }
    return lines
  }

  private func value(_ value: Prediction.Value) -> String {
    switch value {
    case .view(let name): name ?? "nil"
    case .names(let names): names.joined(separator: ",")
    case .isInside(let isInside): "\(isInside)"
    case .lines(let lines): "\"\(lines.joined(separator: ", "))\""
    }
  }

  // MARK: Distances

  /// The facts of a distance.
  func lines(_ measure: MeasureRecord) -> [String] {
    var lines = [
      "space=\(space(measure.space))", end("first", measure.first), end("second", measure.second),
      "across \(axis(measure.across))", "down \(axis(measure.down))",
      "gap=\(Numbers.text(measure.gap))",
    ]
    if let gap = measure.gapOfShapes { lines.append("gap-of-shapes=\(Numbers.text(gap))") }
    if let overlap = measure.overlap {
      lines.append("overlap=\(PlainRenderer.rectangle(overlap))")
    }
    if let insets = measure.insets {
      lines.append(
        "inner=\(insets.isSecond ? "second" : "first") top=\(Numbers.text(insets.top)) "
          + "left=\(Numbers.text(insets.left)) bottom=\(Numbers.text(insets.bottom)) "
          + "right=\(Numbers.text(insets.right))")
    }
    if let containment = measure.containment {
      let point = containment.point.map { "point=\(PlainRenderer.point($0)) " } ?? ""
      lines.append(
        "in=\(containment.view.text) \(point)"
          + "bounds=\(PlainRenderer.rectangle(containment.bounds)) inside=\(containment.isInside)")
    }
    let way = measure.betweenMiddles
    lines.append(
      "middles dx=\(Numbers.text(way.width)) dy=\(Numbers.text(way.height)) "
        + "distance=\(Numbers.text(measure.middleDistance))")
    return lines
  }

  private func space(_ space: MeasureRecord.Space) -> String {
    switch space {
    case .screen: "screen"
    case .view(let view): view.text
    }
  }

  private func end(_ word: String, _ end: MeasureRecord.End) -> String {
    guard let view = end.view else { return "\(word)=point at=\(PlainRenderer.point(end.middle))" }
    return "\(word)=\(view.text) frame=\(PlainRenderer.rectangle(end.frame)) turned=\(end.isTurned)"
  }

  private func axis(_ axis: MeasureRecord.Axis) -> String {
    switch axis {
    case .shared(let from, let to): "shared=\(Numbers.text(from)),\(Numbers.text(to))"
    case .after: "second=after gap=\(Numbers.text(axis.gap))"
    case .before: "second=before gap=\(Numbers.text(axis.gap))"
    }
  }
}
