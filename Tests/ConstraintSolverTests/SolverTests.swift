import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test("AL-8: of two optional equalities the higher one wins fully")
  func higherPriorityWins() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let high = try solver.add(Constraint([(x, 1)], constant: -100, .equal, priority: 750))
    let low = try solver.add(Constraint([(x, 1)], constant: -50, .equal, priority: 749))
    #expect(solver.value(of: x) == 100)
    #expect(solver.miss(of: low) == 50)
    solver.remove(high)
    #expect(solver.value(of: x) == 50)
    try solver.setConstant(of: low, to: -70)
    #expect(solver.value(of: x) == 70)
  }

  @Test("AL-8: an optional 30 gives way to a required 90")
  func requiredWins() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Constraint([(x, 1)], constant: -30, .equal, priority: 999))
    _ = try solver.add(Constraint([(x, 1)], constant: -90, .greaterOrEqual))
    #expect(solver.value(of: x) == 90)
    #expect(solver.range(of: x) == 90...90)
  }

  @Test("AL-5: no number of lower constraints outweighs a higher one")
  func levelsAreNotSums() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<200 {
      _ = try solver.add(Constraint([(x, 1)], constant: -1_000, .equal, priority: 749))
    }
    _ = try solver.add(Constraint([(x, 1)], constant: 0, .equal, priority: 750))
    #expect(solver.value(of: x) == 0)
  }

  @Test("AL-5: a solver whose meter says no more adds nothing and says that it was stopped")
  func meterStops() throws {
    var solver = Solver()
    solver.meter = { _ in false }
    let variables = (0..<40).map { _ in solver.makeVariable() }
    #expect(throws: ConstraintError.self) {
      for (number, first) in variables.enumerated() {
        for (other, second) in variables.prefix(number).enumerated() {
          _ = try solver.add(
            Constraint(
              [(first, 1), (second, -1)], constant: Double(number * 7 + other) - 50, .equal,
              priority: 1 + (number * 13 + other * 7) % 999))
        }
      }
    }
    #expect(solver.isStopped)
  }

  @Test("AL-5: the meter is told of all the work, in the same parts each time")
  func meterCounts() throws {
    func work() throws -> Int {
      let total = Total()
      var solver = Solver()
      solver.meter = { total.add($0) }
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      _ = try solver.add(Constraint([(x, 1)], constant: -100, .equal, priority: 750))
      _ = try solver.add(Constraint([(x, 1), (y, -1)], constant: 0, .greaterOrEqual))
      solver.settle()
      return total.sum
    }
    #expect(try work() > 0)
    #expect(try work() == work())
  }

  /// Adds up the costs that a meter receives.
  final class Total: @unchecked Sendable {
    private(set) var sum = 0

    func add(_ work: Int) -> Bool {
      sum += work
      return true
    }
  }

  @Test("AL-15: the label that resists less gives up its width")
  func compression() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint([(first, 1), (second, 1)], constant: 8 - 200, .equal))
    for (variable, natural, resistance) in [(first, 150.0, 750), (second, 120.0, 749)] {
      _ = try solver.add(
        Constraint([(variable, 1)], constant: -natural, .greaterOrEqual, priority: resistance))
      _ = try solver.add(
        Constraint([(variable, 1)], constant: -natural, .lessOrEqual, priority: 250))
    }
    #expect(solver.value(of: first) == 150)
    #expect(solver.value(of: second) == 42)
  }

  @Test("AL-5: what contradicts required constraints is refused, with those that it contradicts")
  func conflict() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(Constraint([(x, 1), (y, 1)], constant: -100, .equal))
    _ = try solver.add(Constraint([(y, 1)], constant: -900, .lessOrEqual))
    let least = try solver.add(Constraint([(x, 1)], constant: -80, .greaterOrEqual))
    #expect(throws: ConstraintError.self) {
      _ = try solver.add(Constraint([(y, 1)], constant: -50, .greaterOrEqual))
    }
    do {
      _ = try solver.add(Constraint([(y, 1)], constant: -50, .greaterOrEqual))
    } catch {
      guard case .unsatisfiable(let others) = error else { return }
      #expect(Set(others) == [sum, least])
    }
    #expect(solver.value(of: x) + solver.value(of: y) == 100)
  }

  @Test("AL-7: what constraints leave open has a range")
  func ambiguity() throws {
    var solver = Solver()
    let (x, y, lonely) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint([(x, 1), (y, 1)], constant: -100, .equal))
    for variable in [x, y] {
      _ = try solver.add(Constraint([(variable, 1)], constant: 0, .greaterOrEqual))
    }
    #expect(solver.range(of: x) == 0...100)
    #expect(solver.range(of: lonely) == -Double.infinity...Double.infinity)
    _ = try solver.add(Constraint([(x, 1)], constant: -30, .equal, priority: 1))
    #expect(solver.range(of: x) == 30...30)
  }

  @Test("Numbers that are not finite are refused")
  func notFinite() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: ConstraintError.self) {
      _ = try solver.add(Constraint([(x, .nan)], constant: 0, .equal))
    }
    #expect(throws: ConstraintError.self) {
      _ = try solver.add(Constraint([(x, 1)], constant: .infinity, .equal))
    }
    #expect(solver.count == 0)
  }
}
