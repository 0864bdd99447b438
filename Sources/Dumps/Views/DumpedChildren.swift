/// The storage of a view's subviews, there to be freed without recursion.
///
/// Arrays in structs in arrays would be released level by level on the stack, which a deep dump
/// overflows. Contents change only while `self` is going away or known to be held once.
nonisolated final class DumpedChildren: Sendable {
  nonisolated(unsafe) private(set) var views: [DumpedView]

  init(_ views: [DumpedView]) {
    self.views = views
  }

  func surrender() -> [DumpedView] {
    defer { views = [] }
    return views
  }

  deinit {
    var pending = surrender()
    while var view = pending.popLast() {
      pending.append(contentsOf: view.surrenderChildren())
    }
  }
}
