import Foundation
import Lettering
import Practice
import Records
import Rendering
import Rulebook
import Testing
import Workbench

/// Quizzes, the question of the day, and what comes again.
@Suite struct QuizTests {
  private func type(_ line: String, _ session: Session) throws -> String {
    let answers = try PracticeInput.answers(to: line, in: session) ?? session.run(line)
    let renderer = TextRenderer(
      language: session.language, teach: .normal, style: Style(hasColor: false, columns: 79))
    return answers.map(renderer.render).joined()
  }

  @Test("Cards have a rule that is settled, a right choice and at least two wrong ones")
  func cards() {
    for card in Rulebook.cards {
      let rule = Rulebook.rule(card.rule)
      #expect(rule.map { $0.confidence != .open } ?? false, "\(card.rule)")
      for language in Language.allCases {
        let choices = ([card.answer] + card.others).map { $0[language] }
        #expect(choices.count >= 3 && Set(choices).count == choices.count, "\(card.rule)")
      }
    }
    let known = Rulebook.sections.first { $0.letters == "KN" }?.rules.map(\.id)
    #expect(Rulebook.cards.map(\.rule) == known)
  }

  @Test("A quiz about apps asks cards, and a card that went wrong comes again the next day")
  func cardsComeAgain() throws {
    try withFolder { folder in
      let world = InterviewTests.World(folder)
      let session = world.session()
      _ = try type("quiz 6 application", session)
      let player = try #require(Desk.of(session).interview)
      let cards = player.questions.compactMap(\.recipe).filter { $0.hasPrefix("card/") }
      #expect(cards.count >= 4)
      var shown = ""
      for made in player.questions {
        guard case .choice(let number) = made.truth else { continue }
        shown += try type("\(number % 2 + 1)", session)
      }
      #expect(shown.contains("KN-"))
      let due = ProgressStore(folder: folder).quiz.due(on: world.day + 1)
      #expect(due.contains { cards.contains($0) })
    }
  }

  @Test("A quiz asks as many questions as were asked for, of the topics that were named")
  func quiz() throws {
    let session = InterviewTests.World().session()
    _ = try type("quiz 3 siblings", session)
    let questions = try #require(Desk.of(session).interview?.questions)
    #expect(questions.count == 3)
    #expect(questions.allSatisfy { $0.question.topic == .siblings })
    for _ in 0..<3 { _ = try type("", session) }
    #expect(!Desk.of(session).isAsking)
  }

  @Test("What went wrong comes again the next day, and first")
  func repeats() throws {
    try withFolder { folder in
      let world = InterviewTests.World(folder)
      let session = world.session()
      _ = try type("quiz 1 chain", session)
      let text = try type("", session)
      #expect(text.contains("comes again"))
      let store = ProgressStore(folder: folder)
      #expect(store.quiz.due(on: world.day).isEmpty)
      #expect(store.quiz.due(on: world.day + 1) == ["chain/chain"])
      world.day += 1
      let next = world.session()
      _ = try type("quiz 1", next)
      #expect(Desk.of(next).interview?.questions.first?.recipe == "chain/chain")
    }
  }

  @Test("Right answers make the pauses longer, a wrong one brings it back the next day")
  func pauses() {
    var quiz = QuizProgress()
    quiz.note("a/b", isRight: false, on: 10)
    var days: [Int] = []
    var day = 10
    while let pause = quiz.daysToNext(from: day), days.count < 12 {
      days.append(pause)
      day += pause
      quiz.note("a/b", isRight: true, on: day)
    }
    #expect(days.first == 1)
    #expect(days == days.sorted())
    #expect((days.last ?? 0) <= 180 && (days.last ?? 0) >= 30)
    quiz.note("a/b", isRight: false, on: day)
    #expect(quiz.daysToNext(from: day).map { $0 <= 36 } ?? false)
  }

  @Test("Days in a row are counted; a day that was missed begins again")
  func streak() throws {
    try withFolder { folder in
      let world = InterviewTests.World(folder)
      @MainActor func answer() throws -> String {
        let session = world.session()
        let asked = try type("daily", session)
        return Desk.of(session).isAsking ? try type("", session) : asked
      }
      @MainActor func expect(_ words: String) throws {
        let text = try answer()
        #expect(text.contains(words))
      }
      try expect("1 day in a row")
      try expect("Today's question is answered")
      world.day += 1
      try expect("2 days in a row")
      world.day += 2
      try expect("1 day in a row")
      world.day -= 1
      try expect("1 day in a row")
    }
  }

  @Test("The question of a day is the same for everybody")
  func sameForAll() throws {
    @MainActor func scene() throws -> [String] {
      let session = InterviewTests.World().session()
      _ = try type("daily", session)
      return try #require(Desk.of(session).interview?.question?.scene)
    }
    let (one, other) = (try scene(), try scene())
    #expect(one == other)
  }

  @Test("Numbers of a file that cannot be are brought back into bounds")
  func bounds() throws {
    var quiz = QuizProgress()
    quiz.streak = -5
    quiz.begun = .max
    quiz.lastDay = .max
    quiz.reviews["hit/siblings"] = QuizProgress.Review(steps: 900, due: .max)
    let bound = quiz.withinBounds
    #expect(bound.streak == 0 && bound.begun == 1_000_000_000)
    #expect(bound.due(on: 5) == ["hit/siblings"])
  }
}
