import EventVocabulary
import Foundation
import Lettering
import Records
import Wording

/// A record with sentences that its JSON does not have, or with records inside it that need its
/// context for some.
protocol PlainWorded: PlainException {
  typealias Word = (key: String, text: Bilingual)

  var plainWords: [Word] { get }

  func plainWords(for part: any Encodable) -> [Word]
}

extension PlainWorded {
  var plainWords: [Word] { [] }

  func plainWords(for part: any Encodable) -> [Word] { [] }
}

/// A record that is worded as a sentence.
protocol PlainSentence: PlainWorded {
  var wording: Bilingual { get }
}

extension PlainSentence {
  var plainWords: [Word] { [("text", wording)] }
}

extension Remark: PlainSentence {}
extension DumpRemark: PlainSentence {}
extension Problem: PlainSentence {}
extension StopReport: PlainSentence {}
extension CodePlace: PlainSentence {}
extension EventAct: PlainSentence {}
extension EventConclusion: PlainSentence {}
extension EventFinding: PlainSentence {}
extension TouchRecord.Other: PlainSentence {}
extension PredictQuestion: PlainSentence {}
extension PredictionHint: PlainSentence {}
extension PredictionReason: PlainSentence {}
extension Conduct: PlainSentence {}
extension MapDiagnosis: PlainSentence {}
extension FactDiagnosis: PlainSentence {}
extension SideEffect: PlainSentence {}
extension GraderFault: PlainSentence {}

extension TouchRecord: PlainWorded {
  var plainWords: [Word] {
    [("text", wording)] + (line.map { [("try", Bilingual(en: $0, zh: $0))] } ?? [])
  }
}

extension EventCure: PlainWorded {
  var plainWords: [Word] { [("text", purpose.wording)] }
}

extension Expectation: PlainWorded {
  var plainWords: [Word] { [("text", holds ? wording : failure)] }
}

extension LearnerFault: PlainWorded {
  var plainWords: [Word] { [("text", inOneLine)] }
}

extension Verdict: PlainWorded {
  var plainWords: [Word] {
    let hint = nextHint.map { String($0.number) }
    return [("text", conclusion)] + (hint.map { [("nextHint", Bilingual(en: $0, zh: $0))] } ?? [])
  }
}

extension Cure.Further: PlainWorded {
  var plainWords: [Word] { cause.brief.map { [("text", $0)] } ?? [] }
}

extension WhyRecord: PlainWorded {
  var plainWords: [Word] {
    (isToldByArea ? [] : [("text", wording)]) + (advice.map { [("advice", $0)] } ?? [])
  }

  func plainWords(for part: any Encodable) -> [Word] {
    switch part {
    case let cure as Cure: [("text", wording(of: cure))]
    case let remark as WhyRemark: [("text", remark.wording(of: view))]
    case let share as WhyArea.Share: [("text", share.wording), tried(share.point)]
    case let part as WhyArea.Part: [("text", part.wording(of: view)), tried(part.point)]
    default: []
    }
  }

  private func tried(_ point: CGPoint) -> Word {
    let line = line(at: point)
    return ("try", Bilingual(en: line, zh: line))
  }
}

extension CodeReport: PlainWorded {
  func plainWords(for part: any Encodable) -> [Word] {
    guard let diagnostic = part as? CodeDiagnostic else { return [] }
    let place = LineTable(text).place(of: diagnostic.range.start)
    let words = diagnostic.problem.wording
    let prefix = (file.map { $0 + ":" } ?? "") + "\(place.line):\(place.column): "
    return [("text", Bilingual(en: prefix + words.en, zh: prefix + words.zh))]
  }
}

/// No view is a result, too; JSON expresses it by a missing key.
extension HitTestTrace: PlainWorded {
  var plainWords: [Word] {
    result == nil ? [("result", Bilingual(en: "nil", zh: "nil"))] : []
  }
}

/// A column has its time.
extension Timeline: PlainWorded {
  func plainWords(for part: any Encodable) -> [Word] {
    guard let cell = part as? Cell, times.indices.contains(cell.column) else { return [] }
    let time = Numbers.time(times[cell.column])
    return [("time", Bilingual(en: time, zh: time))]
  }
}
