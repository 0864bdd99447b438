import Foundation

/// The tree of views and its order: the last subview is in front and is asked first (HT-5, HT-7).
extension UIView {
  /// The view that contains this one.
  public final var superview: UIView? { viewState.pointee.superview }

  /// The subviews, from back to front.
  public final var subviews: [UIView] {
    if let known = viewState.pointee.subviews { return known }
    guard let children = viewState.pointee.children else { return [] }
    let views = (0..<Int(viewState.pointee.childCount)).map { children[$0].view }
    Self.charge(forSubviews: views.count)
    viewState.pointee.subviews = views
    return views
  }

  /// Charges for work on each of the subviews, where they are many.
  private static func charge(forSubviews count: Int) {
    if count >= 64 { UIApplication.spend(count / 8) }
  }

  /// The number of subviews ever added, to any view: a caller that asks repeatedly can detect that
  /// it makes the tree grow. A change of the index alone does not count.
  public static var insertionCount: UInt64 { ViewState.insertions.pointee }

  /// The number of subviews; cheaper than `subviews.count`.
  public final var subviewCount: Int { Int(viewState.pointee.childCount) }

  /// The window that contains the view, at whatever depth; a window is its own.
  public final var window: UIWindow? { topmost as? UIWindow }

  /// The root of this tree: the window, or any view without a superview.
  public final var topmost: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  /// Inserts `view` at `index`, counted from the back.
  public final func insertSubview(_ view: UIView, at index: Int) {
    attempt { () throws(HierarchyError) in try insert(view, at: .index(index)) }
  }

