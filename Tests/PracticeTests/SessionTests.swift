import Foundation
import Records
import Rendering
import Testing
import Workbench

@testable import Practice

/// The commands of practice in a session.
@Suite struct SessionTests {
  init() {
    _ = content
    PracticeTable.register(stateFolder: nil) { $0.wording }
  }

  private func session() -> Session {
    let session = Engine.session()
    session.companion = freshDesk()
    return session
  }

  nonisolated private static let words = [
    "exercises", "exercise", "check", "hint", "solution", "lessons", "lesson", "next", "leave",
  ]

  @Test(
    "Every command of practice is in the table, with help that fits its columns", arguments: words)
  func help(_ word: String) throws {
    let command = try #require(CommandTable.command(word))
    #expect(command.group == .practice)
    for language in Language.allCases {
      let text = TextRenderer(
        language: language, teach: .normal, style: Style(hasColor: false, columns: 79)
      ).render(.help(.command(command.help)))
      for line in text.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 78, "\(line)") }
    }
  }

  @Test("exercise opens the scene as one change, which undo takes back")
  func opens() throws {
    let session = session()
    _ = try session.run("add view mine 0 0 10 10")
    _ = try session.run("exercise circular-button")
    #expect(session.place == "circular-button")
    #expect(session.scene.object(named: "ok") != nil)
    #expect(session.scene.object(named: "mine") == nil)
    #expect(session.journal.count == 2)
    _ = try session.run("undo")
    #expect(session.scene.object(named: "mine") != nil)
  }

  @Test("check takes the class as it is declared at the prompt")
  func check() throws {
    let session = session()
    _ = try session.run("exercise circular-button")
    let exercise = try #require(Desk.of(session).exercise)
    _ = try session.run(
      try Code.file("solution.swift", of: exercise).text.replacing("import UIKit\n\n", with: ""))
    guard case .practice(.verdict(let verdict)) = try session.run("check").first else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.outcome == .right)
    #expect(verdict.progress?.attempts == 1)
  }

  @Test("Without an exercise check says how to open one")
  func noExercise() {
    let session = session()
    do {
      _ = try session.run("check")
      Issue.record("accepted")
    } catch {
      #expect(error.problem.wording.en.contains("exercise NAME opens one"))
    }
  }

  @Test("A lesson's prompt says where one is, and an empty line goes on")
  func lesson() throws {
    let session = session()
    _ = try session.run("lesson 0")
    #expect(session.place == "lesson 0")
    #expect(PracticeInput.answers(to: "", in: session) != nil)
    var steps = 0
    while session.place != "answer", steps < 20 {
      _ = PracticeInput.answers(to: "", in: session)
      steps += 1
    }
    #expect(session.prediction != nil)
    #expect(try !session.run("red").isEmpty)
    #expect(session.prediction == nil)
    _ = try session.run("leave")
    #expect(session.place == nil)
    #expect(PracticeInput.answers(to: "", in: session) == nil)
  }

  @Test("An unknown exercise or lesson is told with what there is")
  func unknown() {
    let session = session()
    for (line, part) in [
      ("exercise circle-button", "did you mean `circular-button`"),
      ("lesson 99", "there are 0, 2, 5"),
    ] {
      do {
        _ = try session.run(line)
        Issue.record("\(line) was accepted")
      } catch {
        #expect(error.problem.wording.en.contains(part), "\(error.problem.wording.en)")
      }
    }
  }
}
