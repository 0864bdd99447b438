import Records

/// A view hierarchy as `recursiveDescription` printed it, and the problems of the text.
package nonisolated struct ViewDump: Sendable, Codable, Equatable {
  /// The views without a superview: one window, or several pasted one after another.
  package var roots: [DumpedView]
  /// Remarks on missing or damaged parts of the text, in the order of its lines.
  package var remarks: [DumpRemark]

  package init(roots: [DumpedView], remarks: [DumpRemark] = []) {
    self.roots = roots
    self.remarks = remarks
  }

  /// One view on a walk through the hierarchy.
  package struct Visit: Sendable {
    package let view: DumpedView
    /// The level; 0 for a root.
    package let level: Int
    /// The index of the superview in the same walk; nil for a root.
    package let parent: Int?
  }

  /// Every view in the order of printing: each before its subviews, first subviews first.
  ///
  /// Iterative, because a dump may be deeper than the call stack; callers should use it as well.
  package var inPrintedOrder: [Visit] {
    var visits: [Visit] = []
    var pending: [Visit] = []
    for root in roots.reversed() {
      pending.append(Visit(view: root, level: 0, parent: nil))
    }
    while let visit = pending.popLast() {
      let place = visits.count
      visits.append(visit)
      for child in visit.view.children.reversed() {
        pending.append(Visit(view: child, level: visit.level + 1, parent: place))
      }
    }
    return visits
  }
}
