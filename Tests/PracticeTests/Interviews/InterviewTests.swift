import Foundation
import Lettering
import Practice
import Records
import Rendering
import Rulebook
import Testing
import Wording
import Workbench

/// Interviews at the prompt, as they are typed.
@Suite struct InterviewTests {
  /// A desk whose clock, day and folder a test moves.
  final class World {
    var now = 0.0
    var day = 100
    let folder: String?

    init(_ folder: String? = nil) {
      self.folder = folder
    }

    var configuration: PracticeConfiguration {
      PracticeConfiguration(
        stateFolder: folder, cacheFolder: practiceCache,
        surroundings: PracticeConfiguration.Surroundings(
          clock: { [self] in now }, today: { [self] in day }, seed: { 7 })
      ) { $0.wording }
    }

    func session() -> Session {
      let session = freshSession(at: freshDesk(configuration))
      session.isInteractive = true
      return session
    }
  }

  /// The terminal's output after a line.
  private func type(_ line: String, _ session: Session) throws -> String {
    let answers = try PracticeInput.answers(to: line, in: session) ?? session.run(line)
    let renderer = TextRenderer(
      language: session.language, teach: .normal, style: Style(hasColor: false, columns: 79))
    return answers.map(renderer.render).joined()
  }

  /// An answer that the program would give itself.
  private func truth(_ session: Session) throws -> String {
    let player = try #require(Desk.of(session).interview)
    switch player.questions[player.index].truth {
    case .predicted(let value): return value.wording.en
    case .choice(let number): return "\(number)"
    case .numbers(let numbers): return numbers.map { "\($0)" }.joined(separator: " ")
    case .said, .solution: return ""
    }
  }

  @Test("The same words make the same questions, another seed others")
  func seeds() throws {
    let planner = InterviewPlanner(
      in: practice, exercises: ExerciseLibrary(content).all().exercises)
    @MainActor func scenes(_ seed: Int) throws -> [String] {
      try planner.questions(InterviewSetup(seed: seed, minutes: 20)).map {
        "\($0.question.kind) \($0.question.scene) \($0.question.task) \($0.truth)"
      }
    }
    let (one, again, other) = (try scenes(7), try scenes(7), try scenes(8))
    #expect(one == again)
    #expect(one != other)
  }

  @Test("The questions fit into the time", arguments: [2, 5, 15, 30, 60, 240])
  func time(_ minutes: Int) throws {
    let planner = InterviewPlanner(
      in: practice, exercises: ExerciseLibrary(content).all().exercises)
    let questions = try planner.questions(InterviewSetup(seed: 3, minutes: minutes))
    #expect(!questions.isEmpty)
    #expect(questions.reduce(0) { $0 + $1.question.seconds } <= minutes * 60)
    #expect(questions.contains { $0.question.kind == .code } == (minutes >= 15))
  }

  @Test("Right answers earn every point, and the report says so")
  func allRight() throws {
    let session = World().session()
    _ = try type("interview 5 minutes level 1 seed 4", session)
    var text = ""
    for _ in 0..<20 where Desk.of(session).isAsking { text = try type(try truth(session), session) }
    #expect(!Desk.of(session).isAsking)
    #expect(text.contains("total:"))
    let total = try #require(text.firstMatch(of: /total: +(\d+)\/(\d+)/))
    #expect(total.1 == total.2)
  }

  @Test("A wrong answer is explained, and what to practise is said")
  func wrong() throws {
    let session = World().session()
    _ = try type("interview 2 minutes level 1 seed 1 topics siblings", session)
    var text = ""
    for _ in 0..<9 where Desk.of(session).isAsking {
      let kind = try #require(Desk.of(session).interview?.question?.kind)
      text = try type(kind == .why || kind == .choose ? "9" : "app", session)
      if text.contains("goes on without an answer") { text = try type("skip", session) }
    }
    #expect(text.contains("practise next: siblings → lesson 3"))
  }

  @Test("What would answer a question is closed, what shows the scene is open")
  func closed() throws {
    let session = World().session()
    _ = try type("interview 2 minutes level 1 seed 1 topics siblings", session)
    #expect(try type("map", session).contains("map is closed"))
    #expect(try type(":hit 10 10", session).contains("hit is closed"))
    #expect(try type("rule HT-5", session).contains("rule is closed"))
    #expect(try type(":undo", session).contains("undo is closed"))
    #expect(try type("tree", session).contains("window UIWindow"))
    #expect(Desk.of(session).interview?.given[0].guesses.isEmpty == true)
  }

  @Test("A guess that cannot be read costs nothing, and an empty line neither")
  func unreadable() throws {
    let session = World().session()
    _ = try type("interview 2 minutes level 1 seed 1 topics siblings", session)
    let before = try #require(Desk.of(session).interview?.index)
    #expect(try type("", session).contains("skip goes on"))
    #expect(try type("no-such-view, (", session).contains("skip goes on"))
    #expect(Desk.of(session).interview?.index == before)
    #expect(Desk.of(session).interview?.given[before].isDone == false)
  }

