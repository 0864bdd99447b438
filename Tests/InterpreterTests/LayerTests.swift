import Foundation
import Testing

/// Which folders of the interpreter name types of which others.
struct LayerTests {
  /// A folder, and the folders of later stages, of whose types it names none.
  nonisolated private static let layers: [(folder: String, later: [String])] = [
    ("Types", ["Checking", "Compiling", "Running", "Table", "StandardLibrary"]),
    ("Program", ["Checking", "Compiling", "Running", "Table", "StandardLibrary"]),
    ("Checking", ["Compiling"]),
  ]

  @Test(arguments: layers.indices)
  func `a stage names no type of a later one`(_ index: Int) throws {
    let (folder, later) = Self.layers[index]
    let own = try Self.files(in: folder)
    let known = own.reduce(into: Set<String>()) { $0.formUnion($1.declared(isNested: true)) }
    for other in later {
      let names = try Self.files(in: other).reduce(into: Set<String>()) {
        $0.formUnion($1.declared(isNested: false))
      }
      #expect(!names.isEmpty, "no type is found in \(other)")
      for file in own {
        let named = names.subtracting(known).intersection(file.words)
        #expect(named.isEmpty, "\(folder)/\(file.name) names \(named.sorted()) of \(other)")
      }
    }
  }

  /// The source files below a folder of the interpreter.
  private static func files(in folder: String) throws -> [SourceWords] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Interpreter").standardized
    // Swift for scripts is not part of the interpreter.
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path
    ).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Prelude/") }
    return try paths.sorted().map { path in
      let url = root.appending(path: "\(folder)/\(path)")
      return SourceWords(name: path, text: try String(contentsOf: url, encoding: .utf8))
    }
  }
}

/// The words of a source file's code, without comments and texts.
private struct SourceWords {
  let name: String
  /// The words of each line, and how many spaces are in front of them.
  private let lines: [(indentation: Int, words: [String])]

  init(name: String, text: String) {
    self.name = name
    lines = text.split(separator: "\n").map { line in
      let words = Self.code(of: line.utf8).split { byte in
        !(byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A
          || byte >= 0x61 && byte <= 0x7A || byte >= 0x80)
      }
      return (
        line.utf8.prefix { $0 == 0x20 }.count, words.map { String(decoding: $0, as: UTF8.self) }
      )
    }
  }

  /// A line up to its comment, without what is between quotation marks.
  private static func code(of line: Substring.UTF8View) -> [UInt8] {
    var code: [UInt8] = []
    var isText = false
    for byte in line {
      if byte == 0x22 { isText.toggle() }
      if isText { continue }
      if byte == 0x2F, code.last == 0x2F { return code.dropLast() }
      code.append(byte)
    }
    return code
  }

  var words: Set<String> { Set(lines.flatMap(\.words)) }

  /// The names of the types that the file declares, at its top level or anywhere.
  func declared(isNested: Bool) -> Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    var modifiers: Set = [
      "package", "public", "final", "indirect", "nonisolated", "MainActor", "usableFromInline",
    ]
    // What is private, no other folder can name.
    if isNested { modifiers.formUnion(["private", "fileprivate"]) }
    var names: Set<String> = []
    for line in lines where isNested || line.indentation == 0 {
      let rest = line.words.drop(while: modifiers.contains)
      if let kind = rest.first, kinds.contains(kind), let name = rest.dropFirst().first {
        names.insert(name)
      }
    }
    return names
  }
}
