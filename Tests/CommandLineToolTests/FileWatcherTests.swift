import CommandLineTool
import Foundation
import Testing

/// Waiting for a file to be saved, however editors save.
@Suite struct FileWatcherTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Whether the watcher reports the effect of `change` within `looks` polls.
  private func hears(_ folder: String, looks: Int = 40, _ change: () throws -> Void) throws -> Bool
  {
    let watcher = FileWatcher(folders: [folder])
    try change()
    var left = looks
    return watcher.wait {
      left -= 1
      return left < 0
    }
  }

  @Test("A file that is written in place is heard of")
  func inPlace() throws {
    try withFolder { folder in
      try "a".write(toFile: "\(folder)/a", atomically: false, encoding: .utf8)
      let isHeard = try hears(folder) {
        try "b".write(toFile: "\(folder)/a", atomically: false, encoding: .utf8)
      }
      #expect(isHeard)
    }
  }

  @Test("A file that takes the name of another is heard of, as editors save")
  func renamed() throws {
    try withFolder { folder in
      try "a".write(toFile: "\(folder)/a", atomically: false, encoding: .utf8)
      let isHeard = try hears(folder) {
        try "b".write(toFile: "\(folder)/a", atomically: true, encoding: .utf8)
      }
      #expect(isHeard)
    }
  }

  @Test("A file that vanishes is heard of")
  func removed() throws {
    try withFolder { folder in
      try "a".write(toFile: "\(folder)/a", atomically: false, encoding: .utf8)
      let isHeard = try hears(folder) {
        try FileManager.default.removeItem(atPath: "\(folder)/a")
      }
      #expect(isHeard)
    }
  }

  @Test("Where nothing happens it waits until it is to end")
  func nothing() throws {
    try withFolder { folder in
      let isHeard = try hears(folder, looks: 1) {}
      #expect(!isHeard)
    }
  }
}
