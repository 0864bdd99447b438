import Records

/// A type in source form.
package struct TypeExpression: Hashable, Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Hashable, Sendable {
    case name(Name)
    case member(TypeExpression, Name)
    case optional(TypeExpression)
    case implicitlyUnwrapped(TypeExpression)
    case array(TypeExpression)
    case dictionary(TypeExpression, TypeExpression)
    /// None, two or more; a single parenthesised type is that type.
    case tuple([Element])
    case function([Element], result: TypeExpression, isThrowing: Bool)
    /// `any P`.
    case existential(TypeExpression)
    /// `some P`: as a parameter a generic one; a result behaves like `any P`.
    case opaque(TypeExpression)
    case composition([TypeExpression])
    /// `T.Type` or `P.Protocol`.
    case metatype(TypeExpression)
    case inoutType(TypeExpression)
    case variadic(TypeExpression)
    /// `@autoclosure () -> T`, of a parameter.
    case autoclosure(TypeExpression)
    case invalid
  }

  package struct Element: Hashable, Sendable {
    package let label: String?
    package let type: TypeExpression

    package init(label: String?, type: TypeExpression) {
      self.label = label
      self.type = type
    }
  }
}
