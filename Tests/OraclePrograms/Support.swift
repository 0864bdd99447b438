/// The output of the programs of this folder, stored for the test that runs them.
public nonisolated enum OracleOutput {
  nonisolated(unsafe) private static var text = ""

  /// The output since the last call.
  public static func take() -> String {
    defer { text = "" }
    return text
  }

  fileprivate static func append(_ more: String) {
    text += more
  }
}

/// Shadows the standard library's `print` in this module, so that its output is recorded.
///
/// Not isolated, because the `deinit` of a program's class is not.
nonisolated func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  OracleOutput.append(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
