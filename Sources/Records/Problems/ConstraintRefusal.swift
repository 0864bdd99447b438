/// The reason why UIKit raises an exception about a constraint.
package enum ConstraintRefusal: String, Codable, Sendable, Hashable, CaseIterable {
  /// Its items have no common ancestor (AL-10, EX-11).
  case noCommonAncestor
  /// It is active, and its priority would change between required and optional (AL-11, EX-12).
  case changesRequiredPriority
  /// One of its numbers is NaN or infinite (AL-27).
  case notFinite
  /// An edge, a middle or a size is paired with one of another kind (AL-26).
  case invalidPairing
  /// A leading or trailing edge is paired with a left or right one (AL-26).
  case mixesDirections
  /// An edge or a middle would equal a constant without another item (AL-26).
  case locationOfNumber
}
