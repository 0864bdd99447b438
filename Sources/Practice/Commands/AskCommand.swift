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
        In your own words, or by names of UIKit's API: the answer in one sentence with its rule, then the \
        lesson and the exercise about it, lines to type that show it, and what else is said about it: \
        interview questions, rules and common mistakes. About other matters, such as sorting arrays, it \
        says that nothing here is about that. ask Q-7 shows a question with its model answer, what an \
        answer has to name, and what comes after it. Alone, ask lists the questions.
        """,
      zh: """
        用自己的话或 UIKit 的 API 名提问：先用一句话回答并注明规则，再给出有关的课程、练习和可以输入的演示命令，\
        最后是其他相关内容：面试题、规则和常见误区。与此无关的问题（如数组排序）会说明这里没有。ask Q-7 \
        显示一道题的参考回答、要点和追问。单独输入 ask 列出全部面试题。
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
      return [.practice(try Desk.of(session).found(words))]
    }
  }

  /// The id for `Q-7`, `q7` or `Q 7`; nil for other words.
  private static func id(_ words: String) -> String? {
    let digits = words.dropFirst().drop { "- ".contains($0) }
    guard words.first?.lowercased() == "q", let number = Int(digits) else { return nil }
    return "Q-\(number)"
  }
}
