/// A variable of the caller's.
public struct Variable: Hashable, Sendable {
  let symbol: Int

  init(_ symbol: Int) { self.symbol = symbol }
}

/// The relation between the two sides of a constraint.
public enum Relation: Int, Sendable {
  case lessOrEqual = -1
  case equal = 0
  case greaterOrEqual = 1
}

/// A linear constraint: the sum of terms and a constant, in relation to zero.
public struct Constraint: Sendable {
  /// The terms of the sum: variables with factors.
  public var terms: [(variable: Variable, factor: Double)]
  /// The constant of the sum.
  public var constant: Double
  /// The relation of the sum to zero.
  public var relation: Relation
  /// 1 to 1000; 1000 is required, others give way to every higher one (AL-5). One below 1 breaks
  /// ties between solutions that are equally good, and does not change whether the system is
  /// ambiguous.
  public var priority: Int

  /// Creates a constraint on a sum of terms.
  public init(
    _ terms: [(variable: Variable, factor: Double)], constant: Double, _ relation: Relation,
    priority: Int = required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// The priority of required constraints (AL-1).
  public static let required = 1000
}

/// A constraint of a solver.
public struct ConstraintID: Hashable, Sendable {
  let number: Int
}

/// The reason why a constraint cannot be added.
public enum ConstraintError: Error, Sendable {
  /// It contradicts required ones: those that do so together, without the new one.
  case unsatisfiable([ConstraintID])
  /// A number of it is not finite.
  case notFinite
  /// The solver's meter stopped it, before or while the constraint was added.
  case stopped
}

extension ConstraintID {
  /// Its index in the order in which constraints were added.
  public var order: Int { number }
}
