// Effects of tilting the device, which nothing here tilts.
class UIMotionEffect: NSObject {}

class UIInterpolatingMotionEffect: UIMotionEffect {
  enum EffectType: Int { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  let keyPath: String
  let type: UIInterpolatingMotionEffect.EffectType
  var minimumRelativeValue: Any?
  var maximumRelativeValue: Any?
  init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

class UIMotionEffectGroup: UIMotionEffect {
  var motionEffects: [UIMotionEffect]?
}

extension UIView {
  var motionEffects: [UIMotionEffect] {
    get { _kept("_motionEffects") as? [UIMotionEffect] ?? [] }
    set { _store(newValue, "_motionEffects") }
  }
  func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects = motionEffects + [effect]
    _keep(true, "UIView", "addMotionEffect", "drawing")
  }
  func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects = motionEffects.filter { $0 !== effect }
  }
}
