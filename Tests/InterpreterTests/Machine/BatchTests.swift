import Foundation
import Machine
import Records
import SeededRandom
import Testing
import TypedProgram

/// Functions that are asked at many points together, against the same asked one by one.
@Suite("Batches") struct BatchTests {
  /// The result of a function at one point, and its steps; nil if it stops.
  private struct Answer: Equatable {
    let isInside: Bool
    let steps: Int
  }

  private final class Receiver {}

  /// A function of two numbers in a program of its own.
  private final class Subject {
    let runner = MachineRunner()
    let function: Function

    init(_ text: String) throws {
      let failure = runner.run(text)
      try #require(failure == nil && runner.printed.isEmpty, "\(runner.printed)\n\(text)")
      let members = runner.module.members["inside"] ?? []
      function = try #require(
        members.lazy.compactMap { member in
          if case .function(let function) = member { function } else { nil }
        }.first)
    }

    func alone(_ x: Double, _ y: Double) -> Answer? {
      let machine = runner.machine
      machine.beginQuestion()
      defer { machine.endQuestion() }
      var isInside = false
      do throws(RunFailure) {
        try machine.call(
          function,
          {
            $0.numbers[0] = x.bitPattern
            $0.numbers[1] = y.bitPattern
          }, { isInside = $0.numbers[0] != 0 })
      } catch {
        return nil
      }
      return Answer(isInside: isInside, steps: machine.steps)
    }

    func together(_ points: [(x: Double, y: Double)]) -> [Answer?] {
      let machine = runner.machine
      machine.beginQuestion()
      defer { machine.endQuestion() }
      let answers = machine.answerTogether(
        function, isHitTest: false, receiver: Receiver(), x: points.map(\.x), y: points.map(\.y),
        event: nil)
      return points.indices.map { index in
        answers.steps[index] < 0
          ? nil : Answer(isInside: answers.outcomes[index] != 0, steps: Int(answers.steps[index]))
      }
    }
  }

  private static let points: [(x: Double, y: Double)] = {
    var points: [(x: Double, y: Double)] = []
    for number in 0..<300 {
      points.append((x: Double(number % 20) * 1.5 - 9, y: Double(number / 20) - 6.25))
    }
    points.append((x: .nan, y: 0))
    points.append((x: 0, y: .infinity))
    points.append((x: -.infinity, y: .nan))
    points.append((x: 1e300, y: -1e300))
    points.append((x: -0.0, y: 0.0))
    return points
  }()

  /// How many lanes had an answer; every one that is the wrong one is an issue.
  private func answered(_ text: String) throws -> Int {
    let subject = try Subject(text)
    let together = subject.together(Self.points)
    for (point, answer) in zip(Self.points, together) {
      guard let answer else { continue }
      #expect(answer == subject.alone(point.x, point.y), "at \(point):\n\(text)")
    }
    return together.count { $0 != nil }
  }

  @Test("Code that only computes is answered at every point, with the steps that each would take")
  func everyPoint() throws {
    let bodies = [
      "x * x + y * y <= 30",
      "hypot(x, y) < 5 && abs(x) > 1 || max(x, y) == 3.5",
      "var n = 0; var d = x; while d > 1, n < 40 { d /= 2; n += 1 }; return n % 2 == 1",
      "switch x { case ..<0: return y < 0; case 0..<4: return true; default: return y > 2 }",
      "let p = (x + 1, y * 2); return p.0 < p.1",
      "return twice(x) > y && twice(y) > x",
      "sin(x) * pow(y, 2) > atan2(y, x)",
      "let scaled = { (v: Double) in v * x }; return scaled(y) > 3 && scaled(x) > y",
      "func scaled(_ v: Double) -> Double { v * x }; return scaled(y) < scaled(2)",
      "let near = [1.0, 4, 9].filter { $0 > x }; return near.contains { abs($0 - y) < 2 }",
      "let all = [2.0, 5, 7]; return (all.first { $0 > x } ?? 0) < (all.last { $0 < y } ?? 3)",
      "[3.0, 1, 2].allSatisfy { $0 < x } != [1.0, 2].contains { $0 > y }",
      "let near = { (a: Double, b: Double) in abs(a - x) < b }; return near(1, y) != near(y, x)",
      "var sum = 0.0; for row in 0..<4 { sum += Double(row) * x }; return sum > y",
      "let all = [(0.0, 1.0), (4, 2), (3, 9)]; for (n, v) in all.enumerated() where v.1 > x { "
        + "return v.0 * Double(n) > y }; return false",
      "let all = [(0.0, 1.0), (4, 2), (3, 9)]; var n = 0; while n < all.count, all[n].1 < x { "
        + "n += 1 }; return n == 2",
      "let all = [(\"a\", 2.0), (\"b\", 5)]; return all.filter { $0.1 > x }.count == 1",
    ]
    for body in bodies {
      let text = """
        func twice(_ v: Double) -> Double { v > 0 ? v * 2 : v }
        func inside(_ x: Double, _ y: Double) -> Bool { \(body) }
        """
      #expect(try answered(text) == Self.points.count, "\(body)")
    }
  }

  @Test("Who stops, writes or prints somewhere is left there, and nowhere answered otherwise")
  func left() throws {
    let bodies = [
      "return Int(x) > 3", "return 10 / Int(x * 0 + 5) > 1", "[1, 2, 3][Int(y)] > 1",
      "while x > 5 {}; return y > 0", "print(x); return x > 0", "count += 1; return x > 0",
      "if x > 3 { count += 1 }; return count > 2", "return Int(1e18) * Int(y * 10) > 0",
      "let all = [x, y]; return all[0] < all[1]",
      "var best = 0.0; let keep = { (v: Double) in best = max(best, v) }; keep(x); return best > y",
      "func again() -> Bool { again() }; return again()",
      "var n: UInt = 3; if y > 0 { n -= 4 }; return n > 2",
    ]
    for body in bodies {
      let text = """
        var count = 0
        func inside(_ x: Double, _ y: Double) -> Bool { \(body) }
        """
      let subject = try Subject(text)
      subject.runner.machine.limits.steps = 100_000
      let writes = subject.runner.machine.writes
      let together = subject.together(Self.points)
      #expect(subject.runner.printed.isEmpty && subject.runner.machine.writes == writes)
      #expect(together.contains(nil), "\(body)")
      for (point, answer) in zip(Self.points, together) {
        guard let answer else { continue }
        #expect(answer == subject.alone(point.x, point.y), "at \(point): \(body)")
      }
    }
  }

  @Test("Random arithmetic is the same both ways")
  func random() throws {
    let seed =
      ProcessInfo.processInfo.environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 20_261_123
    var all = 0
    for number in 0..<40 {
      var maker = RandomFunction(seed: seed &+ UInt64(number) &* 1_000_003)
      let text = maker.text()
      let answered = try answered(text)
      all += answered
    }
    #expect(all > 40 * 100, "TOUCHSTONE_SEED=\(seed): \(all) answers together")
  }
}

