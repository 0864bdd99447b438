import Records

extension Session {
  /// Runs an entry that is expected to fail, and judges its failure.
  func expectError(
    _ expected: (text: String, entry: String), from entry: String
  ) throws(Diagnostic) -> Expectation {
    let actual: String
    do {
      _ = try execute(entry)
      actual = ""
    } catch {
      let words = wording(error.problem)
      let wanted = expected.text.lowercased()
      actual = words[language]
      if words.en.lowercased().contains(wanted) || words.zh.lowercased().contains(wanted) {
        return Expectation(
          subject: .error, expected: expected.text, actual: actual, holds: true, tryLine: nil)
      }
    }
    let failed = Expectation(
      subject: .error, expected: expected.text, actual: actual, holds: false, tryLine: entry)
    throw Diagnostic(
      problem: .expectationFailed(failed), text: entry, start: 0, end: entry.count)
  }
}
