import Records
import SourceTree
import TypedProgram

/// The state of the checker while it works through the declarations of one unit.
final class DeclarationWork {
  var kind = UnitKind.file
  /// The types and variables that the unit declares, in order.
  var types: [Nominal] = []
  var variables: [GlobalVariable] = []
  /// The uses of local variables, with the declaration of each.
  var locals: [Int: Int] = [:]
  /// The overrides in extensions of earlier classes of scripts.
  var extensionOverrides: [(type: Nominal, member: Member)] = []
  /// The closures that undo changes, last change last.
  var undo: [() -> Void] = []
  /// Types of earlier units whose state is saved in `undo` already.
  var kept: Set<ObjectIdentifier> = []
  /// Variables whose values determine their types, until the types are known.
  var inferred: [InferredVariable] = []
  /// The number of a type's variables that still wait for their types.
  var fieldsWaiting: [ObjectIdentifier: Int] = [:]
  /// The number of names that may still be compared with misspelt ones.
  var comparisonsLeft = 400_000
  /// Code to check once every name is declared.
  var bodies: [() -> Void] = []
  /// The constraints of `where` clauses on open types of the present body.
  var opaque = Substitution()
  /// The local types that are visible to members of local types.
  var localTypes: [ObjectIdentifier: [String: Type]] = [:]
  /// The members of the top level that this unit declared, by name, to detect redeclarations.
  var declared: [String: [(SourceRange, Member)]] = [:]
  /// Overrides in extensions of the host's classes, to detect redeclarations.
  var overrides: [ObjectIdentifier: [(SourceRange, Member)]] = [:]
  /// Protocols after colons, to be checked when all members are known.
  var conformances: [ConformanceSite] = []
  /// The extensions of several files whose members are private to their file.
  var privateExtensions: [SourceRange] = []
  /// The members that the unit declares, by their type.
  var members: [ObjectIdentifier: [Member]] = [:]
  /// Types whose inheritance clause has an unknown name: their inherited members are not known
  /// either, and not reported as missing.
  var unknownAbove: Set<ObjectIdentifier> = []
  /// Structures that have their memberwise initializer.
  var memberwise: Set<ObjectIdentifier> = []
  /// The positions of `override` on properties.
  var overriding: [ObjectIdentifier: SourceRange] = [:]
  /// The scope of the statements of the top level, whose variables are the module's.
  var top: Scope?
  /// `true` and `false` as patterns, by place.
  var booleanPatterns: [SourceRange: Bool] = [:]
  /// Constants that a later statement initializes: the flow analysis ensures that there is one.
  var deferredConstants: Set<ObjectIdentifier> = []
  /// Variables that are declared without a value, retained so that their identities are not reused.
  var deferred: [LocalVariable] = []
  /// Types whose overrides, initializers and conformances are still to be checked.
  var sites: [TypeSite] = []
}

/// A variable of a type or of the top level that has no written type.
final class InferredVariable {
  let name: String
  let value: Expression
  let scope: Scope
  let range: SourceRange
  /// Declares it once the type is known.
  let finish: (Type) -> Void

  init(
    name: String, value: Expression, scope: Scope, range: SourceRange,
    finish: @escaping (Type) -> Void
  ) {
    self.name = name
    self.value = value
    self.scope = scope
    self.range = range
    self.finish = finish
  }

  /// The type of whose instances it will be a stored property; nil for other variables.
  var fieldOwner: Nominal? {
    scope.context.function?.isStatic == true ? nil : scope.context.owner
  }
}
