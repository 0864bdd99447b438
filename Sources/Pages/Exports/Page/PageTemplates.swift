import Foundation
import Lettering
import Records
import Rendering
import Wording

/// The sentences of a trace with placeholders for the parts that change from point to point, so
/// that a page's script says what the program would say. They are made of the program's own
/// sentences.
enum PageTemplates {
  private static let name = "\u{2460}"
  private static let other = "\u{2461}"
  private static let bounds = CGRect(x: 11, y: 13, width: 17, height: 19)
  private static let view = ObjectName(name, className: name)

  private static func step(
    _ outcome: HitTestOutcome, subviews: Int = 0, inside: Bool = true
  ) -> HitTestStep {
    HitTestStep(
      number: 1, askedBy: nil, depth: 0, view: view, point: .zero, conversion: nil,
      switches: Switches(isHidden: false, isUserInteractionEnabled: true, alpha: 1),
      inside: InsideCheck(bounds: bounds, answer: inside, answeredBy: nil),
      subviewCount: subviews, outcome: outcome, neverAsked: [], neverAskedInAll: 0,
      answeredBy: nil)
  }

  private static func said(_ step: HitTestStep) -> Bilingual {
    TraceRenderer(language: .english, teach: .normal).decision(step)
      .replacing(Numbers.rectangle(bounds), "{bounds}").replacing("97", "{count}")
  }

  private static func fact(_ step: HitTestStep, _ subject: StepRenderer.Subject) -> Bilingual {
    let step = HitTestTrace(
      point: .zero, origin: nil, steps: [step], result: nil, chain: []
    ).step(1, isOutdated: false)
    func text(_ language: Language) -> String {
      StepRenderer(language: language, teach: .full).facts(of: step)
        .first { $0.subject == subject }?.text ?? ""
    }
    return Bilingual(en: text(.english), zh: text(.chinese))
      .replacing(name, "{name}").replacing(other, "{other}")
  }

  /// The decision of a view that a switch refuses.
  static func refused(_ reason: RefusalReason) -> Bilingual {
    TraceRenderer(language: .english, teach: .normal).decision(step(.refused(reason)))
  }

  /// The switches of a view, in words.
  static func switches(_ switches: Switches, _ refusal: RefusalReason?) -> Bilingual {
    let step = HitTestStep(
      number: 1, askedBy: nil, depth: 0, view: view, point: .zero, conversion: nil,
      switches: switches, inside: nil, subviewCount: 0,
      outcome: refusal.map { .refused($0) } ?? .itself, neverAsked: [], neverAskedInAll: 0,
      answeredBy: nil)
    return fact(step, .switches)
  }

  static let plainSwitches = switches(
    Switches(isHidden: false, isUserInteractionEnabled: true, alpha: 1), nil)

  /// The templates by the keys of the page's script.
  static var all: [String: Bilingual] {
    [
      "saidOutside": said(step(.outside, inside: false)),
      "saidItself": said(step(.itself)),
      "saidAsksOne": said(step(.itself, subviews: 1)),
      "saidAsks": said(step(.itself, subviews: 97)),
      "switches": plainSwitches,
      "insideRefused": fact(step(.refused(.hidden)), .inside),
      "answerRefused": fact(step(.refused(.hidden)), .answer),
      "answerOutside": fact(step(.outside, inside: false), .answer),
      "answerItself": fact(step(.itself), .answer),
      "answerNoSubview": fact(step(.itself, subviews: 1), .answer),
      "answerSubview": fact(
        step(.subview(ObjectName(other, className: other)), subviews: 1), .answer),
    ]
  }
}

extension Bilingual {
  fileprivate func replacing(_ text: String, _ other: String) -> Bilingual {
    Bilingual(en: en.replacing(text, with: other), zh: zh.replacing(text, with: other))
  }
}
