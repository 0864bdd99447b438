/// A problem of names and types in expressions. Types are written as the compiler prints them.
package enum ExpressionProblem: Hashable, Codable, Sendable {
  // Names.

  /// No declaration of a name is visible; `suggestions` are similar to it.
  case notInScope(String, suggestions: [String])
  /// `$R0`: the prompt numbers values this way but does not store any.
  case shownValue(String)
  case typeNotInScope(String, suggestions: [String])
  /// A member that values of a type do not have.
  case noMember(String, of: String, suggestions: [String])
  /// A member that a type itself does not have.
  case noStaticMember(String, of: String, suggestions: [String])
  /// A type that is not declared in another.
  case noTypeMember(String, of: String, suggestions: [String])
  /// An old spelling of UIKit's, with the present one.
  case renamed(String, to: String, in: OldPlace)
  /// A class of Foundation's that is not here, with the type that Swift bridges it to.
  case bridged(String, to: String)
  /// A name of Swift's or UIKit's that is unavailable here.
  case unavailable(String, Unavailability)
  /// A member that is accepted and has no effect, reported only for the first of its kind.
  case silent(String, Silence)
  /// A member of an optional's wrapped value.
  case memberOfOptional(String, type: String, wrapped: String)
  case instanceMemberOnType(String, type: String)
  /// A static member that is used on an instance.
  case staticMemberOnInstance(String, type: String)
  case instanceMemberInInitializer(String)
  case selfInInitializer
  case noModuleMember(String, module: String, suggestions: [String])
  /// `self` in the initial value of a property of an NSObject class is the method of that name.
  case selfIsMethod(type: String)
  /// `self` outside any type.
  case selfOutsideType
  /// `self` of a property or method is used implicitly in an escaping closure.
  case implicitSelf(ImplicitSelf)
  /// A member that other types of UIKit have.
  case memberElsewhere(String, of: String, isStatic: Bool, owners: [String])
  case noTupleElement(String, of: String)
  case characterByNumber
  /// `text.characters`, which Swift 4 removed.
  case charactersOfText
  case inaccessible(String, access: String)
  case ambiguousUse(String, candidates: [String])
  /// `[weak self]` without `self?.` before a member.
  case explicitSelfRequired
  case noContextForImplicitMember(String)
  case superAlone
  case superOutsideClass
  /// `super` in a structure or an enumeration.
  case superInValueType(String)
  case noSuperclass(String)
  case superInitOutsideInitializer
  case selfInitOutsideInitializer
  case initOnInstance
  /// A type's name where a value is expected.
  case bareType(String)
  case noSubscripts(type: String)
  case noInitializers(type: String)
  case protocolInstance(String)
  case declaredHere(String)

  // Types.

  case notGeneric(type: String)
  case genericArgumentsMissing(type: String, parameters: String)
  case genericArgumentCount(type: String, expected: Int, got: Int)
  /// A type of more parts than are allowed.
  case typeTooLarge(most: Int)
  /// Checking the text takes too long.
  case takesTooLongToCheck
  case genericNotInferred(String)
  case doesNotConform(type: String, to: String)
  case requiresConformance(DeclarationKind, String, type: String, to: String)
  case requirementNotMet(String)

  // Values that do not fit.

  case cannotConvert(from: String, to: String, Purpose)
  case optionalNotUnwrapped(type: String, wrapped: String)
  case nilNotCompatible(type: String, Purpose)
  case nilNeedsContext
  /// `nil` as a statement in a function that may return it.
  case nilAlone
  case optionalAsCondition(type: String)
  case numberAsCondition(type: String)
  /// `!` before a number.
  case numberNegated(type: String)
  /// The name of a function where its result, of the type, is expected.
  case functionNotCalled(type: String)
  case throwingFunctionNotAllowed(from: String, to: String)
  case coercionNeedsForce(from: String, to: String)
  case branchesDiffer(String, String)
  /// The same for `? :`.
  case ternaryDiffers(String, String)
  case statementWithoutValue
  case mixedElements
  case emptyLiteralNeedsType
  case typeNotInferred
  case literalTooLarge(type: String)
  case literalDoesNotFit(String, type: String)
  case patternMismatch(pattern: String, value: String)
  case chainOnNonOptional(type: String)
  case forceOnNonOptional(type: String)
  case ownershipOfValue(String, type: String)

  // Operators.

  case binaryOperator(String, left: String, right: String)
  /// Both operands have the same type.
  case binaryOperatorOnSame(String, type: String)
  case equalityNeedsEquatable(type: String)
  /// A string is compared with a value of another type.
  case comparedWithText(String, type: String)
  case unaryOperator(String, type: String)
  /// `%` of floating-point numbers.
  case remainderOfFractions(type: String)

  // Calls.

  case notCallable(type: String)
  /// A variable hides a method of the same name.
  case hiddenMethod(String)
  case metatypeNeedsInit
  /// `.init` of a class that is known only at run time, whose subclasses need not have it.
  case notRequiredInitializer(type: String)
  case missingLabels(String, count: Int)
  case extraneousLabels(String, count: Int)
  case wrongLabels(have: String, expected: String, count: Int)
  case missingArgument(ArgumentName)
  /// The label of the argument; nil if it has none.
  case extraArgument(String?)
  case argumentOrder(String, before: String)
  case extraTrailingClosure
  case noExactMatches(DeclarationKind, String, candidates: [String])
  case argumentsToNone
  case genericConflict(String, first: String, second: String)
  case inoutNeedsAmpersand(type: String)
  case inoutElsewhere
  /// `&` before an argument for a parameter that is not inout.
  case inoutNotWanted(type: String)
  case partialMutating(String)
  case callNotMarkedWithTry
  /// Neither `try` nor a handler for the error.
  case callNotMarkedNorHandled
  case errorNotHandled

  // Closures.

  case closureParameterNotInferred(String)
  case anonymousNotInferred
  case closureParameterCount(type: String, expected: Int, used: Int)
  case closureIgnoresArguments(Int)
  case keyPathRootNotInferred
  case keyPathToMethod(String)
  case selectorNotMethod
  /// `#selector` of a method without `@objc`.
  case selectorNotExposed(String)
  /// `#selector` of a function that is not a method.
  case selectorOfFunction(String, isLocal: Bool)

  // Mutation.

  case immutable(Mutation, Immutability)
  case assignmentAsValue
  case discardAsValue

  // Warnings.

  case unusedResult(of: String)
  case unusedExpression(String)
  case unusedLiteral
  case optionalInInterpolation(type: String)
  case comparedWithNil(type: String, result: Bool)
  case coalescedNonOptional(type: String)
  case castAlwaysSucceeds(from: String, to: String)
  case castAlwaysFails(from: String, to: String)
  case testAlwaysTrue(type: String)
  case tryWithoutThrow

  /// The purpose of a value.
  package enum Purpose: String, Hashable, Codable, Sendable {
    case initialization, assignment, argument, returning, condition, element, coercion
    case closureResult, index, branch, rawValue, throwing, operand
  }

  /// The context in which an old spelling was found.
  package enum OldPlace: Hashable, Codable, Sendable {
    case scope
    case member(of: String)
    case staticMember(of: String)
  }

  /// The implicit use of `self`.
  package enum ImplicitSelf: Hashable, Codable, Sendable {
    case property(String)
    /// A method, or an inherited member.
    case inherited(String)
  }

  /// The reason why a name that apps use is unavailable here.
  package enum Unavailability: String, Hashable, Codable, Sendable {
    case filesAndNetwork, time, threads, storage, animationCalls, oldOpening, unloading,
      notYet, elsewhere
  }

  /// The reason why a member of UIKit has no effect here.
  package enum Silence: String, Hashable, Codable, Sendable {
    /// Assistive technologies are off.
    case accessibility
    /// Nothing can be felt.
    case haptics
    /// Only Interface Builder calls it.
    case interfaceBuilder
    /// The device does not change: light, upright, with a constant status bar.
    case device, traits
    /// All copies of a layer are in one plane and move at once.
    case copies
  }

  /// The name of a missing argument.
  package enum ArgumentName: Hashable, Codable, Sendable {
    case label(String)
    /// The position, from 1.
    case position(Int)
  }

  /// An attempt to change something immutable.
  package enum Mutation: Hashable, Codable, Sendable {
    case assignValue, assignProperty, assignSubscript, assignExpression, passInout
    case compound(String)
    case mutatingMember(String)
    /// Reading a property or subscript with `mutating get`.
    case mutatingGetter(String)
  }

  /// The reason why a storage location is immutable.
  package enum Immutability: Hashable, Codable, Sendable {
    case constant(String)
    /// `instead`: a settable property of a property that has the name, such as `size.width`.
    case getOnly(String, instead: String?)
    case getOnlySubscript
    case selfImmutable
    case setterInaccessible(String)
    /// A copy that a closure's capture list makes.
    case capture(String)
    /// The result of a function is not an lvalue; with the function's name unless a part of its
    /// result is assigned to.
    case callResult(String?)
    case literal
    case method(String)
    case temporary
  }
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension ExpressionProblem.Immutability {
  private enum GetOnlyCodingKeys: String, CodingKey { case _0 = "name", instead }
}
