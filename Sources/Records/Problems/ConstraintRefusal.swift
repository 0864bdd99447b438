/// Why UIKit raises an exception about a constraint.
package enum ConstraintRefusal: String, Codable, Sendable, Hashable, CaseIterable {
  /// Its items have no common ancestor (AL-10, EX-11).
  case noCommonAncestor
  /// It is active, and its priority would change between required and optional (AL-11, EX-12).
  case changesRequiredPriority
  /// One of its numbers is NaN or infinite.
  case notFinite
}
