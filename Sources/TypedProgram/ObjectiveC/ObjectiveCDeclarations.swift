/// The declarations of a module that only Objective-C has.
package struct ObjectiveCDeclarations {
  /// `typedef`, and the names of enumerations.
  package var types: [String: ObjectiveCType] = [:]
  /// The same after `struct` and `enum`.
  package var tags: [String: ObjectiveCType] = [:]
  /// The constants of enumerations.
  package var enumerators: [String: (value: Int64, type: ObjectiveCType)] = [:]
  /// The values of constants with `const`, by their properties.
  package var constants: [ObjectIdentifier: Int64] = [:]
  /// Classes and protocols that are only declared by `@class` and `@protocol`.
  package var announced: Set<String> = []
  /// Swift's view of enumerations, by their names in C.
  package var swiftTypes: [String: Nominal] = [:]
  /// The methods and properties that interfaces and categories declare, by class.
  package var headers: [String: any ObjectiveCInterface] = [:]
  /// Classes with an `@interface` whose `@implementation` may come in a later text.
  package var interfaces: [String: any ObjectiveCInterface] = [:]

  package init() {}
}

/// The contents of an `@interface`, as the checker stores them.
package protocol ObjectiveCInterface: AnyObject {}
