/// Why no lines can show a rule, or only a part of it.
package enum RuleGap: String, Codable, Sendable, CaseIterable {
  /// Fingers have to touch and move, a device to shake, or time to pass.
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
    (
      .events,
      [
        "PL": [1...2], "HT": [22...23], "UI": [6...6], "RC": [15...15],
        "CT": [4...4, 6...12, 14...19, 25...25, 27...28],
        "FR": [9...10, 12...14], "SC": [2...5, 9...9, 11...12],
        "UT": [1...2, 4...11, 13...15, 17...19, 21...24, 26...27, 29...29], "VC": [13...13],
        "GR": [1...9, 11...16, 18...31, 33...42, 45...46, 48...50, 52...52, 56...57],
      ]
    ),
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
        "PL": [3...3], "HT": [27...28], "FR": [5...5, 11...11], "VC": [3...3, 14...14, 18...18],
        "WN": [7...7],
      ]
    ),
    (.advice, ["RC": [19...19], "UT": [12...12], "LC": [9...9]]),
  ]

  /// The rules whose lines show a setting or a default, and not yet what it does.
  private static let halfHidden: [(RuleGap, [String: [ClosedRange<Int>]])] = [
    (
      .events,
      [
        "GR": [17...17, 32...32, 43...44], "UT": [16...16, 20...20, 28...28],
        "SC": [6...8, 10...10], "CT": [26...26], "FR": [4...4],
      ]
    ),
    (.autoLayout, ["AL": [4...4, 9...9], "LC": [1...2]]),
  ]

  /// What keeps the lines of a rule from showing it, or from showing all of it; nil when they do.
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
