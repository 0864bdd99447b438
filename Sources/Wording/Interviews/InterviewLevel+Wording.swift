import Foundation
import Lettering
import Records

extension InterviewLevel {
  /// The definition, on one line.
  package var wording: Bilingual {
    let difficulty = QuestionDemand.text(difficulty)
    let (least, most) = (systems.lowerBound, systems.upperBound)
    let range = least == most ? "\(least)" : "\(least)–\(most)"
    return Bilingual(
      en: "level \(number): scenes of \(views.lowerBound)–\(views.upperBound) views, "
        + "\(range) \(most == 1 ? "system" : "systems") at once, difficulty \(difficulty)",
      zh: "级别 \(number)：场景有 \(views.lowerBound)–\(views.upperBound) 个视图，"
        + "同时涉及 \(range) 个系统，难度 \(difficulty)")
  }

  /// The subjects, in a list.
  package var subjects: Bilingual {
    Bilingual(
      en: topics.map(\.title.en).joined(separator: ", "),
      zh: topics.map(\.title.zh).joined(separator: "、"))
  }
}

extension QuestionDemand {
  /// A difficulty, with one decimal.
  package static func text(_ difficulty: Double) -> String {
    Numbers.text((difficulty * 10).rounded() / 10)
  }

  /// The difficulty and the things that make it: `18.5: 6 steps, 3 rules`.
  package var wording: Bilingual {
    let parts = Part.allCases.filter { count(of: $0) > 0 }
      .map { $0.wording($0 == .systems ? systems : count(of: $0)) }
    let number = Self.text(difficulty)
    return Bilingual(
      en: "difficulty \(number): \(parts.map(\.en).joined(separator: ", "))",
      zh: "难度 \(number)：\(parts.map(\.zh).joined(separator: "、"))")
  }
}

extension QuestionDemand.Part {
  fileprivate func wording(_ count: Int) -> Bilingual {
    let isOne = count == 1
    switch self {
    case .steps: return Bilingual(en: isOne ? "1 step" : "\(count) steps", zh: "\(count) 步")
    case .conversions:
      return Bilingual(
        en: isOne ? "1 conversion" : "\(count) conversions", zh: "\(count) 次坐标换算")
    case .rules: return Bilingual(en: isOne ? "1 rule" : "\(count) rules", zh: "\(count) 条规则")
    case .distractors:
      return Bilingual(
        en: isOne ? "1 distractor" : "\(count) distractors", zh: "\(count) 个干扰项")
    case .systems: return Bilingual(en: "\(count) systems", zh: "\(count) 个系统")
    case .lesson: return Bilingual(en: "lesson \(count)", zh: "第 \(count) 课")
    }
  }
}

extension InterviewLevel.Standing {
  /// The result as a sentence, for a level with a number.
  package func wording(level: Int) -> Bilingual {
    let least = Int(InterviewLevel.passes * 100)
    let most = Int(InterviewLevel.exceeds * 100)
    return switch self {
    case .above:
      Bilingual(
        en: "above level \(level): at least \(most) % of the points; ask at the next level",
        zh: "高于级别 \(level)：得分不低于 \(most)%；可以用更高一级的题")
    case .at:
      Bilingual(
        en: "at level \(level): at least \(least) % of the points",
        zh: "达到级别 \(level)：得分不低于 \(least)%")
    case .below:
      Bilingual(
        en: "below level \(level): less than \(least) % of the points",
        zh: "未达到级别 \(level)：得分低于 \(least)%")
    case .open:
      Bilingual(
        en: "open: answers are not marked yet, or questions remain",
        zh: "未定：还有回答没有评分，或还有题没有做")
    }
  }
}

extension RecordedDifficulty {
  package var wording: Bilingual {
    let number = QuestionDemand.text(difficulty)
    return Bilingual(
      en: "by \(answers) \(answers == 1 ? "answer" : "answers") recorded here \(number)",
      zh: "按这里记录的 \(answers) 次回答为 \(number)")
  }
}
