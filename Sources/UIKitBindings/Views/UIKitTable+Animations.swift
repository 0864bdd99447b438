import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Animations, in the time of the device.
extension UIKitTable {
  static func addAnimationTypes(_ table: Table) {
    table.optionSet(
      UIView.AnimationOptions.self,
      [
        ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
        ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat),
        ("autoreverse", .autoreverse),
        ("overrideInheritedDuration", .overrideInheritedDuration),
        ("overrideInheritedCurve", .overrideInheritedCurve),
        ("overrideInheritedOptions", .overrideInheritedOptions),
        ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn),
        ("curveEaseOut", .curveEaseOut), ("curveLinear", .curveLinear),
        ("transitionFlipFromLeft", .transitionFlipFromLeft),
        ("transitionFlipFromRight", .transitionFlipFromRight),
        ("transitionCrossDissolve", .transitionCrossDissolve),
        ("allowAnimatedContent", .init(rawValue: 1 << 7)),
        ("showHideTransitionViews", .init(rawValue: 1 << 8)),
        ("transitionCurlUp", .init(rawValue: 3 << 20)),
        ("transitionCurlDown", .init(rawValue: 4 << 20)),
        ("transitionFlipFromTop", .init(rawValue: 6 << 20)),
        ("transitionFlipFromBottom", .init(rawValue: 7 << 20)),
      ], in: UIView.self, "How an animation runs (HT-21).")
    table.optionSet(
      UIView.KeyframeAnimationOptions.self,
      [
        ("allowUserInteraction", .allowUserInteraction),
        ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat),
        ("autoreverse", .autoreverse), ("calculationModeLinear", .calculationModeLinear),
      ], in: UIView.self, "How keyframes run (HT-21).")
  }

  static func addAnimations(_ type: TypeTable) {
    type.staticMethod(
      "animate(withDuration:animations:)", "Animates what the closure changes (HT-20, HT-21)."
    ) { (duration: Double, animations: Callback0<NoValue>) throws(RunStop) in
      try ScriptCalls.around({ UIView.animate(withDuration: duration, animations: $0) }, animations)
    }
    type.staticMethod(
      "animate(withDuration:animations:completion:)",
      "The same; completion runs at the end (HT-20, HT-21)."
    ) {
      (duration: Double, animations: Callback0<NoValue>, completion: Callback1<Bool, NoValue>?)
        throws(RunStop) in
      let completion = ScriptCalls.later(completion)
      try ScriptCalls.around(
        { UIView.animate(withDuration: duration, animations: $0, completion: completion) },
        animations)
    }
    type.staticMethod(
      "animate(withDuration:delay:options:animations:completion:)",
      defaults: ["options": .zero, "completion": .zero],
      "The same after a delay, which counts (HT-21)."
    ) {
      (
        duration: Double, delay: Double, options: UIView.AnimationOptions,
        animations: Callback0<NoValue>, completion: Callback1<Bool, NoValue>?
      ) throws(RunStop) in
      let completion = ScriptCalls.later(completion)
      try ScriptCalls.around(
        {
          UIView.animate(
            withDuration: duration, delay: delay, options: options, animations: $0,
            completion: completion)
        }, animations)
    }
    addSprings(type)
    addKeyframes(type)
    addUnanimated(type)
    addOlderAnimations(type)
  }

  private static func addSprings(_ type: TypeTable) {
    type.staticMethod(
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:"
        + "completion:)",
      defaults: ["options": .zero, "completion": .zero], "The same by a spring (AN-18, HT-21)."
    ) {
      (
        duration: Double, delay: Double, damping: CGFloat, velocity: CGFloat,
        options: UIView.AnimationOptions,
        animations: Callback0<NoValue>, completion: Callback1<Bool, NoValue>?
      ) throws(RunStop) in
      let completion = ScriptCalls.later(completion)
      try ScriptCalls.around(
        {
          UIView.animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: damping,
            initialSpringVelocity: velocity, options: options, animations: $0,
            completion: completion)
        }, animations)
    }
    type.staticMethod(
      "transition(with:duration:options:animations:completion:)",
      defaults: ["options": .zero, "completion": .zero], "Animates what the closure changes."
    ) {
      (
        _: UIView, duration: Double, options: UIView.AnimationOptions,
        animations: Callback0<NoValue>?, completion: Callback1<Bool, NoValue>?
      ) throws(RunStop) in
      let completion = ScriptCalls.later(completion)
      try ScriptCalls.around(
        {
          UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: $0,
            completion: completion)
        }, animations)
    }
  }

  private static func addKeyframes(_ type: TypeTable) {
    type.staticMethod(
      "animateKeyframes(withDuration:delay:options:animations:completion:)",
      defaults: ["options": .zero, "completion": .zero],
      "Animates what the keyframes inside the closure change."
    ) {
      (
        duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions,
        animations: Callback0<NoValue>, completion: Callback1<Bool, NoValue>?
      ) throws(RunStop) in
      let completion = ScriptCalls.later(completion)
      try ScriptCalls.around(
        {
          UIView.animateKeyframes(
            withDuration: duration, delay: delay, options: options, animations: $0,
            completion: completion)
        }, animations)
    }
    type.staticMethod(
      "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
      "What changes in a part of the time, 0 to 1."
    ) { (start: Double, length: Double, animations: Callback0<NoValue>) throws(RunStop) in
      try ScriptCalls.around(
        {
          UIView.addKeyframe(
            withRelativeStartTime: start, relativeDuration: length, animations: $0)
        }, animations)
    }
  }

  private static func addUnanimated(_ type: TypeTable) {
    type.question(
      "action(for:forKey:)", .actionForLayer,
      "Moves its layer in animations, NSNull outside (LA-18)."
    ) { (v: UIView, layer: CALayer, event: String) -> ProtocolReference<ActionName>? in
      v.action(for: layer, forKey: event).map { ProtocolReference($0) }
    }
    type.message(
      "layoutSublayers(of:)", .layoutSublayersOfLayer,
      "Lays out the view as the delegate of its layer: by layoutSubviews (LC-5)."
    ) {
      (v: UIView, layer: CALayer) in v.layoutSublayers(of: layer)
    }
    type.message("draw(_:in:)", .drawLayer, "Draws what its layer shows, by draw(_:) (LA-44).") {
      (v: UIView, layer: CALayer, context: CGContext) in v.draw(layer, in: context)
    }
    type.message(
      "display(_:)", .displayLayer, "Gives its layer contents; overridden, nothing draws (LA-44)."
    ) { (v: UIView, layer: CALayer) in v.display(layer) }
    let plain = type.staticMethod("performWithoutAnimation(_:)", "Animates nothing of it.") {
      (actions: Callback0<NoValue>) throws(RunStop) in
      try ScriptCalls.around({ UIView.performWithoutAnimation($0) }, actions)
    }
    plain.parameters[0].isEscaping = false
    type.staticProperty(
      "areAnimationsEnabled", get: { UIView.areAnimationsEnabled }, "Whether changes are animated.")
    type.staticMethod("setAnimationsEnabled(_:)", "Says whether changes are animated.") {
      (enabled: Bool) in UIView.setAnimationsEnabled(enabled)
    }
    type.staticProperty(
      "inheritedAnimationDuration", get: { UIView.inheritedAnimationDuration },
      "How long what is changed now takes; 0 outside of animations.")
  }
}

extension ScriptCalls {
  /// Runs a call of the model around a closure of a script, and ends early if the closure does.
  static func around(
    _ call: (() -> Void) -> Void, _ closure: Callback0<NoValue>?
  ) throws(RunStop) {
    Allowance.spend(stepsOfAnimation)
    var stop: RunStop?
    call {
      do throws(RunStop) {
        _ = try closure?()
      } catch {
        stop = error
      }
    }
    if let stop { throw stop }
  }

  /// A closure of a script that the model calls later, with a flag for completion.
  static func later(_ completion: Callback1<Bool, NoValue>?) -> ((Bool) -> Void)? {
    completion.map { completion in
      { finished in run { () throws(RunStop) in _ = try completion(finished) } }
    }
  }
}
