import Foundation
import Practice
import Records
import Rendering
import Testing
import Workbench

/// An answer that is judged each time it is saved.
@Suite struct AnswerWatchTests {
  private static let wrong = "class RoundButton: UIButton {}\n"

  private func solution() throws -> String {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    return try FileReading.text(at: exercise.path("solution.swift"))
  }

  /// Watches a file whose text is each of `texts` in turn; nil is a file that is not there.
  private func watch(
    _ texts: [String?], untilPassed: Bool = false
  ) throws -> (last: Verdict?, shown: [PracticeAnswer]) {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    var left = texts[...]
    var present = left.removeFirst()
    var shown: [PracticeAnswer] = []
    let watch = AnswerWatch(at: freshDesk()) {
      guard let text = present else { throw Problem.fileMissing("RoundButton.swift") }
      return (exercise, [Code(file: "RoundButton.swift", text: text)])
    } show: {
      shown.append($0)
    }
    let last = try watch.run(untilPassed: untilPassed) {
      guard let next = left.popFirst() else { return false }
      present = next
      return true
    }
    return (last, shown)
  }

  private func verdicts(_ shown: [PracticeAnswer]) -> [Verdict] {
    shown.compactMap { if case .verdict(let verdict) = $0 { verdict } else { nil } }
  }

  @Test("Each text that differs is judged once")
  func judged() throws {
    let (last, shown) = try watch([Self.wrong, Self.wrong, try solution(), try solution()])
    #expect(verdicts(shown).map(\.isPassed) == [false, true])
    #expect(last?.isPassed == true)
  }

  @Test("A file that is away for a while is waited for, and that is said once")
  func vanished() throws {
    let (last, shown) = try watch([nil, nil, try solution()])
    let notices = shown.count { if case .notice = $0 { true } else { false } }
    #expect(notices == 1)
    #expect(last?.isPassed == true)
  }

  @Test("It ends with the first answer that is passed, where that is wanted")
  func untilPassed() throws {
    let (_, shown) = try watch([Self.wrong, try solution(), Self.wrong], untilPassed: true)
    #expect(verdicts(shown).count == 2)
  }

  @Test("What the code prints for one touch is shown")
  func output() throws {
    let text = try solution().replacing("return ", with: "print(\"asked\"); return ")
    let (_, shown) = try watch([text])
    let printed = shown.compactMap { if case .output(_, let text) = $0 { text } else { nil } }
    #expect(printed == ["asked\n"])
  }

  @Test("A right answer is told the known mistakes that it was tried against, a wrong one is not")
  func tried() throws {
    let (_, shown) = try watch([Self.wrong, try solution()])
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    #expect(verdicts(shown)[0].triedAgainst == nil)
    #expect(verdicts(shown)[1].triedAgainst == exercise.mistakes.map(\.named.name))
  }
}
