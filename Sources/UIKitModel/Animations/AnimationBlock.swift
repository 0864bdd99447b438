import Foundation

/// The changes between `beginAnimations` and `commitAnimations`, with the settings that the calls
/// between them made (AN-28).
final class AnimationBlock {
  let identifier: String?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The animation of the changes that are made now, after those of earlier settings.
  var animations: [ViewAnimation] = []
  private var isOver = false

  init(_ identifier: String?) { self.identifier = identifier }

  deinit {}

  /// Notifies the delegate at the start, if one is named for that.
  func tellStart() {
    guard let willStart else { return }
    DelegateCalls.tell(delegate, willStart, [identifier, nil])
  }

  /// Notifies the delegate once, at the end of the first animation that ends.
  func tellEnd(_ isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    guard let didStop else { return }
    let name = didStop.name
    let all: [Any?] = [identifier, NSNumber(value: isFinished), nil]
    DelegateCalls.tell(delegate, didStop, Array(all.prefix(name.count { $0 == ":" })))
  }
}

extension UIView {
  /// Begins animating changes, until the matching `commitAnimations()`. Deprecated since iOS 13
  /// (AN-28).
  public static func beginAnimations(_ animationID: String?) {
    UIApplication.shared.animations.beginBlock(animationID)
  }

  /// Ends animating changes, and starts the animation.
  public static func commitAnimations() { UIApplication.shared.animations.commitBlock() }

  /// The setting of the innermost changes that were begun; without any it has no effect.
  private static func set(_ change: (AnimationBlock) -> Void) {
    UIApplication.shared.animations.setBlock(change)
  }

  /// Sets the duration, in seconds; 0.2 unless set.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    set { $0.duration = duration }
  }

  /// Sets the delay, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) { set { $0.delay = delay } }

  /// Sets the pacing.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    set {
      $0.options.subtract(.curveLinear)
      $0.options.insert(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  /// Sets whether the animation repeats. Every number above 1 counts as without end.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    set { $0.options.remove(.repeat) }
    if repeatCount > 1 { set { $0.options.insert(.repeat) } }
  }

  /// Sets whether the animation runs backwards as well.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    set {
      $0.options.remove(.autoreverse)
      if repeatAutoreverses { $0.options.insert(.autoreverse) }
    }
  }

  /// Sets whether the animation starts from the values on screen.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    set {
      $0.options.remove(.beginFromCurrentState)
      if fromCurrentState { $0.options.insert(.beginFromCurrentState) }
    }
  }

  /// Sets the object that is notified. Not retained.
  public static func setAnimationDelegate(_ delegate: AnyObject?) { set { $0.delegate = delegate } }

  /// Sets the method of the delegate for the start.
  public static func setAnimationWillStart(_ selector: Selector?) {
    set { $0.willStart = selector }
  }

  /// Sets the method of the delegate for the end: `animationDidStop:finished:context:`.
  public static func setAnimationDidStop(_ selector: Selector?) { set { $0.didStop = selector } }
}
