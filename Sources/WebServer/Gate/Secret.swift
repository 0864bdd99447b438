/// Words that cannot be guessed.
package enum Secret {
  /// Creates a token: 128 random bits as 26 letters and digits.
  package static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return [random.next(), random.next()].map { (number: UInt64) in
      let digits = String(number, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }

  /// Whether two texts are equal, in constant time for texts of equal length.
  package static func isEqual(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count == second.utf8.count else { return false }
    return zip(first.utf8, second.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
