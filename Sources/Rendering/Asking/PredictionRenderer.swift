import Foundation
import Records
import Wording

/// Renders the question to predict, what happened, and the comparison.
struct PredictionRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ event: PredictionEvent, into page: inout Page) {
    switch event {
    case .asked(let question):
      page.paragraph(question.wording[language], .strong)
      page.paragraph(
        question.howToAnswer[language]
          + say("; ? gives a hint, Return shows it", "；? 给出提示，直接回车显示答案"), .faint)
    case .hint(let hint): render(hint, into: &page)
    case .answered(let prediction): render(prediction, into: &page)
    case .left(let question):
      page.paragraph(
        say(
          "left without an answer; \(question.shownBy) shows it",
          "已放弃，未显示答案；\(question.shownBy) 可以查看"), .faint)
    }
  }

  private func render(_ hint: PredictionHint, into page: inout Page) {
    page.row(
      say("hint \(hint.number) of \(hint.count): ", "提示 \(hint.number) / \(hint.count)："),
      hint.wording[language], headEmphasis: .strong)
  }

  private func render(_ prediction: Prediction, into page: inout Page) {
    switch prediction.evidence {
    case .trace(let trace):
      TraceRenderer(language: language, teach: teach).render(trace, into: &page)
    case .chain(let chain):
      page.rendered(
        TextRenderer(language: language, teach: teach, style: page.style).render(.chain(chain)))
    case .inside(let reading): render(reading, into: &page)
    case .events(let trace):
      EventRenderer(language: language, teach: teach).render(trace, into: &page)
    case .life(let life): LifeRenderer(language: language, teach: teach).render(life, into: &page)
    }
    compare(prediction, into: &page)
  }

  private func render(_ reading: InsideReading, into page: inout Page) {
    page.rendered(
      TextRenderer(language: language, teach: teach, style: page.style)
        .render(.conversion(reading.conversion)))
    ScriptLinesRenderer(language: language, teach: teach).render(reading.lines, into: &page)
    let isPossible = reading.conversion.steps.allSatisfy(\.isPossible)
    page.row(
      "  point(inside:)  ",
      InsideWording.working(reading.check, reading.conversion.result, isPossible)[language])
  }

  private func compare(_ prediction: Prediction, into page: inout Page) {
    let truth = prediction.truth.wording[language]
    guard prediction.guess != nil else {
      switch prediction.truth {
      case .names, .lines: page.paragraph(truth, .strong)
      case .view, .isInside: break
      }
      return
    }
    if prediction.isRight {
      page.paragraph(say("✔ right: \(truth)", "✔ 正确：\(truth)"), .good)
      return
    }
    let reason = prediction.reason.map { say(". ", "。") + $0.wording[language] } ?? ""
    // If there are several names, some may be right.
    let head =
      switch prediction.truth {
      case .names, .lines: say("✘ not quite; the answer is: ", "✘ 不完全对，正确答案：")
      case .view, .isInside: say("✘ no; the answer is ", "✘ 不对，正确答案：")
      }
    page.paragraph("\(head)\(truth)\(reason)", hang: 2, .bad)
  }
}