/// Makes functions of two numbers.
private struct RandomFunction {
  private var random: SeededRandom
  private var names = ["x", "y"]
  private var wholes = ["3"]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  private mutating func one<Element>(of all: [Element]) -> Element {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  mutating func text() -> String {
    var lines: [String] = []
    for index in 0..<Int.random(in: 1...6, using: &random) {
      let (double, whole) = (self.double(2), self.whole(2))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.append("if \(condition(1)) { return \(condition(1)) }")
      case 1:
        lines.append("let i\(index) = \(whole)")
        wholes.append("i\(index)")
      case 2:
        lines.append("var v\(index) = \(double)")
        lines.append("for k in 0..<\(Int.random(in: 1...5, using: &random)) {")
        lines.append("if \(condition(1)) { break }")
        lines.append("v\(index) += Double(k) * \(self.double(1)) }")
        names.append("v\(index)")
      case 3:
        lines.append("guard \(condition(1)) else { return \(condition(0)) }")
      default:
        lines.append("let d\(index) = \(double)")
        names.append("d\(index)")
      }
    }
    lines.append("return \(condition(2))")
    return """
      func inside(_ x: Double, _ y: Double) -> Bool {
      \(lines.joined(separator: "\n"))
      }
      """
  }

  private mutating func double(_ depth: Int) -> String {
    guard depth > 0 else {
      return Bool.random(using: &random)
        ? one(of: names) : one(of: ["0.5", "2.0", "-3.25", "7.0", "0.0"])
    }
    let (left, right) = (double(depth - 1), double(depth - 1))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return "min(\(left), \(right))"
    case 1: return "max(\(left), \(right))"
    case 2: return "abs(\(left))"
    case 3: return "(\(condition(depth - 1)) ? \(left) : \(right))"
    case 4: return "hypot(\(left), \(right))"
    case 5: return "Double((\(whole(depth - 1))) as Int)"
    default: return "(\(left) \(one(of: ["+", "-", "*", "/"])) \(right))"
    }
  }

  private mutating func whole(_ depth: Int) -> String {
    guard depth > 0 else { return one(of: wholes + ["1", "-2", "10"]) }
    let (left, right) = (whole(depth - 1), whole(depth - 1))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "(\(condition(depth - 1)) ? \(left) : \(right))"
    case 1: return "Int(max(-9.0, min(9.0, \(double(depth - 1)))))"
    default: return "(\(left) \(one(of: ["+", "-", "*", "&", "|", "%", "/", "&+"])) \(right))"
    }
  }

  private mutating func condition(_ depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
    case 0: "\(whole(depth)) \(one(of: ["<", "<=", "==", "!=", ">"])) \(whole(depth))"
    case 3: "(\(condition(depth - 1)) && \(condition(depth - 1)))"
    case 4: "(\(condition(depth - 1)) || \(condition(depth - 1)))"
    case 5: "!(\(condition(depth - 1)))"
    default: "\(double(depth)) \(one(of: ["<", "<=", "==", ">", ">="])) \(double(depth))"
    }
  }
}
