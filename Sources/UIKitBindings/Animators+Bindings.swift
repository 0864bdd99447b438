import Foundation
import Interpreter
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
      ], in: UIView.self, "How fast an animation is on its way; equal steps here.")
    table.class(
      UIViewPropertyAnimator.self, superclass: NSObject.self,
      "An animation that starts later and stops on the way; views take touches (HT-21)."
    ) {
      addAnimatorInitializers($0)
      addAnimatorMethods($0)
    }
  }

  private static func addAnimatorInitializers(_ type: TypeTable) {
    type.initializer(
      "init(duration:curve:animations:)", designated: true, defaults: ["animations": .zero],
      "With a closure that runs when it starts."
    ) { (duration: Double, curve: UIView.AnimationCurve, animations: Callback0<NoValue>?) in
      UIViewPropertyAnimator(
        duration: duration, curve: curve, animations: ScriptCalls.later(animations))
    }
    type.initializer(
      "init(duration:dampingRatio:animations:)", designated: true, defaults: ["animations": .zero],
      "With a spring, in equal steps here."
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
    type.stored(
      "isUserInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled,
      "Whether views that it moves take touches.")
    type.method("addAnimations(_:)", "Adds a closure whose changes are animated.") {
      (a: UIViewPropertyAnimator, animations: Callback0<NoValue>) in
      a.addAnimations { ScriptCalls.run { () throws(RunStop) in _ = try animations() } }
    }
    type.method("addCompletion(_:)", "Adds somebody who is told of the end.") {
      (a: UIViewPropertyAnimator, completion: Callback1<UIViewAnimatingPosition, NoValue>) in
      a.addCompletion { position in
        ScriptCalls.run { () throws(RunStop) in _ = try completion(position) }
      }
    }
    type.method("startAnimation()", "Starts.") { (a: UIViewPropertyAnimator) in a.startAnimation() }
    type.method("startAnimation(afterDelay:)", "Starts after so many seconds (HT-21).") {
      (a: UIViewPropertyAnimator, delay: Double) in a.startAnimation(afterDelay: delay)
    }
    type.method("stopAnimation(_:)", "Stops where views are on screen.") {
      (a: UIViewPropertyAnimator, withoutFinishing: Bool) in a.stopAnimation(withoutFinishing)
    }
    type.method("finishAnimation(at:)", "Ends what was stopped.") {
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
