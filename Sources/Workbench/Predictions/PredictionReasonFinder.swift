import Foundation
import Records
import Scenes
import UIKitModel

/// Finds the one fact that refutes a guess, in the recorded hit test.
struct PredictionReasonFinder {
  private let question: HitTestQuestion
  private var scene: Scene { question.scene }
  /// The index of the first step of every view that was asked.
  private let steps: [ObjectIdentifier: Int]

  init(_ question: HitTestQuestion) {
    self.question = question
    steps = Dictionary(
      question.steps.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) }
    ) { first, _ in first }
  }

  private func name(_ object: UIResponder) -> ObjectName { scene.objectName(object) }

  // MARK: The hit-test view

  /// The reason why the view of a name is not the hit-test view.
  func reason(forNotHitting text: String) -> PredictionReason? {
    guard let object = scene.object(named: text) as? UIResponder else { return nil }
    guard let view = object as? UIView else { return .noView(name(object)) }
    guard let index = steps[ObjectIdentifier(view)] else { return neverAsked(view) }
    let step = question.steps[index]
    if step.method != nil { return .codeAnswered(name(view), step.answer.map(name)) }
    if let refusal = step.refusal { return .refused(name(view), RefusalReason(refusal)) }
    if step.isInside == false {
      if let singular = singular(step) {
        return .unreachable(name(view), transformOf: name(singular))
      }
      return isByCode(step)
        ? .outsideByCode(name(view), point: step.point)
        : .outside(name(view), point: step.point, bounds: view.bounds)
    }
    guard let answer = step.answer else { return nil }
    if answer !== view, let child = answeringStep(below: index) {
      return .subviewReturned(name(view), subview: name(child.view), returned: name(answer))
    }
    return codeAbove(index)
  }

  /// Whether code of the view's decided that a point is outside.
  private func isByCode(_ step: HitTestRecorder.Step) -> Bool {
    step.view.methodTable.method(for: .pointInside) != nil
  }

  /// The first view on the path to a step whose transform cannot be inverted, if that left no
  /// numbers.
  private func singular(_ step: HitTestRecorder.Step) -> UIView? {
    guard step.point.x.isNaN || step.point.y.isNaN else { return nil }
    return sequence(first: step.view, next: { $0.superview }).reversed()
      .first { !$0.storedTransform.isInvertible }
  }

  /// Code of an ancestor that returned something other than the answer that it received.
  private func codeAbove(_ index: Int) -> PredictionReason? {
    var current = question.steps[index].askedBy
    while let above = current {
      let step = question.steps[above]
      if step.method != nil { return .codeAnswered(name(step.view), step.answer.map(name)) }
      current = step.askedBy
    }
    return nil
  }

  /// The last step that a step asked and that returned a view.
  private func answeringStep(below index: Int) -> HitTestRecorder.Step? {
    question.steps.last { $0.askedBy == index && $0.answer != nil }
  }

  // MARK: Never asked

  /// The reason why a view was never asked: the decision of its nearest ancestor that was asked.
  private func neverAsked(_ view: UIView) -> PredictionReason? {
    guard let window = view.window, scene.application.windows.contains(where: { $0 === window })
    else { return .notInWindow(name(view)) }
    var current = view.superview
    while let ancestor = current {
      if let index = steps[ObjectIdentifier(ancestor)] {
        return neverAsked(name(view), below: ancestor, index)
      }
      current = ancestor.superview
    }
    let front = question.steps.first { $0.askedBy == nil && $0.answer != nil }
    return front.map { .neverAskedBehindWindow(name(view), window: name($0.view)) }
  }

  private func neverAsked(
    _ view: ObjectName, below ancestor: UIView, _ index: Int
  ) -> PredictionReason {
    let step = question.steps[index]
    if step.method != nil { return .neverAskedByCode(view, ancestor: name(ancestor)) }
    if let refusal = step.refusal {
      return .neverAskedInRefused(view, ancestor: name(ancestor), RefusalReason(refusal))
    }
    if step.isInside == false {
      if let singular = singular(step) {
        return .neverAskedInUnreachable(
          view, ancestor: name(ancestor), transformOf: name(singular))
      }
      return isByCode(step)
        ? .neverAskedInCode(view, ancestor: name(ancestor))
        : .neverAskedInOutside(view, ancestor: name(ancestor))
    }
    guard let sibling = answeringStep(below: index), let answer = sibling.answer else {
      return .neverAskedByCode(view, ancestor: name(ancestor))
    }
    return .neverAskedBehind(view, sibling: name(sibling.view), returned: name(answer))
  }

  // MARK: The order

  /// The first fact by which an order differs from what happened.
  func reason(forOrder guess: [String]) -> PredictionReason? {
    let truth = question.steps.map { name($0.view) }
    let place = zip(guess, truth).enumerated().first { $0.element.0 != $0.element.1.text }?.offset
    let index = place ?? min(guess.count, truth.count)
    let before = index > 0 ? truth[index - 1] : nil
    guard index < guess.count else {
      return index < truth.count ? .alsoAsked(truth[index], after: before) : nil
    }
    let guessed = guess[index]
    guard let object = scene.object(named: guessed) as? UIResponder else { return nil }
    guard let view = object as? UIView else { return .noView(name(object)) }
    guard steps[ObjectIdentifier(view)] != nil else { return neverAsked(view) }
    guard index < truth.count else { return nil }
    let first = question.steps[index].view
    if view.isDescendant(of: first) { return .superviewFirst(name(first), before: name(view)) }
    // The order of two branches is decided among siblings.
    var (upper, lower): (UIView, UIView) = (first, view)
    while let above = upper.superview, !view.isDescendant(of: above) { upper = above }
    while let above = lower.superview, above !== upper.superview { lower = above }
    guard upper.superview != nil, upper.superview === lower.superview else {
      return .alsoAsked(name(first), after: before)
    }
    return guess.contains(name(first).text)
      ? .siblingFirst(name(upper), before: name(lower)) : .alsoAsked(name(first), after: before)
  }
}
