import Foundation
import Practice
import Records
import Rendering
import Rulebook
import Testing
import Wording
import Workbench

/// The interviewer's side: examples of answers, follow-ups, hints, notes and the clock.
@Suite struct InterviewGuideTests {
  private func type(_ line: String, _ session: Session) throws -> String {
    let answers = try PracticeInput.answers(to: line, in: session) ?? session.run(line)
    let renderer = TextRenderer(
      language: session.language, teach: .normal, style: Style(hasColor: false, columns: 200))
    return answers.map(renderer.render).joined()
  }

  /// A session in which an interview with questions is open.
  private func session(
    _ questions: [MadeQuestion], interviewer: Bool = false,
    _ world: InterviewTests.World = InterviewTests.World()
  ) -> Session {
    let session = world.session()
    let desk = Desk.of(session)
    var setup = InterviewSetup(seed: 1, feedback: interviewer ? .none : .each)
    setup.hasInterviewer = interviewer
    desk.interview = InterviewPlayer(.interview, setup, questions, in: session)
    _ = desk.interview?.start()
    return session
  }

  private func spoken(_ id: String) throws -> MadeQuestion {
    let question = try #require(Rulebook.oralQuestion(id))
    return MadeQuestion(
      question: InterviewQuestion(
        kind: .say, topic: question.topic, seconds: 180, points: question.points.count, scene: [],
        task: .say(id), rules: question.rules), truth: .said(id))
  }

