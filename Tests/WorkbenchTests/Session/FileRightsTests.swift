import Foundation
import Records
import Rendering
import Testing
import Workbench

/// The rights of lines by other authors to write files.
@Suite struct FileRightsTests {
  private func session(_ rights: FileRights) -> Session {
    let session = freshSession()
    session.fileRights = rights
    session.mustRun(["add view red 0 0 9 9"])
    return session
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("A script writes new files below its folder, and nothing else")
  func scripts() throws {
    try withFolder { folder in
      let inner = "\(folder)/inner"
      try FileManager.default.createDirectory(
        atPath: "\(inner)/deep", withIntermediateDirectories: true)
      let old = "old".written(to: "\(inner)/old")
      try FileManager.default.createSymbolicLink(
        atPath: "\(inner)/link", withDestinationPath: "\(folder)/elsewhere")
      try FileManager.default.createSymbolicLink(
        atPath: "\(inner)/way", withDestinationPath: folder)
      let session = session(.newFiles(below: inner))
      session.mustRun(["save \(inner)/new", "map save \(inner)/deep/map", "save /dev/null"])
      for path in [old, "\(inner)/link", "\(inner)/new"] {
        #expect(session.refusal(of: "save \(path) force")?.contains("exists already") ?? false)
      }
      for path in ["\(folder)/x", "\(inner)/way/x", "\(inner)/../x"] {
        #expect(session.refusal(of: "save \(path)")?.contains("is not below") ?? false)
        #expect(session.refusal(of: "map save \(path)")?.contains("is not below") ?? false)
      }
      #expect(text(old) == "old")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["inner"])
    }
  }

  @Test("At the prompt a file is replaced where the line says force")
  func prompt() {
    withFolder { folder in
      let path = "old".written(to: "\(folder)/scene")
      let session = session(.confirmed)
      #expect(session.refusal(of: "save \(path)")?.contains("`force`") ?? false)
      #expect(text(path) == "old")
      session.mustRun(["save \(path) force", "save \(folder)/new"])
      #expect(text(path) == "add view red 0 0 9 9\n")
    }
  }

  @Test("Lessons, exercises and demonstrations write nothing")
  func practice() {
    withFolder { folder in
      let session = session(.none)
      #expect(session.refusal(of: "save \(folder)/x")?.contains("write no files") ?? false)
      #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) == [])
    }
  }
}
