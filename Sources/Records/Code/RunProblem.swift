import EventVocabulary

/// The reason why a program stopped before its end.
package enum RunProblem: Hashable, Codable, Sendable {
  /// `fatalError` and the like, with the message.
  case fatalError(Excerpt)
  /// `precondition`, with the message.
  case preconditionFailed(Excerpt)
  /// `assert`, with the message.
  case assertionFailed(Excerpt)
  /// An exception that code raised, by its name.
  case exception(Excerpt, reason: Excerpt)
  case unwrappedNil
  case implicitlyUnwrappedNil
  case indexOutOfRange
  case emptyCollection
  case duplicateKeys
  case divisionByZero
  case overflow
  case notRepresentable
  case invalidRange
  case strideOfZero
  case castFailed(from: String, to: String)
  /// A selector was sent for which the object's class has no method.
  case unrecognizedSelector(String, of: String)
  /// Two methods whose implementations are not exchanged.
  case notExchanged(ExchangeRefusal)
  /// The error that nothing caught, as it prints.
  case uncaughtError(Excerpt)
  /// A value was used before it was initialized, or while other code was changing it.
  case uninitialized(String)
  /// A variable's own initial value reads the variable.
  case circularInitialization(String)
  case danglingUnowned
  case superInitializerNotRun
  /// A `deinit`, or a function that it called, retained the object that is being deallocated; with
  /// the name of its class.
  case keptInDeinit(String)
  /// More steps than `limit` for one question.
  case steps(limit: Int)
  /// More steps than `limit` for one question, the last ones while constraints were solved.
  case layout(limit: Int)
  /// Calls nested deeper than `limit`.
  case callDepth(limit: Int)
  /// More memory than `limit` bytes.
  case memory(limit: Int)
  /// More than `limit` views added while the points of a screen were asked.
  case growsWhileAsked(limit: Int)
  /// More than `limit` steps and asked views for all the points of a map together.
  case map(limit: Int)
  /// The same while an answer is judged, when the limit cannot be raised.
  case points(limit: Int)
  /// More than `limit` bytes of output for one question; the last `leftOut` bytes are not shown.
  case output(limit: Int, leftOut: Int)
  /// A function needs too many registers or instructions.
  case codeTooLarge
  /// A function has no code for the types that it is used with.
  case notRunnable(String)
  /// The user pressed Ctrl-C.
  case interrupted
  /// The model refused a change of a view, for which a device raises an exception.
  case refusedByTree(TreeRefusal)
}

/// The reason why two methods are not exchanged, by their selectors.
package enum ExchangeRefusal: Hashable, Codable, Sendable {
  /// The method is one of another class: mostly of a superclass, all of whose objects it would
  /// change.
  case otherClass(String, of: String, other: String)
  case otherTypes(String, String)
  /// A method that UIKit here never sends, so that nothing takes its place.
  case fixed(String, of: String)
  /// Both are UIKit's own.
  case ofFrameworks(String, String)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension ExchangeRefusal {
  private enum OtherClassCodingKeys: String, CodingKey { case _0 = "selector", of, other }
  private enum OtherTypesCodingKeys: String, CodingKey { case _0 = "first", _1 = "second" }
  private enum FixedCodingKeys: String, CodingKey { case _0 = "selector", of }
  private enum OfFrameworksCodingKeys: String, CodingKey { case _0 = "first", _1 = "second" }
}

/// The reason why a change of a view, mostly of the tree, was refused; views by name or class.
package enum TreeRefusal: Hashable, Codable, Sendable {
  case addsItself(String)
  case addsAncestor(String, to: String)
  case addsWindow(String)
  case indexOutOfRange(Int, count: Int)
  case notASubview(String, of: String)
  /// The first controller contains or presents the second, which would contain it.
  case controllerRing(String, of: String)
  case containsItself(String)
  /// A controller that is on the stack is pushed (EX-16).
  case pushedTwice(String)
  /// A position or a size would be NaN.
  case invalidGeometry(String)
  /// An impossible constraint, in words.
  case constraint(String, ConstraintRefusal)
  /// A subview is added to a visual effect view itself (EX-10).
  case besideContentView(String, of: String)
  /// `CATransaction.commit()` while no transaction is open (LA-22).
  case noTransaction
  /// A property animator is released while it is paused or stopped (EX-21).
  case releasedAnimator
  /// An exception by its name, with the names of its objects.
  case exception(UIKitException, objects: [String])
  /// `finishAnimation(at:)` of an animator that was not stopped (AN-24).
  case finishesAnimator
  /// A setting, by its Objective-C name, of an animator is changed while it is active (AN-27).
  case changesAnimator(String)
  /// A visual format cannot be parsed; the position counts its characters from 0.
  case visualFormat(format: String, position: Int, reason: FormatRefusal)
  case tooDeep(limit: Int)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension RunProblem {
  private enum ExceptionCodingKeys: String, CodingKey { case _0 = "name", reason }
  private enum UnrecognizedSelectorCodingKeys: String, CodingKey { case _0 = "selector", of }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension TreeRefusal {
  private enum ExceptionCodingKeys: String, CodingKey { case _0 = "exception", objects }
  private enum ConstraintCodingKeys: String, CodingKey { case _0 = "constraint", _1 = "reason" }
  private enum ChangesAnimatorCodingKeys: String, CodingKey { case _0 = "setting" }
  private enum AddsAncestorCodingKeys: String, CodingKey { case _0 = "view", to }
  private enum ControllerRingCodingKeys: String, CodingKey { case _0 = "controller", of }
  private enum BesideContentViewCodingKeys: String, CodingKey { case _0 = "view", of }
  private enum IndexOutOfRangeCodingKeys: String, CodingKey { case _0 = "index", count }
  private enum NotASubviewCodingKeys: String, CodingKey { case _0 = "view", of }
}
