import Foundation
import UIKitModel

/// The views of a plan in a window, and their constraints.
final class ModelLayout {
  let window: UIWindow
  let views: [UIView]
  let constraints: [NSLayoutConstraint]

  /// The views, with constraints that are not active yet.
  init(_ plan: LayoutPlan) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var views: [UIView] = []
    for parent in plan.parents {
      let view = UIView(frame: parent == nil ? window.bounds : .zero)
      view.translatesAutoresizingMaskIntoConstraints = parent == nil
      (parent.map { views[$0] } ?? window).addSubview(view)
      views.append(view)
    }
    self.views = views
    constraints = plan.relations.map { relation in
      let constraint = NSLayoutConstraint(
        item: views[relation.view], attribute: relation.part.attribute,
        relatedBy: relation.relation, toItem: relation.other.map { views[$0.view] },
        attribute: relation.other?.part.attribute ?? .notAnAttribute,
        multiplier: CGFloat(relation.multiplier), constant: CGFloat(relation.constant))
      constraint.priority = UILayoutPriority(rawValue: relation.priority)
      return constraint
    }
    window.isHidden = false
    UIApplication.shared.runUpdateCycle()
  }

  /// Takes the window and the constraints away.
  func end() {
    NSLayoutConstraint.deactivate(constraints)
    window.isHidden = true
  }

  /// The frame of each view.
  var frames: [CGRect] { views.map(\.frame) }
}
