import Foundation
import Records
import UIKitModel

/// The view that a touch at a point goes to, and why no other view drawn there gets it.
package struct TouchQuestion {
  private let copier: any SceneCopying
  private let point: CGPoint
  private let isOutdated: Bool

  /// Creates a question; `isOutdated`: whether the scene has changed since the question about the
  /// point.
  package init(_ copier: any SceneCopying, at point: CGPoint, isOutdated: Bool) {
    self.copier = copier
    self.point = point
    self.isOutdated = isOutdated
  }

  /// The maximum number of other views that are reported.
  private static let most = 8

  package func record() throws -> TouchRecord {
    try copier.onCopy { scene in
      let budget = ScriptBudget(scene)
      budget.begin()
      defer { budget.end() }
      return try record(in: scene)
    }
  }

  private func record(in scene: Scene) throws -> TouchRecord {
    let written = scene.writes
    let question = HitTestQuestion(scene, at: point)
    if let problem = question.stopped() { throw problem }
    let isUsedUp = scene.writes != written
    let result = question.result
    let views = result == nil ? scene.application.windowsFrontToBack : others(than: result, scene)
    let named = views.filter { scene.givenName(of: $0) != nil }
    let others = try named.prefix(Self.most).map { view in
      TouchRecord.Other(
        view: scene.objectName(view),
        cause: isUsedUp ? try causeInCopy(of: view, scene) : try cause(of: view, scene))
    }
    let giver = giver(of: result, question)
    let likely = named.prefix(Self.most).first { $0 is UIControl } ?? named.first
    return TouchRecord(
      point: point, result: result.map(scene.explainedName),
      isDisabled: (result as? UIControl)?.isEnabled == false,
      giver: giver.map { scene.explainedName(of: $0.view) }, code: giver?.code, others: others,
      furtherOthers: named.count - others.count, likely: likely.map(scene.objectName),
      isOutdated: isOutdated)
  }

  private func cause(of view: UIView, _ scene: Scene) throws -> WhyCause {
    try WhyFinder(scene, view, at: point).find().cause
  }

  /// The cause for a first touch: writes of scripts while this one was answered are not it.
  private func causeInCopy(of view: UIView, _ scene: Scene) throws -> WhyCause {
    let address = ViewAddress(of: view, in: scene)
    return try copier.onCopy { copy in
      guard let view = address?.view(in: copy) else { return .changedMeanwhile(result: nil) }
      return try cause(of: view, copy)
    }
  }

  /// The code that answered with the result; nil if the result answered with itself.
  private func giver(
    of result: UIView?, _ question: HitTestQuestion
  ) -> (view: UIView, code: CodeOrigin)? {
    guard let result,
      let step = question.steps.filter({ $0.answer === result }).max(by: { $0.depth < $1.depth }),
      let code = question.origin(of: step.method)
    else { return nil }
    return (step.view, code)
  }

  // MARK: Drawn views

  /// The views that are drawn at the point besides the result and its ancestors, the foremost
  /// first.
  private func others(than result: UIView?, _ scene: Scene) -> [UIView] {
    let holders = Set(
      result.map { sequence(first: $0) { $0.superview }.map(ObjectIdentifier.init) } ?? [])
    return scene.application.windowsFrontToBack.flatMap { window in
      drawn(in: window).filter { !($0 is UIWindow) && !holders.contains(ObjectIdentifier($0)) }
    }
  }

  /// The views that a window shows at the point, the foremost first: subviews in front of their
  /// superviews, and among each other by zPosition and order (GE-14).
  private func drawn(in window: UIWindow) -> [UIView] {
    var found: [UIView] = []
    var waiting: [(view: UIView, point: CGPoint, isEntered: Bool)] = [
      (window, window.convert(point, from: nil as UIWindow?), false)
    ]
    while let (view, place, isEntered) = waiting.popLast() {
      let isInside = view.storedBounds.standardized.contains(place)
      if isEntered {
        if isInside { found.append(view) }
        continue
      }
      switch view.refusal {
      case .hidden, .transparent: continue
      default: break
      }
      waiting.append((view, place, true))
      guard view.subviewCount > 0, isInside || !view.storedClipsToBounds else { continue }
      let behindFirst = view.subviews.enumerated().sorted {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }
      for (_, subview) in behindFirst {
        waiting.append((subview, view.convert(place, to: subview), false))
      }
    }
    return found
  }
}
