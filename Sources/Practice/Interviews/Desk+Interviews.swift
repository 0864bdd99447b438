import Foundation
import Records
import Workbench

/// Interviews, quizzes and the question of the day, at a desk.
extension Desk {
  package var today: Int { practice.surroundings.today() }

  // MARK: Beginning

  /// Begins an interview in a session, replacing an open one.
  package func beginInterview(_ setup: InterviewSetup, in session: Session) throws -> [Answer] {
    let questions = try InterviewPlanner(in: practice, exercises: try exercises().all().exercises)
      .questions(setup)
    let before = saveOpenInterview(in: session).map {
      [Answer.practice(.interview([.setAside(seed: $0.seed, saved: $0.saved)]))]
    }
    return (before ?? [])
      + begin(InterviewPlayer(.interview, setup, questions, in: session), session)
  }

  /// Continues the open interview; begins one if there is none.
  package func continueInterview(in session: Session) throws -> [Answer] {
    func another() throws -> [Answer] {
      try beginInterview(InterviewSetup(seed: practice.surroundings.seed()), in: session)
    }
    let kept: KeptInterview
    do {
      guard let open = try KeptInterview.open(in: practice.stateFolder) else {
        return try another()
      }
      kept = open
    } catch Problem.practice(.notAnInterview(let path)) {
      let aside = KeptInterview.close(in: practice.stateFolder, isUnread: true)
      return [.practice(.interview([.unread(file: path, nowAt: aside)]))] + (try another())
    }
    let questions = try InterviewPlanner(in: practice, exercises: try exercises().all().exercises)
      .questions(kept.setup)
    let given = Array(kept.given.prefix(questions.count))
    return begin(
      InterviewPlayer(.interview, kept.setup, questions, given: given, in: session), session)
  }

  /// Writes the report of an open interview and closes it: its seed, and the files; nil if none was
  /// open, or nothing in it was answered.
  private func saveOpenInterview(in session: Session) -> (seed: Int, saved: [String])? {
    do {
      guard let kept = try KeptInterview.open(in: practice.stateFolder),
        kept.given.contains(where: { !$0.guesses.isEmpty }),
        let questions = try? InterviewPlanner(
          in: practice, exercises: (try? exercises().all().exercises) ?? []
        ).questions(kept.setup)
      else {
        KeptInterview.close(in: practice.stateFolder)
        return nil
      }
      let rows = zip(questions, kept.given).map { $1.row($0) }
      let saved = save(report(kept.setup, rows, isOpen: true), in: session)
      KeptInterview.close(in: practice.stateFolder)
      return (kept.setup.seed, saved)
    } catch {
      KeptInterview.close(in: practice.stateFolder, isUnread: true)
      return nil
    }
  }

  /// Asks a few questions: first those that are due again, then others.
  package func beginQuiz(
    count: Int, level: Int, topics: [InterviewTopic], in session: Session
  ) throws -> [Answer] {
    let known = progress.quiz
    let setup = InterviewSetup(
      seed: known.begun + 1, minutes: 0, level: level, topics: topics, feedback: .each)
    var random = SeededGenerator("quiz", setup.seed)
    let questions = quizQuestions(count, setup, known.due(on: today), &random)
    guard !questions.isEmpty else {
      let reach = InterviewLevel.of(level).reach
      let known = Set(QuestionRecipe.fitting(level: reach, topics: []).map(\.topic))
      throw Problem.practice(
        .noQuestions(
          topics: InterviewTopic.allCases.filter(known.contains).map(\.rawValue)))
    }
    keep { try $0.update(quiz: { $0.begun += 1 }) }
    return begin(InterviewPlayer(.quiz, setup, questions, in: session), session)
  }

  /// Asks the question of the day, which is the same for every learner who has nothing to repeat.
  package func beginDaily(in session: Session) throws -> [Answer] {
    let known = progress.quiz
    if known.isAnswered(on: today) {
      return [.practice(.interview([.streak(days: known.streak, isDone: true)]))]
    }
    let setup = InterviewSetup(seed: today, minutes: 0, level: 2, feedback: .each)
    var random = SeededGenerator("daily", today)
    let questions = quizQuestions(1, setup, known.due(on: today), &random)
    return begin(InterviewPlayer(.daily, setup, questions, in: session), session)
  }

