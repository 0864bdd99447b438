import Foundation

/// What a view was told of its safe area and its layout margins, and what its margins follow.
final class InsetFacts {
  /// The safe area that the view was told of last; nothing at first.
  var safeArea = UIEdgeInsets.zero
  /// The margins that it was told of last; nil before that.
  var margins: UIEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
}

/// Tells views and controllers that their safe area or their layout margins are others (VC-39,
/// VC-40).
///
/// Both follow from where views lie and from bars, so nobody sets them: they are compared with what
/// was told last when a view comes to the screen, when a bar or an addition to the safe area
/// changes, and before the layout passes.
enum InsetWatch {
  /// Grows with everything that is told: code may have changed the insets of others then.
  fileprivate static var changes: UInt64 = 0

  /// There is something that takes a part of the safe area, or that hands margins on: only from now
  /// on anything is looked for.
  static func begin() { UIApplication.shared.watchesInsets = true }
}

extension UIView {
  private var ownInsets: InsetFacts {
    if let facts = extras?.insets { return facts }
    let made = InsetFacts()
    ownExtras.insets = made
    return made
  }

  /// A view that is to be told, and what follows from the one that it is in.
  private struct Waiting {
    let view: UIView
    let area: UIEdgeInsets
    let margins: UIEdgeInsets
    /// What was told by then: nothing of this counts after code that was told has run.
    let changes: UInt64
  }

  /// Tells this view and those in it what is another one than they were told, each view before its
  /// subviews.
  final func tellInsets() {
    guard UIApplication.shared.watchesInsets, window != nil else { return }
    var waiting = [
      Waiting(view: self, area: .zero, margins: .zero, changes: InsetWatch.changes &- 1)
    ]
    while let next = waiting.popLast(), !Door.isStopped {
      let view = next.view
      var changes = InsetWatch.changes
      let isKnown = next.changes == changes
      guard isKnown || view.window != nil else { continue }
      var area = isKnown ? view.safeArea(under: next.area) : view.safeAreaInsets
      view.tell(safeArea: area)
      var margins =
        isKnown && changes == InsetWatch.changes
        ? view.layoutMargins(in: area) { next.margins } : view.layoutMargins
      view.tell(margins: margins)
      if changes != InsetWatch.changes {
        changes = InsetWatch.changes
        (area, margins) = (view.safeAreaInsets, view.layoutMargins)
      }
      for subview in view.subviews.reversed() {
        waiting.append(Waiting(view: subview, area: area, margins: margins, changes: changes))
      }
    }
  }

  private func tell(safeArea: UIEdgeInsets) {
    guard !safeArea.isSame(as: extras?.insets?.safeArea ?? .zero) else { return }
    ownInsets.safeArea = safeArea
    InsetWatch.changes &+= 1
    if UIApplication.shared.hasConstraints { LayoutEngine.shared.marginsChanged(of: self) }
    sendSafeAreaInsetsDidChange()
    viewState.pointee.viewController?.sendViewSafeAreaInsetsDidChange()
  }

  private func tell(margins: UIEdgeInsets) {
    guard !margins.isSame(as: extras?.insets?.margins ?? ownLayoutMargins) else { return }
    ownInsets.margins = margins
    InsetWatch.changes &+= 1
    if UIApplication.shared.hasConstraints { LayoutEngine.shared.marginsChanged(of: self) }
    sendLayoutMarginsDidChange()
    viewState.pointee.viewController?.sendViewLayoutMarginsDidChange()
  }

  /// Changes what the margins follow from, and tells those whose margins are others then: this view
  /// and those that preserve its margins.
  final func changeMargins(_ change: () -> Void) {
    let before = layoutMargins
    change()
    let now = layoutMargins
    guard !now.isSame(as: before) else { return }
    ownInsets.margins = before
    tell(margins: now)
    if UIApplication.shared.watchesInsets {
      for subview in subviews { subview.followMargins() }
    }
  }

  private func followMargins() {
    guard preservesSuperviewLayoutMargins else { return }
    let now = layoutMargins
    guard !now.isSame(as: extras?.insets?.margins ?? ownLayoutMargins) else { return }
    tell(margins: now)
    for subview in subviews { subview.followMargins() }
  }

  /// Whether the margins of the superview count where they reach into the view (VC-41).
  public final var preservesSuperviewLayoutMargins: Bool {
    get { extras?.insets?.preservesSuperviewLayoutMargins ?? false }
    set {
      if newValue { InsetWatch.begin() }
      changeMargins { ownInsets.preservesSuperviewLayoutMargins = newValue }
    }
  }

  /// Whether the margins count from the safe area on (VC-40).
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { extras?.insets?.insetsLayoutMarginsFromSafeArea ?? true }
    set { changeMargins { ownInsets.insetsLayoutMarginsFromSafeArea = newValue } }
  }

  // The messages that the model sends.

  private func sendSafeAreaInsetsDidChange() {
    CycleWatch.tellOwn(.safeAreaInsetsDidChange, to: self)
    Door.send(.safeAreaInsetsDidChange, to: self) { safeAreaInsetsDidChange() }
  }

  private func sendLayoutMarginsDidChange() {
    CycleWatch.tellOwn(.layoutMarginsDidChange, to: self)
    Door.send(.layoutMarginsDidChange, to: self) { layoutMarginsDidChange() }
  }
}

extension UIViewController {
  fileprivate final func sendViewSafeAreaInsetsDidChange() {
    CycleWatch.tellOwn(.viewSafeAreaInsetsDidChange, to: self)
    Door.send(.viewSafeAreaInsetsDidChange, to: self) { viewSafeAreaInsetsDidChange() }
  }

  fileprivate final func sendViewLayoutMarginsDidChange() {
    CycleWatch.tellOwn(.viewLayoutMarginsDidChange, to: self)
    Door.send(.viewLayoutMarginsDidChange, to: self) { viewLayoutMarginsDidChange() }
  }
}

nonisolated extension UIEdgeInsets {
  /// Whether all four are the same; NaN is the same as NaN, so that it is told once.
  fileprivate func isSame(as other: UIEdgeInsets) -> Bool {
    func same(_ one: CGFloat, _ other: CGFloat) -> Bool {
      one == other || one.isNaN && other.isNaN
    }
    return same(top, other.top) && same(left, other.left) && same(bottom, other.bottom)
      && same(right, other.right)
  }
}
