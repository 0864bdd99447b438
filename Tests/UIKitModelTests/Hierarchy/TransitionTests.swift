import Foundation
import Testing
import UIKitModel

/// Transitions by animators whose classes are Swift's (VC-62 to VC-67).
@Suite struct TransitionTests {
  /// An animator that slides the new view in.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var heard: [String] = []

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      1
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      heard.append("animates")
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.frame.origin.x = 390
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        to.frame.origin.x = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { heard.append("\(transitionCompleted)") }
  }

  /// A delegate of all containers, which gives the animator and maybe an object to drive it.
  private final class Chooser: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let slide = Slide()
    var driver: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? slide : nil }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test("VC-62, VC-64: a push with an animator ends when that says so")
  func push() {
    let (device, chooser) = (Device(), Chooser())
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = chooser
    device.window.rootViewController = navigation
    navigation.pushViewController(second, animated: true)
    let clock = device.application.clock
    clock.advance(to: clock.now + 0.5)
    #expect(chooser.slide.heard == ["animates"])
    #expect(first.view.window != nil && second.view.window != nil)
    clock.advance(to: clock.now + 0.6)
    #expect(chooser.slide.heard == ["animates", "true"])
    #expect(first.view.window == nil && second.view.window != nil)
  }

  @Test("VC-65, VC-67: a driven presentation that is cancelled presents nothing")
  func cancelledPresentation() {
    let (device, chooser) = (Device(), Chooser())
    let (root, shown) = (UIViewController(), UIViewController())
    device.window.rootViewController = root
    let driver = UIPercentDrivenInteractiveTransition()
    chooser.driver = driver
    shown.transitioningDelegate = chooser
    root.present(shown, animated: true)
    let clock = device.application.clock
    clock.runNext()
    driver.update(0.5)
    #expect(shown.view.layer.presentation()?.frame.minX == 195)
    driver.cancel()
    clock.advance(to: clock.now + 1)
    #expect(chooser.slide.heard == ["animates", "false"])
    #expect(root.presentedViewController == nil && shown.view.window == nil)
  }
}
