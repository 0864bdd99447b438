import Records
import Workbench

/// The queue of what is due again.
extension Desk {
  /// The name of a lesson in the queue.
  package static func queueName(lesson id: String) -> String { "lesson/\(id)" }
  /// The same for an exercise.
  package static func queueName(exercise id: String) -> String { "exercise/\(id)" }

  /// Takes a lesson that is done, or an exercise that is passed, into the queue.
  package func remember(_ name: String) {
    let day = today
    keep { store in
      guard store.quiz.memories?[name] == nil else { return }
      try store.update(quiz: { $0.remember(name, on: day) })
    }
  }

  /// The items that are due today.
  package func reviewQueue() -> ReviewQueue {
    let recipes = QuestionRecipe.all + QuestionRecipe.cards
    return ReviewQueue(progress.quiz, on: today) {
      recipe(reviewing: $0)
    } seconds: { id in
      recipes.first { $0.id == id }?.seconds ?? 0
    }
  }

  /// The kind of question that reviews something in the queue; nil if none does.
  private func recipe(reviewing name: String) -> String? {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "lesson":
      guard let lesson = try? lessons().lesson(parts[1]) else { return nil }
      let own = QuestionRecipe.all.filter { $0.topic.lesson == lesson.number }
      let named = (try? mentions()[lesson.id]) ?? [:]
      return (own.isEmpty ? QuestionRecipe.about { named[$0] ?? 0 } : own.first)?.id
    case "exercise":
      guard let exercise = try? exercises().exercise(parts[1]) else { return nil }
      let rules = Set(exercise.teaches)
      return QuestionRecipe.about { rules.contains($0) ? 1 : 0 }?.id
    default: return (QuestionRecipe.all + QuestionRecipe.cards).first { $0.id == name }?.id
    }
  }

  /// Asks what is due, at most ten minutes a day.
  package func beginReview(in session: Session) throws -> [Answer] {
    let queue = reviewQueue()
    guard !queue.questions.isEmpty else {
      let days = progress.quiz.daysToNext(from: today)
      return [.practice(.interview([.nothingDue(inDays: days, isEnough: queue.isCut)]))]
    }
    let setup = InterviewSetup(seed: progress.quiz.begun + 1, minutes: 0, level: 2, feedback: .each)
    var random = SeededGenerator("review", setup.seed)
    let maker = QuestionMaker(in: practice)
    let recipes = QuestionRecipe.all + QuestionRecipe.cards
    let reach = InterviewLevel.of(setup.level).reach
    let questions = queue.questions.compactMap { due in
      recipes.first { $0.id == due.recipe }.flatMap {
        maker.question($0, &random, level: reach)
      }
    }
    reviewed = Dictionary(
      queue.questions.map { ($0.recipe, $0.names) }, uniquingKeysWith: { first, _ in first })
    keep { try $0.update(quiz: { $0.begun += 1 }) }
    return begin(InterviewPlayer(.review, setup, questions, in: session), session)
  }
}

extension QuestionRecipe {
  /// The recipe about rules with the most points; nil if none has any.
  static func about(_ points: (RuleID) -> Int) -> QuestionRecipe? {
    var best: (recipe: QuestionRecipe, points: Int)?
    for recipe in all {
      let points = recipe.rules.reduce(0) { $0 + points($1) }
      if points > best?.points ?? 0 { best = (recipe, points) }
    }
    return best?.recipe
  }
}
