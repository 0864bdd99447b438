import EventVocabulary
import Foundation

/// A surprising fact for a person who touches the screen, reported when it happens.
package enum Remark: Codable, Sendable, Hashable {
  /// A part of the view is outside its superview (HT-4). Widths and heights in points.
  case partlyOutside(ObjectName, superview: ObjectName, hidden: CGSize, size: CGSize)
  /// The whole view is outside its superview (HT-4).
  case whollyOutside(ObjectName, superview: ObjectName)
  /// The superview is in no window, so the view is not on the screen.
  case notOnScreen(ObjectName, superview: ObjectName)
  /// The view has no area (HT-11).
  case empty(ObjectName)
  /// Constraints determine the frame that was set.
  case setBackByConstraints(ObjectName)
  /// The view was given a negative width or height.
  case negativeSize(ObjectName)
  /// The class has interaction off by default (UI-2).
  case interactionOffByDefault(ObjectName)
  /// An ancestor has a switch that refuses touches (HT-2).
  case superviewRefuses(ObjectName, RefusalReason)
  /// The view itself has a switch that refuses touches (HT-2).
  case refuses(ObjectName, RefusalReason)
  /// 0.01 is stored just below 0.01 (HT-14).
  case alphaBelowLimit(ObjectName, stored: Double)
  /// zPosition does not change the order of asking (HT-8).
  case zPositionIgnored(ObjectName)
  /// Corners stay touchable (HT-17).
  case cornersTouchable(ObjectName)
  /// `clipsToBounds` has no effect on touches (HT-16).
  case clippingIgnored(ObjectName)
  /// The frame is undefined under a transform (GE-4).
  case frameUnderTransform(ObjectName)
  /// A transform that cannot be inverted excludes the view from every hit test (GE-25).
  case singularTransform(ObjectName)
  /// The view loses the touch of a finger that is down (UT-23).
  case losesTouch(ObjectName)
  /// The app's delegate was released, since nothing retained it (RC-10).
  case delegateGone
  /// A class of delegates was declared as the entry point, by `@main` (AP-1).
  case startsApp(String)
  /// A control that tracked a finger stopped (CT-30, UT-4).
  case stopsTracking(ObjectName, TrackingEnd<ObjectName>)
  /// The recognizer ends an attempt in progress (GR-4).
  case endsAttempt(ObjectName, GestureState)
  /// The name is also a command word; a colon before it means the command.
  case nameIsCommand(String)
  /// Objective-C's name of a property was taken for Swift's.
  case swiftName(String, for: String)
  /// A disabled control still is the hit-test view (CT-5).
  case disabledStillHit(ObjectName)
  /// A bar is in front of a pushed view.
  case barInFront(ObjectName, frame: CGRect, owner: ObjectName)
  /// Properties that the new class does not have were lost, by their paths.
  case propertiesLost(ObjectName, [String])
  /// A view was added to a cell or an effect view itself, beside its content view.
  case besideContentView(ObjectName, owner: ObjectName)
  /// An override wrote to something that outlives the call while many points were asked one after
  /// the other.
  case writtenWhileAsked
  /// An override wrote to something that outlives the call while a touch asked for its view
  /// (HT-23).
  case writtenInHitTest
  /// The output of scripts while many points were asked one after the other is too long to be
  /// shown.
  case printsLeftOut(bytes: Int)
  /// The objects that reading an exported scene back would not recreate, by name.
  case notMadeAgain([String])
  /// Parts that are missing in code for an app: those that UIKit creates by itself, and lines of
  /// the prompt.
  case notInCode([String])
  /// Constraints contradict each other, and one was broken (AL-5).
  case constraintBroken(String, others: [String])
  /// Further broken constraints, which are not listed one by one.
  case moreConstraintsBroken(count: Int)
  /// A drawing call, by its name, had no context, so that nothing is drawn (DR-2).
  case drawsNowhere(String)
  /// A transform has an entry that is NaN or infinite.
  case transformBeyondNumbers(ObjectName)
  /// Key-value coding gave a layer a UIColor under a name for a CGColor.
  case colorOfAnotherKind(ObjectName, key: String)
  /// An image, or a view's drawing, takes more memory than a device lets an app have: its size in
  /// points, the pixels per point, its bytes (DR-12, FP-40).
  case largeBitmap(size: CGSize, scale: Double, bytes: Double, isOfView: Bool)
  /// A view draws, is opaque and has no background (DR-14).
  case drawsOpaque(ObjectName)
  /// UIKit logs a message and does nothing (EX-19, EX-20); with the objects that it names.
  case logged(UIKitWarning, objects: [String])
  /// A window on the screen was released, as nothing retained it. Whether the screen is black now.
  case windowGone(isBlack: Bool)
  /// A window that was shown has no scene in an app with scenes, and so is on no screen (WN-9).
  case windowWithoutScene(ObjectName)
  /// A controller's `loadView` sets no view (VC-2).
  case setsNoView(ObjectName)
  /// Views invalidate each other's layout without end; the update cycle gave up on them.
  case layoutNeverRests([ObjectName])
  /// A view invalidates its constraints in one of its own passes: in its `updateConstraints`, or in
  /// its `layoutSubviews` (LC-9).
  case updatesItself(ObjectName, in: CyclePass)
  /// A view was added to a stack view as a plain subview.
  case notArranged(ObjectName, stack: ObjectName)
  /// A property was set that is only stored here, and that decides something on a device.
  case onlyStored(KeptProperty)
  /// An editor was left without saving the text of a class; whether there is such a class.
  case notSaved(String, isDeclared: Bool)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension Remark {
  private enum PartlyOutsideCodingKeys: String, CodingKey {
    case _0 = "view", superview, hidden, size
  }
  private enum WhollyOutsideCodingKeys: String, CodingKey { case _0 = "view", superview }
  private enum ColorOfAnotherKindCodingKeys: String, CodingKey { case _0 = "layer", key }
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
  private enum OnlyStoredCodingKeys: String, CodingKey { case _0 = "property" }
  private enum NotSavedCodingKeys: String, CodingKey { case _0 = "className", isDeclared }
  private enum NotArrangedCodingKeys: String, CodingKey { case _0 = "view", stack }
}
