import Records

/// An expression, in terms of no particular language.
package struct Expression: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    /// An integer; nil if its magnitude does not fit in 64 bits.
    case integer(UInt64?)
    case float(Double)
    case boolean(Bool)
    case null
    case string([StringSegment])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// Two or more elements, or none; a single parenthesised expression is `parenthesized`.
    case tuple([TupleElement])
    case parenthesized(Expression)

    case name(Name)
    case selfReference
    /// Occurs only as the base of a member, a call or a subscript.
    case superReference
    /// A member; without a base an implicit member expression such as `.zero`.
    case member(Expression?, Name)
    /// A member of a tuple by number.
    case tupleMember(Expression, Int)
    case call(Expression, [Argument])
    case subscripting(Expression, [Argument])
    /// A type in place of an expression, if it cannot be written as names: `[Int]`, `Int?`.
    case type(TypeExpression)

    /// `base?` inside a chain; the chain ends at the nearest `optionalChain` around it.
    case optionalElement(Expression)
    /// A whole chain that contains at least one `optionalElement`: nil if one of them is. An
    /// assignment to a chain is inside it.
    case optionalChain(Expression)
    case forceUnwrap(Expression)

    case prefix(Operator, Expression)
    case postfix(Operator, Expression)
    case binary(Expression, Operator, Expression)
    /// `target = value`.
    case assignment(Expression, Expression)
    case ternary(Expression, Expression, Expression)
    /// `value is Type`.
    case typeTest(Expression, TypeExpression)
    case cast(Expression, CastKind, TypeExpression)

    case closure(Closure)
    /// `&lvalue`, which occurs only as an argument.
    case inoutArgument(Expression)
    case attempt(AttemptKind, Expression)
    /// `_`, which is only assigned to.
    case discard
    case selector(Expression)
    /// `\Root.path` or `\.path`.
    case keyPath(TypeExpression?, [Name])
    /// `#function`, `#line`, `#column`, `#file` or `#fileID`.
    case magic(MagicKind)
    /// `if` or `switch` as an expression.
    case statement(Statement)
    /// Already diagnosed; it needs no other diagnostics.
    case invalid
  }
}

/// A name with the arguments that follow it: `Array<Int>`, `point(inside:with:)`.
package struct Name: Hashable, Sendable {
  package let text: String
  package let range: SourceRange
  /// Labels, if the name is written in full; `_` is nil.
  package let labels: [String?]?
  package let typeArguments: [TypeExpression]

  package init(
    _ text: String, _ range: SourceRange, labels: [String?]? = nil,
    typeArguments: [TypeExpression] = []
  ) {
    self.text = text
    self.range = range
    self.labels = labels
    self.typeArguments = typeArguments
  }
}

package struct Operator: Hashable, Sendable {
  package let text: String
  package let range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// `#colorLiteral(red:green:blue:alpha:)`: a call whose context decides between the classes of
/// colors.
package enum ColorLiteral {
  /// The name of the callee, which no source text can spell.
  package static let name = "#colorLiteral"
}

package enum StringSegment: Sendable {
  case text(String)
  case expression(Expression)
}

package struct TupleElement: Sendable {
  package let label: String?
  package let value: Expression

  package init(label: String?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// An argument of a call or a subscript.
package struct Argument: Sendable {
  package let label: Operator?
  package let value: Expression
  /// Whether it follows the closing parenthesis.
  package let isTrailingClosure: Bool

  package init(label: Operator?, value: Expression, isTrailingClosure: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}

package enum CastKind: Sendable {
  /// `as`
  case coercion
  /// `as?`
  case conditional
  /// `as!`
  case forced
}

package enum AttemptKind: Sendable {
  /// `try`
  case plain
  /// `try?`
  case optional
  /// `try!`
  case forced
}

package enum MagicKind: Sendable {
  case function, line, column, file, fileID
}

package struct Closure: Sendable {
  package struct Capture: Sendable {
    package let ownership: Ownership
    package let name: String
    package let range: SourceRange
    /// nil if the name itself is captured.
    package let value: Expression?

    package init(ownership: Ownership, name: String, range: SourceRange, value: Expression?) {
      self.ownership = ownership
      self.name = name
      self.range = range
      self.value = value
    }
  }

  package enum Ownership: Sendable {
    case strong, weak, unowned
  }

  package let captures: [Capture]
  /// nil if there is no list, so that `$0` may be in the body.
  package let parameters: [ClosureParameter]?
  package let result: TypeExpression?
  package let isThrowing: Bool
  package let body: [Statement]
  package let range: SourceRange

  package init(
    captures: [Capture], parameters: [ClosureParameter]?, result: TypeExpression?,
    isThrowing: Bool, body: [Statement], range: SourceRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.body = body
    self.range = range
  }
}

package struct ClosureParameter: Sendable {
  /// The name; `_` for an unused one.
  package let name: String
  package let type: TypeExpression?
  package let range: SourceRange

  package init(name: String, type: TypeExpression?, range: SourceRange) {
    self.name = name
    self.type = type
    self.range = range
  }
}
