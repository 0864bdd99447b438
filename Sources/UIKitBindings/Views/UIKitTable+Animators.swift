import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension UIViewAnimatingPosition: BridgedEnumeration {}
nonisolated extension UIViewAnimatingState: BridgedEnumeration {}
nonisolated extension UIView.AnimationCurve: BridgedEnumeration {}

/// Animators.
extension UIKitTable {
  static func addAnimators(_ table: Table) {
    table.enumeration(
      UIViewAnimatingPosition.self, [("end", .end), ("start", .start), ("current", .current)],
      "Where an animation came to its end.")
    table.enumeration(
      UIViewAnimatingState.self,
      [("inactive", .inactive), ("active", .active), ("stopped", .stopped)],
      "What an animator is doing.")
    table.enumeration(
      UIView.AnimationCurve.self,
      [
        ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
      ], in: UIView.self, "How fast an animation is on its way (AN-17).")
    addTiming(table)
    table.class(
      UIViewPropertyAnimator.self, superclass: NSObject.self,
      "An animation that starts later and stops on the way; views take touches (HT-21)."
    ) {
      addAnimatorInitializers($0)
      addAnimatorMethods($0)
    }
  }

  private static var linearTiming: UICubicTimingParameters {
    UICubicTimingParameters(animationCurve: .linear)
  }

  private static func addTiming(_ table: Table) {
    table.protocol("UITimingCurveProvider", "How fast an animator is on its way.")
    table.class(
      UICubicTimingParameters.self, superclass: NSObject.self,
      protocols: ["UITimingCurveProvider"], "A curve (AN-17)."
    ) {
      $0.initializer("init(animationCurve:)", designated: true, "By its name.") {
        (curve: UIView.AnimationCurve) in UICubicTimingParameters(animationCurve: curve)
      }
      $0.initializer("init(controlPoint1:controlPoint2:)", designated: true, "By its points.") {
        (first: CGPoint, second: CGPoint) in
        UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
      }
      $0.readOnly("animationCurve", \UICubicTimingParameters.animationCurve, "The curve.")
      $0.readOnly("controlPoint1", \UICubicTimingParameters.controlPoint1, "Its first point.")
      $0.readOnly("controlPoint2", \UICubicTimingParameters.controlPoint2, "Its second point.")
    }
    table.class(
      UISpringTimingParameters.self, superclass: NSObject.self,
      protocols: ["UITimingCurveProvider"], "A spring (AN-18)."
    ) {
      $0.initializer("init()", designated: true, "The system's spring, at rest.") { () in
        UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
      }
      $0.initializer("init(dampingRatio:)", designated: true, "A spring at rest.") {
        (ratio: CGFloat) in UISpringTimingParameters(dampingRatio: ratio)
      }
      $0.initializer("init(dampingRatio:initialVelocity:)", designated: true, "A moving spring.") {
        (ratio: CGFloat, velocity: CGVector) in
        UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
      }
      $0.initializer(
        "init(mass:stiffness:damping:initialVelocity:)", designated: true, "By its parts."
      ) { (mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector) in
        UISpringTimingParameters(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      }
      $0.readOnly("initialVelocity", \UISpringTimingParameters.initialVelocity, "At the start.")
    }
  }

  private static func addAnimatorInitializers(_ type: TypeTable) {
    type.initializer("init()", designated: true, "Without animations and without a duration.") {
      () in UIViewPropertyAnimator(duration: 0, timingParameters: linearTiming)
    }
    type.initializer(
      "init(duration:timingParameters:)", designated: true, "With closures that come later."
    ) { (duration: Double, curve: ProtocolReference<TimingCurveName>) in
      UIViewPropertyAnimator(
        duration: duration,
        timingParameters: curve.object as? any UITimingCurveProvider ?? linearTiming)
    }
    type.initializer(
      "init(duration:controlPoint1:controlPoint2:animations:)", designated: true,
      defaults: ["animations": .zero], "With the points of a curve (AN-17)."
    ) {
      (duration: Double, first: CGPoint, second: CGPoint, animations: Callback0<NoValue>?) in
      UIViewPropertyAnimator(
        duration: duration, controlPoint1: first, controlPoint2: second,
        animations: ScriptCalls.later(animations))
    }
    type.initializer(
      "init(duration:curve:animations:)", designated: true, defaults: ["animations": .zero],
      "With a closure that runs when it starts."
    ) { (duration: Double, curve: UIView.AnimationCurve, animations: Callback0<NoValue>?) in
      UIViewPropertyAnimator(
        duration: duration, curve: curve, animations: ScriptCalls.later(animations))
    }
    type.initializer(
      "init(duration:dampingRatio:animations:)", designated: true, defaults: ["animations": .zero],
      "With a spring (AN-18)."
    ) { (duration: Double, ratio: CGFloat, animations: Callback0<NoValue>?) in
      UIViewPropertyAnimator(
        duration: duration, dampingRatio: ratio, animations: ScriptCalls.later(animations))
    }
    type.staticMethod(
      "runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
      defaults: ["options": .zero, "completion": .zero], "Makes an animator and starts it."
    ) {
      (
        duration: Double, delay: Double, options: UIView.AnimationOptions,
        animations: Callback0<NoValue>, completion: Callback1<UIViewAnimatingPosition, NoValue>?
      ) in
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: duration, delay: delay, options: options,
        animations: { ScriptCalls.run { () throws(RunStop) in _ = try animations() } },
        completion: completion.map { completion in
          { position in ScriptCalls.run { () throws(RunStop) in _ = try completion(position) } }
        })
    }.isDiscardable = true
  }

