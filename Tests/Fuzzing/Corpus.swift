import Dumps
import Foundation
import Workbench

/// The files to begin with, found at and below some paths.
struct Corpus {
  /// Swift, `.swift`.
  private(set) var sources: [String] = []
  /// Objective-C, `.m`.
  private(set) var objectiveC: [String] = []
  /// Command lines, `.touchstone`.
  private(set) var scripts: [String] = []
  /// View dumps: `.txt` with a view in it.
  private(set) var dumps: [String] = []

  init(_ paths: [String]) {
    for path in paths.sorted() {
      take(path)
      let below = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
      for name in below.sorted() { take("\(path)/\(name)") }
    }
  }

  private mutating func take(_ path: String) {
    if path.hasSuffix(".swift") {
      sources.append(Self.text(at: path))
    } else if path.hasSuffix(".m") {
      objectiveC.append(Self.text(at: path))
    } else if path.hasSuffix(".touchstone") {
      scripts.append(Self.text(at: path))
    } else if path.hasSuffix(".txt") {
      let text = Self.text(at: path)
      if (try? ViewDump(reading: text)) != nil { dumps.append(text) }
    }
  }

  static func text(at path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
