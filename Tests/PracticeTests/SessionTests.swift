import Foundation
import Lettering
import Pages
import Practice
import Records
import Rendering
import Testing
import Wording
import Workbench

/// The commands of practice in a session.
@Suite struct SessionTests {
  nonisolated private static let words = [
    "exercises", "exercise", "check", "hint", "solution", "lessons", "lesson", "next", "again",
    "leave", "interview", "quiz", "daily", "review", "placement", "known", "ask", "watch",
  ]

  @Test(
    "Every command of practice is in the table, with help that fits its columns", arguments: words)
  func help(_ word: String) throws {
    let command = try #require(PracticeTable.commands.command(word))
    #expect(command.group == .practice)
    for language in Language.allCases {
      let text = TextRenderer(
        language: language, teach: .normal, style: Style(hasColor: false, columns: 79)
      ).render(.help(.command(command.help)))
      for line in text.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 78, "\(line)") }
    }
  }

  @Test(
    "The first page of help begins with lesson 0 and fits a screen of 24 lines",
    arguments: Language.allCases)
  func firstPageOfHelp(_ language: Language) throws {
    let text = TextRenderer(
      language: language, teach: .normal, style: Style(hasColor: false, columns: 80)
    ).render(try freshSession().run("help")[0])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.contains("lesson 0") == true)
    // The line that was typed and the next prompt are on the screen, too.
    #expect(lines.count <= 23)
  }

  @Test("exercise start NAME opens it, too")
  func starts() throws {
    let session = freshSession()
    _ = try session.run("exercise start circular-button")
    #expect(session.place == .exercise("circular-button"))
  }

  @Test("exercise opens the scene as one change, which undo takes back once it is left")
  func opens() throws {
    let session = freshSession()
    _ = try session.run("add view mine 0 0 10 10")
    _ = try session.run("exercise circular-button")
    #expect(session.place == .exercise("circular-button"))
    #expect(session.scene.object(named: "ok") != nil)
    #expect(session.scene.object(named: "mine") == nil)
    #expect(session.journal.count == 2)
    #expect(throws: Diagnostic.self) { try session.run("undo") }
    _ = try session.run("leave")
    _ = try session.run("undo")
    #expect(session.scene.object(named: "mine") != nil)
  }

  @Test("check takes the class as it is declared at the prompt")
  func check() throws {
    let session = freshSession()
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

  @Test("A page of the last check is of the exercise that is open, and of none before it")
  func checkAsPage() throws {
    let session = freshSession()
    func verdict() throws -> Verdict? {
      try session.exportSubject(with: ExportFormat.check.needs).verdict
    }
    #expect(try verdict()?.outcome == nil)
    _ = try session.run("exercise circular-button")
    #expect(try verdict()?.outcome == nil)
    _ = try session.run("class RoundButton: UIButton { }")
    _ = try session.run("check")
    let subject = try session.exportSubject(with: ExportFormat.check.needs)
    let page = String(decoding: Exporters.export(.check, subject, .english), as: UTF8.self)
    #expect(page.contains("<title>A circular button: wrong</title>"))
    #expect(page.contains("<tr class=\"first\">"))
    _ = try session.run("exercise reverse-order")
    #expect(try verdict()?.outcome == nil)
  }

  @Test("Without an exercise check says how to open one")
  func noExercise() {
    let session = freshSession()
    do {
      _ = try session.run("check")
      Issue.record("accepted")
    } catch {
      #expect(error.problem.wording.en.contains("exercise NAME opens one"))
    }
  }

  @Test("A lesson's prompt says where one is, and an empty line goes on")
  func lesson() throws {
    let session = freshSession()
    _ = try session.run("lesson 0")
    #expect(session.place == .lesson(0))
    #expect(PracticeInput.answers(to: "", in: session) != nil)
    var steps = 0
    while session.place != .answer, steps < 20 {
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

  @Test("While a question is open one can look at the scene, but not at the answer")
  func looking() throws {
    let session = freshSession()
    session.isInteractive = true
    _ = try session.run("add view red 100 100 200 200")
    _ = try session.run("predict hit 150 150")
    for line in ["tree", "list", "inspect red", "rule HT-4", "help hit", "tree red"] {
      #expect(try !session.run(line).isEmpty, "\(line)")
      #expect(session.prediction != nil, "\(line)")
    }
    #expect {
      _ = try session.run("map")
    } throws: {
      ($0 as? Diagnostic)?.problem.wording.en.contains("map would show the answer") == true
    }
    guard case .prediction(.answered(let prediction)) = try session.run("red").first else {
      Issue.record("no answer")
      return
    }
    #expect(prediction.isRight)
  }

  @Test("A view that has the name of a command is an answer")
  func namesWin() throws {
    let session = freshSession()
    _ = try session.run("add view list 100 100 200 200")
    _ = try session.run("predict hit 150 150")
    guard case .prediction(.answered(let prediction)) = try session.run("list").first else {
      Issue.record("no answer")
      return
    }
    #expect(prediction.isRight)
  }

  @Test("At a quiz commands that look run; other words are no choice")
  func quiz() throws {
    let session = freshSession()
    _ = try session.run("lesson 0")
    while session.prediction == nil { _ = PracticeInput.answers(to: "", in: session) }
    _ = try session.run("red")
    for _ in 0..<20 where session.place != .answer {
      if case .task = Desk.of(session).player?.waiting {
        _ = try session.run("set green.isHidden false")
      }
      _ = PracticeInput.answers(to: "", in: session)
    }
    #expect(session.place == .answer)
    #expect(PracticeInput.answers(to: "tree", in: session) == nil)
    #expect(PracticeInput.answers(to: "map", in: session) == nil)
    guard
      case .practice(.lesson(let events)) = PracticeInput.answers(to: "swim", in: session)?.first,
      case .noChoice("swim", count: 3) = events.first
    else {
      Issue.record("taken for a choice")
      return
    }
  }

  @Test("leave and lesson come back to the same page; from start begins with the first")
  func comesBack() throws {
    let session = freshSession()
    _ = try session.run("lesson 2")
    _ = PracticeInput.answers(to: "", in: session)
    let page = try #require(Desk.of(session).player?.page)
    #expect(page > 1)
    _ = try session.run("leave")
    _ = try session.run("lesson 2")
    #expect(Desk.of(session).player?.page == page)
    _ = try session.run("leave")
    _ = try session.run("lesson 2 from start")
    #expect(Desk.of(session).player?.page == 1)
    #expect {
      _ = try session.run("lesson 2 from 99")
    } throws: {
      ($0 as? Diagnostic)?.problem.wording.en.hasPrefix("lesson 2 has no page 99; it has") == true
    }
    _ = try session.run("lesson 2 from 3")
    #expect(Desk.of(session).player?.page == 3)
  }

  /// The effect of an empty line, also at a question.
  private func goOn(_ session: Session) throws {
    if PracticeInput.answers(to: "", in: session) == nil { _ = try session.run("") }
  }

  @Test("What was answered before a lesson was left counts in its score; from start it does not")
  func keepsScore() throws {
    let session = freshSession()
    let desk = Desk.of(session)
    func play(_ first: String) throws -> Int {
      _ = try session.run(first)
      while desk.player?.isAsking == false { try goOn(session) }
      try goOn(session)
      return try #require(desk.player).score.count
    }
    #expect(try play("lesson 2") == 1)
    _ = try session.run("leave")
    #expect(try play("lesson 2") == 2)
    _ = try session.run("leave")
    #expect(try play("lesson 2 from start") == 1)
  }

  @Test("undo in a lesson takes back what the learner did, and nothing of the lesson's own")
  func undoesOwnChanges() throws {
    let session = freshSession()
    _ = try session.run("lesson 2")
    let count = session.journal.count
    #expect(count > 0)
    #expect(
      session.refusal(of: "undo")?.hasPrefix("you have changed nothing on this page yet") == true)
    _ = try session.run("set card.alpha 0.5")
    #expect(session.refusal(of: "undo 2")?.hasPrefix("only 1 change on this page is yours") == true)
    #expect(session.refusal(of: "undo all") != nil)
    _ = try session.run("undo")
    #expect(session.journal.count == count)
    _ = try session.run("leave")
    _ = try session.run("undo all")
    #expect(session.journal.count == 0)
  }

  @Test(
    "A wrong word gets an offer that says no word of the command twice, and names no topic `report`",
    arguments: ["quiz level abc", "interview topics report", "ask Q-999"])
  func offers(_ line: String) throws {
    let problem = try #require(freshSession().problem(of: line))
    guard let offer = problem.offer?.text else { return }
    let words = offer.split(separator: " ")
    #expect(Set(words).count == words.count, "\(offer)")
    #expect(!offer.hasSuffix("report"), "\(offer)")
  }

  @Test("A number after its keyword is offered before it")
  func exchangedWords() throws {
    let problem = try #require(freshSession().problem(of: "interview minutes 10"))
    #expect(problem.offer == .line("interview 10 minutes"))
  }

  @Test("next after the end of a lesson opens what comes first on the path")
  func opensNext() throws {
    let session = freshSession()
    let desk = Desk.of(session)
    _ = try session.run("lesson 2")
    while let player = desk.player {
      if case .task(let task, _) = player.waiting {
        for line in task.answer { _ = try session.run(line) }
      }
      try goOn(session)
    }
    _ = try session.run("next")
    #expect(desk.player?.lesson.number == 0)
  }

  @Test("At the prompt of a lesson back and again turn pages, also while a question is open")
  func turnsPages() throws {
    let session = freshSession()
    _ = try session.run("lesson 2")
    let desk = Desk.of(session)
    while session.prediction == nil { _ = PracticeInput.answers(to: "", in: session) }
    let page = try #require(desk.player?.page)
    #expect(PracticeInput.answers(to: "again", in: session) != nil)
    #expect(desk.player?.page == page)
    #expect(session.prediction != nil)
    #expect(PracticeInput.answers(to: "back", in: session) != nil)
    #expect(desk.player?.page == page - 1)
    #expect(session.prediction == nil)
    // With a view it is the command that moves it.
    #expect(PracticeInput.answers(to: "back card", in: session) == nil)
    while desk.player?.page != 1 { _ = PracticeInput.answers(to: "back", in: session) }
    guard case .practice(.notice) = PracticeInput.answers(to: "back", in: session)?.first else {
      Issue.record("went before the first page")
      return
    }
    _ = try session.run("leave")
    #expect(PracticeInput.answers(to: "back", in: session) == nil)
  }

  @Test("A session that was killed returns to the page of its lesson, with the learner's own scene")
  func resumes() throws {
    try withFolder { folder in
      let killed = freshSession()
      Desk.of(killed).journal = "\(folder)/1.jsonl"
      _ = try killed.run("lesson 2")
      _ = PracticeInput.answers(to: "", in: killed)
      let page = try #require(Desk.of(killed).player?.page)
      _ = try killed.run(":set card.alpha 0.5")
      let place = try #require(PracticePlace.read(beside: "\(folder)/1.jsonl"))
      #expect(place == PracticePlace(lesson: "02-who-gets-the-touch", page: page))

      let session = freshSession()
      try session.resume(killed.journal.entries.map { .entry($0) })
      Desk.of(session).journal = "\(folder)/2.jsonl"
      #expect(!place.open(in: session).isEmpty)
      #expect(Desk.of(session).player?.page == page)
      #expect(session.journal.count == killed.journal.count)
      #expect(PracticePlace.read(beside: "\(folder)/2.jsonl") == place)
      _ = try session.run("leave")
      #expect(PracticePlace.read(beside: "\(folder)/2.jsonl") == nil)
    }
  }

  @Test("A check that is interrupted says so and is no attempt")
  func interrupted() throws {
    var looks = 0
    var isInterrupted = false
    let practice = PracticeConfiguration(
      isInterrupted: {
        looks += 1
        return isInterrupted && looks > 3
      }, wording: { $0.wording })
    let session = freshSession(at: freshDesk(practice))
    _ = try session.run("exercise circular-button")
    (looks, isInterrupted) = (0, true)
    #expect {
      _ = try session.run("check")
    } throws: { error in
      if case .interrupted? = (error as? Diagnostic)?.problem { true } else { false }
    }
    #expect(Desk.of(session).progress.progress(of: "circular-button").attempts == 0)
  }

  @Test("A check that is announced tells its parts first and then the rest")
  func announced() throws {
    let session = freshSession()
    _ = try session.run("exercise circular-button")
    var told: [String] = []
    Desk.of(session).announce = { answer in
      switch answer {
      case .checking(_, _, let attempt, _): told.append("attempt \(attempt ?? 0)")
      case .checked(let part): told.append(part.id)
      default: told.append("?")
      }
    }
    guard case .practice(.concluded(let verdict)) = try session.run("check").first else {
      Issue.record("no conclusion")
      return
    }
    #expect(told == ["attempt 1"] + verdict.parts.map(\.id))
  }

  @Test("An unknown exercise or lesson is told with what there is")
  func unknown() {
    let session = freshSession()
    for (line, part) in [
      ("exercise circle-button", "did you mean `circular-button`"),
      ("lesson 99", "there is no lesson 99; there are lessons 0 to "),
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
