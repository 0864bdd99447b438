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
      driver?.finish()
      driver = nil
    default:
      driver?.cancel()
      driver = nil
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
