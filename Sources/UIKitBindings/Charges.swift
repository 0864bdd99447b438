import Machine
import UIKitModel

// The work of a call of the model beyond the views that it names, as steps of the script that calls
// it. Each returns its receiver, charged.

extension UIView {
  /// Moving a view informs all that it holds of the window and the superview.
  func charged(moving view: UIView) -> UIView {
    Allowance.spend(2 * view.subtreeCount)
    return self
  }

  /// Layout looks at all that the view holds.
  func chargedForLayout() -> UIView {
    Allowance.spend(subtreeCount)
    return self
  }

  /// A conversion goes up to where both branches meet, and down again.
  func charged(across other: UIView?) -> UIView {
    Allowance.spend(depth + (other?.depth ?? 0))
    return self
  }

  /// How many views there are in this subtree, this view included.
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
    Allowance.spend(levelsAbove + (other?.levelsAbove ?? 0))
    return self
  }

  private var levelsAbove: Int {
    var count = 0
    // Of a copy that shows a moment no others are made for this.
    var above = (model() as CALayer).superlayer
    while let layer = above {
      count += 1
      above = layer.superlayer
    }
    return count
  }

  /// A change among sublayers goes through all of them.
  func charged() -> CALayer {
    Allowance.spend(((model() as CALayer).sublayers?.count ?? 0) / 2)
    return self
  }
}

extension UIViewController {
  /// A presentation asks each controller below it which of the others it is in.
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
  /// The stack is gone through for each change of it.
  func charged() -> UINavigationController {
    Allowance.spend(4 * viewControllers.count)
    return self
  }
}

extension ScriptCalls {
  /// An animation is compared with all others of the views that it changes.
  static let stepsOfAnimation = 20_000
}
