import Records
import Testing
import TypedProgram

@Suite("Traced lines") struct TracingTests {
  @Test("Lines tell values, decisions and answers, the called function's first")
  func lines() {
    let lines = MachineRunner.trace(
      """
      func inside(_ x: Double) -> Bool {
        let dx = x - 60
        guard dx < 100 else { return false }
        return dx * dx <= 3600
      }
      let answer = inside(5)
      """)
    let own = lines.filter { $0.function == "inside(_:)" }
    #expect(own.map(\.line) == [2, 3, 4])
    #expect(
      own.map(\.facts) == [
        [.assigned(name: "dx", value: "-55")],
        [.decided(text: "-55 < 100", result: true)],
        [.decided(text: "3025 <= 3600", result: true)],
      ])
    #expect(lines.last?.line == 6)
  }

  @Test("Only the part of a condition that decided is told")
  func deciding() {
    let lines = MachineRunner.trace(
      """
      func f(_ a: Int, _ b: Int) -> Int {
        if a > 1 && b > 1 { return 1 }
        return 0
      }
      print(f(2, 0))
      """)
    let facts = lines.filter { $0.line == 2 }.flatMap(\.facts)
    #expect(facts == [.decided(text: "0 > 1", result: false)])
  }

  @Test("A binding tells its value, or that there was none")
  func binding() {
    let lines = MachineRunner.trace(
      """
      func f(_ n: Int?) -> Int {
        guard let n else { return -1 }
        return n
      }
      print(f(nil), f(7))
      """)
    let facts = lines.filter { $0.line == 2 }.map(\.facts)
    #expect(
      facts == [
        [.bound(name: "n", value: nil), .returned(value: "-1")],
        [.bound(name: "n", value: "7")],
      ])
  }

  @Test("The library's own lines are not told")
  func library() {
    let lines = MachineRunner.trace("print([3, 1].map { $0 * 2 })")
    #expect(lines.allSatisfy { $0.file == "test.swift" })
    #expect(!lines.isEmpty)
  }
}