  /// Inserts `view` directly behind `sibling`.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    attempt { () throws(HierarchyError) in try insert(view, at: .below(sibling)) }
  }

  /// Inserts `view` directly in front of `sibling`.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    attempt { () throws(HierarchyError) in try insert(view, at: .above(sibling)) }
  }

  /// Moves a subview in front of the others; has no effect on a view that is not a subview.
  public final func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    attempt { () throws(HierarchyError) in try insert(view, at: .front) }
  }

  /// Moves a subview behind the others; has no effect on a view that is not a subview.
  public final func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    attempt { () throws(HierarchyError) in try insert(view, at: .index(0)) }
  }

  /// Exchanges the subviews at two indices.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let count = subviewCount
    for index in [index1, index2] where !(0..<count).contains(index) {
      return Self.refused(.indexOutOfRange(index, count: count - 1))
    }
    if index1 == index2 { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    viewState.pointee.removeChild(at: high)
    viewState.pointee.removeChild(at: low)
    viewState.pointee.insertChild(upper, at: low)
    viewState.pointee.insertChild(lower, at: high)
    markForLayout(.reordered)
    madeLayer?.exchange(lower, upper)
  }

  /// Whether `view` is this view or an ancestor of it.
  public final func isDescendant(of view: UIView) -> Bool {
    var state = viewState
    while state != view.viewState {
      guard let above = state.pointee.above else { return false }
      state = above
    }
    return true
  }

  /// The first view with `tag` in this subtree, including this view.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      guard UIApplication.spend(1) else { return nil }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// The number of ancestors of this view.
  public final var depth: Int {
    var depth = 0
    var state = viewState
    while let above = state.pointee.above {
      depth += 1
      state = above
    }
    return depth
  }

  /// The number of levels of this view's tree; 1 without subviews.
  public final var height: Int {
    if subviewCount == 0 { return 1 }
    var height = 0
    var level = [self]
    while !level.isEmpty {
      height += 1
      level = level.flatMap { $0.subviewCount > 0 ? $0.subviews : [] }
    }
    return height
  }

  /// A position among subviews.
  public enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Inserts `view` among the subviews, removing it from where it was; changes nothing when it
  /// throws.
  ///
  /// A view that was not a subview yet is notified before and after, in the order of
  /// re-implementations of UIKit, which no documentation promises.
  public final func insert(_ view: UIView, at place: Place) throws(HierarchyError) {
    let changes = ViewState.changes.pointee
    let index = try self.index(for: view, at: place)
    if view.superview === self { return reorder(view, to: index) }
    let move = WindowMove(of: view, from: view.window, to: window)
    let old = view.superview
    let trackers = move.trackersAbove
    if old != nil, UIApplication.shared.hasConstraints {
      UIApplication.shared.layoutEngine.viewWillLeave(view)
    }
    old?.sendWillRemoveSubview(view)
    move.willMove()
    view.sendWillMove(toSuperview: self)
    // An override that was called may have changed the tree.
    let isAsItWas = ViewState.changes.pointee == changes
    let place = isAsItWas ? index : try self.index(for: view, at: place)
    if place < subviewCount { Self.charge(forSubviews: subviewCount) }
    withExtendedLifetime(view) {
      view.detach()
      ViewState.insertions.pointee &+= 1
      viewState.pointee.insertChild(view, at: place)
      view.viewState.pointee.superview = self
      noteLevels(of: view)
    }
    markForLayout(.subviewAdded)
    view.markForLayout(.added)
    madeLayer?.insert(view, at: place)
    for (control, touch) in trackers where !view.isDescendant(of: control) {
      guard control.trackedTouch === touch, let hit = touch.view else { continue }
      control.stopTracking(.touchLost(by: hit), with: touch.delivery.event)
    }
    move.didMove()
    view.sendDidMoveToSuperview()
    sendDidAddSubview(view)
  }

  /// Gives a subview another index, without notifications.
  private func reorder(_ view: UIView, to index: Int) {
    Self.charge(forSubviews: subviewCount)
    withExtendedLifetime(view) {
      view.detach()
      viewState.pointee.insertChild(view, at: index)
      view.viewState.pointee.superview = self
    }
    markForLayout(.reordered)
    madeLayer?.insert(view, at: index)
  }

  /// Removes the view from its superview and notifies both.
  final func leaveSuperview() {
    guard let superview else { return }
    withExtendedLifetime(self) {
      if UIApplication.shared.hasConstraints {
        UIApplication.shared.layoutEngine.viewWillLeave(self)
      }
      let move = WindowMove(of: self, from: window, to: nil)
      superview.sendWillRemoveSubview(self)
      move.willMove()
      sendWillMove(toSuperview: nil)
      guard self.superview === superview else { return }
      detach()
      superview.markForLayout(.subviewRemoved)
      move.didMove()
      sendDidMoveToSuperview()
    }
  }

  /// Removes the view from its superview without notifications.
  private func detach() {
    guard let superview, let index = superview.viewState.pointee.indexOfChild(self) else { return }
    superview.madeLayer?.remove(self)
    viewState.pointee.superview = nil
    superview.viewState.pointee.removeChild(at: index)
  }

  /// The index of `view` after its removal from its old position; throws the reason if the change
  /// is not permitted.
  private func index(for view: UIView, at place: Place) throws(HierarchyError) -> Int {
    if view === self { throw .addsItself(self) }
    if let window = view as? UIWindow { throw .addsWindow(window) }
    if view.superview !== self {
      if view.subviewCount > 0, isDescendant(of: view) { throw .addsAncestor(view, to: self) }
      guard hasRoom(for: view) else { throw .tooDeep }
      if let objection = objection(toSubview: view) ?? objection(toChildOf: view) {
        throw objection
      }
    }
    let old = view.superview === self ? viewState.pointee.indexOfChild(view) : nil
    let count = subviewCount - (old == nil ? 0 : 1)
    switch place {
    case .front:
      return count
    case .index(let index):
      guard (0...count).contains(index) else {
        throw .indexOutOfRange(index, count: count)
      }
      return index
    case .below(let sibling), .above(let sibling):
      guard sibling !== view, var index = viewState.pointee.indexOfChild(sibling) else {
        throw .notASubview(sibling, of: self)
      }
      if let old, old < index { index -= 1 }
      if case .above = place { index += 1 }
      return index
    }
  }

  /// The reason why a controller's view is not permitted here: the controller has a parent, and
  /// that is not the controller of the view that contains this one (EX-9).
  private func objection(toChildOf view: UIView) -> HierarchyError? {
    guard let child = view.viewState.pointee.viewController, let parent = child.parent else {
      return nil
    }
    var state: UnsafeMutablePointer<ViewState>? = viewState
    while let above = state {
      if let nearest = above.pointee.viewController {
        return nearest === parent
          ? nil : .exception(.childOfOtherParent, [child, nearest, parent])
      }
      state = above.pointee.above
    }
    return nil
  }

  /// Whether the tree does not get too deep with `view` among the subviews.
  private func hasRoom(for view: UIView) -> Bool {
    let room = Self.deepestLevel - depth - 1
    if Int(view.viewState.pointee.levels) <= room { return true }
    let height = view.height
    view.viewState.pointee.levels = Int32(height)
    return height <= room
  }

  /// Updates the stored depth of the ancestors for a new subview.
  private func noteLevels(of view: UIView) {
    var levels = view.viewState.pointee.levels
    var next: UnsafeMutablePointer<ViewState>? = viewState
    while let state = next {
      levels += 1
      guard state.pointee.levels < levels else { return }
      state.pointee.levels = levels
      next = state.pointee.above
    }
    topmost.madeLayer?.outer?.noteLevels(levels)
  }

  final func attempt(_ change: () throws(HierarchyError) -> Void) {
    do { try change() } catch { Self.refused(error) }
  }
}

extension UIView {
  /// The index of a subview, counted from the back; nil if it is not a subview.
  public final func indexOfSubview(_ view: UIView) -> Int? {
    view.superview === self ? viewState.pointee.indexOfChild(view) : nil
  }
}
