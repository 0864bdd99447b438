import Records

/// The scripts that are being sourced, and their changes so far: one entry, once the outermost
/// ends.
package struct Sourcing {
  /// The files, outermost first.
  private var paths: [String] = []
  /// The lines that changed something.
  private(set) var lines: [String] = []

  /// The maximum depth of scripts that source each other.
  package static let deepest = 16

  /// Whether no script is being sourced.
  package var isEmpty: Bool { paths.isEmpty }

  /// Whether one script alone is being sourced.
  var isOutermost: Bool { paths.count == 1 }

  /// Begins a file. Throws for one that is already being sourced, and if they are nested too deep.
  mutating func begin(_ path: String) throws(Problem) {
    guard !paths.contains(path) else { throw .sourcesItself(path) }
    guard paths.count < Self.deepest else { throw .sourcedTooDeep(limit: Self.deepest) }
    if paths.isEmpty { lines = [] }
    paths.append(path)
  }

  /// Ends the file that began last.
  mutating func end() {
    paths.removeLast()
    if paths.isEmpty { lines = [] }
  }

  /// Adds lines of the current file.
  mutating func add(_ new: [String]) {
    lines.append(contentsOf: new)
  }
}