  private func scene(_ seed: Int = 1) throws -> MadeQuestion {
    var random = SeededGenerator("guide", seed)
    let recipe = try #require(QuestionRecipe.all.first { $0.id == "hit/siblings" })
    return try #require(
      QuestionMaker(in: practice).question(recipe, &random, at: InterviewLevel.of(1)))
  }

  @Test("An example of an answer gets the points that the guide says")
  func examples() throws {
    var random = SeededGenerator("guide", 20_261_129)
    let maker = QuestionMaker(in: practice)
    for recipe in QuestionRecipe.all {
      let made = try #require(maker.question(recipe, &random, level: 3), "\(recipe.id)")
      let examples = ScoringGuide.examples(for: made)
      #expect(examples.first?.points == made.question.points, "\(recipe.id)")
      #expect(examples.last?.points == 0, "\(recipe.id)")
      for example in examples {
        guard case .typed(let answer) = example.answer else { continue }
        let session = session([made, try spoken("Q-7")])
        _ = try type(answer, session)
        let given = Desk.of(session).interview?.given.first
        #expect(
          given?.points == example.points,
          "\(recipe.id): \(answer) \(made.truth) \(made.question.scene)")
      }
    }
  }

  @Test("Every question in words has examples of three grades, in both languages")
  func spokenExamples() throws {
    for oral in Rulebook.oralQuestions {
      let examples = ScoringGuide.examples(for: try spoken(oral.id))
      #expect(
        examples.map(\.points) == [oral.points.count, oral.points.count / 2, 0], "\(oral.id)")
      for example in examples {
        #expect(!example.answer.wording.en.isEmpty && !example.answer.wording.zh.isEmpty)
      }
    }
  }

  @Test("A hint is a rule of the answer, and costs a point; a right answer after it has one less")
  func hint() throws {
    let made = try scene()
    let session = session([try spoken("Q-7"), made])
    let most = try #require(Rulebook.oralQuestion("Q-7")).points.count
    #expect(try type(":hint", session).contains("\(most - 1) are left"))
    _ = try type("an answer", session)
    _ = try type(".", session)
    let marks = (1...most).map(String.init).joined(separator: " ")
    #expect(try type(marks, session).contains("\(most - 1) of \(most) points"))
    let rule = try #require(made.question.rules?.first)
    #expect(try type("hint", session).contains(rule.rawValue))
    // Its only point is gone.
    #expect(try type("hint", session).contains("no further hint"))
    guard case .predicted(let truth) = made.truth else { return }
    _ = try type(truth.wording.en, session)
    #expect(Desk.of(session).interview == nil)
  }

  @Test("A note is kept at the question that it names, and is in the report")
  func note() throws {
    let session = session([try scene(), try spoken("Q-7")], interviewer: true)
    #expect(try type(":note thinks aloud", session).contains("question 1"))
    _ = try type("skip", session)
    #expect(try type(":note 1 then gave up", session).contains("question 1"))
    #expect(try type(":note 9 nothing", session).contains("from 1 to 2"))
    #expect(try type(":note", session).contains("from 1 to 2"))
    let given = try #require(Desk.of(session).interview?.given)
    let row = given[0].row(try scene())
    #expect(row.note == "thinks aloud then gave up")
    #expect(given[1].guesses.isEmpty)
  }

  @Test("The clock is shown when asked for, and before each question to an interviewer")
  func clock() throws {
    let world = InterviewTests.World()
    let session = session([try scene(1), try scene(2)], interviewer: true, world)
    world.now = 65
    #expect(try type(":time", session).contains("1:05 of 15:00 · this question 1:05 of 1:00"))
    #expect(try type("skip", session).contains("1:05 of 15:00 · this question 0:00"))
  }

  @Test(
    "The follow-ups depend on the answer: the rule, another scene, a missed point, a further one")
  func followUps() throws {
    let made = try scene()
    func follows(_ made: MadeQuestion, _ change: (inout GivenAnswer) -> Void)
      -> [InterviewFollowUp]?
    {
      var given = GivenAnswer()
      given.isDone = true
      change(&given)
      return given.row(made).followUps
    }
    let rule = try #require(made.question.rules?.first)
    #expect(follows(made) { $0.points = 1 } == [.because(rule)])
    #expect(
      follows(made) {
        $0.points = 0
        $0.guesses = ["root"]
      } == [.instead(guess: "root")])
    #expect(follows(made) { $0.isDone = false } == nil)
    let oral = try #require(Rulebook.oralQuestion("Q-7"))
    let said = try spoken("Q-7")
    let all = Array(1...oral.points.count)
    #expect(
      follows(said) {
        $0.marks = Array(all.dropLast())
        $0.points = all.count - 1
      } == [.missed(question: "Q-7", point: all.count)])
    let further = oral.followUps.indices.map {
      InterviewFollowUp.further(question: "Q-7", number: $0 + 1)
    }
    #expect(
      follows(said) {
        $0.marks = all
        $0.points = all.count
      } == further)
    for language in Language.allCases {
      #expect(further.allSatisfy { !$0.wording[language].isEmpty })
    }
  }

  @Test("A report is compared with the definition of its level: nine tenths are above it")
  func standing() throws {
    let made = (1...10).map { number in
      MadeQuestion(
        question: InterviewQuestion(
          kind: .choose, topic: .siblings, seconds: 60, points: 1, scene: [],
          task: .choose(.card(rule: "HT-5"), options: ["\(number)"])), truth: .choice(1))
    }
    func standing(right: Int, open: Bool = false) -> InterviewLevel.Standing {
      let rows = made.enumerated().map { index, made in
        var given = GivenAnswer()
        given.isDone = true
        given.points = index < right ? 1 : 0
        return given.row(made)
      }
      return freshDesk().report(InterviewSetup(seed: 1, level: 3), rows, isOpen: open).standing
    }
    #expect(standing(right: 9) == .above)
    #expect(standing(right: 7) == .at)
    #expect(standing(right: 6) == .below)
    #expect(standing(right: 9, open: true) == .open)
  }

  @Test("A blind comparison has letters, no names, and the same order whatever that of the files")
  func blind() throws {
    func report(_ name: String, _ points: Int) throws -> InterviewReport {
      var setup = InterviewSetup(seed: 1)
      setup.candidate = name
      var given = GivenAnswer()
      given.isDone = true
      given.points = points
      return freshDesk().report(setup, [given.row(try scene())], isOpen: false)
    }
    let (one, other) = (try report("Xaver", 1), try report("Yvonne", 0))
    func key(_ report: InterviewReport) -> UInt64 { UInt64(report.total.points) }
    let blind = InterviewComparison(blind: [one, other], by: key)
    #expect(blind.names == ["A", "B"])
    #expect(blind.reports.map(\.total.points) == [0, 1])
    #expect(blind.reports.allSatisfy { $0.setup.candidate == nil })
    let turned = InterviewComparison(blind: [other, one], by: key)
    #expect(turned.reports.map(\.total.points) == [0, 1])
    let text = shown(.compared(blind))
    #expect(text.contains("blind") && !text.contains("Xaver"))
  }
}
