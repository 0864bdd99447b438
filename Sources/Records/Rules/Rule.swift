/// The name of a rule: two letters for its section and a number, such as `HT-3`.
package struct RuleID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(stringLiteral value: StringLiteralType) {
    rawValue = value
  }

  package var description: String { rawValue }

  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// How certain a rule is, and so how it may be used.
package enum Confidence: String, Codable, Sendable, CaseIterable {
  /// Apple documents it: a verdict may be based on it.
  case documented
  /// It was observed on a device and recorded: a verdict may be based on it.
  case observed
  /// It follows from other rules: worded as expected, never counted as a mistake.
  case inferred
  /// Sources disagree or none was found: no question depends on it.
  case open
}

/// One numbered, testable statement about UIKit's behaviour.
package struct Rule: Codable, Sendable, Hashable {
  package let id: RuleID
  package let confidence: Confidence
  /// The reason why its lines do not show it, or not all of it; nil if they do.
  package let gap: RuleGap?
  package let statement: Bilingual
  /// The source of the statement: documentation pages, header files, recordings.
  package let source: String
  /// Lines to type that show the rule at work on an empty scene; empty if no command can show it
  /// yet.
  package let demonstration: [String]

  package init(
    _ id: RuleID, _ confidence: Confidence, gap: RuleGap? = nil, _ statement: Bilingual,
    source: String, demonstration: [String] = []
  ) {
    self.id = id
    self.confidence = confidence
    // There are no lines for an open rule, unless they are about a part that is not open.
    let isUnsettled = confidence == .open && demonstration.isEmpty
    self.gap = isUnsettled ? .unsettled : gap
    self.statement = statement
    self.source = source
    self.demonstration = demonstration
  }
}
