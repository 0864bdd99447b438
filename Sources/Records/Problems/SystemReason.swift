/// The reason why the system refused an operation, such as reading a file.
package enum SystemReason: Codable, Sendable, Hashable {
  /// A number of `errno`.
  case number(Int32)
  /// The English text of a library that reported no number.
  case text(String)
}
