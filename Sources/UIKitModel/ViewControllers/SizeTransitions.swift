import EventVocabulary
import Foundation

/// A window's change of size, with the notifications of its controllers (VC-36).
extension UIWindow {
  /// Lets `change` give the window another size, in points. Its root controller and those that it
  /// presents are notified before; closures that they add to the coordinator run when the size has
  /// changed.
  package final func transition(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size, !isHidden, let rootViewController,
      rootViewController.isViewLoaded
    else { return change() }
    let coordinator = UIViewControllerTransitionCoordinator(isWaiting: true)
    var next: UIViewController? = rootViewController
    while let controller = next, !Door.isStopped {
      controller.ownExtras.coordinator = coordinator
      controller.sendViewWillTransition(to: size, with: coordinator)
      next = controller.ownPresented
    }
    change()
    next = rootViewController
    while let controller = next {
      if controller.extras?.coordinator === coordinator { controller.extras?.coordinator = nil }
      next = controller.ownPresented
    }
    coordinator.endLater()
  }
}

extension UIViewController {
  fileprivate final func sendViewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    CycleWatch.tell(.tells(self, .viewWillTransition))
    Door.send(.viewWillTransition, to: self, [size, coordinator]) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Notifies the children whose size changes with this controller's.
  final func handOn(_ size: CGSize, _ coordinator: UIViewControllerTransitionCoordinator) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let own = Door.send(.sizeForChild, to: self, [child, size]) {
        self.size(forChildContentContainer: child, withParentContainerSize: size)
      }
      if own != view.bounds.size { child.sendViewWillTransition(to: own, with: coordinator) }
    }
  }

  /// Shows a child in place of another one (VC-37).
  final func change(
    from old: UIViewController, to new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      return UIView.refused(.exception(.transitionOfStrangers, [old, new]))
    }
    let isShown = appearance == .shown
    if isShown {
      old.beginAppearanceTransition(false, animated: duration > 0)
      new.beginAppearanceTransition(true, animated: duration > 0)
    }
    if let superview = old.viewIfLoaded?.superview, let view = new.view,
      view.superview !== superview
    {
      superview.sendAddSubview(view)
    }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      old.viewIfLoaded?.sendRemoveFromSuperview()
      if isShown {
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      completion?(isFinished)
    }
  }
}
