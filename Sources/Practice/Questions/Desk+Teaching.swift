import Records
import Rulebook
import Workbench

/// Finds the lesson and the exercise that teach rules, and lines that show them.
extension Desk {
  /// The lesson and the exercise that teach some rules, the first of which counts most.
  func teaching(_ rules: [RuleID]) throws -> [FoundMatter] {
    let mentions = try mentions()
    let lesson = best(try lessons().all()) { lesson in
      Self.weight(rules) { Double(mentions[lesson.id]?[$0] ?? 0) }
    }
    let exercise = best(try exercises().heads) { exercise in
      Self.weight(rules) { exercise.teaches.contains($0) ? 1 : 0 }
    }
    return [
      lesson.map { .lesson($0.record(progress.status(of: $0.id))) },
      exercise.map { .exercise($0.record(progress.progress(of: $0.id), in: codeLanguage)) },
    ].compactMap(\.self)
  }

  /// The first of those with the most points; nil if none has any.
  private func best<Item>(_ items: [Item], _ points: (Item) -> Double) -> Item? {
    var best: (item: Item, points: Double)?
    for item in items {
      let points = points(item)
      if points > best?.points ?? 0 { best = (item, points) }
    }
    return best?.item
  }

  /// The points of rules, of which each counts a third of the one before.
  private static func weight(_ rules: [RuleID], _ points: (RuleID) -> Double) -> Double {
    var (sum, share) = (0.0, 1.0)
    for rule in rules {
      sum += points(rule) * share
      share /= 3
    }
    return sum
  }

  /// How often each lesson names each rule.
  func mentions() throws -> [String: [RuleID: Int]] {
    if let knownMentions { return knownMentions }
    var mentions: [String: [RuleID: Int]] = [:]
    for lesson in try lessons().all() {
      for case .prose(let text, _) in lesson.segments(.english) {
        for match in text.matches(of: /\b[A-Z]{2}-[0-9]+\b/) {
          mentions[lesson.id, default: [:]][RuleID(rawValue: String(match.output)), default: 0] += 1
        }
      }
    }
    knownMentions = mentions
    return mentions
  }

  /// The maximum number of lines that are shown.
  private static let mostLines = 8

  /// Lines to type in an empty scene that show the first of some rules which has any, each of them
  /// an entry of its own; checks are left out.
  package static func lines(for rules: [RuleID]) -> [String] {
    for rule in rules.compactMap(Rulebook.rule) {
      let lines = rule.demonstration.filter { !$0.hasPrefix("expect ") }
      let count = lines.reduce(0) { $0 + $1.split(separator: "\n").count }
      if lines.allSatisfy(closesBrackets), (1...mostLines).contains(count) { return lines }
    }
    return []
  }

  /// Whether every bracket that a line opens is closed in it: then the entry ends with the line.
  private static func closesBrackets(_ line: String) -> Bool {
    line.count { "([{".contains($0) } == line.count { ")]}".contains($0) }
  }
}

extension FoundMatter {
  /// The name of what it is: of a question, a rule, a mistake, a lesson or an exercise.
  package var id: String {
    switch self {
    case .question(let id), .mistake(let id): id
    case .rule(let id): id.rawValue
    case .lesson(let lesson): lesson.id
    case .exercise(let exercise): exercise.id
    }
  }
}
