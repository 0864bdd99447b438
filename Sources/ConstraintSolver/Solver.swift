/// A system of linear constraints with priorities, solved incrementally while constraints are added
/// and removed.
///
/// The algorithm is Cassowary (G. J. Badros, A. Borning, P. J. Stuckey): a simplex tableau in
/// augmented form, where each constraint has a marker by which it is found again. Its objective has
/// levels instead of large factors, so that priorities are lexicographic. The same calls give the
/// same solution.
public struct Solver: Sendable {
  /// A constraint, and its symbols in the tableau.
  struct Entry: Sendable {
    var constraint: Constraint
    let marker: Symbol
    /// The coefficient of the marker in the constraint as it was added.
    let markerFactor: Double
    /// The second symbol of an optional constraint.
    let other: Symbol?
  }

  var rows = Tableau()
  private(set) var entries: [Int: Entry] = [:]
  private(set) var constraintOfMarker: [Symbol: Int] = [:]
  var objective: [Symbol: Weight] = [:]
  /// The symbols whose cost fell below zero since the last optimum, which may be more than those
  /// that would improve it.
  private var improving: [Symbol] = []
  /// The steps towards a constraint that may turn out to be impossible.
  private var steps: [(entering: Symbol, leaving: Symbol)] = []
  private var artificial: Row?
  private var nextNumber = 0
  private var infeasible: [Symbol] = []
  /// The markers of required equalities, as far as rows have them.
  var markers = Markers()
  /// Records work, in changed cells of the tableau, and returns whether the solver may continue;
  /// nil without a limit.
  public var meter: (@Sendable (_ work: Int) -> Bool)?
  /// Whether the meter stopped the solver. Its values are meaningless from then on.
  public private(set) var isStopped = false
  /// The work that was not passed to the meter yet.
  private var work = 0

  /// Creates a system without constraints.
  public init() {}

  /// Creates a variable; 0 until constraints determine it.
  public mutating func makeVariable() -> Variable {
    nextNumber += 1
    return Variable(nextNumber)
  }

  /// The constraints, in the order in which they were added.
  public var constraints: [ConstraintID] { entries.keys.sorted().map { ConstraintID(number: $0) } }

  /// The number of constraints.
  public var count: Int { entries.count }

  /// The value of a variable in the solution.
  public func value(of variable: Variable) -> Double {
    rows[Symbol(variable.symbol, .external)]?.constant ?? 0
  }

  // MARK: Adding

  /// Adds a constraint; if that throws, the system does not change.
  public mutating func add(_ constraint: Constraint) throws(ConstraintError) -> ConstraintID {
    let start = nextNumber
    leaveMarkersOut()
    do throws(ConstraintError) {
      let id = try addAsIs(constraint)
      guard markers.areMissed else {
        markers.note(constraint, from: start)
        return id
      }
    } catch {
      // Which constraints contradict it, the markers tell.
      guard case .unsatisfiable = error, markers.areLeftOut else { throw error }
    }
    bringMarkersBack()
    nextNumber = start
    return try add(constraint)
  }

  /// Makes the system that these calls led to again.
  mutating func replay(_ calls: [Markers.Call]) {
    (rows, entries, constraintOfMarker, objective) = (Tableau(), [:], [:], [:])
    (improving, steps, artificial, infeasible) = ([], [], nil, [])
    let last = nextNumber
    for call in calls {
      nextNumber = call.start
      guard (try? addAsIs(call.constraint)) != nil else { break }
    }
    nextNumber = last
  }

