/// A fault in the meaning of Objective-C code: names, types, messages. Types are spelled as in C.
package enum ObjectiveCProblem: Hashable, Codable, Sendable {
  // Names.
  case undeclared(String, suggestions: [String])
  case unknownType(String, suggestions: [String])
  case unknownProtocol(String)
  /// The name of a class where a pointer to an object is required.
  case missingStar(String)
  case unknownSuperclass(String, of: String, suggestions: [String])
  case redefinition(String)
  /// A class that is declared by `@class` alone.
  case forwardClass(String)
  case implementationWithoutInterface(String)
  /// A name of the frameworks that is unavailable here.
  case unavailable(String)

  // Messages and members.
  case noVisibleInterface(String, selector: String, suggestions: [String])
  case unknownInstanceMethod(String, suggestions: [String])
  case unknownClassMethod(String, selector: String, suggestions: [String])
  case classMethodOfObject(String, class: String)
  case instanceMethodOfClass(String, class: String)
  case badReceiver(String)
  case classReceiver(String)
  case initOfObject(String)
  case allocAlone
  case noProperty(String, of: String, suggestions: [String])
  case noField(String, of: String, suggestions: [String])
  /// `.` in place of `->`, or the reverse.
  case wrongAccess(isArrow: Bool, of: String)
  case notSubscriptable(String)
  /// A method that UIKit never calls, because its name is slightly wrong.
  case neverCalled(String, meant: String)

  // Assignments.
  case notAssignable
  /// A field of a structure that a property returns by value.
  case propertyPartAssigned(String)
  case readOnlyProperty(String)
  case capturedByValue(String)
  case constantAssigned(String)

  // Types.
  case notScalar(String)
  case invalidOperands(String, left: String, right: String)
  case invalidOperand(String, of: String)
  case incompatible(Purpose, to: String, from: String)
  /// Two types of blocks.
  case incompatibleBlocks(Purpose, to: String, from: String)
  case incompatiblePointers(Purpose, to: String, from: String)
  case distinctPointers(String, String)
  case invalidCast(from: String, to: String)
  case divisionByZero(isRemainder: Bool)
  case notCallable(String)
  case argumentCount(expected: Int, given: Int, isMethod: Bool)
  case notConstant
  case initializerCount

  // Statements.
  case missingReturn
  case valueInVoid
  case returnWithoutValue
  case notInLoop(String)
  case notCollection(String)
  case duplicateCase(String)
  /// A conversion specifier that does not match the type of its argument.
  case formatArgument(String, of: String, better: String)
  case formatCount(expected: Int, given: Int)
  /// `@catch` with a parameter that is not an object.
  case catchesNoObject(String)
  case throwsNoObject(String)
  /// `@throw;` outside of a `@catch`.
  case rethrowOutsideCatch

  /// A fault that a name alone explains.
  case fault(ObjectiveCFault, String)

  /// Reference counting by hand: `retain`, `[super dealloc]`.
  case manualCounting(String)
  /// A function of the runtime that the workbench does not run.
  case runtimeFunction(String)
  /// A part of the language that the workbench does not run, by its name.
  case notRun(Part)

  package enum Purpose: String, Codable, Sendable {
    case initializing, assigning, sending, returning, passing, casting
  }

  package enum Part: String, Codable, Sendable, CaseIterable {
    case associatedObjects, goto, functionPointers, unions, bitFields
    case variadicFunctions, addresses, pointers, arraysOfArrays, pointerArithmetic, charText
    case statementExpressions, nestedFunctions, complexLiterals, classMessages, rootClass
    case protocolValues, ivarsOfExtension, tableDeclaration
  }

  /// Whether it is only a warning in clang.
  package var isWarning: Bool {
    switch self {
    case .neverCalled, .incompatiblePointers, .distinctPointers, .divisionByZero, .missingReturn,
      .formatArgument, .formatCount:
      true
    case .fault(let fault, _): fault.isWarning
    default: false
    }
  }
}
