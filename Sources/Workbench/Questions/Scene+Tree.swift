import Foundation
import Records
import UIKitModel

extension Scene {
  /// The hierarchy below a view, or all windows from the one at the back.
  package func tree(from start: UIView?) -> TreeRecord {
    var nodes: [TreeRecord.Node] = []
    let tops = start.map { [$0] } ?? Array(application.windowsFrontToBack.reversed())
    for top in tops {
      var waiting: [(view: UIView, depth: Int)] = [(top, 0)]
      while let (view, depth) = waiting.popLast() {
        nodes.append(node(view, depth))
        for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
      }
    }
    return TreeRecord(nodes: nodes, profile: application.profile.rawValue)
  }

  private func node(_ view: UIView, _ depth: Int) -> TreeRecord.Node {
    TreeRecord.Node(
      view: objectName(view), depth: depth, frame: view.frame,
      boundsOrigin: view.bounds.origin == .zero ? nil : view.bounds.origin,
      transform: view.transform.isIdentity ? nil : view.transform.entries,
      refusal: view.methodTable.method(for: .hitTest) == nil
        ? view.refusal.map { RefusalReason($0) } : nil,
      isEmpty: view.bounds.standardized.isEmpty, outside: outsideShare(of: view),
      viewController: controller(ofRootView: view).map(objectName),
      text: shownText(of: view) ?? dumped?.facts(of: view)?.text,
      overrides: overrideLines(of: view),
      recognizers: view.gestureRecognizers?.map(objectName) ?? [],
      targets: targetLines(of: view))
  }

  /// How much of a view's frame lies outside its superview's bounds, 0 to 1.
  private func outsideShare(of view: UIView) -> Double {
    guard let superview = view.superview else { return 0 }
    let frame = view.frame.standardized
    let area = frame.width * frame.height
    guard area > 0, area.isFinite else { return 0 }
    let inside = frame.overlap(with: superview.bounds.standardized)
    if inside.isNull { return 1 }
    let share = 1 - inside.width * inside.height / area
    return share.isFinite ? max(0, share) : 0
  }

  /// All names, with where their objects stand.
  package var nameEntries: [NameEntry] {
    namedObjects.map { _, object in
      let view = object as? UIView
      let place = view?.superview ?? (object as? UIGestureRecognizer)?.view
      return NameEntry(
        object: objectName(object), place: place.map(objectName), frame: view?.frame)
    }
  }
}
