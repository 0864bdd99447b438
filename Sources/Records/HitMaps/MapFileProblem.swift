/// A fault in a line of a file that should hold a hit map.
package enum MapFileProblem: Codable, Sendable, Hashable {
  /// It does not begin as such files do.
  case noHeading
  /// A version of the form that is newer than this program.
  case unknownVersion(String)
  /// A line of an unknown kind.
  case unknownLine(String)
  /// `screen W H` is missing, or no size that a screen can have.
  case badScreen(most: Int)
  /// `owner LABEL NAME` with a label that is already in use.
  case labelTaken(String)
  case tooManyOwners(most: Int)
  /// A run with a label that no line before it declares.
  case unknownLabel(String)
  /// Something other than a run, `LABEL*COUNT`.
  case badRun(String)
  /// A line of rows that does not go on where the last one ended.
  case badRows(String, expected: Int)
  /// Runs that do not have as many points as the screen is wide.
  case badWidth(points: Int, width: Int)
  /// The file ends before the last row.
  case tooFewRows(rows: Int, height: Int)
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension MapFileProblem {
  private enum BadRowsCodingKeys: String, CodingKey { case _0 = "text", expected }
}
