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
    let before = silent + afterCancel
    // What tells the whole difference leaves nothing to say.
    if before.isEmpty, let whole = instead ?? stranger { return [whole] }
    return Array((before + times + missing + extra + early).prefix(2))
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

  /// The objects of which something should be told, and nothing is.
  private var silent: [FactDiagnosis] {
    let heard = Set(actual.map(Self.subject))
    return Self.distinct(expected.map(Self.subject)).filter { !heard.contains($0) }
      .map { .silent(name: $0) }
  }

  /// What is done after a cancel and should not be.
  private var afterCancel: [FactDiagnosis] {
    guard let cancel = actual.firstIndex(where: Self.isCancel) else { return [] }
    // With the next finger something else begins.
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

  /// One fact wherever another one should be, and all else as it should be.
  private var instead: FactDiagnosis? {
    guard actual.count == expected.count,
      let (mine, right) = zip(actual, expected).first(where: { $0 != $1 }),
      !Self.isOfFinger(mine), !Self.isOfFinger(right), count(mine, in: expected) == 0,
      actual == expected.map({ $0 == right ? mine : $0 })
    else { return nil }
    return .instead(fact: mine, of: right)
  }

  /// A fact that should not be there, where all others are as they should be: what it does not wait
  /// for, or what it comes together with.
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
    guard index > 0, !Self.isOfFinger(actual[index - 1]) else { return nil }
    return .also(fact: fact, after: actual[index - 1])
  }

  private static func isOfFinger(_ line: String) -> Bool { line.hasPrefix("finger ") }

  private static func isDown(_ line: String) -> Bool {
    isOfFinger(line) && line.hasSuffix(" down")
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
