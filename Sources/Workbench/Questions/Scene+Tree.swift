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
      overrides: overrideLines(of: view))
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

  /// Everything that is known of one object.
  package func inspection(of object: UIResponder) -> Inspection {
    let view = object as? UIView
    let prototype = view.flatMap(ViewClasses.prototype)
    let properties = PropertyTable.properties(of: object).compactMap { property in
      property.read(object).map { value in
        PropertyReading(
          path: property.path, declaredBy: property.owner, value: value,
          isDefault: prototype.flatMap(property.read) == value)
      }
    }
    return Inspection(
      object: objectName(object), inheritance: inheritanceChain(of: object),
      superview: view?.superview.map(objectName),
      subviews: view.map { $0.subviewCount <= 1000 ? $0.subviews.map(objectName) : [] } ?? [],
      subviewCount: view?.subviewCount ?? 0, next: object.next.map(objectName),
      address: view.flatMap { dumped?.facts(of: $0)?.address },
      overrides: overrideLines(of: object), properties: properties)
  }

  /// The inheritance chain; a class of a dump stands in front of the one that stands in for it.
  private func inheritanceChain(of object: UIResponder) -> [String] {
    let chain = inheritance(of: object)
    let name = className(of: object)
    return chain.first == name ? chain : [name] + chain
  }

  /// All names, with where their objects stand.
  package var nameEntries: [NameEntry] {
    namedObjects.map { _, object in
      let view = object as? UIView
      return NameEntry(
        object: objectName(object), place: view?.superview.map(objectName), frame: view?.frame)
    }
  }
}
