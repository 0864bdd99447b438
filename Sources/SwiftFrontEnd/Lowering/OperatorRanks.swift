import SwiftOperators

/// The precedence and associativity of Swift's own infix operators, from its standard table.
enum OperatorRanks {
  struct Rank {
    /// A higher level binds more tightly.
    let level: Int
    let associativity: Associativity
  }

  static let assignment = Rank(level: 0, associativity: .right)
  static let arrow = Rank(level: 1, associativity: .right)
  static let ternary = Rank(level: 2, associativity: .right)
  static let casting = Rank(level: 8, associativity: .left)

  /// The rank of an unknown operator.
  static let other = Rank(level: 3, associativity: .none)

  static let prefixes: Set<String> = ["!", "~", "+", "-", "...", "..<"]

  private static let groups: [PrecedenceGroupName: Rank] = [
    "AssignmentPrecedence": assignment,
    "FunctionArrowPrecedence": arrow,
    "TernaryPrecedence": ternary,
    "DefaultPrecedence": other,
    "LogicalDisjunctionPrecedence": Rank(level: 4, associativity: .left),
    "LogicalConjunctionPrecedence": Rank(level: 5, associativity: .left),
    "ComparisonPrecedence": Rank(level: 6, associativity: .none),
    "NilCoalescingPrecedence": Rank(level: 7, associativity: .right),
    "CastingPrecedence": casting,
    "RangeFormationPrecedence": Rank(level: 9, associativity: .none),
    "AdditionPrecedence": Rank(level: 10, associativity: .left),
    "MultiplicationPrecedence": Rank(level: 11, associativity: .left),
    "BitwiseShiftPrecedence": Rank(level: 12, associativity: .none),
  ]

  /// The name of an operator's precedence group; only Swift's own have one.
  static func group(of name: String) -> String {
    OperatorTable.standardOperators.infixOperator(named: name)?.precedenceGroup
      ?? "DefaultPrecedence"
  }

  /// The rank of an operator; nil for one that is not in the standard table.
  static func rank(of name: String) -> Rank? {
    let group = OperatorTable.standardOperators.infixOperator(named: name)?.precedenceGroup
    return group.flatMap { groups[$0] }
  }
}