  private mutating func addAsIs(_ constraint: Constraint) throws(ConstraintError) -> ConstraintID {
    let isFinite =
      constraint.constant.isFinite && constraint.terms.allSatisfy { $0.factor.isFinite }
    guard isFinite else { throw .notFinite }
    guard !isStopped else { throw .stopped }
    var row = Row(constraint.constant)
    for term in constraint.terms {
      let symbol = Symbol(term.variable.symbol, .external)
      if let basic = rows[symbol] {
        row.add(basic, times: term.factor)
        spend(basic.cells.count)
      } else {
        row.add(symbol, term.factor)
      }
    }
    let entry = makeEntry(for: constraint, in: &row)
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      substitute(subject, by: row)
      rows.insert(row, for: subject)
    } else if row.cells.allSatisfy({ $0.symbol.kind == .dummy }) {
      guard abs(row.constant) < 1e-6 else { throw .unsatisfiable(conflicts(in: row, but: entry)) }
      if markers.areLeftOut { return note(entry) }
      row.solve(for: entry.marker)
      substitute(entry.marker, by: row)
      rows.insert(row, for: entry.marker)
    } else {
      try addWithArtificialVariable(row, entry)
    }
    let id = note(entry)
    optimize()
    guard !isStopped else { throw .stopped }
    return id
  }

  private mutating func note(_ entry: Entry) -> ConstraintID {
    nextNumber += 1
    let id = nextNumber
    entries[id] = entry
    constraintOfMarker[entry.marker] = id
    if let other = entry.other { constraintOfMarker[other] = id }
    return ConstraintID(number: id)
  }

  /// Counts work. The meter is called after a batch of it, so that its cost is negligible.
  private mutating func spend(_ cells: Int) {
    work += cells
    markers.work += cells
    guard work >= Self.batch, let meter else { return }
    if !meter(work) { isStopped = true }
    work = 0
  }

  /// Passes the remaining work to the meter, once a system is solved.
  public mutating func settle() {
    guard work > 0, let meter else { return }
    if !meter(work) { isStopped = true }
    work = 0
  }

  private static let batch = 4_096

  private mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    nextNumber += 1
    return Symbol(nextNumber, kind)
  }

  private mutating func makeEntry(for constraint: Constraint, in row: inout Row) -> Entry {
    let isRequired = constraint.priority >= Constraint.required
    let weight = Weight(level: constraint.priority, 1)
    guard constraint.relation != .equal else {
      if isRequired {
        let dummy = makeSymbol(.dummy)
        if !markers.areLeftOut { row.add(dummy, 1) }
        return Entry(constraint: constraint, marker: dummy, markerFactor: 1, other: nil)
      }
      let (above, below) = (makeSymbol(.error), makeSymbol(.error))
      row.add(above, -1)
      row.add(below, 1)
      addCost(above, weight, times: 1)
      addCost(below, weight, times: 1)
      return Entry(constraint: constraint, marker: above, markerFactor: -1, other: below)
    }
    let sign: Double = constraint.relation == .lessOrEqual ? 1 : -1
    let slack = makeSymbol(.slack)
    row.add(slack, sign)
    guard !isRequired else {
      return Entry(constraint: constraint, marker: slack, markerFactor: sign, other: nil)
    }
    let error = makeSymbol(.error)
    row.add(error, -sign)
    addCost(error, weight, times: 1)
    return Entry(constraint: constraint, marker: slack, markerFactor: sign, other: error)
  }

  /// The symbol for which a new row is solved; nil if none is suitable.
  private func subject(of row: Row, _ entry: Entry) -> Symbol? {
    if let cell = row.cells.first(where: { $0.symbol.kind == .external }) { return cell.symbol }
    for symbol in [entry.marker, entry.other].compactMap(\.self)
    where symbol.isPivotable && row.coefficient(of: symbol) < 0 {
      return symbol
    }
    return nil
  }

  private mutating func addWithArtificialVariable(_ row: Row, _ entry: Entry)
    throws(ConstraintError)
  {
    let symbol = makeSymbol(.slack)
    rows.insert(row, for: symbol)
    artificial = row
    steps.removeAll(keepingCapacity: true)
    minimizeArtificial()
    let rest = artificial ?? Row()
    artificial = nil
    if isStopped { throw .stopped }
    guard abs(rest.constant) < 1e-6 else {
      _ = rows.remove(symbol)
      for step in steps.reversed() { pivot(step.leaving, step.entering) }
      optimize()
      throw .unsatisfiable(conflicts(in: rest, but: entry))
    }
    if var basic = rows.remove(symbol) {
      // If only markers of equalities are left, the equalities are redundant.
      let cell =
        basic.cells.first(where: { $0.symbol.isPivotable })
        ?? basic.cells.first(where: { $0.symbol.kind != .dummy }) ?? basic.cells.first
      if cell == nil { markers.areMissed = markers.areLeftOut }
      if let cell {
        basic.solve(for: cell.symbol, insteadOf: symbol)
        _ = basic.remove(symbol)
        substitute(cell.symbol, by: basic)
        rows.insert(basic, for: cell.symbol)
      }
    }
    rows.forget(symbol)
    objective[symbol] = nil
  }

  /// The required constraints of the markers in a row that cannot be zero.
  private func conflicts(in row: Row, but entry: Entry) -> [ConstraintID] {
    row.cells.compactMap { cell in
      cell.symbol == entry.marker
        ? nil : constraintOfMarker[cell.symbol].map { ConstraintID(number: $0) }
    }
    .filter { entries[$0.number]?.constraint.priority ?? 0 >= Constraint.required }
  }

  // MARK: Removing and changing

  /// Removes a constraint. Has no effect on one that was already removed.
  public mutating func remove(_ id: ConstraintID) {
    bringMarkersBack()
    markers.forgetCalls()
    guard let entry = entries.removeValue(forKey: id.number) else { return }
    constraintOfMarker[entry.marker] = nil
    if let other = entry.other { constraintOfMarker[other] = nil }
    let weight = Weight(level: entry.constraint.priority, 1)
    for symbol in [entry.marker, entry.other].compactMap(\.self) where symbol.kind == .error {
      addCost(symbol, weight, times: -1)
    }
    if rows.remove(entry.marker) == nil, let leaving = leavingRow(of: entry.marker),
      var row = rows.remove(leaving)
    {
      row.solve(for: entry.marker, insteadOf: leaving)
      substitute(entry.marker, by: row)
    }
    if let other = entry.other, rows[other] == nil, entry.marker.kind == .error {
      // The other half of an optional equality goes with it.
      forget(other)
    }
    optimize()
  }

  private mutating func forget(_ symbol: Symbol) {
    objective[symbol] = nil
  }

  /// The basic symbol whose row a marker leaves.
  private func leavingRow(of marker: Symbol) -> Symbol? {
    var (first, second, third): (Symbol?, Symbol?, Symbol?) = (nil, nil, nil)
    var (least, leastOther) = (Double.infinity, Double.infinity)
    for symbol in rows.column(of: marker) {
      guard let row = rows[symbol] else { continue }
      let coefficient = row.coefficient(of: marker)
      if symbol.kind == .external {
        if third.map({ symbol < $0 }) ?? true { third = symbol }
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if ratio < least || ratio == least && symbol < first.unsafelyUnwrapped {
          (least, first) = (ratio, symbol)
        }
      } else {
        let ratio = row.constant / coefficient
        if ratio < leastOther || ratio == leastOther && symbol < second.unsafelyUnwrapped {
          (leastOther, second) = (ratio, symbol)
        }
      }
    }
    return first ?? second ?? third
  }

  /// Changes the constant of a constraint, and solves again from the present solution.
  public mutating func setConstant(of id: ConstraintID, to constant: Double)
    throws(ConstraintError)
  {
    guard entries[id.number] != nil else { return }
    guard constant.isFinite else { throw .notFinite }
    let before = self
    if follow(id, to: constant) { return }
    self = before
    throw .unsatisfiable([])
  }

  /// The same for a system that is discarded if it cannot be solved, which saves a copy of it:
  /// returns false if it cannot.
  public mutating func follow(_ id: ConstraintID, to constant: Double) -> Bool {
    guard let entry = entries[id.number], constant.isFinite else { return false }
    let shift = (constant - entry.constraint.constant) / entry.markerFactor
    if shift == 0 { return true }
    bringMarkersBack()
    markers.forgetCalls()
    entries[id.number]?.constraint.constant = constant
    if rows[entry.marker] != nil {
      rows.shift(entry.marker, by: -shift)
      noteInfeasible(entry.marker)
    } else {
      // A row that is listed twice is shifted once.
      for key in Set(rows.column(of: entry.marker)) {
        guard let factor = rows[key]?.coefficient(of: entry.marker) else { continue }
        rows.shift(key, by: factor * shift)
        noteInfeasible(key)
      }
    }
    infeasible.sort()
    return dualOptimize()
  }

  private mutating func noteInfeasible(_ symbol: Symbol) {
    guard symbol.kind != .external, let row = rows[symbol] else { return }
    if symbol.kind == .dummy ? abs(row.constant) > 1e-6 : row.constant < -Row.tiny {
      infeasible.append(symbol)
    }
  }

  // MARK: The simplex method

  private mutating func addCost(_ symbol: Symbol, _ weight: Weight, times factor: Double) {
    guard let basic = rows[symbol] else { return raiseCost(of: symbol, weight, times: factor) }
    for cell in basic.cells { raiseCost(of: cell.symbol, weight, times: factor * cell.coefficient) }
  }

  private mutating func raiseCost(of symbol: Symbol, _ weight: Weight, times factor: Double) {
    var cost = objective[symbol] ?? .zero
    cost.add(weight, times: factor)
    spend(1 + cost.levelCount / 4)
    objective[symbol] = cost.isZero ? nil : cost
    if cost.isNegative, symbol.kind != .dummy { improving.append(symbol) }
  }

  /// Substitutes a symbol by its row everywhere.
  private mutating func substitute(_ symbol: Symbol, by row: Row) {
    var changes = 1
    rows.substitute(symbol, by: row) { key, changed in
      changes += changed.cells.count
      if key.kind != .external, changed.constant < -Row.tiny { infeasible.append(key) }
    }
    spend(changes)
    artificial?.substitute(symbol, by: row)
    guard let weight = objective.removeValue(forKey: symbol) else { return }
    for cell in row.cells { raiseCost(of: cell.symbol, weight, times: cell.coefficient) }
  }

  private mutating func optimize() {
    infeasible.removeAll()
    while !isStopped {
      improving = improving.filter { objective[$0]?.isNegative ?? false }
      guard let entering = improving.min(), let leaving = leavingSymbol(for: entering) else {
        return
      }
      pivot(entering, leaving)
    }
  }

  private mutating func minimizeArtificial() {
    while !isStopped,
      let entering = artificial?.cells.first(where: {
        $0.coefficient < -Row.tiny && $0.symbol.kind != .dummy
      })?.symbol
    {
      guard let leaving = leavingSymbol(for: entering) else { return }
      steps.append((entering, leaving))
      pivot(entering, leaving)
    }
    infeasible.removeAll()
  }

  mutating func pivot(_ entering: Symbol, _ leaving: Symbol) {
    guard var row = rows.remove(leaving) else { return }
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, by: row)
    rows.insert(row, for: entering)
  }

  /// The basic symbol that first reaches zero when `entering` grows.
  func leavingSymbol(for entering: Symbol) -> Symbol? { rows.leavingSymbol(for: entering) }

  /// Makes the solution feasible again after constants changed, without leaving the optimum.
  private mutating func dualOptimize() -> Bool {
    while !infeasible.isEmpty {
      if isStopped { return false }
      let leaving = infeasible.removeFirst()
      guard let row = rows[leaving] else { continue }
      if leaving.kind == .dummy {
        if abs(row.constant) > 1e-6 { return false }
        continue
      }
      guard row.constant < -Row.tiny else { continue }
      var best: (symbol: Symbol, coefficient: Double)?
      for cell in row.cells where cell.coefficient > Row.tiny && cell.symbol.kind != .dummy {
        guard let present = best else {
          best = (cell.symbol, cell.coefficient)
          continue
        }
        let isLess = (objective[cell.symbol] ?? .zero).isLess(
          dividedBy: cell.coefficient, than: objective[present.symbol] ?? .zero,
          dividedBy: present.coefficient)
        if isLess { best = (cell.symbol, cell.coefficient) }
      }
      guard let entering = best?.symbol else { return false }
      pivot(entering, leaving)
    }
    return true
  }

  // MARK: Questions

  /// Whether growing a symbol that is not basic costs nothing at any priority.
  func costsNothing(_ symbol: Symbol) -> Bool { objective[symbol]?.isBelowPriorities ?? true }
}
