/// One requirement of a `where` clause.
package struct TypeRequirement {
  package let subject: Type
  /// Whether the two are the same type, rather than the first derived from the second.
  package let isSameType: Bool
  package let other: Type

  package init(subject: Type, isSameType: Bool, other: Type) {
    self.subject = subject
    self.isSameType = isSameType
    self.other = other
  }
}
