import EventVocabulary
import Foundation

/// The reason why a call of UIKit's, mostly a change of the tree, was refused. Nothing was changed.
public enum HierarchyError: Error, Equatable {
  /// A view cannot be its own subview.
  case addsItself(UIView)
  /// A window cannot be a subview.
  case addsAncestor(UIView, to: UIView)
  /// A window is in no view.
  case addsWindow(UIWindow)
  /// `index` is not in 0...count, where count is the number of subviews, or one less if the index
  /// is that of a subview and not an insertion point; -1 if no such index exists at all.
  case indexOutOfRange(Int, count: Int)
  /// `sibling` is not a subview of `view`.
  case notASubview(UIView, of: UIView)
  /// The first controller contains or presents the second, which would contain it.
  case controllerRing(UIViewController, of: UIViewController)
  /// The object, a controller or a group of animations, would contain itself.
  case containsItself(ModelObject)
  /// The controller is on the stack that it would be pushed on (EX-16).
  case pushedTwice(UIViewController)
  /// The position or the size of a view, or of a layer of its own, would be NaN.
  case invalidGeometry(UIView?)
  /// The items of a constraint have no common ancestor (AL-10).
  case noCommonAncestor(NSLayoutConstraint)
  /// An active constraint would change between required and optional (AL-11).
  case changesRequiredPriority(NSLayoutConstraint)
  /// A number of a constraint is NaN or infinite (AL-27).
  case invalidConstraint(NSLayoutConstraint)
  /// A constraint pairs attributes that cannot be paired (AL-26).
  case invalidPairing(NSLayoutConstraint, PairingRefusal)
  /// A subview is added to a visual effect view itself and not to its content view (EX-10).
  case besideContentView(UIView, of: UIVisualEffectView)
  /// A transaction is committed while none is open (LA-22).
  case noTransaction
  /// An animator was released while it was paused or stopped (EX-21).
  case releasedAnimator
  /// An exception by its name, with the objects that it is about.
  case exception(UIKitException, [ModelObject])
  /// The same if the reason names a word after the object, which may be nil.
  case exceptionAbout(UIKitException, ModelObject?, word: String)
  /// `finishAnimation(at:)` of an animator that was not stopped (AN-24).
  case finishesAnimator
  /// A setting of an animator is changed while it is active (AN-27).
  case changesAnimator(AnimatorSetting)
  /// A visual format cannot be read (EX-25).
  case invalidVisualFormat(VisualFormatError)
  /// The tree would be deeper than `UIView.deepestLevel`.
  case tooDeep
}

/// A setting that an active animator refuses, by its Objective-C name.
public enum AnimatorSetting: String, Sendable {
  case interruptible, userInteractionEnabled
}

extension UIView {
  /// The maximum number of levels of a tree of views. A device does not survive many more.
  nonisolated public static let deepestLevel = 10_000

  /// The handler of refused UIKit calls. A device raises an exception; by default this ends the
  /// program, too, unless a handler takes the error here.
  public static var refused: (HierarchyError) -> Void = { error in
    fatalError("UIKit refuses: \(error)")
  }
}