  private func quizQuestions(
    _ count: Int, _ setup: InterviewSetup, _ due: [String], _ random: inout SeededGenerator
  ) -> [MadeQuestion] {
    let reach = InterviewLevel.of(setup.level).reach
    let fitting = QuestionRecipe.fitting(level: reach, topics: setup.topics)
    let isAboutApps = setup.topics.contains(.application)
    let cards = setup.topics.isEmpty || isAboutApps ? QuestionRecipe.cards : []
    let repeated = due.compactMap { id in (fitting + cards).first { $0.id == id } }
    func others(of recipes: [QuestionRecipe]) -> [QuestionRecipe] {
      recipes.filter { recipe in !repeated.contains { $0.id == recipe.id } }
        .shuffled(using: &random)
    }
    // Cards that were answered wrongly are due in every quiz; others only if apps are the topic.
    let recipes = repeated + others(of: fitting) + (isAboutApps ? others(of: cards) : [])
    guard !recipes.isEmpty else { return [] }
    let maker = QuestionMaker(in: practice)
    return (0..<count).compactMap {
      maker.question(recipes[$0 % recipes.count], &random, level: reach)
    }
  }

  func begin(_ player: InterviewPlayer, _ session: Session) -> [Answer] {
    if player.occasion != .review { reviewed = [:] }
    interview = player
    self.player = nil
    exercise = nil
    return show([.practice(.interview(player.start()))], session)
  }

  // MARK: Answers

  /// Whether a question is open.
  package var isAsking: Bool { interview != nil }

  /// The answers to a line while an interview or a quiz is open; nil if it is a command.
  func takeInterview(_ entry: String, in session: Session) -> [Answer]? {
    guard let player = interview, let answers = player.take(entry) else { return nil }
    return show(answers, session)
  }

  /// Leaves the open interview or quiz; an interview can be continued.
  package func leaveInterview(in session: Session) -> [Answer]? {
    guard let player = interview else { return nil }
    let events = player.pause()
    let isKept = keep(player)
    interview = nil
    exercise = nil
    session.place = nil
    if isKept { return [.practice(.interview(events))] }
    let counts = player.occasion != .interview
    return [
      .practice(
        .interview([.left(done: player.done, questions: player.rows.count, counts: counts)]))
    ]
  }

  /// Saves the answers, and adds the conclusion after the last question.
  private func show(_ answers: [Answer], _ session: Session) -> [Answer] {
    guard let player = interview else { return answers }
    noteReviews(player)
    keep(player)
    guard player.isOver else {
      session.place = player.place
      return PracticeCommands.told(answers, self)
    }
    interview = nil
    exercise = nil
    session.place = nil
    return PracticeCommands.told(
      answers + [.practice(.interview(end(player, in: session)))], self)
  }

  private func end(_ player: InterviewPlayer, in session: Session) -> [InterviewEvent] {
    let report = report(player.setup, player.rows, isOpen: false)
    switch player.occasion {
    case .interview:
      let saved = save(report, in: session)
      KeptInterview.close(in: practice.stateFolder)
      keep { try $0.update(interviewOfLevel: report.setup.level) }
      return [.ended(report: report, occasion: .interview, saved: saved)]
    case .quiz, .review:
      return [.ended(report: report, occasion: player.occasion, saved: [])] + repeats
    case .placement:
      return [
        .ended(report: report, occasion: .placement, saved: []),
        conclude(placement: player.rows),
      ]
    case .daily:
      let day = today
      keep { try $0.update(quiz: { $0.noteDaily(on: day) }) }
      return [.streak(days: progress.quiz.streak, isDone: false)] + repeats
    }
  }

  private var repeats: [InterviewEvent] {
    let quiz = progress.quiz
    guard let days = quiz.daysToNext(from: today) else { return [] }
    return [.repeats(count: quiz.memories?.count ?? 0, inDays: days)]
  }

  private func noteReviews(_ player: InterviewPlayer) {
    let day = today
    let isReview = player.occasion == .review
    for result in player.takeResults() {
      let names = (reviewed[result.recipe] ?? []).filter { $0 != result.recipe }
      keep { store in
        try store.update(quiz: { quiz in
          quiz.note(result.recipe, isRight: result.isRight, on: day)
          for name in names { quiz.recall(name, isRight: result.isRight, on: day) }
          if isReview { quiz.spend(result.seconds, on: day) }
          guard let difficulty = result.difficulty else { return }
          var ratings = quiz.ratings ?? AnswerRatings()
          ratings.note(result.recipe, difficulty: difficulty, share: result.share)
          quiz.ratings = ratings
        })
      }
    }
  }

