import Machine
import UIKitModel

// The cost of a call of the model beyond the views that it names, in steps of the calling script.
// Each returns its receiver, charged.

extension UIView {
  /// Charges for a move of a view, which notifies its whole subtree of the window and the
  /// superview.
  func charged(moving view: UIView) -> UIView {
    Allowance.spend(2 * view.subtreeCount)
    return self
  }

  /// Charges for layout, which visits the whole subtree of the view.
  func chargedForLayout() -> UIView {
    Allowance.spend(subtreeCount)
    return self
  }

  /// A conversion goes up to where both branches meet, and down again.
  func charged(across other: UIView?) -> UIView {
    Allowance.spend(depth + (other?.depth ?? 0))
    return self
  }

  /// The number of views in this subtree, including this view.
  package var subtreeCount: Int {
    guard subviewCount > 0 else { return 1 }
    var count = 0
    var waiting = [self]
    while let view = waiting.popLast() {
      count += 1
      if view.subviewCount > 0 { waiting += view.subviews }
    }
    return count
  }
}

extension CALayer {
  /// A conversion goes up to where both branches meet, and down again.
  func charged(across other: CALayer?) -> CALayer {
    Allowance.spend(Self.stepsOfLevel * (levelsAbove + (other?.levelsAbove ?? 0)))
    return self
  }

  /// A layer needs the one above it several times, to which it has a weak reference.
  private static let stepsOfLevel = 6

  /// A change of sublayers processes all of them.
  func charged() -> CALayer {
    Allowance.spend(((model() as CALayer).sublayers?.count ?? 0) / 2)
    return self
  }
}

extension UIViewController {
  /// Charges for a presentation, which asks each controller below which of the others contains it.
  func chargedForPresentation() -> UIViewController {
    var depth = 0
    var below: UIViewController? = self
    while let controller = below, depth < 5_000 {
      depth += 1
      below = controller.presentingViewController
    }
    Allowance.spend(depth * depth)
    return self
  }
}

extension UINavigationController {
  /// Each change of the stack processes all of it.
  func charged() -> UINavigationController {
    Allowance.spend(4 * viewControllers.count)
    return self
  }
}

extension ScriptCalls {
  /// An animation is compared with all others of the views that it changes.
  static let stepsOfAnimation = 20_000
}
