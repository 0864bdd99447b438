import Foundation

nonisolated extension ViewState {
  /// Inserts `view` at `index`, which must be in 0...childCount.
  mutating func insertChild(_ view: UIView, at index: Int) {
    let count = Int(childCount)
    // Otherwise code that adds one view after the other and reads in between would recreate the
    // array each time.
    if index == count { subviews?.append(view) } else { subviews = nil }
    makeRoom(for: count + 1)
    let buffer = children.unsafelyUnwrapped
    if index < count {
      (buffer + index + 1).moveInitialize(from: buffer + index, count: count - index)
    }
    (buffer + index).initialize(to: Child(view))
    childCount += 1
  }

  /// Removes the child at `index`, which must be in 0..<childCount.
  mutating func removeChild(at index: Int) {
    let count = Int(childCount)
    if index + 1 == count { subviews?.removeLast() } else { subviews = nil }
    makeRoom(for: count)
    let buffer = children.unsafelyUnwrapped
    (buffer + index).deinitialize(count: 1)
    if index + 1 < count {
      (buffer + index).moveInitialize(from: buffer + index + 1, count: count - index - 1)
    }
    childCount -= 1
  }

  /// The index of `view` among the children. Looks beside the last index that was found, since all
  /// subviews of a view are often asked for in turn, and then from the end, where new views are.
  func indexOfChild(_ view: UIView) -> Int? {
    guard let children else { return nil }
    let (count, last) = (Int(childCount), Self.lastIndexFound)
    for index in last...last + 1 where index < count && children[index].state == view.viewState {
      Self.lastIndexFound = index
      return index
    }
    var index = count
    while index > 0 {
      index -= 1
      if children[index].state == view.viewState {
        Self.lastIndexFound = index
        return index
      }
    }
    return nil
  }

  /// Of any view: it only says where to look first.
  nonisolated(unsafe) private static var lastIndexFound = 0

  /// Makes the buffer writable and large enough, before each change; one that is being walked is
  /// retired as a whole.
  private mutating func makeRoom(for needed: Int) {
    Self.changes.pointee &+= 1
    let count = Int(childCount)
    if needed <= Int(childCapacity), walks == 0 { return }
    let capacity = max(4, needed <= Int(childCapacity) ? Int(childCapacity) : needed * 2)
    let fresh = UnsafeMutablePointer<Child>.allocate(capacity: capacity)
    if let old = children {
      if walks == 0 {
        fresh.moveInitialize(from: old, count: count)
        old.deallocate()
      } else {
        for index in 0..<count {
          (fresh + index).initialize(to: Child(old[index].view))
        }
        graveyard = (graveyard ?? []) + [RetiredChildren(children: old, count: count)]
      }
    }
    children = fresh
    childCapacity = Int32(capacity)
  }

  /// Ends a walk; the last one frees the buffers that were replaced meanwhile.
  @inline(__always)
  mutating func endWalk() {
    walks &-= 1
    if _slowPath(graveyard != nil) { bury() }
  }

  @inline(never)
  private mutating func bury() {
    guard walks == 0, let retired = graveyard else { return }
    graveyard = nil
    for buffer in retired { buffer.release() }
  }
}

/// Releases whole trees without recursion, however deep they are.
nonisolated enum Dismantling {
  /// Buffers of deallocated views, their children still alive. Touched by the main actor only.
  nonisolated(unsafe) private static var waiting: [RetiredChildren] = []
  nonisolated(unsafe) private static var isRunning = false

  /// Frees the children of a view that is being deinitialised.
  ///
  /// Called from `deinit` and so without isolation. The outermost call empties the list; a nested
  /// call only adds to it.
  static func dismantle(_ state: UnsafeMutablePointer<ViewState>) {
    state.pointee.subviews = nil
    if let children = state.pointee.children {
      let count = Int(state.pointee.childCount)
      for index in 0..<count { children[index].state.pointee.superview = nil }
      state.pointee.children = nil
      state.pointee.childCount = 0
      waiting.append(RetiredChildren(children: children, count: count))
    }
    if isRunning { return }
    isRunning = true
    while let next = waiting.popLast() { next.release() }
    isRunning = false
  }

  /// Frees the state itself, once neither the view nor its layer needs it.
  static func free(_ state: UnsafeMutablePointer<ViewState>) {
    state.pointee.fromSuperview?.deallocate()
    state.deinitialize(count: 1)
    UnsafeMutableRawPointer(state).deallocate()
  }
}
