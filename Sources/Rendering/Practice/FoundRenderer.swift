import Lettering
import Records
import Rulebook
import Wording

/// Renders the results of `ask`: each match with the command that shows it.
struct FoundRenderer: Speaking {
  let language: Language

  package func render(
    _ matters: [FoundMatter], _ words: String, _ answer: FoundAnswer?, into page: inout Page
  ) {
    guard !words.isEmpty else {
      for matter in matters { row(matter, into: &page) }
      page.paragraph(
        say(
          "ask Q-7 shows the answer; ask and your own words look for anything.",
          "ask Q-7 查看参考回答；ask 加上自己的话可以查找任何内容。"), .hint)
      return
    }
    if let answer {
      let rules = answer.rules.map(\.rawValue)
      page.paragraph(
        say(
          "\(answer.sentence.en) (\(rules.joined(separator: ", ")))",
          "\(answer.sentence.zh)（\(rules.joined(separator: "、"))）"), .strong)
      let first = matters.prefix(2).prefix(while: Self.teaches)
      if !first.isEmpty { page.line(say("To learn and practise it:", "学习与练习："), .faint) }
      for matter in first { row(matter, into: &page) }
      lines(answer, into: &page)
      let others = matters.dropFirst(first.count)
      if !others.isEmpty { page.line(say("See also:", "另见："), .faint) }
      for matter in others { row(matter, into: &page) }
      return
    }
    for matter in matters { row(matter, into: &page) }
  }

  private static func teaches(_ matter: FoundMatter) -> Bool {
    switch matter {
    case .lesson, .exercise: true
    case .question, .rule, .mistake: false
    }
  }

  private func lines(_ answer: FoundAnswer, into page: inout Page) {
    guard !answer.lines.isEmpty else { return }
    page.line(say("Lines to type in an empty scene:", "在空场景中输入："), .faint)
    for line in answer.lines {
      for part in line.split(separator: "\n") { page.verbatim("  \(part)") }
    }
  }

  private func row(_ matter: FoundMatter, into page: inout Page) {
    switch matter {
    case .question(let id):
      guard let question = Rulebook.oralQuestion(id) else { return }
      row("ask \(id)", question.question[language], into: &page)
    case .rule(let id):
      guard let rule = Rulebook.rule(id) else { return }
      row("rule \(id)", rule.statement[language], into: &page)
    case .mistake(let id):
      guard let mistake = Rulebook.mistake(id) else { return }
      row("rule \(id)", say("not so: \(mistake.claim.en)", "误区：\(mistake.claim.zh)"), into: &page)
    case .lesson(let lesson): row("lesson \(lesson.number)", lesson.title[language], into: &page)
    case .exercise(let exercise):
      row("exercise \(exercise.id)", exercise.title[language], into: &page)
    }
  }

  private func row(_ command: String, _ text: String, into page: inout Page) {
    let isLong = DisplayWidth.of(command) > 14
    page.row(
      command.padded(to: isLong ? DisplayWidth.of(command) + 2 : 16),
      text.withoutEmphasis.shortened(to: 150), headEmphasis: .hint)
  }
}
