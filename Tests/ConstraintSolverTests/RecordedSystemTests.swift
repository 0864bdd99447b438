import ConstraintSolver
import Foundation
import Testing

/// Systems that another solver has solved; `make_systems.py` makes them.
@Suite struct RecordedSystemTests {
  struct Recorded {
    let variables: Int
    let constraints: [(relation: Relation, priority: Int, constant: Double, factors: [Double])]
    /// The cost of each priority; nil where the required constraints contradict each other.
    let costs: [Int: Double]?
    let text: String

    init(
      _ other: Recorded,
      _ constraints: [(relation: Relation, priority: Int, constant: Double, factors: [Double])]
    ) {
      variables = other.variables
      self.constraints = constraints
      costs = nil
      text = other.text
    }

    init?(_ line: Substring) {
      let halves = line.split(separator: "|")
      guard halves.count == 2 || line.hasSuffix("|") else { return nil }
      var parts = halves[0].split(separator: ";")
      guard let count = Int(parts.removeFirst()) else { return nil }
      variables = count
      constraints = parts.map { part in
        let numbers = part.split(separator: " ").compactMap { Double($0) }
        return (
          Relation(rawValue: Int(numbers[0])) ?? .equal, Int(numbers[1]), numbers[2],
          Array(numbers.dropFirst(3))
        )
      }
      let said = halves.count == 2 ? halves[1] : ""
      text = String(line)
      if said == "none" {
        costs = nil
        return
      }
      var costs: [Int: Double] = [:]
      for pair in said.split(separator: " ") {
        let numbers = pair.split(separator: ":").compactMap { Double($0) }
        costs[Int(numbers[0])] = numbers[1]
      }
      self.costs = costs
    }
  }

  /// The systems of the file beside this one, or of the one that `TOUCHSTONE_SYSTEMS` names.
  static let systems: [Recorded] = {
    let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "systems.txt")
    let path = ProcessInfo.processInfo.environment["TOUCHSTONE_SYSTEMS"]
    let file = path.map { URL(filePath: $0) } ?? own
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Recorded.init)
  }()

  private func solve(_ recorded: Recorded, _ order: [Int]) -> (Solver, [Int: Double])? {
    var solver = Solver()
    let variables = (0..<recorded.variables).map { _ in solver.makeVariable() }
    var ids: [(ConstraintID, Int)] = []
    for index in order {
      let (relation, priority, constant, factors) = recorded.constraints[index]
      let terms = zip(variables, factors).filter { $0.1 != 0 }.map { ($0.0, $0.1) }
      let one = Constraint(terms, constant: constant, relation, priority: priority)
      guard let id = try? solver.add(one) else { return nil }
      ids.append((id, priority))
    }
    var costs: [Int: Double] = [:]
    for (id, priority) in ids {
      let miss = abs(solver.miss(of: id))
      if priority < Constraint.required {
        costs[priority, default: 0] += miss
      } else if miss > 1e-5 {
        return nil
      }
    }
    return (solver, costs)
  }

  private func differs(_ found: [Int: Double], from expected: [Int: Double]) -> Bool {
    expected.contains { abs((found[$0.key] ?? 0) - $0.value) > 1e-3 }
  }

  @Test("AL-5: costs are the least, level by level, as another solver finds them")
  func agrees() {
    #expect(Self.systems.count >= 400)
    for recorded in Self.systems {
      let found = solve(recorded, Array(recorded.constraints.indices))
      guard let expected = recorded.costs else {
        #expect(found == nil, "\(recorded.text)")
        continue
      }
      guard let found else {
        Issue.record("contradiction found in \(recorded.text)")
        continue
      }
      if differs(found.1, from: expected) {
        Issue.record("\(recorded.text)\nfound \(found.1)")
      }
    }
  }

  @Test("The order in which constraints come, and what came and went, change no cost")
  func order() {
    for recorded in Self.systems {
      guard let expected = recorded.costs else { continue }
      let backwards = solve(recorded, recorded.constraints.indices.reversed())
      #expect(backwards.map { differs($0.1, from: expected) } == false, "\(recorded.text)")
      guard var (solver, _) = solve(recorded, Array(recorded.constraints.indices)) else { continue }
      let before = solver
      let variable = solver.makeVariable()
      guard
        let guest = try? solver.add(
          Constraint([(variable, 1)], constant: -5, .equal, priority: 500))
      else { continue }
      solver.remove(guest)
      #expect(solver.count == before.count)
    }
  }

  @Test("A constant that changes gives what a system made with it gives")
  func edits() {
    for (number, recorded) in Self.systems.enumerated() where recorded.costs != nil {
      guard var (solver, _) = solve(recorded, Array(recorded.constraints.indices)) else { continue }
      let ids = solver.constraints
      let index = number % ids.count
      let constant = Double((number * 37) % 41 - 20) * 10
      let (relation, priority, _, factors) = recorded.constraints[index]
      var changed = recorded.constraints
      changed[index] = (relation, priority, constant, factors)
      let fresh = solve(Recorded(recorded, changed), Array(changed.indices))
      let hasChanged = (try? solver.setConstant(of: ids[index], to: constant)) != nil
      #expect(hasChanged == (fresh != nil), "\(recorded.text), \(index) to \(constant)")
      guard hasChanged, let fresh else { continue }
      var costs: [Int: Double] = [:]
      for (id, one) in zip(ids, changed) where one.priority < Constraint.required {
        costs[one.priority, default: 0] += abs(solver.miss(of: id))
      }
      #expect(!differs(costs, from: fresh.1), "\(recorded.text), \(index) to \(constant)")
    }
  }
}
