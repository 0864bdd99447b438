/// A fault in a line of a file that should contain a hit map.
package enum MapFileProblem: Codable, Sendable, Hashable {
  /// It does not begin with the heading of such files.
  case noHeading
  /// A version of the format that is newer than this program.
  case unknownVersion(String)
  /// A line of an unknown kind.
  case unknownLine(String)
  /// `screen W H` is missing, or not a possible size of a screen.
  case badScreen(most: Int)
  /// `owner LABEL NAME` with a label that is already in use.
  case labelTaken(String)
  case tooManyOwners(most: Int)
  /// A run with a label that no line before it declares.
  case unknownLabel(String)
  /// Something other than a run, `LABEL*COUNT`.
  case badRun(String)
  /// A line of rows that does not continue where the last one ended.
  case badRows(String, expected: Int)
  /// Runs whose number of points is not the screen's width.
  case badWidth(points: Int, width: Int)
  /// The file ends before the last row.
  case tooFewRows(rows: Int, height: Int)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension MapFileProblem {
  private enum BadRowsCodingKeys: String, CodingKey { case _0 = "text", expected }
}
