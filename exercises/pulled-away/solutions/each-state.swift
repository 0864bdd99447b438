// Each state has a case of its own, and the end decides inside of its own.
// 每个状态各有一个分支，结束时在自己的分支里判断。
import UIKit

class Page: UIViewController, UIViewControllerTransitioningDelegate {
  private let slide = Slide()
  private var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull)))
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    slide
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: view.window).y / view.bounds.height
    let speed = pan.velocity(in: view.window).y
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      driver?.update(part)
    case .ended:
      if part > 0.4 || speed >= 1000 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default:
      break
    }
  }
}

/// Given: slides the page down.
class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear,
      animations: { page.frame.origin.y = page.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
