import Foundation
import Records
import UIKitModel

extension Scene {
  /// The hierarchy below a view, or all windows from the back to the front. `refused` is how much
  /// of a view that its superview's own code decides about is out of reach, 0 where no view was
  /// asked.
  package func tree(
    from start: UIView?, refused: [ObjectIdentifier: Double] = [:]
  ) -> TreeRecord {
    var nodes: [TreeRecord.Node] = []
    let tops = start.map { [$0] } ?? Array(application.windowsFrontToBack.reversed())
    for top in tops {
      var waiting: [(view: UIView, depth: Int)] = [(top, 0)]
      while let (view, depth) = waiting.popLast() {
        nodes.append(node(view, depth, refused))
        for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
      }
    }
    return TreeRecord(nodes: nodes, profile: application.profile.rawValue)
  }

  private func node(
    _ view: UIView, _ depth: Int, _ refused: [ObjectIdentifier: Double]
  ) -> TreeRecord.Node {
    let isAsked = view.superview?.answersForOutside ?? false
    let outside = isAsked ? refused[ObjectIdentifier(view)] ?? 0 : OutsideParts.share(of: view)
    return TreeRecord.Node(
      view: objectName(view), depth: depth, frame: view.frame,
      boundsOrigin: view.bounds.origin == .zero ? nil : view.bounds.origin,
      transform: view.transform.isIdentity ? nil : view.transform.entries,
      refusal: view.methodTable.method(for: .hitTest) == nil
        ? view.refusal.map { RefusalReason($0) } : nil,
      isEmpty: view.bounds.standardized.isEmpty, outside: outside,
      viewController: controller(ofRootView: view).map(objectName),
      text: shownText(of: view) ?? dumped?.facts(of: view)?.text,
      overrides: overrideLines(of: view),
      recognizers: view.gestureRecognizers?.map(objectName) ?? [],
      targets: targetLines(of: view))
  }

  /// All names, with the places of their objects.
  package var nameEntries: [NameEntry] {
    namedObjects.map { _, object in
      let view = object as? UIView
      let place = view?.superview ?? (object as? UIGestureRecognizer)?.view
      return NameEntry(
        object: objectName(object), place: place.map(objectName), frame: view?.frame)
    }
  }
}
