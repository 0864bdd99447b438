import Records
import Workbench
import Yams

/// The keys of an assignment about a course: the total, attempts, late days, and points that a
/// person sets.
extension AssignmentReader {
  /// The largest maximum of a total.
  private static let mostPoints = 1_000_000

  /// Reads the rules by which the total is calculated from the exercises.
  func rules(_ table: YAMLTable, _ parts: [Assignment.Part]) -> CourseRules {
    let points = table.decimal("points", default: 100, upTo: Self.mostPoints)
    if points == 0 {
      report.add(.wrongType(key: "points", expected: .positive), at: table.value("points"))
    }
    return CourseRules(points: points, best: best(table, parts), late: late(table))
  }

  /// Reads `best` or `drop`: both say how many exercises count.
  private func best(_ table: YAMLTable, _ parts: [Assignment.Part]) -> Int? {
    let regular = parts.count { !$0.isExtra }
    if regular == 0, !parts.isEmpty { report.add(.onlyExtra, at: table.value("exercises")) }
    let most = max(1, regular)
    let best = table.optionalNumber("best", in: 1...most)
    let drop = table.optionalNumber("drop", in: 0...(most - 1))
    if best != nil, drop != nil { report.add(.eitherKey("best", "drop"), at: table.value("drop")) }
    return best ?? drop.map { most - $0 }
  }

  private static let lateExample = "late: { table: late.csv, per-day: 10 }"

  private func late(_ table: YAMLTable) -> CourseRules.Late? {
    guard let late = inner("late", of: table) else { return nil }
    defer { late.finish() }
    _ = late.text("table", example: Self.lateExample)
    if late.value("per-day") == nil {
      report.add(.missingKey("late.per-day", example: Self.lateExample), at: late.node)
    }
    return CourseRules.Late(
      perDay: late.decimal("per-day", default: 0, upTo: 100),
      free: late.optionalNumber("free", in: 0...CourseTables.mostDays) ?? 0,
      most: late.optionalNumber("most", in: 0...CourseTables.mostDays))
  }

  func attempts(_ table: YAMLTable) -> Attempts? {
    guard let attempts = inner("attempts", of: table) else { return nil }
    defer { attempts.finish() }
    let text = attempts.text("name", example: "attempts: { name: \"try-(\\\\d+)\" }")
    let most = attempts.optionalNumber("most", in: 1...1_000)
    let word = attempts.optionalText("count") ?? Attempts.Counted.best.rawValue
    let counted = Attempts.Counted(rawValue: word)
    if counted == nil {
      report.add(
        .unknownValue(
          word, key: "attempts.count", allowed: Attempts.Counted.allCases.map(\.rawValue)),
        at: attempts.value("count"))
    }
    if StudentPattern.repeatsRepetition(text) {
      report.add(.slowPattern(key: "attempts.name"), at: attempts.value("name"))
    }
    guard let pattern = StudentPattern(text) else {
      report.add(.badPattern(key: "attempts.name"), at: attempts.value("name"))
      return nil
    }
    return Attempts(pattern, counted: counted ?? .best, most: most)
  }

  /// Reads the tables that `late` and `overrides` name.
  func tables(_ table: YAMLTable, _ parts: [Assignment.Part]) -> CourseTables {
    var tables = CourseTables()
    if let late = table.value("late"), case .mapping(let mapping) = late,
      let node = mapping.first(where: { $0.key.string == "table" })?.value,
      let name = node.string, !name.isEmpty
    {
      _ = beside(name, at: node) { tables.readDays($0, report: $1) }
    }
    if let name = table.optionalText("overrides") {
      _ = beside(name, at: table.value("overrides")) {
        tables.readOverrides($0, exercises: parts.map(\.exercise.id), report: $1)
      }
    }
    return tables
  }

  /// Reads `true` or `false`; false if the key is missing.
  func flag(_ table: YAMLTable, _ key: String) -> Bool {
    guard let node = table.value(key) else { return false }
    if let flag = node.bool { return flag }
    report.add(
      .unknownValue(node.string ?? "", key: table.path(key), allowed: ["true", "false"]), at: node)
    return false
  }

  private func inner(_ key: String, of table: YAMLTable) -> YAMLTable? {
    table.value(key).flatMap { YAMLTable($0, path: key, report: report) }
  }
}
