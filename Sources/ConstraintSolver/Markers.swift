/// The markers of required equalities, which rows do without in a system that is large.
///
/// A marker is always zero: no pivot depends on one, and no value. It only shows of which
/// equalities a row was made, which matters when a constraint changes, is removed or contradicts
/// others, and to explain a variable. In a chain of equalities each row is made of all rows before
/// it, and nearly all the work is done on markers. Beyond an amount of work they are therefore left
/// out, and are added again, by the same calls, when they are needed.
struct Markers: Sendable {
  /// A constraint that was added, and the number after which its symbols are numbered.
  struct Call: Sendable {
    let constraint: Constraint
    let start: Int
  }

  /// The work until now, in changed cells of the tableau.
  var work = 0
  private(set) var areLeftOut = false
  /// Whether a step would have been about a marker that is left out.
  var areMissed = false
  /// All that led to this system; nil where a constraint changed or went, which cannot be repeated.
  private var calls: [Call]? = []

  /// The work from which on they are left out: that of a screen of a thousand views. To bring them
  /// back takes as long as if they had never been left out.
  private static let muchWork = 50_000

  /// Whether it is time to leave them out.
  var areTooMany: Bool { !areLeftOut && work > Self.muchWork && calls != nil }

  mutating func note(_ constraint: Constraint, from start: Int) {
    calls?.append(Call(constraint: constraint, start: start))
  }

  mutating func forgetCalls() { calls = nil }

  mutating func leaveOut() { areLeftOut = true }

  /// The calls to repeat with markers; rows have all of them from then on.
  mutating func bringBack() -> [Call] {
    defer { forgetCalls() }
    (areLeftOut, areMissed) = (false, false)
    return calls ?? []
  }
}

extension Solver {
  /// Whether `bringMarkersBack()` has an effect.
  public var leavesMarkersOut: Bool { markers.areLeftOut }

  /// Leaves markers out of the rows from now on, if much work was done on them.
  mutating func leaveMarkersOut() {
    guard markers.areTooMany else { return }
    rows.leaveMarkersOut()
    objective = objective.filter { $0.key.kind != .dummy }
    markers.leaveOut()
  }

  /// Prepares for questions about what decides variables, where a large system does without what
  /// they need.
  public mutating func bringMarkersBack() {
    guard markers.areLeftOut else { return }
    replay(markers.bringBack())
  }
}
