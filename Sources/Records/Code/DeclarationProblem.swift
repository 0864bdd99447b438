/// A fault of declarations, statements or the flow between them.
package enum DeclarationProblem: Hashable, Codable, Sendable {
  // Names and locations.
  /// A second declaration of a name, with the same labels and types, in one scope.
  case redeclaration(String)
  /// The location of the first one of two, or of the one that was meant; occurs only as a note.
  case declaredHere(String)
  /// A declaration where Swift does not allow it, such as an initializer in a function.
  case notAllowedHere(DeclarationKind)
  case expressionAtTopLevel
  case statementAtTopLevel
  /// A modifier that is not allowed on a declaration.
  case modifierNotAllowed(String, on: DeclarationKind)
  /// `extension` of something without members of its own.
  case notExtendable(String)
  case operatorOutsideType(String)
  case missingBody(DeclarationKind)
  case bodyInProtocol(DeclarationKind)

  // Types and their superclasses.
  case inheritsFromItself(String)
  /// A class has more than `most` superclasses.
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
  /// A requirement that a type does not implement, as Swift would write it; occurs only as a note.
  case missingRequirement(String)
  /// A near match, and why it is not one; occurs only as a note.
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
  /// The same in a class without a superclass.
  case overrideWithoutSuperclass(DeclarationKind, type: String)
  /// An inherited method that differs from the one that overrides nothing; occurs only as a note.
  case nearOverride(String)
  /// Base name and count of parameters are those of an inherited method, the labels are not.
  case overrideLabels(DeclarationKind, name: String, above: String)
  case overridesFinal(DeclarationKind, name: String)
  case overridesStatic(String)
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
  /// A stored property without a value, because of which a class has no default initializer; a
  /// note.
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
  /// Occurs only as a note.
  case propertyNotInitialized(String)
  case superInitTwice
  case selfBefore(SelfUse, call: InitializerCall)

  // Variables.
  case needsTypeOrValue
  case typeAnnotationMissing(String)
  case usedBeforeInitialized(String, isConstant: Bool)
  case capturedBeforeInitialized(String, isConstant: Bool)
  case initializedTwice(String)
  /// A constant that is set in an initializer that delegates to another one of the same type.
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
  /// `@objc` or `@IBAction` in front of a function that is not a member of a class.
  case objectiveCOutsideClass(String)
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
  /// A loop over the result of a mutating method, which returns nothing.
  case changesInPlace(String, instead: String)
  case outsideLoop(JumpKind)
  case unknownLabel(String)
  case continueOfBlock(String)
  case breakNeedsLabel
  case fallthroughOutsideSwitch
  case fallthroughIntoNothing
  case fallthroughIntoBinding(String)
  case switchNotExhaustive
  /// Occurs only as a note.
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
  /// `type`: the associated values of the case, as one type; nil if it has none.
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

/// The premature use of `self`.
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
