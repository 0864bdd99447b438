import Foundation

/// The options of the command line.
struct FuzzOptions {
  var mode = ""
  var seconds: Double?
  var runs: Int?
  var first = 0
  var seed = UInt64.random(in: 0...UInt64(UInt32.max))
  var failures = FileManager.default.temporaryDirectory.path
  var goesOn = false
  /// Inputs that are left out: those that ended the process before.
  var without: Set<Int> = []
  /// The most megabytes that the process may take.
  var memory = 1_500
  var paths: [String] = []
  /// A word that is not an option, or an option without a number.
  private(set) var fault: String?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    mode = rest.popFirst() ?? ""
    while let word = rest.popFirst() {
      switch word {
      case "--seconds": seconds = number(word, &rest)
      case "--runs": runs = number(word, &rest)
      case "--first": first = number(word, &rest) ?? first
      case "--seed": seed = number(word, &rest) ?? seed
      case "--memory": memory = number(word, &rest) ?? memory
      case "--failures": failures = rest.popFirst() ?? failures
      case "--go-on": goesOn = true
      case "--without": if let number: Int = number(word, &rest) { without.insert(number) }
      default:
        if word.hasPrefix("--") { fault = word }
        paths.append(word)
      }
    }
    if seconds == nil, runs == nil { seconds = 10 }
  }

  private mutating func number<Number: LosslessStringConvertible>(
    _ option: String, _ rest: inout ArraySlice<String>
  ) -> Number? {
    if let word = rest.popFirst(), let number = Number(word) { return number }
    fault = option
    return nil
  }
}
