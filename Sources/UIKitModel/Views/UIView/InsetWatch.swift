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
  nonisolated private struct State {
    var isUsed = false
    var changes: UInt64 = 0
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Whether there was ever anything that takes a part of the safe area, or that hands margins on:
  /// nothing has to be looked for before.
  nonisolated static var isUsed: Bool { state.pointee.isUsed }

  /// Grows with everything that is told: code may have changed the insets of others then.
  fileprivate nonisolated static var changes: UInt64 {
    get { state.pointee.changes }
    set { state.pointee.changes = newValue }
  }

  nonisolated static func begin() { state.pointee.isUsed = true }
}

extension UIView {
  private var ownInsets: InsetFacts {
    if let facts = extras?.insets { return facts }
    let made = InsetFacts()
    ownExtras.insets = made
    return made
  }

  /// Tells this view and those in it what is another one than they were told, each view before its
  /// subviews.
  final func tellInsets() {
    guard InsetWatch.isUsed, window != nil else { return }
    var known = InsetWatch.changes
    var waiting: [(view: UIView, above: UIEdgeInsets?)] = [(self, nil)]
    while let (view, above) = waiting.popLast(), !Door.isStopped {
      if InsetWatch.changes != known {
        known = InsetWatch.changes
        for index in waiting.indices { waiting[index].above = nil }
      }
      guard view.window != nil else { continue }
      var area = above.map { view.safeArea(under: $0) } ?? view.safeAreaInsets
      view.tell(safeArea: area)
      view.tell(margins: view.layoutMargins)
      if InsetWatch.changes != known { area = view.safeAreaInsets }
      for subview in view.subviews.reversed() { waiting.append((subview, area)) }
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
    if InsetWatch.isUsed { for subview in subviews { subview.followMargins() } }
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
