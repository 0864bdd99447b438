import Practice
import Records
import Testing
import Workbench

/// Answers that are written at the prompt.
@Suite("Answers at the prompt") struct PastedAnswerTests {
  private func session(_ desk: Desk) -> Session { Session(at: desk, language: .english) }

  /// Runs a text as it is pasted: one declaration after the other.
  private func paste(_ text: String, into session: Session) throws {
    for entry in Script.entries(of: text, reader: session.reader)
    where !entry.text.allSatisfy(\.isWhitespace) {
      _ = try session.run(entry.text)
    }
  }

  @Test(
    "Every solution can be pasted after the starter, and is handed in as it is",
    arguments: await ExerciseLibrary(content).names)
  func solution(name: String) throws {
    let desk = Desk(practice)
    let session = session(desk)
    let exercise = try desk.exercises().exercise(name)
    _ = try session.run("exercise \(name)")
    try paste(try Code.file(exercise.solution, of: exercise).text, into: session)
    let files = try PracticeCommands.declared(exercise, session)
    _ = try Stage(exercise, files, [], in: practice)
  }

  @Test("A function that is written again replaces the starter's")
  func function() throws {
    let desk = Desk(practice)
    let session = session(desk)
    _ = try session.run("exercise controller-up-the-chain")
    for name in ["one", "two"] {
      try paste(
        "func owner(of view: UIView) -> UIViewController? { print(\"\(name)\"); return nil }",
        into: session)
    }
    let exercise = try #require(desk.exercise)
    let text = try PracticeCommands.declared(exercise, session)[0].text
    #expect(text.contains("\"two\"") && !text.contains("\"one\""))
    // Declarations of the scene are not the learner's.
    #expect(!text.contains("func ask"))
  }

  @Test("What is done in another scene does not replace the answer that is kept")
  func elsewhere() throws {
    let desk = Desk(practice)
    let session = session(desk)
    _ = try session.run("exercise three-switches")
    let exercise = try #require(desk.exercise)
    _ = try session.run("add view mine 0 0 9 9")
    let answer = try #require(desk.progress.answer(to: exercise.id))
    #expect(answer.contains("add view mine"))
    for line in ["reset", "add view a 0 0 9 9", "add view b 0 0 9 9", "add view c 0 0 9 9"] {
      _ = try session.run(line)
    }
    #expect(desk.progress.answer(to: exercise.id) == answer)
  }

  @Test("What was written the last time is there again, unless one begins from the start")
  func continued() throws {
    let desk = Desk(practice)
    let session = session(desk)
    func begin(_ line: String) throws -> BegunExercise {
      guard case .practice(.began(let begun))? = try session.run(line).first else {
        throw Problem.nothingToUndo
      }
      return begun
    }
    #expect(try !begin("exercise circular-button").isContinued)
    let answer = "class RoundButton: UIButton { var mine = 7 }"
    _ = try session.run(answer)
    _ = try session.run("leave")
    #expect(try begin("exercise circular-button").isContinued)
    #expect(session.linesOfScene.contains { $0.contains(answer) })
    #expect(try !begin("exercise circular-button from start").isContinued)
    #expect(!session.linesOfScene.contains { $0.contains(answer) })
  }
}
