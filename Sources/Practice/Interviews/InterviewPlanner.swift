import Records
import Rulebook

/// Chooses the questions of an interview: the same setup results in the same questions everywhere.
///
/// More questions are generated than there is time for. Some of them are chosen, and exchanged one
/// by one until their mean difficulty is that of the level, so two interviews of a level are
/// equally hard.
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
    let level = InterviewLevel.of(setup.level)
    let code = codingTasks(setup, &random)
    let spoken = spokenQuestions(setup, &random)
    let spokenCount = min(8, setup.minutes / 10, spoken.count)
    var choice = QuestionChoice(target: level.difficulty)
    choice.take(spoken, spokenCount, of: .spoken)
    choice.take(code, min(1, code.count), of: .code)
    let taken = choice.seconds
    var recipes = QuestionRecipe.fitting(setup)
    recipes.shuffle(using: &random)
    choice.room = max(setup.minutes * 60 - taken, 0)
    for _ in 0..<Self.rounds where !recipes.isEmpty {
      choice.add(made(recipes, level, seconds: choice.room, &random))
      choice.fill(most: Self.most)
      choice.balance()
      if choice.deviation <= InterviewLevel.tolerance / 2 { break }
    }
    guard !choice.isEmpty else { throw Self.nothing(setup) }
    return ordered(choice)
  }

  /// The maximum number of times that more questions are generated to reach the mean difficulty of
  /// the level.
  private static let rounds = 6
  /// The maximum number of questions about scenes: hours can be set, but no candidate answers more.
  private static let most = 60

  private func ordered(_ choice: QuestionChoice) -> [MadeQuestion] {
    let (made, spoken) = (choice.chosen(.scene), choice.chosen(.spoken))
    var questions = made
    for (index, question) in spoken.enumerated() {
      questions.insert(
        question,
        at: min(questions.count, (index + 1) * (made.count + 1) / (spoken.count + 1) + index))
    }
    return questions + choice.chosen(.code)
  }

  /// The problem that there are no questions, with topics that have some.
  private static func nothing(_ setup: InterviewSetup) -> Problem {
    let reach = InterviewLevel.of(setup.level).reach
    let known = Set(
      QuestionRecipe.fitting(level: reach, topics: []).map(\.topic)
        + Rulebook.oralQuestions.filter { $0.level <= reach }.map(\.topic))
    return .practice(
      .noQuestions(
        topics: InterviewTopic.allCases.filter(known.contains).map(\.rawValue)))
  }

  /// Questions about scenes, for more time than there is; each recipe once before any is repeated.
  private func made(
    _ recipes: [QuestionRecipe], _ level: InterviewLevel, seconds: Int,
    _ random: inout SeededGenerator
  ) -> [MadeQuestion] {
    let fitting = recipes.filter { $0.seconds <= seconds }
    guard !fitting.isEmpty else { return [] }
    let maker = QuestionMaker(in: practice)
    let count = min(Self.most, max(fitting.count, seconds / 60) * 3 / 2)
    return (0..<count).compactMap { index in
      maker.question(fitting[index % fitting.count], &random, at: level)
    }
  }

  /// All questions in words that fit, in a random order.
  private func spokenQuestions(
    _ setup: InterviewSetup, _ random: inout SeededGenerator
  ) -> [MadeQuestion] {
    let level = InterviewLevel.of(setup.level)
    let topics = level.topics(of: setup)
    let fitting = Rulebook.oralQuestions.filter {
      $0.level <= level.reach && topics.contains($0.topic)
    }
    return fitting.shuffled(using: &random).map { question in
      var demand = QuestionDemand()
      demand.steps = question.points.count
      demand.rules = question.rules.count
      demand.lesson = question.topic.lesson
      return MadeQuestion(
        question: InterviewQuestion(
          kind: .say, topic: question.topic, seconds: question.minutes * 60,
          points: question.points.count, scene: [], task: .say(question.id), demand: demand,
          rules: question.rules),
        truth: .said(question.id))
    }
  }

  /// All coding tasks that fit, in a random order, if there is time for one.
  private func codingTasks(
    _ setup: InterviewSetup, _ random: inout SeededGenerator
  ) -> [MadeQuestion] {
    guard setup.minutes >= 15 else { return [] }
    let level = InterviewLevel.of(setup.level)
    let fitting = exercises.filter { exercise in
      guard exercise.level <= level.reach, !exercise.submission.isCommands else { return false }
      guard let topic = exercise.topic else { return setup.topics.isEmpty }
      return setup.topics.isEmpty || setup.topics.contains(topic)
    }
    return fitting.shuffled(using: &random).map { exercise in
      MadeQuestion(
        question: InterviewQuestion(
          kind: .code, topic: exercise.topic ?? .overrides,
          seconds: min(exercise.minutes, setup.minutes / 3) * 60,
          points: InterviewKind.code.points, scene: [],
          task: .code(exercise: exercise.id, title: exercise.title), demand: exercise.demand,
          rules: exercise.teaches),
        truth: .solution(exercise: exercise.id))
    }
  }
}

extension Exercise {
  /// The topic of the interview question that it prepares for.
  var topic: InterviewTopic? { question.flatMap(Rulebook.oralQuestion)?.topic }

  /// The demands of its answer: the parts that are judged separately, the rules that it teaches,
  /// and the lesson that prepares for it.
  var demand: QuestionDemand {
    var demand = QuestionDemand()
    demand.steps = max(1, parts.count)
    demand.rules = teaches.count
    demand.lesson = lesson.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    return demand
  }
}
