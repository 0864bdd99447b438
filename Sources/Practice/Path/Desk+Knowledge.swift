import Records
import Rulebook

/// The learner's knowledge of every rule and question.
extension Desk {
  /// The map: a rule is known when an exercise that teaches it was passed, or a question about it
  /// was answered rightly last; it is seen when a lesson that names it is done or known, or such an
  /// exercise was begun.
  package func knowledge() throws -> KnowledgeMap {
    var known: Set<RuleID> = []
    var seen: Set<RuleID> = []
    var passed: Set<String> = []
    var begun: Set<String> = []
    for exercise in try exercises().heads {
      let progress = progress.progress(of: exercise.id)
      if progress.isSolved {
        known.formUnion(exercise.teaches)
        if let question = exercise.question { passed.insert(question) }
      } else if progress.attempts > 0 || progress.sawSolution {
        seen.formUnion(exercise.teaches)
        if let question = exercise.question { begun.insert(question) }
      }
    }
    for recipe in QuestionRecipe.all + QuestionRecipe.cards {
      switch progress.quiz.isKnown(recipe.id) {
      case true?: known.formUnion(recipe.rules)
      case false?: seen.formUnion(recipe.rules)
      case nil: break
      }
    }
    for (lesson, rules) in try mentions() where progress.status(of: lesson) == .solved {
      seen.formUnion(rules.keys)
    }
    func status(_ rule: RuleID) -> KnowledgeMap.Status {
      known.contains(rule) ? .known : seen.contains(rule) ? .seen : .notYet
    }
    let questions = Rulebook.oralQuestions.map { question in
      let all = question.rules.allSatisfy(known.contains) && !question.rules.isEmpty
      let some = question.rules.contains { status($0) != .notYet }
      return KnowledgeMap.Entry(
        question.id,
        passed.contains(question.id) || all
          ? .known : some || begun.contains(question.id) ? .seen : .notYet)
    }
    return KnowledgeMap(
      sections: [
        KnowledgeMap.Section(
          title: Bilingual(en: "Interview questions", zh: "面试题"), entries: questions)
      ]
        + Rulebook.sections.map { section in
          KnowledgeMap.Section(
            title: section.title,
            entries: section.rules.map { KnowledgeMap.Entry($0.id.rawValue, status($0.id)) })
        })
  }
}
