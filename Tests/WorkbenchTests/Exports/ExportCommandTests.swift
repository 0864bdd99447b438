import Foundation
import Records
import Rendering
import Testing

@testable import Scenes
@testable import Workbench

/// What `export` takes, and which files it may write.
@Suite struct ExportCommandTests {
  private func text(_ path: String) throws -> String {
    try Folder.text(URL(fileURLWithPath: path))
  }

  @Test("The usage, the completion and the help name every format of the table")
  func formats() throws {
    let help = freshSession().shown("help export")
    let words = Completer(freshSession()).complete("export ")?.first.map(\.text) ?? []
    for format in ExportFormat.allCases {
      #expect(help.contains("export \(format.word) [FILE] [force]"))
      #expect(words.contains(format.word))
      #expect(ExportFormat(path: "pictures/\(format.word)") == format)
    }
  }

  @Test("A file of an ending that no format has is refused with the formats")
  func unknown() {
    let refusal = freshSession().refusal(of: "export scene.png") ?? "accepted"
    for format in ExportFormat.allCases { #expect(refusal.contains(format.word)) }
  }

  @Test("The ending of a file chooses the format")
  func ending() throws {
    try withFolder { folder in
      freshSession().mustRun(["export \(folder)/a.svg", "export \"\(folder)/b c.json\""])
      let picture = try text("\(folder)/a.svg")
      let scene = try text("\(folder)/b c.json")
      #expect(picture.hasPrefix("<svg "))
      #expect(scene.hasPrefix("{\n"))
    }
  }

  @Test("A file that is there is replaced with force only")
  func replacing() throws {
    try withFolder { folder in
      let path = "old".written(to: "\(folder)/scene.svg")
      let session = freshSession()
      session.fileRights = .confirmed
      #expect(session.refusal(of: "export scene.svg \(path)")?.contains("force") ?? false)
      let kept = try text(path)
      #expect(kept == "old")
      session.mustRun(["export scene.svg \(path) force"])
      let replaced = try text(path)
      #expect(replaced.hasPrefix("<svg "))
    }
  }

  @Test("A script writes new files below its folder, and a lesson, an exercise and a check none")
  func walls() throws {
    try withFolder { folder in
      let session = freshSession()
      session.fileRights = .newFiles(below: folder)
      session.mustRun(["export scene.svg \(folder)/new.svg"])
      for path in ["\(folder)/new.svg", "/tmp/touchstone-outside.svg"] {
        #expect(session.refusal(of: "export scene.svg \(path) force") != nil)
      }
      let prepared = freshSession()
      for lines in PreparedLines.allCases {
        #expect(throws: Diagnostic.self) {
          try prepared.asPrepared(lines) { () throws(Diagnostic) in
            try prepared.run("export scene.svg \(folder)/\(lines).svg")
          }
        }
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["new.svg"])
    }
  }

  @Test("A sourced file exports nothing")
  func notInSource() {
    withFolder { folder in
      let path = "export scene.svg \(folder)/a.svg\n".written(to: "\(folder)/a.touchstone")
      #expect(freshSession().refusal(of: "source \(path)") != nil)
    }
  }
}
