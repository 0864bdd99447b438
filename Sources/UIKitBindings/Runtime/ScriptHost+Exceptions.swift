import Machine
import Records
import TypedProgram
import UIKitModel

// Exceptions as objects, for Objective-C code that catches them.

/// An object that was raised, and the stop that it caused.
struct RaisedObject {
  let object: AnyObject
  let problem: RunProblem
}

extension ScriptHost {
  package func exception(for problem: RunProblem) -> AnyObject? {
    defer { raised = nil }
    if let raised, raised.problem == problem { return raised.object }
    let name: String
    let reason: String
    switch problem {
    case .exception(let own, let text): (name, reason) = (own.text, text.text)
    case .unrecognizedSelector(let selector, let type):
      name = "NSInvalidArgumentException"
      reason = "-[\(type) \(selector)]: unrecognized selector sent to instance"
    case .refusedByTree(let refusal):
      guard let text = refusal.exception else { return nil }
      (name, reason) = text
    default: return nil
    }
    return NSException(name: name, reason: reason, userInfo: nil)
  }

  package func problem(raising object: AnyObject?) -> RunProblem {
    guard let object else { return .unwrappedNil }
    let problem: RunProblem
    if let exception = object as? NSException {
      problem = .exception(
        Excerpt(exception.name), reason: Excerpt(exception.reason ?? "(null)"))
    } else {
      problem = .exception(
        Excerpt(machine.className(of: object)), reason: Excerpt(describe(object)))
    }
    raised = RaisedObject(object: object, problem: problem)
    return problem
  }

  package func goOn() { Door.isStopped = false }
}

extension TreeRefusal {
  /// The name and the reason of a device's exception; nil for a limit that only the workbench has.
  fileprivate var exception: (name: String, reason: String)? {
    let argument = "NSInvalidArgumentException"
    let inconsistency = "NSInternalInconsistencyException"
    switch self {
    case .addsItself: return (argument, "Can't add self as subview")
    case .addsAncestor(let view, let descendant):
      return (argument, "Can't add \(view) to its descendant \(descendant)")
    case .addsWindow(let window): return (argument, "Can't add the window \(window) as subview")
    case .indexOutOfRange(let index, let count):
      return (
        "NSRangeException",
        "*** -[__NSArrayM objectAtIndex:]: index \(index) beyond bounds [0 .. \(count - 1)]"
      )
    case .notASubview(let view, let superview):
      return (argument, "\(view) is not a subview of \(superview)")
    case .controllerRing(let controller, let child):
      return (argument, "\(child) is a child of \(controller), which it would contain")
    case .containsItself(let name): return (argument, "\(name) cannot contain itself")
    case .pushedTwice(let controller):
      return (
        argument,
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(controller)>)"
      )
    case .invalidGeometry:
      return ("CALayerInvalidGeometry", "CALayer position contains NaN: [nan nan]")
    case .constraint(let text, .noCommonAncestor):
      return (
        "NSGenericException",
        "Unable to activate constraint with anchors \(text) because they have no common ancestor."
      )
    case .constraint(_, .changesRequiredPriority):
      return (
        inconsistency,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported."
      )
    case .constraint(let text, .notFinite):
      return (inconsistency, "Constant is not finite! That's illegal. constant:nan \(text)")
    case .constraint(let text, .invalidPairing), .constraint(let text, .mixesDirections),
      .constraint(let text, .locationOfNumber):
      return (argument, "Invalid pairing of layout attributes: \(text)")
    case .besideContentView(let view, let effect):
      return (
        inconsistency,
        "\(view) has been added as a subview to \(effect). Do not add subviews directly to the "
          + "visual effect view itself, instead add them to the -contentView."
      )
    case .noTransaction: return (inconsistency, "commit without a transaction")
    case .releasedAnimator:
      return (
        inconsistency, "It is an error to release a paused or stopped property animator."
      )
    case .finishesAnimator:
      return (
        inconsistency,
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
    case .changesAnimator(let setting):
      return (
        "NSGenericException",
        "It is not allowed to set the \(setting) property of an active animator."
      )
    case .exception(let exception, let objects):
      return (exception.name, exception.reason(objects))
    case .visualFormat(let format, _, _):
      return (argument, "Unable to parse constraint format: \(format)")
    case .tooDeep: return nil
    }
  }
}
