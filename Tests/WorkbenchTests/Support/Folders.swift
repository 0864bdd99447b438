import Foundation

/// The files that tests read, found from the place of this source.
nonisolated enum Folder {
  /// `Tests/WorkbenchTests`.
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The root of the repository.
  static let repository = tests.deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files with an ending below a folder, relative to it, in order.
  static func files(below folder: URL, ending: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted()
  }

  static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
