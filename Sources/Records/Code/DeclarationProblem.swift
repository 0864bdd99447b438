/// A fault of declarations, statements or the flow between them.
package enum DeclarationProblem: Hashable, Codable, Sendable {
  // Names and places.
  /// A second declaration of a name, with the same labels and types, in one scope.
  case redeclaration(String)
  /// Where the first one of two is, or the one that was meant; only ever a note.
  case declaredHere(String)
  /// A declaration is where Swift has no place for it, such as an initializer in a function.
  case notAllowedHere(DeclarationKind)
  case expressionAtTopLevel
  case statementAtTopLevel
  /// A modifier that means nothing on a declaration.
  case modifierNotAllowed(String, on: DeclarationKind)
  /// `extension` of something that has no members of its own.
  case notExtendable(String)
  case operatorOutsideType(String)
  case missingBody(DeclarationKind)
  case bodyInProtocol(DeclarationKind)

  // Types and what they are derived from.
  case inheritsFromItself(String)
  /// A class has more than `most` classes above it.
  case tooManySuperclasses(most: Int)
  /// `allowsClass`: whether a class could come after the colon.
  case notInheritable(String, by: String, allowsClass: Bool)
  case severalSuperclasses(String, first: String, second: String)
  case superclassNotFirst(String)
  case inheritsFromFinal(String)
  case recursiveValueType(String)
  case recursiveEnum(String)
  case redundantConformance(String, to: String)
  case doesNotConform(String, to: String)
  /// A requirement that a type does not answer, as Swift would write it; only ever a note.
  case missingRequirement(String)
  /// What answers nearly, and why it does not; only ever a note.
  case nearRequirement(found: String, required: String)
  case classOnlyProtocol(String, type: String)
  case cannotSynthesize(String, to: String, property: String)

  // Enumerations.
  case rawTypeNotLiteral(String)
  case rawValueMissing(String)
  case rawValueNotLiteral
  case rawValueTwice(String)
  case rawTypeWithPayload(String)
  case enumWithoutCases(String)
  case storedPropertyInEnum
  case storedPropertyInExtension
  case storedPropertyInProtocol
  case allCasesWithPayload(String)

  // Overriding.
  case overrideMissing(String)
  case overridesNothing(DeclarationKind, name: String)
  /// The same in a class that is derived from none.
  case overrideWithoutSuperclass(DeclarationKind, type: String)
  /// A method above that differs from the one that overrides nothing; only ever a note.
  case nearOverride(String)
  /// Base name and count of parameters are those of an inherited method, the labels are not.
  case overrideLabels(DeclarationKind, name: String, above: String)
  case overridesFinal(DeclarationKind, name: String)
  case overridesStatic(String)
  /// A `class` member of a script's class, which the workbench does not dispatch.
  case overridesClassMember(String)
  case overridesWithStored(String)
  case overridesReadOnly(String)
  case overridesLet(String)
  case overrideTypeDiffers(DeclarationKind, name: String, type: String, above: String)
  case overrideParameterNotOptional(above: String, own: String)
  case overrideNotThrowing(String)
  case overrideInExtensionOfOwner(DeclarationKind, name: String, type: String)
  case overrideOfScriptInExtension(String)
  /// A member of an extension without `@objc`, which no subclass may override.
  case overridesExtensionMember(name: String, type: String)
  case overrideOutsideClass
  case setterAboveMissing(String)

  // Initializers.
  case noInitializers(String)
  /// Stored property without a value that keeps a class from an initializer of its own; a note.
  case propertyHasNoValue(String)
  case requiredInitializerMissing(String, of: String)
  case convenienceOutsideClass(String)
  case designatedInExtension(String)
  case requiredModifierMissing(String)
  case designatedDelegates(String)
  /// A designated initializer calls a convenience one of its superclass.
  case designatedCallsConvenience(superclass: String)
  case convenienceCallsSuper
  case initializerFailsButMayNot(String)
  case deinitOutsideClass
  case selfStoredInDeinit
  case superInitMissing
  case selfInitMissing
  case notInitializedAtSuperInit(String)
  case notInitializedAtReturn
  /// Only ever a note.
  case propertyNotInitialized(String)
  case superInitTwice
  case selfBefore(SelfUse, call: InitializerCall)

  // Variables.
  case needsTypeOrValue
  case typeAnnotationMissing(String)
  case usedBeforeInitialized(String, isConstant: Bool)
  case capturedBeforeInitialized(String, isConstant: Bool)
  case initializedTwice(String)
  /// A constant of a type that another initializer of the same type gives its value.
  case constantInDelegating(String)
  /// A variable is changed in place before it has a value.
  case changedBeforeInitialized(String)
  case usedBeforeDeclared(String)
  case voidConstant(String, type: String)
  case computedLet(String)
  case computedWithValue(String)
  case computedWithoutType(String)
  case observerAndAccessor(String)
  case observersOnLet
  case lazyLet
  case lazyWithoutValue
  case lazyComputed
  case lazyAtTopLevel
  case weakNotOptional(String)
  case weakLet
  case weakOfValue(String, ownership: String)
  case setterWithoutGetter(String)
  case patternInType
  case letNeverAssigned(String)
  case emptyAccessors(String)

  // Functions.
  case missingReturn(DeclarationKind, result: String)
  case returnsNothing(DeclarationKind)
  case returnValueMissing(String)
  case returnOutsideFunction
  case returnFromInitializer
  case operatorParameters(String)
  case duplicateParameter(String)
  case genericLocalFunction(String)
  case accessorKind(String)

  // Statements.
  case conditionNotBoolean(String)
  case conditionOptional(String)
  case conditionAssigns
  case bindingNotOptional(String)
  case bindingNeedsName
  case guardFallsThrough
  /// A name that a `guard` binds is used in its own `else`.
  case guardedNameInElse(String)
  case notSequence(String)
  case sequenceOptional(String)
  /// A loop goes through what a method that changes a list gives, which is nothing.
  case changesInPlace(String, instead: String)
  case outsideLoop(JumpKind)
  case unknownLabel(String)
  case continueOfBlock(String)
  case breakNeedsLabel
  case fallthroughOutsideSwitch
  case fallthroughIntoNothing
  case fallthroughIntoBinding(String)
  case switchNotExhaustive
  /// Only ever a note.
  case missingCase(String)
  case addDefault
  case emptyCase
  case defaultNotLast
  case secondDefault
  case throwUnhandled
  case catchesNotExhaustive(isThrow: Bool)
  case deferLeaves(String)

  // Patterns.
  case unknownCase(String, type: String, suggestions: [String])
  /// `type`: what the case holds, as one type; nil when it holds nothing.
  case payloadCount(name: String, type: String?, expected: Int, found: Int)
  case payloadLabel(found: String, expected: String?)
  case tuplePattern(type: String)
  case tupleCount(type: String, expected: Int, found: Int)
  case optionalPattern(type: String)
  case patternNotMatched(pattern: String, type: String)
  case namesDiffer(String)
}

/// The kind of a declaration, in the compiler's words.
package enum DeclarationKind: String, Codable, Sendable {
  case globalFunction, instanceMethod, staticMethod, classMethod, localFunction, closure
  case initializer, deinitializer, getter, setter, subscripting
  case property, staticProperty, variable, type, extending, enumCase, alias, associatedType
  case observer
}

/// How `self` is used too early.
package enum SelfUse: Hashable, Codable, Sendable {
  case alone
  case method(String)
  case property(String)
  case closure
}

/// The call that has to be made before `self` may be used.
package enum InitializerCall: String, Codable, Sendable {
  case superInit, selfInit, allProperties
}

/// A statement that leaves another.
package enum JumpKind: String, Codable, Sendable {
  case `break`, `continue`, `fallthrough`
}