  @Test("Killed and begun again, it continues at the same question with the same time")
  func resumed() throws {
    try withFolder { folder in
      let world = World(folder)
      let first = world.session()
      _ = try type("interview 10 minutes level 1 seed 4", first)
      world.now = 30
      _ = try type(try truth(first), first)
      let question = try #require(Desk.of(first).interview?.question)
      world.now = 5
      world.day = 3
      let second = world.session()
      let text = try type("interview", second)
      #expect(text.contains("where you left it: 1 of"))
      let player = try #require(Desk.of(second).interview)
      #expect(player.index == 1)
      #expect(player.given[0].seconds == 30)
      #expect(player.question?.scene == question.scene)
      _ = try type("leave", second)
      #expect(!Desk.of(second).isAsking)
    }
  }

  @Test("A kept interview that does not read is told, put aside, and another one begins")
  func damaged() throws {
    for line in ["interview", "interview new"] {
      try withFolder { folder in
        try write(["interview.json": "{"], in: folder)
        let session = World(folder).session()
        let said = try type(line, session)
        #expect(said.contains("interview.json.damaged") == (line == "interview"))
        #expect(Desk.of(session).isAsking)
        #expect(try FileReading.text(at: "\(folder)/interview.json.damaged") == "{")
      }
    }
  }

  @Test("What cannot be kept is not called kept")
  func notKept() throws {
    let session = World("/proc/nothing").session()
    _ = try type("interview 5 minutes level 1 seed 4", session)
    let left = try type("leave", session)
    #expect(left.contains("could not be kept") && !left.contains("continues where you left it"))
  }

  @Test("A coding task that was killed continues with the text that was written for it")
  func codeGoesOn() throws {
    try withFolder { folder in
      let world = World(folder)
      let first = world.session()
      _ = try type("interview 15 minutes seed 3", first)
      while Desk.of(first).interview?.question?.kind != .code {
        try #require(Desk.of(first).isAsking)
        _ = try type("skip", first)
      }
      _ = try type("add view written 1 2 3 4", first)
      _ = try type("final class Written: UIView {}", first)
      let task = try type("tree", first)
      #expect(throws: Diagnostic.self) { try type("add view nowhere 1 2 3 4 in nothing", first) }
      #expect(try type("tree", first) == task)

      let second = world.session()
      _ = try type("interview", second)
      #expect(Desk.of(second).exercise != nil)
      #expect(try type("tree", second) == task)
      #expect(second.linesOfScene.contains("final class Written: UIView {}"))
    }
  }

  @Test("next asks once before it hands in a task that no check accepted")
  func handsInOnSecondNext() throws {
    let session = World().session()
    _ = try type("interview 15 minutes seed 3", session)
    while Desk.of(session).interview?.question?.kind != .code {
      try #require(Desk.of(session).isAsking)
      _ = try type("skip", session)
    }
    _ = try type("check", session)
    let task = Desk.of(session).interview?.index
    let asked = try type("next", session).replacing("\n", with: " ")
    #expect(asked.contains("next again hands it in"))
    #expect(Desk.of(session).interview?.index == task)
    #expect(!(try type("next", session).contains("next again")))
    #expect(Desk.of(session).interview?.index != task)
  }

  @Test("Ten thousand answers are kept, and continue in a moment")
  func manyAnswers() throws {
    try withFolder { folder in
      let setup = InterviewSetup(seed: 4, minutes: 5, level: 1)
      var given = GivenAnswer()
      given.guesses = (0..<10_000).map { "answer \($0)" }
      try KeptInterview(setup: setup, given: [given]).keep(in: folder)
      let session = World(folder).session()
      _ = try type("interview", session)
      #expect(Desk.of(session).interview?.given[0].guesses.count == 10_000)
    }
  }

  @Test("With an interviewer beside, no answer is shown, neither at the end")
  func interviewer() throws {
    let session = World().session()
    let desk = Desk.of(session)
    let setup = InterviewSetup(
      seed: 4, minutes: 5, level: 1, feedback: .none, hasInterviewer: true)
    _ = try desk.beginInterview(setup, in: session)
    for _ in 0..<20 where desk.isAsking {
      let player = try #require(desk.interview)
      let row = player.questions[player.index]
      let answer = row.question.kind == .say ? "" : "skip"
      let text = try type(answer, session)
      #expect(!text.contains("✔") && !text.contains("✘") && !text.contains("total:"))
    }
  }

