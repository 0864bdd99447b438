import Foundation
import Records
import Scenes
import UIKitModel

extension Scene {
  /// The hints for a question, the least helpful first; never empty. No script runs for them.
  func hints(for question: PredictQuestion) -> [PredictionHint.Fact] {
    switch question.kind {
    case .hit(let point), .order(let point):
      return [.rule, .containing(viewsContaining(point))]
    case .inside(let name, let point):
      guard let view = object(named: name.text) as? UIView, let window = view.window else {
        return [.rule]
      }
      let own = window.convert(point.applying(window.mapFromSuperview), to: view)
      let isPoint = own.x.isFinite && own.y.isFinite
      return [.rule, .ownPoint(isPoint ? own : nil, bounds: view.bounds)]
    case .events:
      let hasRecognizers = namedObjects.contains { $0.object is UIGestureRecognizer }
      return [hasRecognizers ? .rule : .ruleWithoutRecognizers, .speakers(speakers)]
    case .chain(let name):
      guard let responder = object(named: name.text) else { return [.rule] }
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      guard let view else { return [.rule] }
      let above = sequence(first: view) { $0.superview }.dropFirst().prefix(8).map(objectName)
      return above.isEmpty ? [.rule] : [.rule, .superviews(above)]
    }
  }

  /// The named objects that may have a line in the log.
  private var speakers: [ObjectName] {
    namedObjects.map(\.object).filter { object in
      object is UIGestureRecognizer || (object as? UIControl)?.allControlEvents.isEmpty == false
        || !overrideLines(of: object).isEmpty
        || engineIfMade?.scriptClass(of: object) != nil
    }.prefix(12).map(objectName)
  }

  /// The named views whose bounds contain a point of the screen, from the front window down.
  private func viewsContaining(_ point: CGPoint) -> [ObjectName] {
    var found: [ObjectName] = []
    for window in application.windowsFrontToBack {
      var waiting: [(view: UIView, point: CGPoint)] = [(window, point)]
      while let (view, point) = waiting.popLast(), found.count < 12 {
        let own = point.applying(view.mapFromSuperview)
        if view.bounds.holds(own), givenName(of: view) != nil { found.append(objectName(view)) }
        waiting += view.subviews.map { ($0, own) }
      }
    }
    return found
  }
}
