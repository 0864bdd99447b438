import Records

/// A pattern that a value is matched against, and the names that it binds to its parts.
package struct Pattern: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    case wildcard
    /// A new name. The binding around it determines whether it is a constant or a variable.
    case name(String)
    case tuple([Element])
    /// `let` or `var` in front of a pattern inside `case`.
    case binding(isConstant: Bool, Pattern)
    /// `.name(…)` or `Type.name(…)`; nil if no associated values are written.
    case enumCase(TypeExpression?, Name, [Element]?)
    /// `pattern?`
    case optional(Pattern)
    /// `is Type`
    case typeTest(TypeExpression)
    /// `pattern as Type`
    case cast(Pattern, TypeExpression)
    /// Anything else is compared with `~=`.
    case expression(Expression)
  }

  package struct Element: Sendable {
    package let label: String?
    package let pattern: Pattern

    package init(label: String?, pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }
}
