import EventVocabulary
import Foundation

/// Something that will surprise a person who touches the screen, said when it happens.
package enum Remark: Codable, Sendable, Hashable {
  /// A part of the view lies outside its superview (HT-4). Widths and heights in points.
  case partlyOutside(ObjectName, superview: ObjectName, hidden: CGSize, size: CGSize)
  /// All of the view lies outside its superview (HT-4).
  case whollyOutside(ObjectName, superview: ObjectName)
  /// The superview is in no window, so the view is not on the screen.
  case notOnScreen(ObjectName, superview: ObjectName)
  /// The view has no area (HT-11).
  case empty(ObjectName)
  /// The view was given a negative width or height.
  case negativeSize(ObjectName)
  /// The class has interaction off by default (UI-2).
  case interactionOffByDefault(ObjectName)
  /// A view above has a switch that keeps touches away (HT-2).
  case superviewRefuses(ObjectName, RefusalReason)
  /// The view itself has a switch that keeps touches away (HT-2).
  case refuses(ObjectName, RefusalReason)
  /// 0.01 is stored just below 0.01 (HT-14).
  case alphaBelowLimit(ObjectName, stored: Double)
  /// zPosition does not change who is asked first (HT-8).
  case zPositionIgnored(ObjectName)
  /// Corners stay touchable (HT-17).
  case cornersTouchable(ObjectName)
  /// clipsToBounds changes no touch (HT-16).
  case clippingIgnored(ObjectName)
  /// The frame is undefined under a transform (GE-4).
  case frameUnderTransform(ObjectName)
  /// A transform that cannot be undone takes the view out of every hit test (GE-25).
  case singularTransform(ObjectName)
  /// The view loses the touch of a finger that is down (UT-23).
  case losesTouch(ObjectName)
  /// The app's delegate is gone, since nobody kept it (RC-10).
  case delegateGone
  /// A class of delegates was declared as the one to start with, by `@main` (AP-1).
  case startsApp(String)
  /// A control that tracked a finger stopped (CT-30, UT-4).
  case stopsTracking(ObjectName, TrackingEnd<ObjectName>)
  /// The recognizer ends an attempt that was under way (GR-4).
  case endsAttempt(ObjectName, GestureState)
  /// The name is a command word too; a colon before it says that the command is meant.
  case nameIsCommand(String)
  /// Objective-C's name of a property was taken for Swift's.
  case swiftName(String, for: String)
  /// A disabled control still is the hit-test view (CT-5).
  case disabledStillHit(ObjectName)
  /// A bar lies in front of what was pushed.
  case barInFront(ObjectName, frame: CGRect, owner: ObjectName)
  /// The transform still points to another class's behaviour that does not carry over.
  case propertiesLost(ObjectName, [String])
  /// A view was put into a cell or an effect view itself, beside its content view.
  case besideContentView(ObjectName, owner: ObjectName)
  /// An override wrote to something that outlives the call while many points were asked one after
  /// the other.
  case writtenWhileAsked
  /// So much was printed while many points were asked one after the other that it is not shown.
  case printsLeftOut(bytes: Int)
  /// What reading an exported scene back would not make again, by name.
  case notMadeAgain([String])
  /// What code for an app does not have: parts that UIKit makes by itself, lines of the prompt.
  case notInCode([String])
  /// Constraints contradict each other, and one was given up (AL-5).
  case constraintBroken(String, others: [String])
  /// So many more were given up that they are not told one by one.
  case moreConstraintsBroken(count: Int)
  /// A call of drawing, by its name, found no context, so that nothing is drawn (DR-2).
  case drawsNowhere(String)
  /// A transform has an entry that is NaN or infinite.
  case transformBeyondNumbers(ObjectName)
  /// An image, or what a view draws, takes more memory than a device lets an app have: its size in
  /// points, the pixels of a point, its bytes (DR-12, FP-40).
  case largeBitmap(size: CGSize, scale: Double, bytes: Double, isOfView: Bool)
  /// A view draws, is opaque and has no background (DR-14).
  case drawsOpaque(ObjectName)
  /// UIKit logs a message and does nothing (EX-19, EX-20); the objects that it names.
  case logged(UIKitWarning, objects: [String])
  /// A window that was on the screen was released, as nothing retained it. Whether the screen is
  /// black now.
  case windowGone(isBlack: Bool)
  /// A window that was shown has no scene in an app with scenes, and so is on no screen (WN-9).
  case windowWithoutScene(ObjectName)
  /// A controller's `loadView` sets no view (VC-2).
  case setsNoView(ObjectName)
  /// Views mark each other for layout without end; the update cycle gave up on them.
  case layoutNeverRests([ObjectName])
  /// A view marks itself for its constraints in one of its own passes: in its `updateConstraints`,
  /// or in its `layoutSubviews` (LC-9).
  case updatesItself(ObjectName, in: CyclePass)
  /// A view was put into a stack as a plain subview.
  case notArranged(ObjectName, stack: ObjectName)
  /// An editor ended, and the text of a class was not saved; whether there is such a class.
  case notSaved(String, isDeclared: Bool)
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension Remark {
  private enum PartlyOutsideCodingKeys: String, CodingKey {
    case _0 = "view", superview, hidden, size
  }
  private enum WhollyOutsideCodingKeys: String, CodingKey { case _0 = "view", superview }
  private enum NotOnScreenCodingKeys: String, CodingKey { case _0 = "view", superview }
  private enum SuperviewRefusesCodingKeys: String, CodingKey {
    case _0 = "superview", _1 = "reason"
  }
  private enum RefusesCodingKeys: String, CodingKey { case _0 = "view", _1 = "reason" }
  private enum AlphaBelowLimitCodingKeys: String, CodingKey { case _0 = "view", stored }
  private enum StopsTrackingCodingKeys: String, CodingKey { case _0 = "control", _1 = "reason" }
  private enum EndsAttemptCodingKeys: String, CodingKey { case _0 = "recognizer", _1 = "state" }
  private enum SwiftNameCodingKeys: String, CodingKey { case _0 = "name", `for` }
  private enum BarInFrontCodingKeys: String, CodingKey { case _0 = "bar", frame, owner }
  private enum PropertiesLostCodingKeys: String, CodingKey { case _0 = "view", _1 = "paths" }
  private enum BesideContentViewCodingKeys: String, CodingKey { case _0 = "view", owner }
  private enum ConstraintBrokenCodingKeys: String, CodingKey { case _0 = "constraint", others }
  private enum LoggedCodingKeys: String, CodingKey { case _0 = "message", objects }
  private enum LayoutNeverRestsCodingKeys: String, CodingKey { case _0 = "views" }
  private enum UpdatesItselfCodingKeys: String, CodingKey { case _0 = "view", `in` = "pass" }
  private enum NotSavedCodingKeys: String, CodingKey { case _0 = "className", isDeclared }
  private enum NotArrangedCodingKeys: String, CodingKey { case _0 = "view", stack }
}
