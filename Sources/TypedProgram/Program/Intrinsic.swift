import Records

/// An operation of the machine itself, without a function.
package indirect enum Intrinsic: Hashable {
  // Numbers. Arithmetic of integers stops on overflow and division by zero.
  case arithmetic(Arithmetic, NumberKind)
  case compare(Comparison, NumberKind)
  case negate(NumberKind)
  case bits(BitOperation, IntegerKind)
  case complement(IntegerKind)
  /// `&+`, `&-`, `&*`.
  case wrapping(Arithmetic, IntegerKind)
  /// `Int(x)`, `CGFloat(x)`: stops when the value is out of an integer's range.
  case convert(from: NumberKind, to: NumberKind)
  case mathematics(Mathematics, FloatingKind)
  case absolute(NumberKind)
  /// The smaller of two values, as the global functions order them.
  case minimum(NumberKind)
  case maximum(NumberKind)

  case not
  case boolEqual
  case concatenate
  case compareStrings(Comparison)

  /// `===` of two optional objects.
  case identical
  /// `==` of two values of one type: structural for the standard library's types, identity for
  /// objects of the host, a script's own `==` where it declares one.
  case equal(Type)
  /// Whether an optional of this type is nil.
  case isNull(Type)
  /// The text of a value as `print` writes it, and as `debugPrint` does.
  case describe(Type)
  case debugDescribe(Type)
  case hash(Type)
  /// `type(of:)`
  case dynamicType(Type)
  /// `Self`: the same of `self`, which an initializer may not have initialized yet.
  case dynamicSelf(Type)
  /// `lower...upper`, `lower..<upper`: stops when lower is above upper. Arguments: the bounds.
  case range(Type, isClosed: Bool)
  /// Stops with a fact; the argument is the message.
  case stop(Stopping)
  /// `print(…)`: the argument is the whole text with its terminator.
  case print

  /// The object itself when it has a method that may be missing, otherwise nil.
  case implementing(Requirement)

  // Arrays: the compiler knows these; all other members of collections are functions.
  case arrayCount
  case arrayElement(Type)

  /// A protocol's method, by identity.
  package struct Requirement: Hashable {
    package let function: Function

    package init(_ function: Function) {
      self.function = function
    }

    package static func == (left: Requirement, right: Requirement) -> Bool {
      left.function === right.function
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
  }

  package enum Arithmetic: Hashable {
    case add, subtract, multiply, divide, remainder
  }

  package enum Comparison: Hashable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  }

  package enum BitOperation: Hashable {
    case and, or, exclusiveOr, shiftLeft, shiftRight
  }

  package enum Mathematics: String, Hashable, CaseIterable {
    case squareRoot, floor, ceiling, round, truncate, roundToEven
    case sine, cosine, tangent, arcSine, arcCosine, arcTangent, arcTangent2
    case power, hypotenuse, exponential, logarithm, logarithm2, logarithm10, remainder
  }

  package enum Stopping: Hashable {
    case fatalError
    /// `precondition`: stops when the first argument is false.
    case precondition
    /// `assert`: stops when the first argument is false.
    case assertion
  }
}
