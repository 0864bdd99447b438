// Animations of layers are kept by their keys; what lasts does not move.

import QuartzCore
import UIKit

func layerAnimations() {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let move = CABasicAnimation(keyPath: "position.x")
  move.fromValue = 50
  move.toValue = 250.0
  move.duration = 2
  move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  print(view.layer.animationKeys() == nil, move.keyPath ?? "none", move.isRemovedOnCompletion)
  view.layer.add(move, forKey: "move")
  view.layer.add(CAKeyframeAnimation(keyPath: "transform.scale"), forKey: "shake")
  print(view.layer.animationKeys() ?? [], view.layer.animation(forKey: "move") === move)
  print(view.layer.position, (view.layer.animation(forKey: "none") == nil))
  view.layer.removeAnimation(forKey: "shake")
  print(view.layer.animationKeys() ?? [])
  view.layer.removeAllAnimations()
  print(view.layer.animationKeys() == nil)
  let group = CAAnimationGroup()
  group.animations = [move]
  group.fillMode = .forwards
  print(group.animations?.count ?? 0, group.fillMode == .forwards, group.repeatCount)
  let spring = CASpringAnimation(keyPath: "opacity")
  print(spring.damping, spring.stiffness, spring.mass)
}
