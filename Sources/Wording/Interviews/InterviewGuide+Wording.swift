import Foundation
import Lettering
import Records
import Rulebook

extension InterviewHint {
  /// The hint as the candidate reads it.
  package var wording: Bilingual {
    switch self {
    case .rule(let id):
      let statement = Rulebook.rule(id)?.statement ?? Bilingual(en: "", zh: "")
      return Bilingual(en: "\(id.rawValue): \(statement.en)", zh: "\(id.rawValue)：\(statement.zh)")
    case .point(let question, let number):
      return Rulebook.point(number, of: question)
    case .exercise(let hint): return hint
    }
  }
}

extension InterviewFollowUp {
  /// The question as the interviewer asks it, with what a good answer has where that is known.
  package var wording: Bilingual {
    switch self {
    case .missed(let question, let point):
      let words = Rulebook.point(point, of: question)
      return Bilingual(
        en: "Not named: “\(words.en)” Ask for it without naming it.",
        zh: "没有说到：“\(words.zh)”请追问，但不要直接说出来。")
    case .further(let question, let number):
      let all = Rulebook.oralQuestion(question)?.followUps ?? []
      guard all.indices.contains(number - 1) else { return Bilingual(en: question, zh: question) }
      let found = all[number - 1]
      return Bilingual(
        en: "\(found.question.en) → \(found.answer.en)",
        zh: "\(found.question.zh) → \(found.answer.zh)")
    case .because(let id):
      let statement = Rulebook.rule(id)?.statement ?? Bilingual(en: "", zh: "")
      return Bilingual(
        en: "How do you know? → \(id.rawValue): \(statement.en)",
        zh: "依据是什么？ → \(id.rawValue)：\(statement.zh)")
    case .instead(let guess):
      return Bilingual(
        en: "What would have to be different for “\(guess)” to be right?",
        zh: "要让“\(guess)”成立，场景需要怎样改变？")
    case .firstStep:
      return Bilingual(
        en: "Only the first step: which view, object or line comes first, and why?",
        zh: "只说第一步：最先轮到哪个视图、对象或代码，为什么？")
    }
  }
}

extension GradedExample.Answer {
  package var wording: Bilingual {
    switch self {
    case .typed(let text): return Bilingual(en: "`\(text)`", zh: "`\(text)`")
    case .names(let question, let points):
      let all = points.map { Rulebook.point($0, of: question) }
      return Bilingual(
        en: all.map(\.en).joined(separator: " "), zh: all.map(\.zh).joined())
    case .beside(let question, let point):
      let words = Rulebook.point(point, of: question)
      return Bilingual(
        en: "\(words.en) (true, and an answer to another question)",
        zh: "\(words.zh)（没错，但答非所问）")
    case .checked(let percent):
      return Bilingual(
        en: "code of which `check` accepts \(percent) % of the points",
        zh: "`check` 给出 \(percent)% 分数的代码")
    }
  }
}

extension Rulebook {
  /// A point of a model answer, from 1.
  fileprivate static func point(_ number: Int, of question: String) -> Bilingual {
    let points = oralQuestion(question)?.points ?? []
    return points.indices.contains(number - 1)
      ? points[number - 1] : Bilingual(en: "\(number)", zh: "\(number)")
  }
}
