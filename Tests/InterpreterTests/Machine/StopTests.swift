import Records
import Testing
import TypedProgram

@Suite("Programs that stop") struct StopTests {
  @Test(
    "A stop names its cause",
    arguments: [
      ("let xs = [1]; let i = 3; print(xs[i])", RunProblem.indexOutOfRange),
      ("let n: Int? = nil; print(n!)", .unwrappedNil),
      ("let zero = 0; print(1 / zero)", .divisionByZero),
      ("let zero = 0; print(1 % zero)", .divisionByZero),
      ("var n = Int.max; n += 1", .overflow),
      ("var n: UInt8 = 200; n += 100", .overflow),
      ("var n: UInt = 0; n -= 1", .overflow),
      ("var n = Int.min; n = -n", .overflow),
      ("let x = 1e30; print(Int(x))", .notRepresentable),
      ("let n = -1; print(UInt8(n))", .notRepresentable),
      ("let low = 3; let high = 1; print(low..<high)", .invalidRange),
      ("fatalError(\"enough\")", .fatalError("enough")),
      ("precondition(1 > 2, \"no\")", .preconditionFailed("no")),
      ("assert(1 > 2, \"no\")", .assertionFailed("no")),
      ("let a: Any = 1; print(a as! String)", .castFailed(from: "Int", to: "String")),
      ("func f() -> Int { f() + 1 }; print(f())", .callDepth(limit: 10_000)),
      ("while true {}", .steps(limit: 50_000_000)),
      (
        """
        var kept: [A] = []
        class A { func keep() { kept.append(self) }; deinit { keep() } }
        func f() { _ = A() }
        f()
        """, .keptInDeinit("A")
      ),
    ])
  func stops(_ text: String, _ problem: RunProblem) {
    #expect(MachineRunner.problem(text) == problem)
  }

  @Test("A stop knows its line and the calls that led to it")
  func place() throws {
    let failure = try #require(
      MachineRunner().run(
        """
        func inner(_ n: Int?) -> Int {
          n!
        }
        func outer() -> Int {
          inner(nil) + 1
        }
        print(outer())
        """))
    #expect(failure.line == 2)
    #expect(failure.calls.map(\.line) == [2, 5, 7])
    #expect(failure.calls.map(\.function).prefix(2) == ["inner(_:)", "outer()"])
  }

  @Test("An error that nobody catches stops with its text")
  func uncaught() {
    let text = """
      enum Fault: Error { case big(Int) }
      func f() throws { throw Fault.big(3) }
      try f()
      """
    #expect(MachineRunner.problem(text) == .uncaughtError("big(3)"))
  }

  @Test("A machine that was stopped runs the next question from a clean slate")
  func goesOn() {
    let runner = MachineRunner()
    #expect(runner.run("var n = 1; let zero = 0; n = n / zero") != nil)
    #expect(runner.run("print(n + 1)") == nil)
    #expect(runner.printed == "2\n")
    #expect(!runner.machine.isStopped)
  }

  @Test("Too much output stops")
  func output() {
    let text = "let line = String(repeating: \"x\", count: 1000); for _ in 0..<2000 { print(line) }"
    // 1,047 lines of 1,001 bytes fit, and 529 bytes of the next one.
    #expect(MachineRunner.problem(text) == .output(limit: 1 << 20, leftOut: 472))
  }

  @Test("Memory that grows without an end stops")
  func memory() {
    let text = "var s = \"0123456789\"; while true { s += s }"
    #expect(MachineRunner.problem(text) == .memory(limit: 256 << 20))
  }
}
