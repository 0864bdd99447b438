import Foundation
import Records
import UIKitModel

/// Finds the first decision that prevented a view from getting a touch.
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
    /// The view that decided: the view itself, an ancestor of it, or the view that covers it.
    package let culprit: UIView?
    package let result: UIView?
    package let ownPoint: CGPoint?
    /// The decision of a hit test; nil if the cause was clear without one.
    package let decision: WayDown.Decision?
  }

  /// Asks the whole screen at the point and reads the record. Throws if a script stopped.
  package func find() throws(Problem) -> Finding {
    guard let window = view.window else {
      let top = view.topmost
      let name = top === view ? nil : scene.objectName(top)
      return finding(.notInWindow(topmost: name, leaving: .unknown), top)
    }
    guard scene.application.windowsFrontToBack.contains(where: { $0 === window }) else {
      return finding(
        .windowNotShown(
          window: scene.objectName(window),
          hasNoScene: scene.application.windows.contains { $0 === window }), window)
    }
    let way = WayDown(to: view)
    if let singular = way.path.first(where: { !$0.storedTransform.isInvertible }) {
      return finding(.singularTransform(scene.objectName(singular)), singular)
    }
    let ownPoint = way.point(point, at: way.path.count - 1)
    let question = HitTestQuestion(scene, at: point)
    if let problem = question.stopped() { throw problem }
    func told(_ cause: WhyCause, _ culprit: UIView?) -> Finding {
      self.finding(cause, culprit, question.result, ownPoint)
    }
    let answersByCode = view.methodTable.method(for: .pointInside) != nil
    let isInside = view.point(inside: ownPoint, with: nil)
    let screen = scene.application.screen.bounds
    if !screen.holds(point), isInside {
      return told(.offScreen(screen: screen.size), view)
    }
    if question.result === view {
      let isDisabled = (view as? UIControl)?.isEnabled == false
      return told(isDisabled ? .hitButDisabled : .hit, view)
    }
    if let result = question.result, result.isDescendant(of: view) {
      return told(.subviewHit(scene.objectName(result)), result)
    }
    let bounds = view.storedBounds
    if bounds.isEmpty, !answersByCode {
      return told(.emptyAncestor(ancestor: scene.objectName(view), bounds: bounds), view)
    }
    if !isInside, !answersByCode {
      return told(
        .outsideItself(
          own: ownPoint, bounds: bounds, isOffScreen: !screen.holds(point),
          closed: closed(on: way).map(scene.objectName)), view)
    }
    let decision = way.decision(in: question.steps, result: question.result)
    return Finding(
      cause: cause(of: decision, on: way, question), culprit: decision.culprit,
      result: question.result, ownPoint: ownPoint, decision: decision)
  }

  /// The first ancestor of the view in question that does not accept the point; its code is not
  /// asked.
  private func closed(on way: WayDown) -> UIView? {
    var own = way.point(point, at: 0)
    for (view, next) in zip(way.path, way.path.dropFirst()) {
      let isOpen =
        view.methodTable.method(for: .pointInside) != nil || view.point(inside: own, with: nil)
      if view.refusal != nil || !isOpen { return view }
      own = view.convert(own, to: next)
    }
    return nil
  }

  private func finding(
    _ cause: WhyCause, _ culprit: UIView?, _ result: UIView? = nil, _ ownPoint: CGPoint? = nil
  ) -> Finding {
    Finding(cause: cause, culprit: culprit, result: result, ownPoint: ownPoint, decision: nil)
  }

  /// A decision with its numbers.
  private func cause(
    of decision: WayDown.Decision, on way: WayDown, _ question: HitTestQuestion
  ) -> WhyCause {
    let culprit = decision.culprit
    let name = scene.objectName(culprit)
    guard let index = decision.step else { return unexplained(question) }
    let step = question.steps[index]
    switch decision.kind {
    case .refused:
      guard let refusal = step.refusal else { return unexplained(question) }
      let isDefault = isDefault(refusal, of: culprit)
      let levels = way.path.count - 1 - decision.level
      let reason = RefusalReason(refusal)
      return levels == 0
        ? .refuses(reason: reason, isDefaultOfClass: isDefault)
        : .ancestorRefuses(
          ancestor: name, reason: reason, levels: levels, isDefaultOfClass: isDefault)
    case .outside:
      let bounds = culprit.storedBounds
      return bounds.isEmpty
        ? .emptyAncestor(ancestor: name, bounds: bounds)
        : .outsideAncestor(
          ancestor: name, point: step.point, bounds: bounds, clips: culprit.storedClipsToBounds)
    case .code(let isPointInside):
      return code(of: culprit, index, isPointInside, isInside: false, question)
    case .codeInside:
      return code(of: culprit, index, false, isInside: true, question)
    case .covered:
      let shadowed = way.path[decision.level]
      let parent = scene.objectName(way.path[decision.level - 1])
      if shadowed.layer.zPosition > culprit.layer.zPosition {
        return .drawnInFront(
          owner: scene.objectName(shadowed), of: name,
          zPosition: Double(shadowed.layer.zPosition), among: parent)
      }
      return .covered(
        by: name, among: parent, shadowed: scene.objectName(shadowed),
        returned: step.answer.map(scene.objectName) ?? name, code: origin(of: step, question))
    case .otherWindow:
      guard let front = culprit as? UIWindow, let own = way.path[0] as? UIWindow else {
        return unexplained(question)
      }
      return .otherWindow(
        front: name, level: Double(front.windowLevel.rawValue), own: scene.objectName(own),
        ownLevel: Double(own.windowLevel.rawValue), code: origin(of: step, question))
    case .windowNotAsked, .changedMeanwhile: return unexplained(question)
    }
  }

  private func unexplained(_ question: HitTestQuestion) -> WhyCause {
    .changedMeanwhile(result: question.result.map(scene.objectName))
  }

  /// The code that answered a step in place of UIKit's, for `hitTest` or for `point(inside:)`.
  private func origin(
    of step: HitTestRecorder.Step, _ question: HitTestQuestion
  ) -> CodeOrigin? {
    question.origin(of: step.method ?? step.insideMethod)
  }

  /// A decision by code of the user's own.
  private func code(
    of owner: UIView, _ index: Int, _ isPointInside: Bool, isInside: Bool,
    _ question: HitTestQuestion
  ) -> WhyCause {
    let step = question.steps[index]
    let method = isPointInside ? step.insideMethod : step.method
    let name = scene.objectName(owner)
    let answer = isPointInside ? nil : step.answer.map(scene.objectName)
    if let line = (method as? AnswerOverride)?.line {
      return .ownCode(
        owner: name, line: line, answer: answer, isPointInside: isPointInside,
        isInView: isInside)
    }
    guard let place = question.place(method) else { return unexplained(question) }
    let decided = question.lines[index]?.last { line in
      line.facts.contains { fact in
        if case .decided = fact { return true }
        return false
      }
    }
    return .script(
      owner: name, place: place, decided: decided, answer: answer, isPointInside: isPointInside,
      isInView: isInside)
  }

  private func isDefault(_ refusal: UIView.Refusal, of view: UIView) -> Bool {
    refusal == .interactionDisabled && (view is UIImageView || view is UILabel)
  }
}

extension HitTestQuestion {
  /// The origin of a method in the user's code; nil if there is none.
  func origin(of method: (any UIKitModel.Method)?) -> CodeOrigin? {
    if let line = (method as? AnswerOverride)?.line { return .line(line) }
    return place(method).map { .script($0) }
  }
}
