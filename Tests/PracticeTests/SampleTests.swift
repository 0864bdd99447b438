import SeededRandom
import Testing

@Suite struct SampleTests {
  @Test("Every element has its turn within days, in order, and none comes twice in a day")
  func turns() {
    let all = Array("abcde")
    let days = (0..<5).map { String(Sample.of(all, count: 2, day: $0)) }
    #expect(days == ["ab", "cd", "ea", "bc", "de"])
  }

  @Test("A list that is short enough is whole")
  func short() {
    #expect(Sample.of(["a", "b"], count: 2) == ["a", "b"])
    #expect(Sample.of([Int](), count: 2).isEmpty)
  }
}
