import EventVocabulary
import Foundation
import HitMaps
import Records

/// A record that is written as another one.
protocol PlainForm: PlainException {
  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable
}

/// The values that are not written.
private struct Nothing: Encodable {}

/// The rows of a map as runs of points with the names of their owners, with equal runs merged: a
/// listener cannot follow the numbers that JSON has in their place.
extension HitMap: PlainForm {
  private struct Form: Encodable {
    struct Row: Encodable {
      let from: Int
      let to: Int
      let runs: [Run]
    }

    struct Run: Encodable, PlainScalar {
      let owner: String
      let from: Int
      let to: Int

      func plainValue(_ language: Language) -> PlainValue { .phrase("\(owner) \(from)-\(to)") }
    }

    let width: Int
    let height: Int
    let names: [String]
    let rows: [Row]
    let version: Int
  }

  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable {
    var rows: [Form.Row] = []
    var first = 0
    for row in stride(from: 1, through: height, by: 1)
    where row == height || !isRow(row, equalTo: first) {
      rows.append(Form.Row(from: first, to: row - 1, runs: named(runsOfRow: first)))
      first = row
    }
    return Form(width: width, height: height, names: names, rows: rows, version: HitMap.version)
  }

  private func named(runsOfRow row: Int) -> [Form.Run] {
    let runs = runs(ofRow: row)
    var start = 0
    return stride(from: 0, to: runs.count, by: 2).map { index in
      defer { start += runs[index + 1] }
      return Form.Run(
        owner: runs[index] < 0 ? "nil" : names[runs[index]], from: start,
        to: start + runs[index + 1] - 1)
    }
  }
}

/// The same of a map that is kept folded.
extension FoldedHitMap: PlainForm {
  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable {
    map.plainForm(language, teach)
  }
}

/// A picture row by row.
extension PictureRecord: PlainForm {
  private struct Form: Encodable {
    let view: ObjectName
    let width: Double
    let height: Double
    let scale: Double
    let columns: Int
    let rows: Int
    let file: String?
    let rgba: [Row]
  }

  private struct Row: Encodable {
    let rgba: Data

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rgba)
    }
  }

  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable {
    let length = columns * 4
    let starts = file == nil ? Array(stride(from: 0, to: rgba.count, by: max(1, length))) : []
    return Form(
      view: view, width: width, height: height, scale: scale, columns: columns, rows: rows,
      file: file, rgba: starts.map { Row(rgba: rgba.dropFirst($0).prefix(length)) })
  }
}

/// The steps that the level of explanations leaves out.
extension EventTrace: PlainForm {
  private struct Form: Encodable {
    let act: EventAct
    let start: Double
    let end: Double
    let fingers: [FingerDown]
    let conclusions: [EventConclusion]
    let steps: [Step]
    let hits: [HitTestTrace]
    let stop: StopReport?
    let version: Int
  }

  /// A step with its number, also when others are left out.
  private struct Step: Encodable {
    let step: EventStep?

    func encode(to encoder: any Encoder) throws { try step?.encode(to: encoder) }
  }

  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable {
    let isBrief = teach == .brief
    let outline =
      teach == .outline
      ? Set(
        EventLines(steps, isUnfolded: true).numbered
          .filter { $0.isOfOutline(in: steps) }.flatMap(\.steps)) : []
    let told = steps.enumerated().map { number, step in
      Step(step: teach == .outline && !outline.contains(number) ? nil : step)
    }
    return Form(
      act: act, start: start, end: end, fingers: fingers, conclusions: isBrief ? [] : conclusions,
      steps: isBrief ? [] : told, hits: teach < .normal ? [] : hits, stop: stop, version: version)
  }
}

/// Traces of two programs, also side by side where they differ: a listener cannot compare them when
/// they follow one another.
extension TracePair: PlainForm {
  private struct Form: Encodable {
    let point: CGPoint
    let differs: [Decision]
    let yours: HitTestTrace
    let expected: HitTestTrace
  }

  private struct Decision: Encodable {
    let step: Int
    let at: String
    let yours: String?
    let expected: String?
    let isFirst: Bool?

    init(_ cells: TracePairRenderer.Cells) {
      (step, at) = (cells.step, cells.label.trimmingSpaces)
      (yours, expected) = (cells.yours, cells.expected)
      isFirst = cells.isFirst ? true : nil
    }
  }

  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable {
    let decisions = TracePairRenderer(language: language).cells(self).map(Decision.init)
    return Form(point: point, differs: decisions, yours: yours, expected: expected)
  }
}

/// The faults of a text with their locations; the text itself is the reader's own.
extension CodeReport: PlainForm {
  private struct Form: Encodable {
    let file: String?
    let diagnostics: [CodeDiagnostic]
  }

  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable {
    Form(file: file, diagnostics: diagnostics)
  }
}

/// A part that its author does not show to learners.
extension PartVerdict: PlainForm {
  private struct Form: Encodable {
    let part: PartVerdict

    func encode(to encoder: any Encoder) throws { try part.encode(to: encoder) }
  }

  func plainForm(_ language: Language, _ teach: TeachLevel) -> any Encodable {
    if show == .hidden { Nothing() } else { Form(part: self) }
  }
}
