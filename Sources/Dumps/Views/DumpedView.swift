/// One view of a dump with the views inside it.
///
/// The facts of its line are available as its own properties: `view.className`, `view.frame`. A
/// tree may be thousands of levels deep; it is compared, encoded and deallocated iteratively (see
/// the extensions and `DumpedChildren`), and callers that walk it should use
/// `ViewDump.inPrintedOrder`.
@dynamicMemberLookup
package nonisolated struct DumpedView: Sendable {
  package var facts: DumpedFacts
  private var inside: DumpedChildren?

  package init(_ facts: DumpedFacts, children: [DumpedView] = []) {
    self.facts = facts
    self.children = children
  }

  /// The subviews, backmost first as UIKit stores and prints them.
  package var children: [DumpedView] {
    get { inside?.views ?? [] }
    set { inside = newValue.isEmpty ? nil : DumpedChildren(newValue) }
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<DumpedFacts, Value>) -> Value {
    get { facts[keyPath: path] }
    set { facts[keyPath: path] = newValue }
  }

  /// Removes and returns the subviews if nothing else retains them, for `DumpedChildren` to
  /// deallocate.
  mutating func surrenderChildren() -> [DumpedView] {
    guard isKnownUniquelyReferenced(&inside) else { return [] }
    return inside?.surrender() ?? []
  }
}
