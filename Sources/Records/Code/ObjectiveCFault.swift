/// A fault of Objective-C code that a name alone explains: of declarations and of results.
package enum ObjectiveCFault: String, Hashable, Codable, Sendable, CaseIterable {
  // Declared twice, or in another way.
  case duplicateProperty, duplicateInterface, duplicateMember, duplicateParameter
  case duplicateEnumerator, conflictingTypes, conflictingSuperclass, ownSuperclass
  case propertyNotDeclared, alreadyImplemented, multipleDefaults
  // Properties; the exclusive attributes are named with their quotation marks.
  case unknownAttribute, attributeOfObject, exclusiveAttributes
  // Uses.
  case undeclaredFunction, privateVariable, voidVariable, blockReturn, multipleMethods
  case retainImplementation
  // What clang only warns of; a requirement is named with its protocol.
  case undefinedMethod, missingRequirement, unusedComparison, unusedResult, unusedProperty
  case literalComparison

  /// Whether clang only warns.
  package var isWarning: Bool {
    switch self {
    case .undefinedMethod, .missingRequirement, .unusedComparison, .unusedResult, .unusedProperty,
      .literalComparison:
      true
    default: false
    }
  }
}
