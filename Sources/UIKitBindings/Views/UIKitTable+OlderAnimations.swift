import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Animations between two calls, which closures have replaced (AN-28).
extension UIKitTable {
  static func addOlderAnimations(_ type: TypeTable) {
    type.staticMethod(
      "beginAnimations(_:context:)", defaults: ["context": .zero],
      "Begins animating changes; deprecated since iOS 13 (AN-28)."
    ) { (identifier: String?, _: AnyValue?) in UIView.beginAnimations(identifier) }
    type.staticMethod("commitAnimations()", "Starts the animation of the changes (AN-28).") { () in
      UIView.commitAnimations()
    }
    type.staticMethod("setAnimationDuration(_:)", "The seconds; 0.2 unless set (AN-28).") {
      (seconds: Double) in UIView.setAnimationDuration(seconds)
    }
    type.staticMethod("setAnimationDelay(_:)", "The seconds before it (AN-28).") {
      (seconds: Double) in UIView.setAnimationDelay(seconds)
    }
    type.staticMethod("setAnimationCurve(_:)", "The pacing (AN-28).") {
      (curve: UIView.AnimationCurve) in UIView.setAnimationCurve(curve)
    }
    type.staticMethod("setAnimationRepeatCount(_:)", "How often it runs (AN-28).") {
      (count: Float) in UIView.setAnimationRepeatCount(count)
    }
    type.staticMethod("setAnimationRepeatAutoreverses(_:)", "Whether it runs back (AN-28).") {
      (on: Bool) in UIView.setAnimationRepeatAutoreverses(on)
    }
    type.staticMethod(
      "setAnimationBeginsFromCurrentState(_:)", "Whether it starts from what shows (AN-28)."
    ) { (on: Bool) in UIView.setAnimationBeginsFromCurrentState(on) }
    type.staticMethod(
      "setAnimationDelegate(_:)", "The object that is notified; not retained (AN-28)."
    ) {
      (delegate: AnyValue?) in UIView.setAnimationDelegate(delegate?.object)
    }
    type.staticMethod("setAnimationWillStart(_:)", "The method for the start (AN-28).") {
      (selector: UIKitModel.Selector?) in UIView.setAnimationWillStart(selector)
    }.named("setAnimationWillStartSelector:")
    type.staticMethod("setAnimationDidStop(_:)", "The method for the end (AN-28).") {
      (selector: UIKitModel.Selector?) in UIView.setAnimationDidStop(selector)
    }.named("setAnimationDidStopSelector:")
  }
}
