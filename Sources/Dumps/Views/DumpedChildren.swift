/// The storage of a view's subviews, which is freed without recursion.
///
/// Arrays in structs in arrays would be released recursively, and a deep dump would overflow the
/// call stack. Contents change only while `self` is being deallocated or is uniquely referenced.
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
