import Foundation
import Records
import Rulebook
import TypedText
import Workbench

extension Command {
  static let ask = Command(
    "ask", .practice, .question, prepared: [],
    summary: Bilingual(en: "finds what is said about a matter", zh: "查找有关的题、规则、课程和练习"),
    text: Bilingual(
      en: """
        In your own words, or by names of UIKit's API: the answer in one sentence, if it has one, then the \
        interview questions, lessons, exercises, rules and common mistakes about it, the most telling \
        first, each with what to type. About other matters, such as sorting arrays, it says that nothing \
        here is about that. ask Q-7 shows a \
        question with its model answer, what an answer has to name, and what comes after it. Alone, \
        ask lists the questions.
        """,
      zh: """
        用自己的话或 UIKit 的 API 名提问：能用一句话回答的先给出回答，再列出有关的面试题、课程、练习、规则和常见误区，\
        最贴切的在前，并给出要输入的命令。与此无关的问题（如数组排序）会说明这里没有。ask Q-7 显示一道题的参考回答、要点和追问。单独输入 ask 列出全部面试题。
        """),
    examples: ["ask how do I enlarge a button", "ask Q-16"]
  ) {
    Form(.rest(.word)) { session, words in
      let words = words.trimmingCharacters(in: CharacterSet(charactersIn: "\"“”?？ "))
      if words.isEmpty {
        let all = Rulebook.oralQuestions.map { FoundMatter.question($0.id) }
        return [.practice(.found(matters: all, words: ""))]
      }
      if let id = id(words) {
        guard let question = Rulebook.oralQuestion(id) else {
          throw Problem.practice(
            .noOralQuestion(id, last: Rulebook.oralQuestions.last?.id ?? id))
        }
        return [.practice(.oralQuestion(question.id))]
      }
      let desk = Desk.of(session)
      let found = try desk.matters(words)
      let search = DirectAnswerSearch(words)
      let answer = search.answer
      let isAbout = try answer != nil || search.isLikeKnown && desk.isAbout(words)
      guard !found.isEmpty || answer != nil, isAbout else {
        throw Problem.practice(.nothingFound(words))
      }
      return [.practice(.found(matters: found, words: words, answer: answer))]
    }
  }

  /// The id for `Q-7`, `q7` or `Q 7`; nil for other words.
  private static func id(_ words: String) -> String? {
    let digits = words.dropFirst().drop { "- ".contains($0) }
    guard words.first?.lowercased() == "q", let number = Int(digits) else { return nil }
    return "Q-\(number)"
  }
}

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

  /// Whether anything here is about words: one item contains enough of them.
  func isAbout(_ words: String) throws -> Bool {
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
