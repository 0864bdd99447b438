/// Why no lines can show a rule, or only a part of it.
package enum RuleGap: String, Codable, Sendable, CaseIterable {
  /// A touch is needed that no command makes: of a pointer, or of an interactive pop.
  case events
  /// Constraints have to be solved.
  case autoLayout
  /// Something has to be drawn.
  case drawing
  /// It happens in parts of the system that the model does not have.
  case outside
  /// It says what to do or to leave, which cannot be seen.
  case advice
  /// Nobody knows for sure.
  case unsettled
}

extension Rulebook {
  /// The rules without lines that show them.
  private static let hidden: [(RuleGap, [String: [ClosedRange<Int>]])] = [
    (.events, ["CT": [16...16], "VC": [13...13]]),
    (
      .autoLayout,
      [
        "AL": [1...3, 5...8, 10...15], "LC": [8...8, 10...11], "VC": [17...17],
      ]
    ),
    (.drawing, ["GE": [14...14], "LC": [12...12]]),
    (
      .outside,
      [
        "PL": [3...3], "HT": [23...23, 27...28], "FR": [11...11], "VC": [3...3, 14...14, 18...18],
        "WN": [7...7],
      ]
    ),
    (.advice, ["UT": [12...12], "LC": [9...9]]),
  ]

  /// The rules whose lines show what they say but for Auto Layout.
  private static let halfHidden: [(RuleGap, [String: [ClosedRange<Int>]])] = [
    (.autoLayout, ["AL": [4...4, 9...9], "LC": [1...2]])
  ]

  /// The reason why the lines of a rule do not show it, or not all of it; nil when they do.
  package static func gap(of rule: Rule) -> RuleGap? {
    if rule.demonstration.isEmpty, rule.confidence == .open { return .unsettled }
    let number = Int(rule.id.rawValue.drop { $0 != "-" }.dropFirst()) ?? 0
    let letters = String(rule.id.rawValue.prefix { $0 != "-" })
    let table = rule.demonstration.isEmpty ? hidden : halfHidden
    return table.first { _, sections in
      sections[letters]?.contains { $0.contains(number) } ?? false
    }?.0
  }
}
