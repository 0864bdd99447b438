import Foundation
import Records
import Scenes
import Workbench

/// Finds the misbehaviour of a learner's views at one touched point, from the questions there and
/// their answers.
///
/// Only facts of the trace are reported: which view was asked with which point, in which order, and
/// what happened to the answers.
struct ConductFinder {
  private let sketch: SceneSketch
  private let trace: HitTestTrace
  /// The view that should get the touch.
  private let wanted: String?
  private let steps: [HitTestStep]
  /// Whether a view's own `point(inside:)` refuses a point in its coordinates.
  private let refuses: (_ name: String, _ point: CGPoint) -> Bool

  init(
    _ sketch: SceneSketch, _ trace: HitTestTrace, wanted: String?,
    refuses: @escaping (_ name: String, _ point: CGPoint) -> Bool
  ) {
    self.refuses = refuses
    self.sketch = sketch
    self.trace = trace
    self.wanted = wanted
    steps = trace.steps
  }

  /// The misbehaviour of the first view of the learner's class that has any.
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
    if let change = switchedOff(below: name) { return [.ignores(change: change)] }
    return [
      refused(step), passedOn(step, asked), order(step, asked), unanswered(step, asked),
      itself(step),
    ]
    .compactMap(\.self)
  }

  /// The switch, of the view that got the touch or of one between it and `name`, because of which
  /// no touch should reach it.
  private func switchedOff(below name: String) -> SceneChange? {
    guard let got = trace.result?.text, got != wanted else { return nil }
    var place = sketch.subview(of: name, towards: got)
    while let view = place {
      if let aspect = sketch.refusal(of: view) { return SceneChange(name: view, aspect: aspect) }
      place = view == got ? nil : sketch.subview(of: view, towards: got)
    }
    return nil
  }

  // MARK: Points

  /// The way in which the point of an asked view is not the touched one.
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

  /// The misbehaviour of returning a subview's answer for a point that the view's own
  /// `point(inside:)` refuses, and that no view in it should get.
  private func refused(_ step: HitTestStep) -> Conduct? {
    let name = step.view.text
    guard step.script != nil, let returned = answer(step), returned != name,
      sketch.subview(of: name, towards: returned) != nil, wanted != name,
      wanted.flatMap({ sketch.subview(of: name, towards: $0) }) == nil,
      // The trace shows it only for UIKit's own hit test: code may have asked, and ignored the
      // answer.
      step.inside.map({ !$0.answer }) ?? refuses(name, step.point)
    else { return nil }
    return .passesRefused(by: name, view: returned)
  }

  /// The misbehaviour of a view that returned something other than the answers of the views that it
  /// asked.
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
    // An asked view may have answered with this very view.
    let other = asked.first { step in answer(step).map { $0 != returned?.text } ?? false }
    guard let other else { return nil }
    return .discards(
      by: name, view: other.view.text, answer: answer(other), returned: returned?.text)
  }

  /// The view that a view returned.
  private func answer(_ step: HitTestStep) -> String? {
    switch step.outcome {
    case .itself: step.view.text
    case .subview(let view): view.text
    case .replaced(let view): view?.text
    case .refused, .outside, .stopped: nil
    }
  }

  // MARK: Order

  /// The misbehaviour of asking a view at the back before the one in front that should get the
  /// touch.
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

  /// The misbehaviour of never asking the subview at the point, if no other view answered.
  private func unanswered(_ step: HitTestStep, _ asked: [HitTestStep]) -> Conduct? {
    let name = step.view.text
    guard let wanted, let subview = sketch.subview(of: name, towards: wanted),
      !asked.contains(where: { $0.view.text == subview }),
      !steps.contains(where: { $0.view.text == wanted }),
      // The first answer ends the search (HT-5): then the view that gave it is at fault.
      !asked.contains(where: { answer($0) != nil }),
      answer(step) == nil || answer(step) == name
    else { return nil }
    // Code of its own may ask last, after it has looked through the subviews by itself.
    if step.script == nil, step.inside?.answer == false, asked.isEmpty {
      return .refusesFirst(by: name, view: subview)
    }
    return .notAsked(by: name, view: subview)
  }

  /// The misbehaviour of taking points outside the view, or of leaving out the view itself.
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
