import Foundation
import Lettering
import Records
import Rulebook

extension InterviewKind {
  /// The name of such questions, in lists.
  package var title: Bilingual {
    switch self {
    case .hit: Bilingual(en: "hit", zh: "命中")
    case .order: Bilingual(en: "order", zh: "顺序")
    case .inside: Bilingual(en: "inside", zh: "点在内")
    case .why: Bilingual(en: "why", zh: "原因")
    case .chain: Bilingual(en: "chain", zh: "响应者链")
    case .heard: Bilingual(en: "heard", zh: "收到")
    case .sent: Bilingual(en: "sent", zh: "日志")
    case .number: Bilingual(en: "number", zh: "数值")
    case .choose: Bilingual(en: "which", zh: "选择")
    case .say: Bilingual(en: "say it", zh: "口述")
    case .code: Bilingual(en: "code", zh: "编码")
    }
  }

  /// The forms of an answer.
  package var howToAnswer: Bilingual {
    switch self {
    case .hit: Bilingual(en: "a name, or nil", zh: "一个名字，或 nil")
    case .order: Bilingual(en: "names, the window first", zh: "依次写出名字，窗口在前")
    case .inside: Bilingual(en: "true or false", zh: "true 或 false")
    case .why: Bilingual(en: "the number of a reason", zh: "原因的编号")
    case .choose: Bilingual(en: "the number of a choice", zh: "选项的编号")
    case .chain: Bilingual(en: "names, to the end of the chain", zh: "依次写出名字，直到链的末端")
    case .heard, .sent:
      Bilingual(
        en: """
          the lines that your code, recognizers and control events cause, with commas, such as \
          `red touchesBegan, red touchesEnded`, or none; what UIKit handles by itself is not among them
          """,
        zh: """
          代码、手势识别器和控件事件产生的各行，用逗号分开，如 `red touchesBegan, red touchesEnded`；没有则写 none。\
          UIKit 自己处理的不算
          """)
    case .number: Bilingual(en: "numbers, such as 12 30", zh: "数字，如 12 30")
    case .say:
      Bilingual(
        en: """
          as many lines as you like, or aloud; the answer ends at a line with nothing but `.`, or at \
          an empty one, and the next question comes after it
          """,
        zh: "可以写任意多行，也可以口头回答；单独一行 `.` 或空行结束回答，然后才是下一题")
    case .code:
      Bilingual(
        en: "write the answer here or with edit; check judges it, next goes on",
        zh: "在这里或用 edit 写出答案；check 检查，next 进入下一题")
    }
  }
}

extension InterviewQuestion {
  /// The question as it is asked.
  package var wording: Bilingual {
    switch task {
    case .predict(let question): question.wording
    case .why(let view, let point, _):
      Bilingual(
        en: "Why does \(view) not get the touch at \(Numbers.point(point))?",
        zh: "为什么 \(view) 得不到 \(Numbers.point(point)) 处的触摸？")
    case .number(.converted(let point, let source, let target)):
      Bilingual(
        en: "The point \(Numbers.point(point)) in \(source): which point is it in \(target)?",
        zh: "\(source) 坐标系中的点 \(Numbers.point(point))，在 \(target) 坐标系中是哪个点？")
    case .number(.frame(let view)):
      Bilingual(
        en: "What is \(view).frame now? x, y, width, height.",
        zh: "现在 \(view).frame 是多少？依次写 x、y、宽、高。")
    case .number(.passes(let view)):
      Bilingual(
        en: "How many offscreen passes does showing \(view) need, with all that is in it?",
        zh: "显示 \(view)（包括其中的全部内容）需要几次离屏渲染？")
    case .choose(.callback(let line, nil), _):
      Bilingual(
        en: "`\(line)`: which of these callbacks comes first?",
        zh: "`\(line)`：下面哪个回调最先来？")
    case .choose(.callback(let line, let before?), _):
      Bilingual(
        en: "`\(line)`: which of these callbacks comes directly after “\(before)”?",
        zh: "`\(line)`：紧接在“\(before)”之后的是哪个回调？")
    case .choose(.givesWay(let view), _):
      Bilingual(
        en: "Not all constraints of \(view) can hold. Which one gives way?",
        zh: "\(view) 的约束不可能全部成立。哪一条让步？")
    case .choose(.card(let rule), _):
      Rulebook.card(rule)?.question ?? Bilingual(en: rule.rawValue, zh: rule.rawValue)
    case .say(let id):
      Rulebook.oralQuestion(id)?.question ?? Bilingual(en: id, zh: id)
    case .code(let exercise, let title):
      Bilingual(en: "\(title.en) (exercise \(exercise))", zh: "\(title.zh)（练习 \(exercise)）")
    }
  }

  /// The choices, if there are some.
  package var choices: [Bilingual] {
    switch task {
    case .why(_, _, let reasons): reasons.map(\.wording)
    case .choose(.card(let rule), let options):
      options.map { Rulebook.card(rule)?.choice($0) ?? Bilingual(en: $0, zh: $0) }
    case .choose(_, let options): options.map { Bilingual(en: $0, zh: $0) }
    case .predict, .number, .say, .code: []
    }
  }
}

extension InterviewTruth {
  /// The right answer, on one line.
  package func wording(of question: InterviewQuestion) -> Bilingual {
    switch self {
    case .predicted(let value): return value.wording
    case .choice(let number):
      let choices = question.choices
      guard choices.indices.contains(number - 1) else {
        return Bilingual(en: "\(number)", zh: "\(number)")
      }
      let choice = choices[number - 1]
      return Bilingual(en: "\(number), \(choice.en)", zh: "\(number)，\(choice.zh)")
    case .numbers(let numbers):
      let text = numbers.map { Numbers.text(CGFloat($0)) }.joined(separator: " ")
      return Bilingual(en: text, zh: text)
    case .said(let id):
      return Rulebook.oralQuestion(id)?.answer ?? Bilingual(en: id, zh: id)
    case .solution(let exercise):
      return Bilingual(
        en: "solution shows it, in exercise \(exercise)", zh: "见练习 \(exercise) 的 solution")
    }
  }
}

extension InterviewRow.Outcome {
  package var wording: Bilingual {
    switch self {
    case .right: Bilingual(en: "right", zh: "正确")
    case .partlyRight: Bilingual(en: "partly right", zh: "部分正确")
    case .wrong: Bilingual(en: "wrong", zh: "错误")
    case .skipped: Bilingual(en: "skipped", zh: "跳过")
    case .unmarked: Bilingual(en: "not marked yet", zh: "尚未评分")
    case .notReached: Bilingual(en: "not reached", zh: "没有做到")
    }
  }
}

/// The wording of durations.
package enum Stopwatch {
  /// Minutes and seconds: `1:05`.
  package static func text(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
