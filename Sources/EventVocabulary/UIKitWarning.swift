/// A message that UIKit logs when it ignores a call without raising an exception.
///
/// It is reported with the objects that it is about, in the order in which its text names them.
public enum UIKitWarning: String, Codable, Sendable, Hashable, CaseIterable {
  /// A controller presents already (EX-19): the controller that was to be presented, the one that
  /// presents, the one that was asked to, which it may contain, and the one that it presents.
  case presentsAlready
  /// A controller has no window (EX-20): the controller that was to be presented, and the one that
  /// was asked to present it.
  case presentsOutsideWindow
  /// A controller is to be pushed during a transition of the app's own in the same navigation
  /// controller (EX-46): that navigation controller.
  case pushesDuringTransition
  /// The same for a controller that is to be popped.
  case popsDuringTransition
  /// The same for another stack.
  case setsStackDuringTransition
  /// A transition of the app's own presents or dismisses (EX-47): the controller that was asked to
  /// dismiss.
  case dismissesDuringTransition
  /// A nib or a storyboard has a value for a path that its object does not have (VC-71): the
  /// object, and the path.
  case unknownAttribute

  /// The rule about it.
  public var rule: String {
    switch self {
    case .presentsAlready: "EX-19"
    case .presentsOutsideWindow: "EX-20"
    case .pushesDuringTransition, .popsDuringTransition, .setsStackDuringTransition: "EX-46"
    case .dismissesDuringTransition: "EX-47"
    case .unknownAttribute: "VC-71"
    }
  }

  /// The logged text, with the names of the objects.
  public func text(_ objects: [String]) -> String {
    let names = objects + Array(repeating: "nil", count: 4)
    return switch self {
    case .presentsAlready:
      "Attempt to present <\(names[0])> on <\(names[1])> (from <\(names[2])>) which is already "
        + "presenting <\(names[3])>."
    case .presentsOutsideWindow:
      "Attempt to present <\(names[0])> on <\(names[1])> (from <\(names[1])>) whose view is not "
        + "in the window hierarchy!"
    case .pushesDuringTransition: Self.busy("pushViewController:animated:", names[0])
    case .popsDuringTransition: Self.busy("popViewControllerAnimated:", names[0])
    case .setsStackDuringTransition: Self.busy("setViewControllers:animated:", names[0])
    case .dismissesDuringTransition:
      "Attempt to dismiss from view controller <\(names[0])> while a presentation or dismiss is in "
        + "progress!"
    case .unknownAttribute:
      "Failed to set (\(names[1])) user defined inspected property on (\(names[0])): [<\(names[0])> "
        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(names[1])."
    }
  }

  private static func busy(_ method: String, _ controller: String) -> String {
    "\(method) called on <\(controller)> while an existing transition or presentation is "
      + "occurring; the navigation stack will not be updated."
  }
}
