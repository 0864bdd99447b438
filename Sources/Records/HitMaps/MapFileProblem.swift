/// What is wrong with a line of a file that should hold a hit map.
package enum MapFileProblem: Codable, Sendable, Hashable {
  /// It does not begin as such files do.
  case noHeading
  /// A version of the form that is newer than this program.
  case unknownVersion(String)
  /// A line that is none of those that may stand there.
  case unknownLine(String)
  /// `screen W H` is missing, or no size that a screen can have.
  case badScreen(most: Int)
  /// `owner LABEL NAME` with a label that stands for somebody already.
  case labelTaken(String)
  case tooManyOwners(most: Int)
  /// A run of somebody whom no line before it declares.
  case unknownLabel(String)
  /// A run that is none: `LABEL*COUNT`.
  case badRun(String)
  /// A line of rows that does not go on where the last one ended.
  case badRows(String, expected: Int)
  /// Runs that do not have as many points as the screen is wide.
  case badWidth(points: Int, width: Int)
  /// The file ends before the last row.
  case tooFewRows(rows: Int, height: Int)
}
