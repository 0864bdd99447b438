import Foundation

/// The last reported safe area and layout margins of a view, and the settings of its margins.
final class InsetFacts {
  /// The safe area last reported to the view; zero at first.
  var safeArea = UIEdgeInsets.zero
  /// The margins last reported to it; nil before that.
  var margins: UIEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
}

/// Notifies views and controllers of changes of their safe area or their layout margins (VC-39,
/// VC-40).
///
/// Both derive from the positions of views and from bars, and are never set: they are compared with
/// the last reported ones when a view comes to the screen, when a bar or an addition to the safe
/// area changes, and before the layout passes.
enum InsetWatch {
  /// Grows with every notification: code may have changed the insets of others then.
  fileprivate static var changes: UInt64 = 0

  /// Starts watching: there is a view that takes a part of the safe area, or that passes margins
  /// on.
  static func begin() { UIApplication.shared.watchesInsets = true }
}

extension UIView {
  private var ownInsets: InsetFacts {
    if let facts = extras?.insets { return facts }
    let made = InsetFacts()
    ownExtras.insets = made
    return made
  }

  /// A view to be notified, with the insets inherited from its superview.
  private struct Waiting {
    let view: UIView
    let area: UIEdgeInsets
    let margins: UIEdgeInsets
    /// The count of notifications at that time: the inherited insets are outdated once it has
    /// grown.
    let changes: UInt64
  }

  /// Notifies this view and its subviews of insets that differ from the last reported ones, each
  /// view before its subviews.
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
      view.safeAreaWasTold()
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

  /// Changes the settings of the margins, and notifies the views whose margins change: this view
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

  /// Whether the margins of the superview apply where they reach into the view (VC-41).
  public final var preservesSuperviewLayoutMargins: Bool {
    get { extras?.insets?.preservesSuperviewLayoutMargins ?? false }
    set {
      if newValue { InsetWatch.begin() }
      changeMargins { ownInsets.preservesSuperviewLayoutMargins = newValue }
    }
  }

  /// Whether the margins count from the safe area (VC-40).
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
  /// Whether all four are the same; NaN equals NaN, so that it is reported once.
  fileprivate func isSame(as other: UIEdgeInsets) -> Bool {
    func same(_ one: CGFloat, _ other: CGFloat) -> Bool {
      one == other || one.isNaN && other.isNaN
    }
    return same(top, other.top) && same(left, other.left) && same(bottom, other.bottom)
      && same(right, other.right)
  }
}
