import ConstraintSolver
import Foundation

/// The constraints of an app, with the positions that they give its views.
///
/// One system for all trees: groups without common views do not affect each other (AL-18). Changes
/// of constraints update values here at once, and frames in the layout pass (LC-8). An app that
/// never used a constraint has no engine.
package final class LayoutEngine {
  /// The engine of the current app.
  static var shared: LayoutEngine { UIApplication.shared.layoutEngine }

  /// The active constraints, in the order in which they were activated.
  var active: [NSLayoutConstraint] {
    arrangeStacks()
    return installed
  }
  private var installed: [NSLayoutConstraint] = []
  /// The stack views whose constraints are not up to date.
  private var unarranged: [WeakView] = []
  /// The system, when it is up to date.
  private var system: LayoutSystem?
  /// The system that was up to date before a constant changed.
  private var earlier: LayoutSystem?
  /// The views that wait for `updateConstraints`.
  private var waiting: [WeakView] = []
  /// The known views that do not translate their autoresizing mask and that no constraint mentions:
  /// those with an intrinsic size take part with that.
  private var candidates: [WeakView] = []
  /// The constraints that were given up to satisfy the others, which were reported once.
  private var reported: Set<ObjectIdentifier> = []

  struct WeakView {
    weak var view: UIView?
  }

  // MARK: Constraints come and go

  /// Activates a constraint on the nearest common ancestor of its items (AL-10).
  func install(_ constraint: NSLayoutConstraint) {
    guard !constraint.isInstalled, let first = constraint.first else { return }
    let isFinite = constraint.constant.isFinite && constraint.multiplier.isFinite
    guard isFinite else { return UIView.refused(.invalidConstraint(constraint)) }
    let views = [first, constraint.second].compactMap(\.?.layoutView)
    guard let container = UIView.commonAncestor(of: views),
      !constraint.hasSecond || views.count == 2
    else { return UIView.refused(.noCommonAncestor(constraint)) }
    constraint.isInstalled = true
    constraint.container = container
    installed.append(constraint)
    invalidate(constraint)
  }

  /// Deactivates a constraint.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.isInstalled else { return }
    invalidate(constraint)
    constraint.isInstalled = false
    constraint.container = nil
    UIApplication.spend(installed.count / 8)
    installed.removeAll { $0 === constraint }
    reported.remove(ObjectIdentifier(constraint))
    noteFreed(by: constraint)
  }

  /// Records that the items of a removed constraint may have no other one.
  private func noteFreed(by constraint: NSLayoutConstraint) {
    for case let view as UIView in [constraint.first, constraint.second]
    where !view.translatesAutoresizingMaskIntoConstraints {
      candidates.append(WeakView(view: view))
    }
  }

  /// A view translates its autoresizing mask into constraints from now on, or no longer (AL-9).
  func translationChanged(of view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints {
      candidates.append(WeakView(view: view))
    }
    forgetSystem()
    // Nothing is marked for layout before it is known that a frame changed.
    if view.window != nil { view.viewState.pointee.noteOtherMark() }
  }

  /// A tree moved to a window, or to another one.
  func viewDidMoveToWindow() {
    if !candidates.isEmpty { forgetSystem() }
  }

  /// A constant or a priority changed.
  func changed(_ constraint: NSLayoutConstraint) {
    guard constraint.constant.isFinite else {
      return UIView.refused(.invalidConstraint(constraint))
    }
    let before = system ?? earlier
    invalidate(constraint)
    earlier = before
  }

  private func invalidate(_ constraint: NSLayoutConstraint) {
    forgetSystem()
    constraint.container?.markForLayout(.constraintChanged)
  }

  /// Invalidates everything that was solved.
  private func forgetSystem() { (system, earlier) = (nil, nil) }

  /// An intrinsic size or a resistance changed (AL-13).
  func naturalSizeChanged(of view: UIView) {
    guard !isIdle else { return }
    if let stack = view.superview as? UIStackView, stack.distribution == .fillProportionally {
      arrangementChanged(of: stack)
    }
    forgetSystem()
    (view.superview ?? view).markForLayout(.constraintChanged)
  }

  /// The margins of a view, which constraints may mention, changed.
  func marginsChanged(of view: UIView) {
    forgetSystem()
    view.markForLayout(.constraintChanged)
  }

  /// A view is leaving its superview: constraints that reach out of its subtree go (AL-10).
  func viewWillLeave(_ view: UIView) {
    if let stack = view.superview as? UIStackView { stack.forget(view) }
    if !candidates.isEmpty { forgetSystem() }
    guard !installed.isEmpty, UIApplication.spend(installed.count / 4) else { return }
    let lost = installed.filter { constraint in
      guard let container = constraint.container else { return true }
      guard !container.isDescendant(of: view) else { return false }
      return [constraint.first, constraint.second].contains { item in
        item?.layoutView?.isDescendant(of: view) ?? false
      }
    }
    for constraint in lost { uninstall(constraint) }
  }

  /// A guide is removed from its view.
  func forget(_ guide: UILayoutGuide) {
    for constraint in installed where constraint.first === guide || constraint.second === guide {
      uninstall(constraint)
    }
  }

  // MARK: Stack views

  /// Something that a stack view's constraints depend on changed.
  func arrangementChanged(of stack: UIStackView) {
    UIApplication.spend(unarranged.count)
    if unarranged.contains(where: { $0.view === stack }) { return }
    unarranged.append(WeakView(view: stack))
    forgetSystem()
  }

  /// Makes stack views update their constraints.
  private func arrangeStacks() {
    while !unarranged.isEmpty {
      let stacks = unarranged.compactMap { $0.view as? UIStackView }
      unarranged = []
      for stack in stacks { stack.arrange() }
    }
  }

  // MARK: The constraints pass

  /// A view waits for `updateConstraints`.
  func waitForConstraints(_ view: UIView) {
    UIApplication.spend(waiting.count)
    if !waiting.contains(where: { $0.view === view }) { waiting.append(WeakView(view: view)) }
  }

  /// Sends `updateConstraints` to the waiting views that `isMeant` selects, from the leaves up
  /// (LC-2), except those without a window.
  func updateConstraints(_ isMeant: (UIView) -> Bool) {
    if waiting.isEmpty { return }
    let views = waiting.compactMap(\.view)
    let meant = views.filter { isMeant($0) }
    waiting = views.filter { !isMeant($0) }.map { WeakView(view: $0) }
    let ordered = meant.enumerated().sorted {
      ($0.element.depth, $1.offset) > ($1.element.depth, $0.offset)
    }
    for (_, view) in ordered where view.needsUpdateConstraints() && !Door.isStopped {
      view.sendUpdateConstraints()
    }
  }

  // MARK: Solving

  /// Whether an update cycle has nothing to do here.
  var isIdle: Bool {
    installed.isEmpty && waiting.isEmpty && unarranged.isEmpty && candidates.isEmpty
  }

  /// Whether there is nothing to solve.
  var isEmpty: Bool { active.isEmpty && candidates.isEmpty }

  /// Solves the changes, and marks the superviews of views whose frames changed (LC-17).
  func prepare() {
    if isEmpty {
      forgetSystem()
      return
    }
    installed.removeAll { constraint in
      let isGone =
        constraint.first == nil || constraint.hasSecond && constraint.second == nil
        || constraint.container == nil
      if isGone {
        constraint.isInstalled = false
        earlier = nil
        noteFreed(by: constraint)
      }
      return isGone
    }
    let system = current
    for view in system.placedViews where system.isElsewhere(view) {
      view.superview?.markForLayout(.constraintChanged)
    }
    for scrollView in system.scrollViewsToLayOut { scrollView.markForLayout(.constraintChanged) }
  }

  /// The system in its present state; solved if necessary.
  var current: LayoutSystem {
    let constraints = active
    // A system that was stopped is not solved again while the script unwinds.
    if let system, system.isStopped ? Door.isStopped : system.isCurrent {
      report(system)
      return system
    }
    if let earlier = earlier.take(), earlier.follow() {
      system = earlier
      return earlier
    }
    let solved = LayoutSystem(constraints, candidates: presentCandidates)
    // Views that a constraint mentions are listed again when it is removed.
    candidates.removeAll { $0.view.map(solved.isConstrained) ?? true }
    system = solved
    report(solved)
    return solved
  }

  /// The views that may take part with their intrinsic size alone, each once.
  private var presentCandidates: [UIView] {
    var known: Set<ObjectIdentifier> = []
    candidates.removeAll { candidate in
      guard let view = candidate.view, !view.translatesAutoresizingMaskIntoConstraints
      else { return true }
      return !known.insert(ObjectIdentifier(view)).inserted
    }
    return candidates.compactMap(\.view)
  }

  /// Reports constraints that were given up, once each.
  private func report(_ system: LayoutSystem) {
    if system.isStopped { return }
    for broken in system.broken where !broken.isOffScreen {
      guard reported.insert(ObjectIdentifier(broken.constraint)).inserted else { continue }
      UIApplication.host?.giveUp(broken)
    }
  }

  /// Sets the frames of a view's subviews from the constraints (LC-10).
  func place(subviewsOf view: UIView) {
    guard !isEmpty else { return }
    let system = current
    for subview in system.placedViews where subview.superview === view { system.place(subview) }
    system.placeContent(of: view)
  }

  // MARK: Questions

  func frame(of guide: UILayoutGuide) -> CGRect {
    isEmpty ? .zero : current.alignmentRect(of: guide)
  }

  func deciding(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    isEmpty ? [] : current.deciding(view, axis)
  }

  func isAmbiguous(_ view: UIView) -> Bool {
    isEmpty ? false : current.isAmbiguous(view)
  }

  /// Gives an ambiguous view another position or size; frames follow in the layout pass.
  func exercise(_ view: UIView) {
    guard !isEmpty else { return }
    let system = current
    guard system.exercise(view) else { return }
    for placed in system.placedViews where system.isElsewhere(placed) {
      placed.superview?.markForLayout(.constraintChanged)
    }
  }

  func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let inside = active.filter { $0.container?.isDescendant(of: view) ?? false }
    return LayoutSystem(inside, free: view, target, horizontal, vertical).size(of: view)
      ?? view.naturalSize
  }
}

extension ModelObject {
  /// The view whose tree a constraint's item is in: the item itself, or the owner of the guide.
  final var layoutView: UIView? {
    if let view = self as? UIView { return view }
    return (self as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// The nearest view that contains all of them, or is one of them; nil where there is none.
  final class func commonAncestor(of views: [UIView]) -> UIView? {
    guard var found = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isDescendant(of: found) {
        guard let above = found.superview else { return nil }
        found = above
      }
    }
    return found
  }

  /// The intrinsic size of the view's content changed: constraints have to be solved again (AL-13).
  final func naturalSizeChanged() {
    if _slowPath(extras?.measuredSize != nil) { extras?.measuredSize = nil }
    if UIApplication.shared.hasConstraints { LayoutEngine.shared.naturalSizeChanged(of: self) }
  }

  /// The intrinsic size that constraints use for the content; −1 for none (AL-4).
  final var naturalSize: CGSize {
    Door.send(.intrinsicContentSize, to: self) { intrinsicContentSize }
  }
}
