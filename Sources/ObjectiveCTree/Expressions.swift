import Records

extension Tree {
  /// An expression.
  package struct Expression: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
      self.kind = kind
      self.range = range
    }

    package indirect enum Kind: Sendable {
      case integer(IntegerLiteral)
      /// `isFloat`: with the suffix `f`.
      case floating(Double, isFloat: Bool)
      /// `'a'`, an `int`.
      case character(Int)
      /// A C string.
      case string(String)
      /// `@"…"`, with adjacent parts joined.
      case objectString(String)
      /// `@1`, `@YES`, `@'a'`, `@(…)`.
      case boxed(Expression)
      case array([Expression])
      case dictionary([(key: Expression, value: Expression)])
      /// `@selector(a:b:)`, spelled without spaces.
      case selector(Name)
      case protocolReference(Name)
      case encode(TypeName)
      /// A name: also `self`, `_cmd`, `YES`, `nil`, and a class as a receiver. `super` occurs only
      /// as a receiver, and as a name if it is misused.
      case name(Name)

      case message(Message)
      /// `base.name`, with an arrow `base->name`.
      case member(Expression, Name, isArrow: Bool)
      case subscripting(Expression, Expression)
      case call(Expression, [Expression])
      case cast(TypeName, Expression)
      /// `(CGRect){…}`; the second value is an `initializer`.
      case compoundLiteral(TypeName, Expression)
      /// `{…}` as the initial value of a variable, or nested in another one.
      case initializer([InitializerElement])

      /// `-`, `+`, `!`, `~`, `*`, `&`, `++`, `--`.
      case prefix(Operator, Expression)
      /// `++`, `--`.
      case postfix(Expression, Operator)
      case binary(Expression, Operator, Expression)
      /// `=`, `+=` and the like. In a condition it is a warning unless it is `parenthesized`.
      case assignment(Expression, Operator, Expression)
      /// `a ? b : c`; without the second `a ?: c`.
      case ternary(Expression, Expression?, Expression)
      case comma(Expression, Expression)
      case sizeOfType(TypeName)
      case sizeOf(Expression)
      case parenthesized(Expression)

      case block(BlockLiteral)
      /// `({ …; value; })`.
      case statements(Block)
      /// `@available(iOS 11.0, *)`, which is always true here.
      case available
      /// `va_arg(list, type)`.
      case variadicArgument(Expression, TypeName)
      /// Reported already; it needs no other diagnostics.
      case invalid
    }

    /// The expression without the parentheses around it.
    package var unwrapped: Expression {
      var result = self
      while case .parenthesized(let inner) = result.kind { result = inner }
      return result
    }
  }

  package struct IntegerLiteral: Hashable, Sendable {
    /// nil if it does not fit in 64 bits.
    package let value: UInt64?
    /// With the suffix `u`.
    package let isUnsigned: Bool
    /// The number of `l` in the suffix.
    package let longs: Int
    /// Whether it is a decimal literal, which affects its type.
    package let isDecimal: Bool

    package init(value: UInt64?, isUnsigned: Bool, longs: Int, isDecimal: Bool) {
      self.value = value
      self.isUnsigned = isUnsigned
      self.longs = longs
      self.isDecimal = isDecimal
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

  /// `[receiver word:argument word:argument, more]`.
  package struct Message: Sendable {
    package enum Receiver: Sendable {
      /// A value, or a name that may be a class.
      case expression(Expression)
      case superclass(SourceRange)
    }

    package struct Piece: Sendable {
      /// The word of this piece; empty for a colon alone.
      package let name: Name
      /// nil for the only word of a message without arguments.
      package let argument: Expression?

      package init(name: Name, argument: Expression?) {
        self.name = name
        self.argument = argument
      }
    }

    package let receiver: Receiver
    package let pieces: [Piece]
    /// The variadic arguments, after the last word's argument.
    package let variadic: [Expression]

    package init(receiver: Receiver, pieces: [Piece], variadic: [Expression]) {
      self.receiver = receiver
      self.pieces = pieces
      self.variadic = variadic
    }

    /// `hitTest:withEvent:`.
    package var selector: String {
      pieces.map { $0.name.text + ($0.argument == nil ? "" : ":") }.joined()
    }

    /// Its first word, where diagnostics point.
    package var selectorRange: SourceRange {
      pieces.first?.name.range ?? SourceRange(0, 0)
    }

    /// The arguments of the words, then the variadic ones.
    package var arguments: [Expression] { pieces.compactMap(\.argument) + variadic }
  }

  package struct InitializerElement: Sendable {
    package enum Designator: Sendable {
      /// `.field`
      case field(Name)
      /// `[index]`
      case index(Expression)
    }

    /// Empty for the next field or element.
    package let designators: [Designator]
    package let value: Expression

    package init(designators: [Designator], value: Expression) {
      self.designators = designators
      self.value = value
    }
  }

  /// `^result(parameters) { … }`.
  package struct BlockLiteral: Sendable {
    /// nil if it is inferred from the returned values.
    package let result: TypeName?
    package let parameters: [Parameter]
    package let isVariadic: Bool
    package let body: Block

    package init(result: TypeName?, parameters: [Parameter], isVariadic: Bool, body: Block) {
      self.result = result
      self.parameters = parameters
      self.isVariadic = isVariadic
      self.body = body
    }
  }
}
