import ConstraintSolver
import Foundation
import SeededRandom
import Testing

/// Systems so large that the solver leaves the markers of required equalities out of its rows,
/// beside the same systems with all of them.
@Suite struct LargeSystemTests {
  /// A solver, with its variables and its constraints in their order.
  private struct System {
    var solver = Solver()
    private(set) var variables: [Variable] = []
    /// nil for a constraint that was refused.
    private(set) var ids: [ConstraintID?] = []
    /// The places of the constraints that each refused one contradicts.
    private(set) var conflicts: [[Int]] = []

    /// Where a constraint was removed, what led to a system cannot be repeated: it is whole.
    init(isWhole: Bool) throws {
      let guest = solver.makeVariable()
      let id = try solver.add(Constraint([(guest, 1)], constant: -1, .equal, priority: 1))
      if isWhole { solver.remove(id) }
    }

    mutating func makeVariables(_ count: Int) {
      variables += (0..<count).map { _ in solver.makeVariable() }
    }

    mutating func add(
      _ terms: [(Int, Double)], _ constant: Double, _ relation: Relation = .equal,
      priority: Int = Constraint.required
    ) {
      let constraint = Constraint(
        terms.map { (variables[$0.0], $0.1) }, constant: constant, relation, priority: priority)
      do throws(ConstraintError) {
        ids.append(try solver.add(constraint))
      } catch {
        ids.append(nil)
        if case .unsatisfiable(let others) = error { conflicts.append(others.map(place)) }
      }
    }

    private func place(of id: ConstraintID) -> Int { ids.firstIndex(of: id) ?? -1 }

    /// The bits of all values: equal is not enough.
    var values: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }

    func deciding(_ index: Int) -> [String] {
      solver.deciding(variables[index]).map { "\(place(of: $0.constraint)) × \($0.factor)" }
    }
  }

  /// The value of TOUCHSTONE_SEED, or the same number every time.
  private static let seed =
    ProcessInfo.processInfo.environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 20_261_130

  /// A row of views of related widths that fills a screen, with wishes and limits for some.
  private static func make(_ number: Int, count: Int, isWhole: Bool) throws -> System {
    var random = SeededRandom(seed: seed &+ UInt64(number) &* 1_000_003)
    var system = try System(isWhole: isWhole)
    // Left edges are even, widths odd.
    system.makeVariables(2 * count)
    system.add([(0, 1)], 0)
    for index in 1..<count {
      system.add([(2 * index, 1), (2 * index - 2, -1), (2 * index - 1, -1)], 0)
      let factor = [1, 1, 1, 0.5, 2][Int.random(in: 0..<5, using: &random)]
      system.add([(2 * index + 1, 1), (2 * (index - index % 7) + 1, -factor)], 0)
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      let relation = [Relation.lessOrEqual, .greaterOrEqual][Int.random(in: 0..<2, using: &random)]
      system.add(
        [(2 * index + 1, 1)], -Double.random(in: 1...40, using: &random), relation,
        priority: [250, 750, 999][Int.random(in: 0..<3, using: &random)])
    }
    if number % 2 == 0 { system.add([(2 * count - 2, 1), (2 * count - 1, 1)], -390) }
    for _ in 0..<10 {
      let index = Int.random(in: 0..<2 * count, using: &random)
      let relation = [Relation.lessOrEqual, .equal][Int.random(in: 0..<2, using: &random)]
      let isRequired = Int.random(in: 0..<4, using: &random) == 0
      system.add(
        [(index, 1)], -Double.random(in: 0...300, using: &random), relation,
        priority: isRequired ? Constraint.required : 500)
    }
    return system
  }

  @Test("AL-5: a large system has the values of one with all markers, bit by bit")
  func values() throws {
    var lean = 0
    for number in 0..<6 {
      let large = try Self.make(number, count: 110, isWhole: false)
      let whole = try Self.make(number, count: 110, isWhole: true)
      let place: Comment = "TOUCHSTONE_SEED=\(Self.seed), system \(number)"
      #expect(!whole.solver.leavesMarkersOut, place)
      if large.solver.leavesMarkersOut { lean += 1 }
      #expect(large.values == whole.values, place)
      #expect(large.conflicts == whole.conflicts, place)
      #expect(large.ids.map { $0 == nil } == whole.ids.map { $0 == nil }, place)
      #expect(large.solver.isTheOnlySolution == whole.solver.isTheOnlySolution, place)
      for index in stride(from: 0, to: large.variables.count, by: 41) {
        #expect(large.deciding(index) == whole.deciding(index), place)
        #expect(
          large.solver.range(of: large.variables[index])
            == whole.solver.range(of: whole.variables[index]), place)
      }
    }
    #expect(lean > 0, "TOUCHSTONE_SEED=\(Self.seed)")
  }

  @Test("AL-5: constants that change in a large system and constraints that go change the same")
  func changes() throws {
    for number in 0..<4 {
      let place: Comment = "TOUCHSTONE_SEED=\(Self.seed), system \(number)"
      var found: [[[UInt64]]] = []
      for isWhole in [false, true] {
        var system = try Self.make(number, count: 110, isWhole: isWhole)
        var states: [[UInt64]] = []
        for index in [3, 90, 200] {
          guard let id = system.ids[index] else { continue }
          try? system.solver.setConstant(of: id, to: 5)
          states.append(system.values)
          system.solver.remove(id)
          states.append(system.values)
        }
        found.append(states)
      }
      #expect(found[0] == found[1], place)
    }
  }

  @Test("AL-5: a row of 150 equal widths is solved without markers, which come back when asked for")
  func row() throws {
    var system = try System(isWhole: false)
    system.makeVariables(300)
    system.add([(0, 1)], 0)
    for index in 1..<150 {
      system.add([(2 * index, 1), (2 * index - 2, -1), (2 * index - 1, -1)], 0)
      system.add([(2 * index + 1, 1), (2 * index - 1, -1)], 0)
    }
    system.add([(298, 1), (299, 1)], -390)
    #expect(system.solver.leavesMarkersOut)
    #expect(abs(system.solver.value(of: system.variables[299]) - 2.6) < 1e-9)
    let before = system.values
    system.solver.bringMarkersBack()
    #expect(!system.solver.leavesMarkersOut)
    #expect(system.values == before)
    #expect(!system.deciding(299).isEmpty)
  }
}
