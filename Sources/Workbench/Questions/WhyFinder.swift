import Foundation
import Records
import UIKitModel

/// Finds the first decision that kept a touch from a view.
package struct WhyFinder {
  private let scene: Scene
  private let view: UIView
  private let point: CGPoint

  package init(_ scene: Scene, _ view: UIView, at point: CGPoint) {
    self.scene = scene
    self.view = view
    self.point = point
  }

  /// A cause, and the view that a cure has to work on.
  package struct Finding {
    package let cause: WhyCause
    /// Who decided: the view itself, a view above it, or what covers it.
    package let culprit: UIView?
    package let result: UIView?
    package let ownPoint: CGPoint?
  }

  package func find() -> Finding {
    guard let window = view.window, scene.application.windows.contains(where: { $0 === window })
    else {
      let top = view.topmost
      return Finding(
        cause: .notInWindow(topmost: top === view ? nil : scene.objectName(top)), culprit: top,
        result: nil, ownPoint: nil)
    }
    let path = Array(sequence(first: view) { $0.superview }.reversed())
    let ownPoint = path.reduce(point) { $0.applying($1.mapFromSuperviewExact($0)) }
    let question = HitTestQuestion(scene, at: point)
    func finding(_ cause: WhyCause, _ culprit: UIView?) -> Finding {
      Finding(cause: cause, culprit: culprit, result: question.result, ownPoint: ownPoint)
    }
    if question.result === view {
      let isDisabled = (view as? UIControl)?.isEnabled == false
      return finding(isDisabled ? .hitButDisabled : .hit, view)
    }
    if let result = question.result, result.isDescendant(of: view) {
      return finding(.subviewHit(scene.objectName(result)), result)
    }
    if let singular = path.first(where: { !$0.transform.isInvertible }) {
      return finding(.singularTransform(scene.objectName(singular)), singular)
    }
    if view.bounds.isEmpty, view.methodTable.method(for: .pointInside) == nil {
      return finding(.emptyAncestor(ancestor: scene.objectName(view), bounds: view.bounds), view)
    }
    let screen = scene.application.screen.bounds
    if !screen.contains(point), view.point(inside: ownPoint, with: nil) {
      return finding(.offScreen(screen: screen.size), view)
    }
    if view.methodTable.method(for: .pointInside) == nil,
      !view.point(inside: ownPoint, with: nil), !view.bounds.isEmpty
    {
      return finding(.outsideItself(own: ownPoint, bounds: view.bounds), view)
    }
    let steps = question.stepsByView
    for (level, current) in path.enumerated() {
      let step = steps[ObjectIdentifier(current)]
      if let found = decision(of: current, step, at: level, in: path, question) {
        return finding(found.cause, found.culprit)
      }
    }
    return finding(.outsideItself(own: ownPoint, bounds: view.bounds), view)
  }

  /// What shut the touch out at one level of the way down; nil when the way goes on.
  private func decision(
    of current: UIView, _ step: HitTestRecorder.Step?, at level: Int, in path: [UIView],
    _ question: HitTestQuestion
  ) -> (cause: WhyCause, culprit: UIView)? {
    guard let step else {
      return notAsked(current, at: level, in: path, question)
    }
    if let method = step.method as? AnswerOverride {
      return (
        .ownCode(owner: scene.objectName(current), line: method.line, isPointInside: false), current
      )
    }
    if let place = question.place(step.method) {
      let isAsked =
        level + 1 < path.count && question.step(of: path[level + 1]) != nil && step.answer != nil
      if !isAsked { return (script(current, place, question, isPointInside: false), current) }
      return nil
    }
    if let refusal = step.refusal {
      let isDefault = isDefault(refusal, of: current)
      let reason = RefusalReason(refusal)
      let levels = path.count - 1 - level
      return (
        levels == 0
          ? .refuses(reason: reason, isDefaultOfClass: isDefault)
          : .ancestorRefuses(
            ancestor: scene.objectName(current), reason: reason, levels: levels,
            isDefaultOfClass: isDefault),
        current
      )
    }
    guard step.isInside == false else { return nil }
    if let method = step.insideMethod as? AnswerOverride {
      return (
        .ownCode(owner: scene.objectName(current), line: method.line, isPointInside: true), current
      )
    }
    if let place = question.place(step.insideMethod) {
      return (script(current, place, question, isPointInside: true), current)
    }
    let bounds = current.bounds
    if bounds.isEmpty {
      return (.emptyAncestor(ancestor: scene.objectName(current), bounds: bounds), current)
    }
    return (
      .outsideAncestor(
        ancestor: scene.objectName(current), point: step.point, bounds: bounds,
        clips: current.clipsToBounds),
      current
    )
  }

  private func script(
    _ owner: UIView, _ place: ScriptPlace, _ question: HitTestQuestion, isPointInside: Bool
  ) -> WhyCause {
    let index = question.steps.firstIndex { $0.view === owner }
    let decided = index.flatMap { question.lines[$0] }?.last { line in
      line.facts.contains { fact in
        if case .decided = fact { return true }
        return false
      }
    }
    return .script(
      owner: scene.objectName(owner), place: place, decided: decided,
      answer: isPointInside
        ? nil : index.flatMap { question.steps[$0].answer }.map(scene.objectName),
      isPointInside: isPointInside)
  }

  /// Why a view was not asked although its superview was: somebody in front answered.
  private func notAsked(
    _ current: UIView, at level: Int, in path: [UIView], _ question: HitTestQuestion
  ) -> (cause: WhyCause, culprit: UIView)? {
    guard let result = question.result else { return nil }
    guard level > 0 else {
      guard let front = result.window, let own = current as? UIWindow else { return nil }
      return (
        .otherWindow(
          front: scene.objectName(front), level: Double(front.windowLevel.rawValue),
          own: scene.objectName(own), ownLevel: Double(own.windowLevel.rawValue)), front
      )
    }
    let parent = path[level - 1]
    guard
      let cover = question.steps.last(where: { $0.view.superview === parent && $0.answer != nil })
    else { return nil }
    if current.madeZPosition > cover.view.madeZPosition {
      return (
        .drawnInFront(
          owner: scene.objectName(current),
          of: scene.objectName(cover.view), zPosition: Double(current.madeZPosition),
          among: scene.objectName(parent)), cover.view
      )
    }
    return (
      .covered(
        by: scene.objectName(cover.view), among: scene.objectName(parent),
        shadowed: scene.objectName(current), returned: scene.objectName(result)), cover.view
    )
  }

  private func isDefault(_ refusal: UIView.Refusal, of view: UIView) -> Bool {
    refusal == .interactionDisabled && (view is UIImageView || view is UILabel)
  }
}

extension UIView {
  fileprivate var madeZPosition: CGFloat { layer.zPosition }

  /// The map from the superview's points: a mere move where there is no transform.
  fileprivate func mapFromSuperviewExact(_ point: CGPoint) -> CGAffineTransform {
    guard transform.isIdentity else { return mapFromSuperview }
    return CGAffineTransform(
      translationX: bounds.origin.x - frame.origin.x, y: bounds.origin.y - frame.origin.y)
  }
}
