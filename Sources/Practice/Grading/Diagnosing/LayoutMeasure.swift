import Foundation
import Records

/// Measures the difference of a layout, if no known mistake matches.
struct LayoutMeasure {
  /// The subject of the list of broken constraints.
  static let constraints = "constraints"

  private let actual: [FactList]
  private let expected: [FactList]

  init(_ actual: [FactList], _ expected: [FactList]) {
    self.actual = actual
    self.expected = expected
  }

  /// Everything that is certain, the most informative first; two at most. What the places of the
  /// views have in `common` says more than the place of one.
  func diagnoses(common: [FactDiagnosis]) -> [FactDiagnosis] {
    guard let wrong = zip(actual, expected).first(where: { $0 != $1 }) else { return [] }
    let place = common.isEmpty ? place(wrong.0, wrong.1) : common
    return Array((broken + ambiguous + place + screens(wrong.0)).prefix(2))
  }

  /// The name of a view, without the screen.
  private static func name(_ list: FactList) -> String {
    list.subject.components(separatedBy: " on ")[0]
  }

  private static func screen(_ list: FactList) -> String? {
    let parts = list.subject.components(separatedBy: " on ")
    return parts.count > 1 ? parts[1] : nil
  }

  private var broken: [FactDiagnosis] {
    let isBroken = actual.first { Self.name($0) == Self.constraints && !$0.facts.isEmpty }
    guard let fact = isBroken?.facts.first, !expected.contains(where: { $0.facts.contains(fact) })
    else { return [] }
    return [.broken(constraint: String(fact.dropFirst("broken: ".count)))]
  }

  private var ambiguous: [FactDiagnosis] {
    let fact = "hasAmbiguousLayout = true"
    let list = zip(actual, expected).first { $0.facts.contains(fact) && !$1.facts.contains(fact) }
    return list.map { [.ambiguous(name: Self.name($0.0))] } ?? []
  }

  private func place(_ mine: FactList, _ right: FactList) -> [FactDiagnosis] {
    guard let (size, rightSize) = Self.pair("size", mine, right),
      let (origin, rightOrigin) = Self.pair("origin", mine, right)
    else { return [] }
    let name = Self.name(mine)
    if let exchanged = ExchangedAxes.diagnosis(of: name, mine, right) { return [exchanged] }
    if size != rightSize {
      return [
        .resized(name: name, width: size.x - rightSize.x, height: size.y - rightSize.y)
      ]
    }
    return origin == rightOrigin
      ? [] : [.moved(name: name, x: origin.x - rightOrigin.x, y: origin.y - rightOrigin.y)]
  }

  /// The two numbers of a fact on both sides.
  private static func pair(
    _ key: String, _ mine: FactList, _ right: FactList
  ) -> (CGPoint, CGPoint)? {
    func numbers(_ list: FactList) -> CGPoint? {
      guard let fact = list.facts.first(where: { $0.hasPrefix("\(key) = ") }) else { return nil }
      let numbers = fact.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }
    guard let mine = numbers(mine), let right = numbers(right) else { return nil }
    return (mine, right)
  }

  /// The screens on which a view is right, if there are some.
  private func screens(_ wrong: FactList) -> [FactDiagnosis] {
    var (right, others): ([String], [String]) = ([], [])
    for (mine, expected) in zip(actual, expected) where Self.name(mine) == Self.name(wrong) {
      guard let screen = Self.screen(mine) else { continue }
      if mine == expected { right.append(screen) } else { others.append(screen) }
    }
    return right.isEmpty ? [] : [.onScreens(right: right, wrong: others)]
  }
}