  /// Saves an interview, so that it can be continued; returns false if it cannot. A finished one
  /// need not be saved, and a quiz cannot be continued.
  @discardableResult
  package func keep(_ player: InterviewPlayer) -> Bool {
    guard player.occasion == .interview, !player.isOver, practice.stateFolder != nil else {
      return false
    }
    let kept = KeptInterview(setup: player.setup, given: player.given)
    var isKept = false
    keep { [practice] _ in
      try kept.keep(in: practice.stateFolder)
      isKept = true
    }
    return isKept
  }

  // MARK: Reports

  /// A report, with the exercises that practise each topic.
  package func report(
    _ setup: InterviewSetup, _ rows: [InterviewRow], isOpen: Bool
  ) -> InterviewReport {
    let all = (try? exercises().all().exercises) ?? []
    return InterviewReport(
      setup: setup, level: InterviewLevel.of(setup.level), rows: rows, isOpen: isOpen
    ) { topic in
      all.filter { $0.topic == topic }.map(\.id)
    }
  }

  /// Writes a report beside the user's other files, under unused names; returns the paths.
  private func save(_ report: InterviewReport, in session: Session) -> [String] {
    guard let reporting = practice.reporting else { return [] }
    let formats = [InterviewFormat.markdown, .json]
    var name = "interview-\(report.setup.seed)"
    var number = 1
    while formats.contains(where: { access("\(name).\($0.ending)", F_OK) == 0 }) {
      number += 1
      name = "interview-\(report.setup.seed)-\(number)"
    }
    return formats.compactMap { format in
      let path = "\(name).\(format.ending)"
      do {
        try session.writeNew(reporting(report, format, session.language), to: path)
        return path
      } catch {
        let problem =
          error as? Problem ?? .cannotWrite(path, reason: FileReading.reason(of: error))
        keep { _ in throw problem }
        return nil
      }
    }
  }

  /// The sheet of an interviewer: every question with its answer, before any was asked.
  package func sheet(_ setup: InterviewSetup) throws -> InterviewReport {
    let questions = try InterviewPlanner(in: practice, exercises: try exercises().all().exercises)
      .questions(setup)
    let ratings = progress.quiz.ratings
    let rows = questions.map { made in
      var row = GivenAnswer().row(made)
      row.guide = ScoringGuide.examples(for: made)
      if let recipe = made.recipe, let demand = made.question.demand {
        row.recorded = ratings?.corrected(demand.difficulty, of: recipe)
      }
      return row
    }
    return report(setup, rows, isOpen: true)
  }

  /// The open interview so far, for an interviewer at another terminal; throws if there is none.
  package func openInterview() throws -> InterviewReport {
    guard let kept = try KeptInterview.open(in: practice.stateFolder) else {
      throw Problem.practice(.noInterview)
    }
    let questions = try InterviewPlanner(in: practice, exercises: try exercises().all().exercises)
      .questions(kept.setup)
    return report(kept.setup, zip(questions, kept.given).map { $1.row($0) }, isOpen: true)
  }

  /// A report with the marks of an answer in words, and a note at them; throws if there is no such
  /// answer.
  package func marked(
    _ report: InterviewReport, question number: Int, _ points: [Int], note: String? = nil
  ) throws -> InterviewReport {
    let spoken = report.rows.indices.filter { report.rows[$0].question.kind == .say }
    guard spoken.contains(number - 1) else {
      throw Problem.practice(.notSpoken(question: number, spoken: spoken.map { $0 + 1 }))
    }
    let most = report.rows[number - 1].question.points
    let words = points.map(String.init).joined(separator: " ")
    guard let marks = AnswerScore.marks(words, of: most) else {
      throw Problem.practice(.noMark(text: words, count: most))
    }
    let all = (try? exercises().all().exercises) ?? []
    func practising(_ topic: InterviewTopic) -> [String] {
      all.filter { $0.topic == topic }.map(\.id)
    }
    let marked = report.marked(number - 1, marks, note: note, exercises: practising)
    var rows = marked.rows
    for index in rows.indices { rows[index].followUps = rows[index].following }
    return InterviewReport(
      setup: marked.setup, level: marked.level, rows: rows, isOpen: marked.isOpen,
      exercises: practising)
  }
}
