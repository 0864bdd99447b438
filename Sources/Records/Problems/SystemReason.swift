/// Why the system refused something, such as reading a file.
package enum SystemReason: Codable, Sendable, Hashable {
  /// A number of `errno`.
  case number(Int32)
  /// What a library said that gave no number, in English.
  case text(String)
}
