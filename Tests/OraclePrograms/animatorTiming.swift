// Animators that are held, set on their way and turned back.

import UIKit

func animatorTiming() {
  let cubic = UICubicTimingParameters(animationCurve: .easeIn)
  print(cubic.controlPoint1, cubic.controlPoint2, cubic.animationCurve == .easeIn)
  let spring = UISpringTimingParameters(
    dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
  print(spring.initialVelocity.dx)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.isHidden = false
  window.addSubview(view)
  let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
  animator.addAnimations { view.center.x += 100 }
  print(animator.state == .inactive, animator.fractionComplete, animator.isRunning)
  animator.pauseAnimation()
  print(animator.state == .active, animator.isRunning, view.center.x)
  animator.fractionComplete = 0.25
  print(animator.fractionComplete, view.layer.presentation()?.position.x ?? 0)
  animator.isReversed = true
  print(animator.fractionComplete, animator.isReversed)
  animator.stopAnimation(false)
  print(animator.state == .stopped, view.center.x)
  animator.finishAnimation(at: .start)
  print(animator.state == .inactive, view.center.x)
  let curve = UIViewPropertyAnimator(
    duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)
  ) { view.alpha = 0 }
  curve.startAnimation()
  print(curve.isRunning, view.alpha)
}