  private static func addAnimatorMethods(_ type: TypeTable) {
    type.readOnly("duration", \UIViewPropertyAnimator.duration, "How long it takes, in seconds.")
    type.readOnly("state", \UIViewPropertyAnimator.state, "What it is doing.")
    type.readOnly("isRunning", \UIViewPropertyAnimator.isRunning, "Whether it moves something.")
    type.kept(
      "isInterruptible", \UIViewPropertyAnimator.isInterruptible, decides: [],
      "Whether it can be paused; it can (AN-27).")
    type.kept(
      "scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly, decides: [],
      "Whether a fraction that is set is linear; it is.")
    type.stored("isReversed", \UIViewPropertyAnimator.isReversed, "Whether it goes back.")
    type.stored(
      "fractionComplete", \UIViewPropertyAnimator.fractionComplete,
      "How much of the way is done; setting it holds it there.")
    type.method("pauseAnimation()", "Holds it where it is; hits read the end values (HT-20).") {
      (a: UIViewPropertyAnimator) in a.pauseAnimation()
    }
    type.method(
      "continueAnimation(withTimingParameters:durationFactor:)", "Goes on after it was held."
    ) {
      (
        a: UIViewPropertyAnimator, curve: ProtocolReference<TimingCurveName>?, factor: CGFloat
      ) in
      a.continueAnimation(
        withTimingParameters: curve?.object as? any UITimingCurveProvider, durationFactor: factor)
    }
    type.stored(
      "isUserInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled,
      "Whether views that it moves take touches; to be set before it starts (AN-27).")
    type.method("addAnimations(_:)", "Adds a closure whose changes are animated.") {
      (a: UIViewPropertyAnimator, animations: Callback0<NoValue>) in
      a.addAnimations { ScriptCalls.run { () throws(RunStop) in _ = try animations() } }
    }
    type.method("addCompletion(_:)", "Adds a closure that is called at the end.") {
      (a: UIViewPropertyAnimator, completion: Callback1<UIViewAnimatingPosition, NoValue>) in
      a.addCompletion { position in
        ScriptCalls.run { () throws(RunStop) in _ = try completion(position) }
      }
    }
    type.method("startAnimation()", "Starts.") { (a: UIViewPropertyAnimator) in a.startAnimation() }
    type.method("startAnimation(afterDelay:)", "Starts after that many seconds (HT-21).") {
      (a: UIViewPropertyAnimator, delay: Double) in a.startAnimation(afterDelay: delay)
    }
    type.method("stopAnimation(_:)", "Stops where views are on screen.") {
      (a: UIViewPropertyAnimator, withoutFinishing: Bool) in a.stopAnimation(withoutFinishing)
    }
    type.method("finishAnimation(at:)", "Ends what was stopped (AN-24).") {
      (a: UIViewPropertyAnimator, position: UIViewAnimatingPosition) in
      a.finishAnimation(at: position)
    }
  }
}

extension ScriptCalls {
  /// A closure of a script that the model calls later.
  static func later(_ closure: Callback0<NoValue>?) -> (() -> Void)? {
    closure.map { closure in
      { run { () throws(RunStop) in _ = try closure() } }
    }
  }
}

nonisolated enum TimingCurveName: ProtocolName {
  static let name = "UITimingCurveProvider"
}
