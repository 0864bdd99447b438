/// The queries of a solution.
extension Solver {
  /// The constraints that determine a variable: those that are met exactly and whose constants it
  /// would follow, with the factor by which it would.
  ///
  /// Takes long in a system that is large, unless `bringMarkersBack()` was called once.
  public func deciding(_ variable: Variable) -> [(constraint: ConstraintID, factor: Double)] {
    var whole = self
    whole.bringMarkersBack()
    return whole.decidingByMarkers(variable)
  }

  private func decidingByMarkers(
    _ variable: Variable
  ) -> [(constraint: ConstraintID, factor: Double)] {
    let symbol = Symbol(variable.symbol, .external)
    guard let row = rows[symbol] else { return [] }
    return row.cells.compactMap { cell in
      constraintOfMarker[cell.symbol].map { (ConstraintID(number: $0), cell.coefficient) }
    }
  }

  /// The amount by which a constraint is missed: its sum, if that should be zero, or its excess or
  /// shortfall. 0 if it is met.
  public func miss(of id: ConstraintID) -> Double {
    guard let constraint = entries[id.number]?.constraint else { return 0 }
    var sum = constraint.constant
    for term in constraint.terms { sum += term.factor * value(of: term.variable) }
    if abs(sum) < 1e-6 { return 0 }
    switch constraint.relation {
    case .equal: return sum
    case .lessOrEqual: return max(0, sum)
    case .greaterOrEqual: return min(0, sum)
    }
  }

  /// Whether every change of a variable would cost something, so that the same constraints lead to
  /// this solution in whatever order they were added and changed. False also if that is not easily
  /// determined.
  public var isTheOnlySolution: Bool {
    rows.allExternals { row in
      row.cells.allSatisfy { $0.symbol.kind == .dummy || !costsNothing($0.symbol) }
    }
  }

  /// The range of values of a variable with no constraint met less well than now. An end without
  /// limit is infinite. More than one value means that the system is ambiguous (AL-7).
  public func range(of variable: Variable) -> ClosedRange<Double> {
    let low = extreme(of: variable, sign: 1)
    let high = extreme(of: variable, sign: -1)
    return min(low, high)...max(low, high)
  }

  /// The minimum of a variable for a sign of 1, the maximum for −1.
  private func extreme(of variable: Variable, sign: Double) -> Double {
    let symbol = Symbol(variable.symbol, .external)
    guard rows[symbol] != nil else { return sign < 0 ? .infinity : -.infinity }
    var trial = self
    // More steps than this would be a cycle.
    for _ in 0..<10_000 {
      guard !trial.isStopped, let row = trial.rows[symbol] else { break }
      let free = row.cells.first { cell in
        cell.symbol.kind == .external
      }
      if free != nil { return sign < 0 ? .infinity : -.infinity }
      let entering = row.cells.first { cell in
        cell.symbol.kind != .dummy && cell.coefficient * sign < -Row.tiny
          && trial.costsNothing(cell.symbol)
      }
      guard let entering else { return row.constant }
      guard let leaving = trial.leavingSymbol(for: entering.symbol) else {
        return sign < 0 ? .infinity : -.infinity
      }
      trial.pivot(entering.symbol, leaving)
    }
    return trial.value(of: variable)
  }
}
