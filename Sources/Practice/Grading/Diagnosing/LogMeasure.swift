import Records

/// Measures in what way a log is wrong, where no known mistake is like it.
struct LogMeasure {
  private let actual: [String]
  private let expected: [String]

  init(actual: [String], expected: [String]) {
    self.actual = actual
    self.expected = expected
  }

  /// Everything that can be said for certain, the most telling first; two at most.
  var diagnoses: [FactDiagnosis] {
    Array((silent + afterCancel + times + missing + extra + early).prefix(2))
  }

  /// The first word of a line: the object that it is about.
  private static func subject(_ line: String) -> String {
    String(line.prefix { $0 != " " })
  }

  private func count(_ line: String, in lines: [String]) -> Int { lines.count { $0 == line } }

  /// The different lines of a log, in order.
  private static func distinct(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }

  /// The objects of which something should be told, and nothing is.
  private var silent: [FactDiagnosis] {
    let heard = Set(actual.map(Self.subject))
    return Self.distinct(expected.map(Self.subject)).filter { !heard.contains($0) }
      .map { .silent(name: $0) }
  }

  /// What is done after a cancel and should not be.
  private var afterCancel: [FactDiagnosis] {
    guard let cancel = actual.firstIndex(where: Self.isCancel) else { return [] }
    let line = actual[cancel...].first { line in
      !Self.isCancel(line) && count(line, in: expected) == 0
    }
    return line.map { [.afterCancel(fact: $0)] } ?? []
  }

  private static func isCancel(_ line: String) -> Bool {
    line.hasSuffix("touchesCancelled") || line.hasSuffix(" cancelled")
      || line.hasSuffix("touchCancel")
  }

  private var times: [FactDiagnosis] {
    Self.distinct(actual).compactMap { line in
      let (mine, right) = (count(line, in: actual), count(line, in: expected))
      return mine != right && right > 0
        ? .times(fact: line, actual: mine, expected: right) : nil
    }
  }

  /// What is lacking of objects that say something.
  private var missing: [FactDiagnosis] {
    let heard = Set(actual.map(Self.subject))
    return Self.distinct(expected)
      .filter { count($0, in: actual) == 0 && heard.contains(Self.subject($0)) }
      .prefix(1).map { .missing(fact: $0) }
  }

  private var extra: [FactDiagnosis] {
    Self.distinct(actual).filter { count($0, in: expected) == 0 }.prefix(1)
      .map { .extra(fact: $0) }
  }

  /// The same lines in another order: the first one that is not in its place comes too early.
  private var early: [FactDiagnosis] {
    guard actual.sorted() == expected.sorted(),
      let (mine, right) = zip(actual, expected).first(where: { $0 != $1 })
    else { return [] }
    return [.early(fact: mine, before: right)]
  }
}
