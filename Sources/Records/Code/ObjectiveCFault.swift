/// A fault of Objective-C code that a name alone explains: of a declaration or of a result.
package enum ObjectiveCFault: String, Hashable, Codable, Sendable, CaseIterable {
  // Declared twice, or in another way.
  case duplicateProperty, duplicateInterface, duplicateMember, duplicateParameter
  case duplicateEnumerator, conflictingTypes, conflictingSuperclass, ownSuperclass
  case propertyNotDeclared, alreadyImplemented, multipleDefaults, duplicateMethod
  // The types are named with their quotation marks.
  case conflictingVariable, conflictingAlias, conflictingResult, conflictingParameter
  // Properties; the exclusive attributes are named with their quotation marks.
  case unknownAttribute, attributeOfObject, exclusiveAttributes
  // Uses.
  case undeclaredFunction, privateVariable, voidVariable, blockReturn, multipleMethods
  case retainImplementation, droppedInit, missingAtSign
  // A class by value, by its name; elements of a collection that are not objects.
  case returnedByValue, passedByValue, numberElement, elementNoObject
  // Warnings of clang; a requirement is named with its protocol.
  case undefinedMethod, missingRequirement, unusedComparison, unusedResult, unusedProperty
  case literalComparison, releasedAtOnce

  /// Whether it is only a warning in clang.
  package var isWarning: Bool {
    switch self {
    case .undefinedMethod, .missingRequirement, .unusedComparison, .unusedResult, .unusedProperty,
      .literalComparison, .releasedAtOnce, .conflictingResult, .conflictingParameter:
      true
    default: false
    }
  }
}
