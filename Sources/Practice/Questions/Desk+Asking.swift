import Records
import Rulebook
import TypedText
import Workbench

/// Finds what is said about a matter.
extension Desk {
  /// The maximum number of matches shown of a kind, and in all.
  private static let (mostOfRules, most) = (3, 9)

  /// The matches for some words, the best first.
  package func matters(_ words: String) throws -> [FoundMatter] {
    var shown: [FoundMatter] = []
    var rules = 0
    for (matter, _) in try knownMatters().found(words) where shown.count < Self.most {
      switch matter {
      case .rule, .mistake:
        guard rules < Self.mostOfRules else { continue }
        rules += 1
      case .question, .lesson, .exercise: break
      }
      shown.append(matter)
    }
    return shown
  }

  /// The answer to a question in everyday words, and what is said about its matter. Throws if
  /// nothing here is about that.
  func found(_ words: String) throws -> PracticeAnswer {
    let search = DirectAnswerSearch(words)
    var others = try matters(words)
    guard var answer = search.answer else {
      guard !others.isEmpty, search.isLikeKnown, try isAbout(words) else {
        throw Problem.practice(.nothingFound(words))
      }
      return .found(matters: others, words: words)
    }
    answer.lines = Self.lines(for: answer.rules)
    let first = try teaching(answer.rules)
    let names = Set(first.map(\.id))
    others.removeAll { names.contains($0.id) }
    return .found(
      matters: Array((first + others).prefix(Self.most)), words: words, answer: answer)
  }

  /// Whether anything here is about words: one item contains enough of them.
  private func isAbout(_ words: String) throws -> Bool {
    try knownMatters().coverage(of: words) >= 0.34
  }

  /// Everything that can be found; built once per desk.
  private func knownMatters() throws -> MatterSearch<FoundMatter> {
    if let search = knownSearch { return search }
    let search = try matterSearch()
    knownSearch = search
    return search
  }

  private func matterSearch() throws -> MatterSearch<FoundMatter> {
    var search = MatterSearch<FoundMatter>()
    for question in Rulebook.oralQuestions {
      search.add(
        .question(question.id), title: [question.question, question.topic.title],
        body: [question.answer] + question.points, rules: question.rules, weight: 1.3)
    }
    for exercise in try exercises().all().exercises {
      let question = exercise.question.flatMap(Rulebook.oralQuestion)
      search.add(
        .exercise(exercise.record(progress.progress(of: exercise.id))),
        title: [exercise.title, Bilingual(en: exercise.id.replacing("-", with: " "), zh: "")],
        body: [question?.question, try? task(of: exercise)].compactMap(\.self),
        rules: exercise.teaches, weight: 1.1)
    }
    for lesson in try lessons().all() {
      let mistakes = lesson.meets.compactMap { Rulebook.mistake($0)?.claim }
      search.add(
        .lesson(lesson.record(progress.status(of: lesson.id))), title: [lesson.title],
        body: mistakes, weight: 1.1)
    }
    for rule in Rulebook.sections.flatMap(\.rules) {
      search.add(.rule(rule.id), title: [], body: [rule.statement], rules: [rule.id], weight: 1.2)
    }
    for mistake in Rulebook.mistakes {
      search.add(
        .mistake(mistake.id), title: [], body: [mistake.claim, mistake.truth], rules: mistake.rules)
    }
    return search
  }
}
