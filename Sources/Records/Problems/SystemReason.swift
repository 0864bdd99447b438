/// Why the system refused something, such as reading a file.
package enum SystemReason: Codable, Sendable, Hashable {
  /// A number of `errno`.
  case number(Int32)
  /// The text of a library that gave no number, in English.
  case text(String)
}
