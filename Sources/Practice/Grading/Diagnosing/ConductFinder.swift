import Foundation
import Records
import Scenes
import Workbench

/// Finds out what a learner's views do otherwise than they should, at one touched point, from what
/// was asked there and what was answered.
///
/// Only what the trace shows is told: who was asked with which point, in which order, and what
/// became of the answers.
struct ConductFinder {
  private let sketch: SceneSketch
  private let trace: HitTestTrace
  /// Who should get the touch.
  private let wanted: String?
  private let steps: [HitTestStep]

  init(_ sketch: SceneSketch, _ trace: HitTestTrace, wanted: String?) {
    self.sketch = sketch
    self.trace = trace
    self.wanted = wanted
    steps = trace.steps
  }

  /// What goes wrong in the first view of the learner's class in which something does.
  var conduct: [Conduct] {
    for step in steps where step.script != nil || step.inside?.script != nil {
      let found = conduct(of: step)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func conduct(of step: HitTestStep) -> [Conduct] {
    let name = step.view.text
    if let aspect = sketch.refusal(of: name), !step.outcome.isNil {
      return [.ignores(change: SceneChange(name: name, aspect: aspect))]
    }
    let asked = steps.filter { $0.askedBy == step.number }
    let wrong = asked.lazy.compactMap { converted($0, by: step) }.first
    if let wrong { return [wrong] }
    return [passedOn(step, asked), order(step, asked), unanswered(step, asked), itself(step)]
      .compactMap(\.self)
  }

  // MARK: Points

  /// In which way the point of an asked view is not the touched one.
  private func converted(_ asked: HitTestStep, by step: HitTestStep) -> Conduct? {
    let (view, name) = (asked.view.text, step.view.text)
    guard step.script != nil, let right = sketch.converted(step.point, from: name, to: view),
      !isNear(asked.point, right)
    else { return nil }
    if isNear(asked.point, step.point) { return .unconverted(by: name, view: view) }
    if let back = sketch.converted(step.point, from: view, to: name), isNear(asked.point, back) {
      return .convertedBackwards(by: name, view: view)
    }
    if let frame = sketch.view(view)?.frame,
      isNear(asked.point, CGPoint(x: step.point.x - frame.minX, y: step.point.y - frame.minY))
    {
      return .subtractedOrigin(by: name, view: view)
    }
    return .wrongPoint(by: name, view: view, asked: asked.point, right: right)
  }

  private func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
    abs(point.x - other.x) < 0.01 && abs(point.y - other.y) < 0.01
  }

  // MARK: Answers

  /// Whether the view returned something other than what those that it asked said.
  private func passedOn(_ step: HitTestStep, _ asked: [HitTestStep]) -> Conduct? {
    guard case .replaced(let returned) = step.outcome else { return nil }
    let name = step.view.text
    if let returned = returned?.text, returned != name {
      let answers = asked.compactMap(answer)
      if let first = answers.first, first != returned, answers.contains(returned) {
        return .goesOn(by: name, answered: first, returned: returned)
      }
      if answers.contains(returned) { return nil }
      if sketch.subview(of: returned, towards: name) != nil, wanted != returned {
        return .returnsAbove(by: name, returned: returned)
      }
      if let other = asked.first(where: { $0.view.text == returned }) {
        return .discards(by: name, view: returned, answer: answer(other), returned: returned)
      }
      guard sketch.subview(of: name, towards: returned) != nil,
        !steps.contains(where: { $0.view.text == returned })
      else { return nil }
      return .unasked(by: name, view: returned)
    }
    // What an asked view said may be just this view.
    let other = asked.first { step in answer(step).map { $0 != returned?.text } ?? false }
    guard let other else { return nil }
    return .discards(
      by: name, view: other.view.text, answer: answer(other), returned: returned?.text)
  }

  /// Who a view said gets the touch.
  private func answer(_ step: HitTestStep) -> String? {
    switch step.outcome {
    case .itself: step.view.text
    case .subview(let view): view.text
    case .replaced(let view): view?.text
    case .refused, .outside, .stopped: nil
    }
  }

  // MARK: Order

  /// Whether one behind was asked before the one in front that should get the touch.
  private func order(_ step: HitTestStep, _ asked: [HitTestStep]) -> Conduct? {
    let name = step.view.text
    guard let wanted, let front = sketch.subview(of: name, towards: wanted),
      let got = trace.result?.text, let behind = sketch.subview(of: name, towards: got),
      behind != front
    else { return nil }
    let order = sketch.subviews(of: name)
    let views = asked.map(\.view.text)
    guard let place = order.firstIndex(of: front), let other = order.firstIndex(of: behind),
      other < place, let turn = views.firstIndex(of: behind)
    else { return nil }
    if let own = views.firstIndex(of: front), own < turn { return nil }
    return .backToFront(by: name, first: behind, front: front)
  }

  // MARK: Silence

  /// Whether the subview that lies at the point was never asked, and nobody else answered.
  private func unanswered(_ step: HitTestStep, _ asked: [HitTestStep]) -> Conduct? {
    let name = step.view.text
    guard let wanted, let subview = sketch.subview(of: name, towards: wanted),
      !asked.contains(where: { $0.view.text == subview }),
      !steps.contains(where: { $0.view.text == wanted }),
      // The first answer ends the search (HT-5): then it is the one who gave it.
      !asked.contains(where: { answer($0) != nil }),
      answer(step) == nil || answer(step) == name
    else { return nil }
    if step.inside?.answer == false, asked.isEmpty { return .refusesFirst(by: name, view: subview) }
    return .notAsked(by: name, view: subview)
  }

  /// Whether the view takes what lies outside of it, or leaves out itself.
  private func itself(_ step: HitTestStep) -> Conduct? {
    let name = step.view.text
    guard let bounds = sketch.view(name)?.bounds else { return nil }
    let isInside =
      step.point.x >= bounds.minX && step.point.x < bounds.maxX && step.point.y >= bounds.minY
      && step.point.y < bounds.maxY
    if answer(step) == name, !isInside, trace.result?.text == name, wanted != name {
      return .outside(name: name)
    }
    guard wanted == name, isInside, answer(step) == nil else { return nil }
    return .notItself(name: name)
  }
}
