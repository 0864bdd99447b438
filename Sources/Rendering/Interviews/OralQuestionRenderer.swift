import Records
import Rulebook

/// Renders a question that is answered in words, with its model answer.
struct OralQuestionRenderer: Speaking {
  let language: Language

  package func render(_ id: String, into page: inout Page) {
    guard let question = Rulebook.oralQuestion(id) else { return }
    page.row("\(id)  ", question.question[language].withoutEmphasis, headEmphasis: .strong, .strong)
    answer(question, into: &page)
    let rules = question.rules.map { "rule \($0)" }.joined(separator: say(", ", "、"))
    page.paragraph(
      say("more: ", "更多：") + "lesson \(question.topic.lesson)\(say(", ", "、"))\(rules)", .hint)
  }

  /// Renders the model answer, the points that it has to name, and how an interviewer continues.
  func answer(_ question: OralQuestion, into page: inout Page) {
    page.line(say("model answer", "参考回答"), .strong)
    page.paragraph(question.answer[language].withoutEmphasis, indent: 2)
    page.line(say("it has to name", "要点"), .strong)
    for (index, point) in question.points.enumerated() {
      page.row("  \(index + 1)  ", point[language].withoutEmphasis)
    }
    for followUp in question.followUps {
      page.row(
        say("then: ", "追问："), followUp.question[language].withoutEmphasis, headEmphasis: .strong)
      page.paragraph(followUp.answer[language].withoutEmphasis, indent: 6)
    }
  }
}
