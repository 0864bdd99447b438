/// What the workbench says on purpose where Swift does something else: what a part of it is, by the
/// program's name. Tests expect exactly that, so the lists stay true.
package nonisolated enum KnownDifferences {
  /// Programs of `OraclePrograms`, which are refused.
  package static let programs: [String: String] = [
    // A metatype in a variable would need a table of required initializers in each class.
    "initializerKinds": "only initializers of a named type run here",
    // Members of a type are found when a text is checked, not when it runs.
    "staticMembers": "overrides of your own classes' 'class' members do not run in the workbench",
  ]

  /// Programs of `Scripted`.
  package static let scripted: [String: String] = [:]

  /// Programs of `Wrong`: the library here does not say of a parameter that it may throw.
  package static let wrong: [String: String] = [
    "types/closureTooFewParameters":
      "contextual closure type '(Int, Int) -> Int' expects 2 arguments"
  ]
}
