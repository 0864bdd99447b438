/// What the workbench says on purpose where Swift does something else: what a part of it is, by the
/// program's name. Tests expect exactly that, so the lists stay true.
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
