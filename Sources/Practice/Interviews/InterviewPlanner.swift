import Records
import Rulebook

/// Chooses the questions of an interview: the same setup results in the same questions everywhere.
package struct InterviewPlanner {
  private let practice: PracticeConfiguration
  private let exercises: [Exercise]

  /// Creates a planner; coding tasks are taken from `exercises`.
  package init(in practice: PracticeConfiguration, exercises: [Exercise]) {
    self.practice = practice
    self.exercises = exercises.sorted { $0.id < $1.id }
  }

  /// The questions in order: those that a machine can judge, with questions in words in between,
  /// and a coding task at the end. Throws if there are none.
  package func questions(_ setup: InterviewSetup) throws -> [MadeQuestion] {
    var random = SeededGenerator("interview", setup.seed)
    let time = setup.minutes * 60
    let code = codingTask(setup, &random)
    let spoken = spokenQuestions(setup, &random)
    let taken = (spoken + code).reduce(0) { $0 + $1.question.seconds }
    let made = madeUp(setup, seconds: max(0, time - taken), &random)
    guard !made.isEmpty || !spoken.isEmpty || !code.isEmpty else { throw Self.nothing(setup) }
    var questions = made
    for (index, question) in spoken.enumerated() {
      questions.insert(
        question,
        at: min(questions.count, (index + 1) * (made.count + 1) / (spoken.count + 1) + index))
    }
    return questions + code
  }

  /// The problem that there are no questions, with topics that have some.
  private static func nothing(_ setup: InterviewSetup) -> Problem {
    let known = Set(
      QuestionRecipe.fitting(level: setup.level, topics: []).map(\.topic)
        + Rulebook.oralQuestions.filter { $0.level <= setup.level }.map(\.topic))
    return .practice(
      .noQuestions(
        topics: InterviewTopic.allCases.filter(known.contains).map(\.rawValue)))
  }

  /// Questions about scenes, as many as fit into the time; each recipe once before any is repeated.
  private func madeUp(
    _ setup: InterviewSetup, seconds: Int, _ random: inout SeededGenerator
  ) -> [MadeQuestion] {
    var recipes = QuestionRecipe.fitting(level: setup.level, topics: setup.topics)
    guard !recipes.isEmpty else { return [] }
    recipes.shuffle(using: &random)
    let maker = QuestionMaker(in: practice)
    var questions: [MadeQuestion] = []
    var left = seconds
    var index = 0
    var misses = 0
    while misses < recipes.count {
      let recipe = recipes[index % recipes.count]
      index += 1
      guard recipe.seconds <= left,
        let made = maker.question(recipe, &random, level: setup.level)
      else {
        misses += 1
        continue
      }
      misses = 0
      left -= recipe.seconds
      questions.append(made)
      // Hours can be set, but no candidate answers more.
      if questions.count == Self.most { break }
    }
    return questions
  }

  /// The maximum number of questions about scenes.
  private static let most = 60

  /// One question in words per ten minutes.
  private func spokenQuestions(
    _ setup: InterviewSetup, _ random: inout SeededGenerator
  ) -> [MadeQuestion] {
    let fitting = Rulebook.oralQuestions.filter {
      $0.level <= setup.level && (setup.topics.isEmpty || setup.topics.contains($0.topic))
    }
    return fitting.shuffled(using: &random).prefix(min(8, setup.minutes / 10)).map { question in
      MadeQuestion(
        question: InterviewQuestion(
          kind: .say, topic: question.topic, seconds: question.minutes * 60,
          points: question.points.count, scene: [], task: .say(question.id)),
        truth: .said(question.id))
    }
  }

  /// A coding task, if there is time for one.
  private func codingTask(
    _ setup: InterviewSetup, _ random: inout SeededGenerator
  ) -> [MadeQuestion] {
    guard setup.minutes >= 15 else { return [] }
    let fitting = exercises.filter { exercise in
      guard exercise.level <= setup.level, !exercise.submission.isCommands else { return false }
      guard let topic = exercise.topic else { return setup.topics.isEmpty }
      return setup.topics.isEmpty || setup.topics.contains(topic)
    }
    guard !fitting.isEmpty else { return [] }
    let exercise = random.one(of: fitting)
    let seconds = min(exercise.minutes, setup.minutes / 3) * 60
    return [
      MadeQuestion(
        question: InterviewQuestion(
          kind: .code, topic: exercise.topic ?? .overrides, seconds: seconds,
          points: InterviewKind.code.points, scene: [],
          task: .code(exercise: exercise.id, title: exercise.title)),
        truth: .solution(exercise: exercise.id))
    ]
  }
}

extension Exercise {
  /// The topic of the interview question that it prepares for.
  var topic: InterviewTopic? { question.flatMap(Rulebook.oralQuestion)?.topic }
}
