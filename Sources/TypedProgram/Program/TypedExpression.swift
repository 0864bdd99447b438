import Records
import SourceTree

/// An expression whose every name and type is resolved: the checker's output for the compiler.
///
/// Nothing in it is implicit: promotions to optionals, number conversions, default arguments,
/// unwrapping of `T!` and upcasts are nodes of their own.
package struct TypedExpression {
  package let kind: Kind
  package let type: Type
  package let range: SourceRange

  package init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  package indirect enum Kind {
    // Constants. The type determines the kind of the number; integers are the bits of their kind,
    // sign-extended.
    case integer(Int64)
    case number(Double)
    case boolean(Bool)
    case string(String)
    /// nil of an optional type.
    case null
    case void
    /// A type as a value.
    case metatype(Type)

    // Storage locations: expressions that may be on the left of an assignment and be passed inout.
    case local(LocalVariable)
    case global(GlobalVariable)
    /// `self`: an object, or the location of a structure inside its methods.
    case selfReference
    /// A property of an instance, whether stored, computed, observed, lazy or the host's; the
    /// compiler asks the property. `isSuper`: the superclass's accessor, without dispatch.
    case property(TypedExpression, Property, isSuper: Bool)
    case tupleElement(TypedExpression, Int)
    case subscripted(TypedExpression, SubscriptMember, [TypedExpression], isSuper: Bool)
    /// `location!`; stops when it is nil.
    case forceUnwrap(TypedExpression, isImplicit: Bool)
    /// The unwrapped `base` in a chain; leaves the nearest `optionalChain` with nil otherwise.
    case chainElement(TypedExpression)
    /// A whole chain. Its type is an optional; when the inner type is not, the value is wrapped.
    /// The inner type may be Void: then the result is `Void?`.
    case optionalChain(TypedExpression)

    // Calls. Arguments are complete and in the order of parameters; an inout one is a location.
    /// A function of the top level, a static method, or a method of a structure or enumeration (the
    /// receiver first, a location when mutating).
    case call(Function, receiver: TypedExpression?, [TypedExpression])
    /// A method of an object: dispatched on its class unless `isSuper` or final.
    case send(Function, receiver: TypedExpression, [TypedExpression], isSuper: Bool)
    /// A new instance: class, structure or enumeration initializer.
    case construct(Function, Type, [TypedExpression])
    /// `self.init(…)` and `super.init(…)` inside an initializer.
    case delegate(Function, [TypedExpression], isSuper: Bool)
    /// An enumeration's case with its payload.
    case enumCase(EnumCase, [TypedExpression])
    /// A closure value called.
    case invoke(TypedExpression, [TypedExpression])
    case intrinsic(Intrinsic, [TypedExpression])

    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    case ternary(TypedExpression, TypedExpression, TypedExpression)
    /// `left ?? right`; the type of the right operand is that of the whole.
    case coalesce(TypedExpression, TypedExpression)

    /// The value of a property that is looked up on `AnyObject`: an optional that is implicitly
    /// unwrapped if its value is needed.
    case lookedUp(TypedExpression)
    /// `T` to `T?`.
    case wrap(TypedExpression)
    /// A class to its superclass, or anything to `Any`, `AnyObject` or a protocol.
    case convert(TypedExpression)
    case typeTest(TypedExpression, Type)
    /// `as?`; the expression's type is the optional.
    case conditionalCast(TypedExpression, Type)
    case forcedCast(TypedExpression, Type)

    case array([TypedExpression])
    case dictionary([(key: TypedExpression, value: TypedExpression)])
    case set([TypedExpression])
    case tuple([TypedExpression])
    /// The text of a string with interpolated values; each part is described as `print` would.
    case interpolation([TypedSegment])

    case closure(TypedClosure)
    /// A function as a value; a method with its receiver bound.
    case functionReference(Function, receiver: TypedExpression?)
    /// `#selector(…)`, as its Objective-C spelling.
    case selector(String)

    // Writing. Of type Void.
    case assign(TypedExpression, TypedExpression)
    /// `location op= value`; the location's own parts are evaluated once. The operation takes the
    /// old value and the argument.
    case modify(TypedExpression, Operation, TypedExpression)

    /// Statements and then a value: assignments, `++` and the comma of C as parts of an expression.
    /// The statements' own lines are not recorded; variables that they bind are visible in the
    /// value.
    case sequence([TypedStatement], TypedExpression)

    case attempt(AttemptKind, TypedExpression)
    /// `if` or `switch` as a value: each branch ends with `produce`.
    case statement(TypedStatement)
    /// Already diagnosed.
    case invalid
  }

  package static func invalid(_ range: SourceRange) -> TypedExpression {
    TypedExpression(.invalid, .error, range)
  }
}

package enum TypedSegment {
  case text(String)
  case value(TypedExpression)
}

/// The operation of an operator.
package enum Operation {
  case intrinsic(Intrinsic)
  case function(Function)
}

package final class TypedClosure {
  package let parameters: [LocalVariable]
  package let type: FunctionType
  package var body: FunctionBody
  /// Captures of the list in brackets: evaluated when the closure is created.
  package let captures: [(variable: LocalVariable, value: TypedExpression)]
  package let range: SourceRange

  package init(
    parameters: [LocalVariable], type: FunctionType, body: FunctionBody,
    captures: [(variable: LocalVariable, value: TypedExpression)], range: SourceRange
  ) {
    self.parameters = parameters
    self.type = type
    self.body = body
    self.captures = captures
    self.range = range
  }
}

extension TypedExpression {
  /// The expression inside the wrappings that the checker added.
  package var innermost: TypedExpression {
    switch kind {
    case .wrap(let inner), .convert(let inner), .optionalChain(let inner), .attempt(_, let inner):
      inner.innermost
    default: self
    }
  }
}
