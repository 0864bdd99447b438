import Records

/// Measures the difference of a log, if no known mistake matches.
struct LogMeasure {
  private let actual: [String]
  private let expected: [String]

  init(actual: [String], expected: [String]) {
    self.actual = actual
    self.expected = expected
  }

  /// Everything that is certain, the most informative first; two at most.
  var diagnoses: [FactDiagnosis] {
    let before = silent + afterCancel
    // An explanation of the whole difference needs no others.
    if before.isEmpty, let whole = whole { return [whole] }
    return Array((before + times + missing + extra + early).prefix(2))
  }

  /// The explanation of the whole difference; nil if there is none.
  private var whole: FactDiagnosis? {
    let printed = PrintMeasure(actual: actual, expected: expected)?.diagnosis
    if case .printed(_, _, _, let difference)? = printed, difference != .whole { return printed }
    return instead ?? stranger ?? again ?? printed
  }

  /// Whether the two facts of a log are exchanged in it.
  static func areExchanged(
    _ fact: String, _ other: String, in actual: [String], expected: [String]
  ) -> Bool {
    actual == expected.map { $0 == fact ? other : $0 == other ? fact : $0 }
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

  /// The objects without log lines that should have some.
  private var silent: [FactDiagnosis] {
    let heard = Set(actual.map(Self.subject))
    return Self.distinct(expected.map(Self.subject)).filter { !heard.contains($0) }
      .map { .silent(name: $0) }
  }

  /// The lines after a cancel that should not be there.
  private var afterCancel: [FactDiagnosis] {
    guard let cancel = actual.firstIndex(where: Self.isCancel) else { return [] }
    // The next finger begins something else.
    let after = actual[cancel...].prefix { !($0.hasPrefix("finger ") && $0.hasSuffix(" down")) }
    let line = after.first { line in
      !Self.isCancel(line) && !line.hasPrefix("finger ") && count(line, in: expected) == 0
    }
    return line.map { [.afterCancel(fact: $0)] } ?? []
  }

  private static func isCancel(_ line: String) -> Bool {
    line.hasSuffix("touchesCancelled") || line.hasSuffix(" cancelled")
      || line.hasSuffix("touchCancel")
  }

  /// One line wherever another one should be, with all others right.
  private var instead: FactDiagnosis? {
    guard actual.count == expected.count,
      let (mine, right) = zip(actual, expected).first(where: { $0 != $1 }),
      !Self.isOfFinger(mine), !Self.isOfFinger(right), count(mine, in: expected) == 0,
      actual == expected.map({ $0 == right ? mine : $0 })
    else { return nil }
    return .instead(fact: mine, of: right)
  }

  /// A line that should not be there, with all others right: the event that it does not wait for,
  /// or the one that it occurs together with.
  private var stranger: FactDiagnosis? {
    guard let index = actual.firstIndex(where: { count($0, in: expected) == 0 }) else { return nil }
    let fact = actual[index]
    guard !Self.isOfFinger(fact), actual.filter({ $0 != fact }) == expected else { return nil }
    let isDone = actual[..<index].allSatisfy(Self.isOfFinger)
    let touches = actual[..<index].count(where: Self.isDown)
    if isDone, touches > 0, actual[index...].contains(where: Self.isDown),
      expected.contains(where: { !Self.isOfFinger($0) })
    {
      return .unawaited(fact: fact)
    }
    guard index > 0, !Self.isOfFinger(actual[index - 1]) else { return .superfluous(fact: fact) }
    return .also(fact: fact, after: actual[index - 1])
  }

  /// A line that comes once more although nothing happened since but fingers, with all others
  /// right.
  private var again: FactDiagnosis? {
    var left: [String] = []
    var repeated: String?
    var last: String?
    for line in actual {
      if line == last, !Self.isOfFinger(line) {
        repeated = repeated ?? line
        continue
      }
      left.append(line)
      if !Self.isOfFinger(line) { last = line }
    }
    return left == expected ? repeated.map { .again(fact: $0) } : nil
  }

  private static func isOfFinger(_ line: String) -> Bool { line.hasPrefix("finger ") }

  private static func isDown(_ line: String) -> Bool {
    isOfFinger(line) && line.hasSuffix(" down")
  }

  private var times: [FactDiagnosis] {
    Self.distinct(actual).compactMap { line in
      let (mine, right) = (count(line, in: actual), count(line, in: expected))
      guard mine != right, right > 0 else { return nil }
      return Self.isLayout(line) && right == 1 && mine >= 8
        ? .restless(fact: line, times: mine) : .times(fact: line, actual: mine, expected: right)
    }
  }

  /// Whether a line is a layout that UIKit does once for any number of marks.
  private static func isLayout(_ line: String) -> Bool {
    ["layoutSubviews", "LayoutSubviews", "updateConstraints"].contains { line.hasSuffix($0) }
  }

  /// The missing lines of objects that have others.
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

  /// The same lines in another order: the first one that is out of place comes too early.
  private var early: [FactDiagnosis] {
    guard actual.sorted() == expected.sorted(),
      let (mine, right) = zip(actual, expected).first(where: { $0 != $1 })
    else { return [] }
    // A finger does what the lines say, and never comes too early.
    return Self.isOfFinger(mine)
      ? [.late(fact: right, after: mine)] : [.early(fact: mine, before: right)]
  }
}
