import Foundation
import Testing

/// Which targets the sources of the interpreter import.
///
/// The package's list of dependencies does not refuse an import of a module that another target's
/// build has left beside it; only the order of a first build would.
struct LayerTests {
  /// A target, and the targets of ours that its sources may import.
  nonisolated private static let targets: [(name: String, imports: Set<String>)] = [
    ("TypedProgram", ["Records", "SourceTree"]),
    ("SwiftChecker", ["Records", "SourceTree", "TypedProgram"]),
    ("ObjectiveCChecker", ["ObjectiveCTree", "Records", "SourceTree", "TypedProgram"]),
    ("Machine", ["CProcess", "Records", "SourceTree", "TypedProgram"]),
    ("ScriptLibrary", ["Machine", "Records", "SourceTree", "TypedProgram"]),
  ]

  @Test(arguments: targets.indices)
  func `a target imports nothing above it`(_ index: Int) throws {
    let (name, known) = Self.targets[index]
    let files = try Self.imports(in: name)
    #expect(files.contains { $0.modules.contains("Records") })
    for file in files {
      let others = file.modules.subtracting(known).subtracting(["Foundation"])
      #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
    }
  }

  @Test func `only SwiftEngine imports the checkers`() throws {
    for checker in ["SwiftChecker", "ObjectiveCChecker"] {
      let all = try Self.imports(in: "").filter { !$0.path.hasPrefix("\(checker)/") }
      let importers = all.filter { $0.modules.contains(checker) }.map(\.path)
      #expect(importers.allSatisfy { $0.hasPrefix("Scenes/Swift/SwiftEngine") })
    }
  }

  /// The source files below a folder of `Sources`, with the modules that each imports.
  private static func imports(
    in folder: String
  ) throws -> [(path: String, modules: Set<String>)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    let start = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: start.appending(path: path), encoding: .utf8)
      let modules = text.split(separator: "\n").compactMap { line -> String? in
        var words = line.split(separator: " ")
        guard words.first == "import" else { return nil }
        words.removeFirst()
        return words.last?.split(separator: ".").first.map(String.init)
      }
      return (path, Set(modules))
    }
  }
}
