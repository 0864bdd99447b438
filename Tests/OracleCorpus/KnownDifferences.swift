/// Intended differences from Swift: a part of the workbench's message, by the name of the program.
/// Tests expect exactly these, so the lists stay correct.
package nonisolated enum KnownDifferences {
  /// Programs of `OraclePrograms`, which are refused.
  package static let programs: [String: String] = [:]

  /// Programs of `Scripted`.
  package static let scripted: [String: String] = [:]

  /// Programs of `Wrong`: the library here does not say of a parameter that it may throw.
  package static let wrong: [String: String] = [
    "types/closureTooFewParameters":
      "contextual closure type '(Int, Int) -> Int' expects 2 arguments"
  ]
}
