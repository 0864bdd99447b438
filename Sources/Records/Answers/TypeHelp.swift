/// The help on one type of the model.
package struct TypeHelp: Codable, Sendable {
  /// One member.
  package struct Member: Codable, Sendable {
    /// The member as a declaration: `func hitTest(_: CGPoint, with: UIEvent?) -> UIView?`.
    package let declaration: String
    package let summary: String
    /// Whether a script's class may override it.
    package let isOverridable: Bool

    package init(declaration: String, summary: String, isOverridable: Bool) {
      self.declaration = declaration
      self.summary = summary
      self.isOverridable = isOverridable
    }
  }

  package let name: String
  /// `class`, `struct`, `enum` or `protocol`.
  package let kind: String
  /// Superclasses, nearest first.
  package let superclasses: [String]
  package let summary: String
  package let members: [Member]
  /// The requested member.
  package let onlyMember: String?

  package init(
    name: String, kind: String, superclasses: [String], summary: String, members: [Member],
    onlyMember: String?
  ) {
    self.name = name
    self.kind = kind
    self.superclasses = superclasses
    self.summary = summary
    self.members = members
    self.onlyMember = onlyMember
  }
}
