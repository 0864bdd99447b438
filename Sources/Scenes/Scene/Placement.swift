import Foundation
import Records
import UIKitBindings
import UIKitModel

/// Changes of the view tree, with the errors of the model worded with names.
extension Scene {
  /// Inserts a view among the subviews of another; changes nothing if it throws.
  package func insert(_ view: UIView, in superview: UIView, at place: UIView.Place) throws {
    do {
      try superview.sendInsert(view, at: place)
    } catch {
      throw problem(for: error)
    }
  }

  package func problem(for error: HierarchyError) -> Problem {
    switch error {
    case .containsItself(let object): .containsItself(objectName(object).text)
    // Only scripts push an existing controller, write visual formats, and have transactions and
    // animators.
    case .pushedTwice(let controller): Self.stopped(.pushedTwice(objectName(controller).text))
    case .addsItself(let view): .addsItself(objectName(view).text)
    case .addsAncestor(let view, let descendant):
      .addsAncestor(objectName(view).text, to: objectName(descendant).text)
    case .besideContentView(let view, let effect):
      .besideContentView(objectName(view).text, of: objectName(effect).text)
    case .noTransaction: Self.stopped(.noTransaction)
    case .releasedAnimator: Self.stopped(.releasedAnimator)
    case .finishesAnimator: Self.stopped(.finishesAnimator)
    case .changesAnimator(let setting): Self.stopped(.changesAnimator(setting.rawValue))
    case .addsWindow(let window): .windowHasNoSuperview(objectName(window).text)
    case .indexOutOfRange(let index, let count): .indexOutOfRange(index, count: count)
    case .notASubview(let sibling, let view):
      .notASubview(objectName(sibling).text, of: objectName(view).text)
    case .controllerRing(let controller, let child):
      .controllerRing(objectName(controller).text, of: objectName(child).text)
    case .invalidGeometry(let view): .invalidGeometry(view.map { objectName($0).text } ?? "CALayer")
    case .noCommonAncestor(let one): .constraint(text(of: one), .noCommonAncestor)
    case .changesRequiredPriority(let one): .constraint(text(of: one), .changesRequiredPriority)
    case .invalidConstraint(let one): .constraint(text(of: one), .notFinite)
    case .invalidPairing(let one, let refusal):
      .constraint(text(of: one), ConstraintRefusal(refusal))
    case .exception(let exception, let objects):
      Self.stopped(.exception(exception, objects: objects.map { objectName($0).text }))
    case .exceptionAbout(let exception, let object, let word):
      Self.stopped(
        .exception(exception, objects: [object.map { objectName($0).text } ?? "NSObject", word]))
    case .invalidVisualFormat(let error): Self.stopped(TreeRefusal(error))
    case .tooDeep: .tooDeep(limit: UIView.deepestLevel)
    }
  }

  private static func stopped(_ refusal: TreeRefusal) -> Problem {
    stopped(.refusedByTree(refusal))
  }

  /// The end of a question for a reason that is not located in a script.
  static func stopped(_ problem: RunProblem) -> Problem {
    .stopped(
      StopReport(
        problem: problem, file: SwiftEngine.promptName, line: 1, column: 1,
        lineText: "", calls: [], printed: ""), trace: nil)
  }

  /// Shows a window in front of the others of its level, in the scene if there is one (WN-9).
  package func show(_ window: UIWindow) {
    window.attachedScene = application.sceneOfNewWindows
    window.isHidden = false
    application.bringToFront(window)
  }

  /// The position of a view, for the answer to a command that put it there.
  package func placed(_ view: UIView, remarks: [Remark]) -> PlacedView {
    let superview = view.superview
    return PlacedView(
      view: objectName(view), frame: view.frame, superview: superview.map(objectName),
      index: superview.flatMap { $0.subviewCount > 1 ? $0.indexOfSubview(view) : 0 } ?? 0,
      count: superview?.subviewCount ?? 0, remarks: remarks)
  }

  /// The controller that has this view as its root view.
  package func controller(ofRootView view: UIView) -> UIViewController? {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    return controller
  }

  /// The default superview of new views: the root view, or its replacement in a dump.
  package var defaultSuperview: UIView {
    (object(named: "root") as? UIView) ?? window
  }
}

extension Scene {
  /// Throws for a view that a controller placed: the root view of one that fills a window.
  package func checkRemovable(_ view: UIView) throws {
    guard let controller = controller(ofRootView: view), controller.parent == nil,
      view.superview != nil
    else { return }
    throw Problem.cannotRemoveRoot(objectName(view).text, controller: objectName(controller).text)
  }

  /// Throws for a view that cannot get another superview: the root view of a controller that fills
  /// a window.
  package func checkMovable(_ view: UIView) throws {
    guard let controller = controller(ofRootView: view), controller.parent == nil,
      view.superview != nil
    else { return }
    throw Problem.cannotMoveRoot(objectName(view).text, controller: objectName(controller).text)
  }
}
