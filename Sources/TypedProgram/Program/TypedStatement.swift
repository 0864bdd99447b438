import Records
import SourceTree

/// A statement whose every name and type is resolved.
package struct TypedStatement {
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind {
    case expression(TypedExpression)
    /// `let` or `var` with a value, or without one (initialized later).
    case bind(TypedPattern, TypedExpression)
    case declare(LocalVariable)
    case conditional([TypedCondition], then: [TypedStatement], otherwise: [TypedStatement])
    /// The names that the conditions bind are visible after it. `otherwise` never falls through.
    case guarding([TypedCondition], otherwise: [TypedStatement])
    case whileLoop([TypedCondition], body: [TypedStatement], JumpTarget)
    case repeatLoop(body: [TypedStatement], condition: TypedExpression, JumpTarget)
    case forLoop(TypedForLoop)
    case switching(TypedSwitch)
    case returning(TypedExpression?)
    /// The value of an `if` or `switch` expression's branch.
    case produce(TypedExpression)
    case breaking(JumpTarget)
    case continuing(JumpTarget)
    /// Continues with the next case's body.
    case fallthroughCase
    case throwing(TypedExpression)
    case deferred([TypedStatement])
    case doBlock([TypedStatement], catches: [TypedCatch], JumpTarget)
    /// A nested function: a closure in a constant.
    case localFunction(LocalVariable, TypedClosure)
    /// Prints the value of an expression that is a whole line at the prompt.
    case show(TypedExpression)
  }
}

/// A loop or switch that `break` and `continue` may name.
package final class JumpTarget {
  package let label: String?

  package init(label: String?) { self.label = label }
}

package struct TypedCondition {
  package enum Kind {
    case boolean(TypedExpression)
    /// `let x = value`: true when the optional has a value.
    case binding(TypedPattern, TypedExpression)
    /// `case pattern = value`
    case pattern(TypedPattern, TypedExpression)
  }

  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A pattern with the type of its subject.
package struct TypedPattern {
  package let kind: Kind
  package let type: Type
  package let range: SourceRange

  package init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  package indirect enum Kind {
    case wildcard
    case variable(LocalVariable)
    /// At the top level of a module: the location of the name.
    case global(GlobalVariable)
    case tuple([TypedPattern])
    case enumCase(EnumCase, [TypedPattern])
    /// Matches an optional that has a value, and continues with that.
    case some(TypedPattern)
    /// Matches nil.
    case none
    /// Matches when the subject is of a type; continues with the cast value.
    case cast(Type, TypedPattern)
    /// Matches when the expression, in which `LocalVariable` represents the subject, is true.
    case test(LocalVariable, TypedExpression)
  }
}

package struct TypedForLoop {
  package enum Sequence {
    /// A range of whole numbers; for `isClosed` the upper bound is included. The expression is the
    /// range's value.
    case range(TypedExpression, isClosed: Bool)
    case array(TypedExpression)
    /// `stride(from:to:by:)` and `stride(from:through:by:)` of a kind of number.
    case stride(from: TypedExpression, to: TypedExpression, by: TypedExpression, isThrough: Bool)
    case dictionary(TypedExpression)
    case set(TypedExpression)
    case characters(TypedExpression)
    /// Anything with `makeIterator()` and `next()`.
    case iterator(TypedExpression, next: Function)
  }

  package let pattern: TypedPattern
  package let isMatching: Bool
  package let sequence: Sequence
  package let condition: TypedExpression?
  package let body: [TypedStatement]
  package let target: JumpTarget

  package init(
    pattern: TypedPattern, isMatching: Bool, sequence: Sequence, condition: TypedExpression?,
    body: [TypedStatement], target: JumpTarget
  ) {
    self.pattern = pattern
    self.isMatching = isMatching
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.target = target
  }
}

package struct TypedSwitch {
  package struct Case {
    /// Empty for `default`.
    package let items: [(pattern: TypedPattern, condition: TypedExpression?)]
    package let body: [TypedStatement]
    package let range: SourceRange

    package init(
      items: [(pattern: TypedPattern, condition: TypedExpression?)], body: [TypedStatement],
      range: SourceRange
    ) {
      self.items = items
      self.body = body
      self.range = range
    }
  }

  package let subject: TypedExpression
  package let cases: [Case]
  package let target: JumpTarget

  package init(subject: TypedExpression, cases: [Case], target: JumpTarget) {
    self.subject = subject
    self.cases = cases
    self.target = target
  }
}

package struct TypedCatch {
  /// Matched against `any Error`; empty items catch everything.
  package let items: [(pattern: TypedPattern, condition: TypedExpression?)]
  package let body: [TypedStatement]

  package init(
    items: [(pattern: TypedPattern, condition: TypedExpression?)], body: [TypedStatement]
  ) {
    self.items = items
    self.body = body
  }
}

/// The checked body of a function or closure.
package final class FunctionBody {
  /// The variables of the parameters, in order, without `self`.
  package let parameters: [LocalVariable]
  package let statements: [TypedStatement]
  /// The type of `self` inside; nil at the top level and in static methods.
  package let selfType: Type?
  package let context: FunctionContext

  package init(
    parameters: [LocalVariable], statements: [TypedStatement], selfType: Type?,
    context: FunctionContext
  ) {
    self.parameters = parameters
    self.statements = statements
    self.selfType = selfType
    self.context = context
  }
}

/// The function, accessor or closure that is being checked.
package final class FunctionContext {
  /// The function whose code this is; nil for closures.
  package let function: Function?
  /// The context around a closure or nested function.
  package let parent: FunctionContext?
  package let file: SourceFile
  package var result: Type?
  package var isThrowing: Bool
  package let selfType: Type?
  package let owner: Nominal?
  package let substitution: Substitution
  /// Whether a closure uses `self` of the function around it.
  package var capturesSelf = false
  /// Captured `self` is weak: `[weak self]` makes it an optional variable of that name.
  package var selfVariable: LocalVariable?
  /// Whether a closure may be called after the call that receives it has ended.
  package var isKept = false

  package init(
    function: Function?, parent: FunctionContext?, file: SourceFile, result: Type?,
    isThrowing: Bool, selfType: Type?, owner: Nominal?, substitution: Substitution
  ) {
    self.function = function
    self.parent = parent
    self.file = file
    self.result = result
    self.isThrowing = isThrowing
    self.selfType = selfType
    self.owner = owner
    self.substitution = substitution
  }
}
