import Practice
import Records
import Rendering
import Rulebook
import Testing
import Wording
import Workbench

/// One queue of what is due again, the check of what is known, and the map.
@Suite struct ReviewTests {
  @Test("What is learned fades, and a right answer makes it last longer", arguments: 1...40)
  func memories(_ seed: Int) {
    var random = SeededGenerator("memory", seed)
    var memory = Memory(isRight: random.whole(0...1) == 1, on: 100)
    for _ in 0..<30 {
      let before = memory
      let day = memory.last + random.whole(0...60)
      #expect(memory.recall(on: day) <= memory.recall(on: memory.last), "seed \(seed)")
      let isRight = random.whole(0...3) > 0
      memory.note(isRight: isRight, on: day)
      #expect(memory.due > day, "seed \(seed)")
      #expect(Memory.stabilities.contains(memory.stability), "seed \(seed)")
      if isRight {
        #expect(memory.stability >= before.stability, "seed \(seed)")
      } else {
        #expect(memory.stability <= before.stability, "seed \(seed)")
      }
    }
  }

  @Test("What is due is recalled nine times in ten or less")
  func dueInTime() {
    let memory = Memory(isRight: true, on: 10)
    #expect(!memory.isDue(on: memory.due - 1))
    #expect(memory.isDue(on: memory.due))
    #expect(abs(memory.recall(on: memory.due) - 0.9) < 0.02)
    #expect(Memory(isRight: true, on: 500).isDue(on: 10), "a clock was set back")
  }

  @Test("The queue takes ten minutes of a day at most, what is most forgotten first")
  func tenMinutes() {
    var quiz = QuizProgress()
    for index in 0..<30 { quiz.remember("lesson/l\(index)", on: index) }
    let queue = ReviewQueue(quiz, on: 100) {
      $0
    } seconds: { _ in
      75
    }
    #expect(queue.questions.count == 8)
    #expect(queue.isCut)
    #expect(queue.questions.first?.recipe == "lesson/l0")
    quiz.spend(560, on: 100)
    #expect(
      ReviewQueue(quiz, on: 100) {
        $0
      } seconds: { _ in
        75
      }.questions.isEmpty)
    #expect(
      ReviewQueue(quiz, on: 101) {
        $0
      } seconds: { _ in
        75
      }.questions.count == 8)
  }

  @Test("One question reviews everything of its kind")
  func together() {
    var quiz = QuizProgress()
    for name in ["lesson/a", "exercise/b", "hit/siblings", "exercise/gone"] {
      quiz.remember(name, on: 1)
    }
    let queue = ReviewQueue(quiz, on: 50) {
      $0 == "exercise/gone" ? nil : "hit/siblings"
    } seconds: { _ in
      60
    }
    #expect(queue.questions.count == 1)
    #expect(Set(queue.questions[0].names) == ["lesson/a", "exercise/b", "hit/siblings"])
    #expect(!queue.isCut)
  }

  @Test("A lesson that is done comes again some days later, asked by review, and then rests")
  func lessonComesAgain() throws {
    try withFolder { folder in
      let world = InterviewTests.World(folder)
      let session = world.session()
      let desk = Desk.of(session)
      desk.remember(Desk.queueName(lesson: "03-last-first"))
      #expect(desk.reviewQueue().questions.isEmpty)
      guard case .practice(.interview(let events))? = try session.run("review").first,
        case .nothingDue(inDays: 3, isEnough: false)? = events.first
      else {
        Issue.record("something was due")
        return
      }
      world.day += 3
      let later = world.session()
      _ = try later.run("review")
      let player = try #require(Desk.of(later).interview)
      #expect(player.questions.map(\.question.topic) == [.siblings])
      _ = PracticeInput.answers(to: "", in: later)
      #expect(!Desk.of(later).isAsking)
      let quiz = ProgressStore(folder: folder).quiz
      #expect(quiz.reviewedSeconds(on: world.day) > 0)
      #expect(quiz.due(on: world.day).isEmpty)
      #expect(quiz.daysToNext(from: world.day) == 1)
    }
  }

  @Test("The check asks ten questions about ten lessons and skips what was right")
  func placement() throws {
    #expect(Placement.topics.count == 10)
    #expect(Placement.topics.map(\.lesson) == Placement.topics.map(\.lesson).sorted())
    #expect(Placement.known(right: []) == [])
    #expect(Placement.known(right: [1, 3, 4]) == [1, 2, 3, 4])
    #expect(Placement.known(right: [4, 6, 9, 13]) == [4, 5, 6, 9, 13])
    try withFolder { folder in
      let session = InterviewTests.World(folder).session()
      _ = try session.run("placement")
      let desk = Desk.of(session)
      let questions = try #require(desk.interview?.questions)
      #expect(questions.map(\.question.topic) == Placement.topics)
      for made in questions {
        var line = "skip"
        if made.question.topic == .coordinates, case .predicted(let value) = made.truth {
          line = value.wording.en
        }
        _ = PracticeInput.answers(to: line, in: session)
      }
      #expect(!desk.isAsking)
      #expect(desk.progress.knownLessons == ["01-views-and-coordinates"])
      #expect(desk.progress.status(of: "01-views-and-coordinates") == .solved)
      guard case .lesson(let lesson, _) = try desk.nextStep().act else {
        Issue.record("no lesson")
        return
      }
      #expect(lesson.number == 0)
    }
  }

  @Test("The map has every rule and question once, and passing an exercise makes its rules known")
  func knowledge() throws {
    try withFolder { folder in
      let desk = Desk.of(InterviewTests.World(folder).session())
      let fresh = try desk.knowledge()
      #expect(fresh.count(.notYet) == fresh.sections.reduce(0) { $0 + $1.entries.count })
      let ids = fresh.sections.flatMap(\.entries).map(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(
        ids.count == Rulebook.oralQuestions.count
          + Rulebook.sections.reduce(0) { $0 + $1.rules.count })
      let exercise = try desk.exercises().exercise("circular-button")
      desk.keep { try $0.update("circular-button") { $0.isSolved = true } }
      desk.keep { try $0.update(lesson: "13-controls", .solved) }
      let later = try desk.knowledge()
      let known = later.sections.dropFirst().flatMap(\.entries).filter { $0.status == .known }
      #expect(Set(known.map(\.id)) == Set(exercise.teaches.map(\.rawValue)))
      #expect(later.count(.seen) > 5)
    }
  }
}