  @Test("An answer in words is compared with the model answer and marked by its points")
  func said() throws {
    let session = World().session()
    let question = try #require(Rulebook.oralQuestion("Q-7"))
    let made = MadeQuestion(
      question: InterviewQuestion(
        kind: .say, topic: question.topic, seconds: 180, points: question.points.count, scene: [],
        task: .say("Q-7")), truth: .said("Q-7"))
    let desk = Desk.of(session)
    desk.interview = InterviewPlayer(
      .interview, InterviewSetup(seed: 1), [made], in: session)
    _ = desk.interview?.start()
    #expect(try type("map the superview first {", session) == "")
    #expect(try type("", session).contains("model answer"))
    #expect(try type("9", session).contains("from 1 to \(question.points.count)"))
    #expect(try type("1, 3", session).contains("2 of \(question.points.count) points"))
  }

  @Test(
    "An answer in words ends at a line of its own, and the prompt says so", arguments: [".", ""])
  func endOfWords(_ end: String) throws {
    let session = World().session()
    let question = try #require(Rulebook.oralQuestion("Q-7"))
    let made = MadeQuestion(
      question: InterviewQuestion(
        kind: .say, topic: question.topic, seconds: 180, points: question.points.count, scene: [],
        task: .say("Q-7")), truth: .said("Q-7"))
    let desk = Desk.of(session)
    desk.interview = InterviewPlayer(
      .interview, InterviewSetup(seed: 1), [made, made], in: session)
    _ = desk.interview?.start()
    _ = try type("it asks from the front. to the back", session)
    _ = try type("true", session)
    #expect(session.place == .words(isBegun: true))
    #expect(PromptPlace.words(isBegun: true).text.en.contains(" . "))
    #expect(try type(end, session).contains("model answer"))
    let given = try #require(desk.interview?.given)
    #expect(given[0].guesses == ["it asks from the front. to the back", "true"])
    #expect(given[1].guesses.isEmpty)
  }

  @Test("An interview that is left before a mark is continued with that mark")
  func leftBeforeMark() throws {
    try withFolder { folder in
      let world = World(folder)
      let first = world.session()
      _ = try type("interview 12 minutes level 2 seed 3", first)
      for _ in 0..<20 {
        guard let player = Desk.of(first).interview, player.phase == .asking else { break }
        _ = try type(player.question?.kind == .say ? "" : "skip", first)
      }
      #expect(Desk.of(first).interview?.phase == .marking)
      _ = try type("leave", first)
      #expect(!Desk.of(first).isAsking)
      let second = world.session()
      #expect(try type("interview", second).contains("Which of these did you say?"))
      #expect(try type("1", second).contains("1 of"))
    }
  }

  @Test("When the time is over, what is left is not reached")
  func timeIsUp() throws {
    let world = World()
    let session = world.session()
    _ = try type("interview 5 minutes level 1 seed 4", session)
    world.now = 1_000
    #expect(try type("skip", session).contains("The time is up."))
    #expect(!Desk.of(session).isAsking)
  }

  @Test("A clock that is set back takes no time away")
  func clockSetBack() throws {
    let world = World()
    let session = world.session()
    _ = try type("interview 5 minutes level 1 seed 4", session)
    world.now = 20
    _ = try type("tree", session)
    world.now = -500
    _ = try type("tree", session)
    world.now = -490
    _ = try type("tree", session)
    #expect(Desk.of(session).interview?.given[0].seconds == 30)
  }

  @Test("On 40 columns no line is wider", arguments: Language.allCases)
  func narrow(_ language: Language) throws {
    let session = World().session()
    session.language = language
    func lines(_ entry: String) throws -> [Substring] {
      let answers = try PracticeInput.answers(to: entry, in: session) ?? session.run(entry)
      let renderer = TextRenderer(
        language: language, teach: .normal, style: Style(hasColor: false, columns: 40))
      return answers.map(renderer.render).joined().split(separator: "\n")
    }
    var all = try lines("interview 12 minutes seed 11")
    for _ in 0..<40 where Desk.of(session).isAsking {
      let isMarking = Desk.of(session).interview?.phase == .marking
      let kind = Desk.of(session).interview?.question?.kind
      all += try lines(
        isMarking ? "1" : kind == .say ? "" : kind == .why || kind == .choose ? "1" : "skip")
    }
    #expect(!Desk.of(session).isAsking)
    #expect(all.count > 60)
    for line in all { #expect(DisplayWidth.of(line) <= 40, "\(line)") }
  }

  @Test("A topic that does not exist is an error that lists them")
  func noTopic() throws {
    let session = World().session()
    #expect(throws: Diagnostic.self) { try session.run("interview topics nonsense") }
    #expect(throws: Diagnostic.self) { try session.run("quiz 3 nonsense") }
    #expect(throws: Diagnostic.self) { try session.run("interview 900 minutes") }
    #expect(!Desk.of(session).isAsking)
  }

  @Test("Parts may come in any order")
  func anyOrder() throws {
    let session = World().session()
    _ = try type("interview seed 9 feedback end topics chain, siblings level 3 20 minutes", session)
    let setup = try #require(Desk.of(session).interview?.setup)
    #expect(setup.seed == 9 && setup.minutes == 20 && setup.level == 3)
    #expect(setup.topics == [.chain, .siblings] && setup.feedback == .end)
  }
}
