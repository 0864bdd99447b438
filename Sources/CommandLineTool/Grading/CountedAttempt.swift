import Records

/// The attempt at an exercise that counts, of several.
struct CountedAttempt {
  let verdict: Verdict
  /// The fingerprint of its text.
  let text: String?

  /// Chooses the attempt with the most points, of equal ones the last; nil if there are none. One
  /// that could not be judged by no fault of its own comes first: the others may be worse.
  init?(_ attempts: [(attempt: GradeJournal.Attempt?, verdict: Verdict, text: String?)]) {
    let ranked = attempts.max { Self.rank($0) < Self.rank($1) }
    guard let ranked else { return nil }
    var verdict = ranked.verdict
    verdict.attempt = verdict.isMissing ? nil : ranked.attempt?.number
    self.verdict = verdict
    text = ranked.text
  }

  private static func rank(
    _ one: (attempt: GradeJournal.Attempt?, verdict: Verdict, text: String?)
  ) -> (Int, Int, Int) {
    let points = one.verdict.isFault ? Verdict.most : one.verdict.points
    let kind = one.verdict.isMissing ? 0 : 1
    // Nothing is better than all points, so that no other attempt has to be judged again.
    let certain = one.verdict.isFault ? -1 : one.attempt?.number ?? 0
    return (kind, points, certain)
  }
}
