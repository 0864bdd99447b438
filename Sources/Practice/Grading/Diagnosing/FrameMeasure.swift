import EventVocabulary
import Records

/// Compares the costs of showing views, and reports the excess.
struct FrameMeasure {
  private let actual: [FactList]
  private let expected: [FactList]

  init(_ actual: [FactList], _ expected: [FactList]) {
    self.actual = actual
    self.expected = expected
  }

  /// Whether nothing costs more than with the solution. A view that is missing costs nothing, but
  /// is not what the task asks for.
  var isWithin: Bool {
    actual.count == expected.count
      && zip(actual, expected).allSatisfy { mine, right in
        right.facts.allSatisfy { fact in
          guard let cost = Self.cost(fact) else { return true }
          return Self.value(of: cost.what, in: mine).map { $0 <= cost.value } ?? false
        }
      }
  }

  /// The layers with passes that the solution does not need, then other excess costs; two at most.
  var diagnoses: [FactDiagnosis] {
    let all = zip(actual, expected).flatMap { mine, right in
      passes(mine, right)
        + right.facts.compactMap { fact -> FactDiagnosis? in
          guard let cost = Self.cost(fact), cost.what != .offscreen,
            let value = Self.value(of: cost.what, in: mine), value > cost.value
          else { return nil }
          return .costs(what: cost.what, actual: value, expected: cost.value)
        }
    }
    return Array(all.prefix(2))
  }

  private func passes(_ mine: FactList, _ right: FactList) -> [FactDiagnosis] {
    let count = Self.value(of: .offscreen, in: mine) ?? 0
    guard count > Self.value(of: .offscreen, in: right) ?? 0 else { return [] }
    return mine.facts.compactMap { fact in
      let parts = fact.components(separatedBy: ": ")
      guard parts.count == 2, !right.facts.contains(fact) else { return nil }
      let reasons = parts[1].components(separatedBy: ", ").compactMap(OffscreenReason.init)
      return reasons.isEmpty ? nil : .offscreen(layer: parts[0], reasons: reasons)
    }
  }

  private static func cost(_ fact: String) -> (what: FrameCost, value: Int)? {
    let parts = fact.components(separatedBy: " = ")
    guard parts.count == 2, let what = FrameCost(rawValue: parts[0]), let value = Int(parts[1])
    else { return nil }
    return (what, value)
  }

  private static func value(of what: FrameCost, in list: FactList) -> Int? {
    list.facts.lazy.compactMap(cost).first { $0.what == what }?.value
  }
}
