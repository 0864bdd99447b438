import Foundation

/// The tree of views and its order: the last subview is in front and is asked first (HT-5, HT-7).
extension UIView {
  /// The view that holds this one.
  public final var superview: UIView? { state.pointee.superview }

  /// The subviews, from the one at the back to the one in front.
  public final var subviews: [UIView] {
    if let known = state.pointee.subviews { return known }
    guard let children = state.pointee.children else { return [] }
    let views = (0..<Int(state.pointee.childCount)).map { children[$0].view }
    state.pointee.subviews = views
    return views
  }

  /// How many subviews there are; cheaper than `subviews.count`.
  public final var subviewCount: Int { Int(state.pointee.childCount) }

  /// The window that the view is in, at whatever depth; a window is its own.
  public final var window: UIWindow? { topmost as? UIWindow }

  /// The view at the top of this tree: the window, or whatever was not added to anything.
  public final var topmost: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  /// Puts `view` in front of the subviews, taking it from where it was.
  public final func addSubview(_ view: UIView) {
    attempt { () throws(HierarchyError) in try insert(view, at: .front) }
  }

  /// Puts `view` at `index`, counted from the back.
  public final func insertSubview(_ view: UIView, at index: Int) {
    attempt { () throws(HierarchyError) in try insert(view, at: .index(index)) }
  }

  /// Puts `view` directly behind `sibling`.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    attempt { () throws(HierarchyError) in try insert(view, at: .below(sibling)) }
  }

  /// Puts `view` directly in front of `sibling`.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    attempt { () throws(HierarchyError) in try insert(view, at: .above(sibling)) }
  }

  /// Puts a subview in front of the others; does nothing to a view that is no subview.
  public final func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    attempt { () throws(HierarchyError) in try insert(view, at: .front) }
  }

  /// Puts a subview behind the others; does nothing to a view that is no subview.
  public final func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    attempt { () throws(HierarchyError) in try insert(view, at: .index(0)) }
  }

  /// Lets the subviews at two indices change places.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let count = subviewCount
    for index in [index1, index2] where !(0..<count).contains(index) {
      return Self.refused(.indexOutOfRange(index, count: max(0, count - 1)))
    }
    if index1 == index2 { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    state.pointee.removeChild(at: high)
    state.pointee.removeChild(at: low)
    state.pointee.insertChild(upper, at: low)
    state.pointee.insertChild(lower, at: high)
  }

  /// Takes the view out of its superview; does nothing to one that has none.
  public final func removeFromSuperview() {
    guard let superview, let index = superview.state.pointee.indexOfChild(self) else { return }
    state.pointee.superview = nil
    withExtendedLifetime(self) { superview.state.pointee.removeChild(at: index) }
  }

  /// Whether `view` is this view or holds it at whatever depth.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  /// The first view with `tag` in this subtree, this view included.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// How many views lie above this one.
  public final var depth: Int {
    var depth = 0
    var current = superview
    while let here = current {
      depth += 1
      current = here.superview
    }
    return depth
  }

  /// How many levels this view and what it holds have; 1 without subviews.
  public final var height: Int {
    var height = 0
    var level = [self]
    while !level.isEmpty {
      height += 1
      level = level.flatMap { $0.subviewCount > 0 ? $0.subviews : [] }
    }
    return height
  }

  /// A place among subviews.
  public enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Puts `view` among the subviews, taking it from where it was; changes nothing when it throws.
  public final func insert(_ view: UIView, at place: Place) throws(HierarchyError) {
    let index = try self.index(for: view, at: place)
    withExtendedLifetime(view) {
      view.removeFromSuperview()
      state.pointee.insertChild(view, at: index)
      view.state.pointee.superview = self
    }
  }

  /// The index that `view` gets once it is out of its old place; throws what forbids the change.
  private func index(for view: UIView, at place: Place) throws(HierarchyError) -> Int {
    if view === self { throw .addsItself(self) }
    if let window = view as? UIWindow { throw .addsWindow(window) }
    if view.superview !== self {
      if view.subviewCount > 0, isDescendant(of: view) { throw .addsAncestor(view, to: self) }
      if depth + 1 + view.height > Self.deepestLevel { throw .tooDeep }
    }
    let old = view.superview === self ? state.pointee.indexOfChild(view) : nil
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
      guard sibling !== view, var index = state.pointee.indexOfChild(sibling) else {
        throw .notASubview(sibling, of: self)
      }
      if let old, old < index { index -= 1 }
      if case .above = place { index += 1 }
      return index
    }
  }

  private func attempt(_ change: () throws(HierarchyError) -> Void) {
    do { try change() } catch { Self.refused(error) }
  }
}

extension UIView {
  /// The index of a subview, counted from the back; nil for a view that is none.
  public final func indexOfSubview(_ view: UIView) -> Int? {
    view.superview === self ? state.pointee.indexOfChild(view) : nil
  }
}
