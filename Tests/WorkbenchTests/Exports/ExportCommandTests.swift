import Foundation
import Records
import Rendering
import Scenes
import Testing
import Workbench

/// The arguments of `export`, and the files that it may write.
@Suite struct ExportCommandTests {
  private func text(_ path: String) throws -> String {
    try Folder.text(URL(fileURLWithPath: path))
  }

  @Test("The usage, the completion and the help name every format of the table")
  func formats() throws {
    let help = freshSession().shown("help export")
    let words = Completer(freshSession()).complete("export ")?.first.map(\.text) ?? []
    for format in ExportFormat.allCases {
      #expect(help.contains("export \(format.word)"))
      #expect(words.contains(format.word))
      guard format.argument == nil else { continue }
      for ending in format.endings {
        let name = format.word.prefix { $0 != "." }
        #expect(ExportFormat(path: "pictures/\(name).\(ending)") == format)
      }
    }
  }

  @Test("A file of an ending that no format has is refused with the formats")
  func unknown() {
    let refusal = freshSession().refusal(of: "export scene.gif") ?? "accepted"
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

  @Test("Pictures are SVG or PNG by the ending of the file, with the width that is asked for")
  func pictures() throws {
    try withFolder { folder in
      let session = session(after: [
        "add view red 100 100 200 200", "add view green 50 50 100 100 in red", "hit 160 160",
      ])
      session.mustRun([
        "export exploded \(folder)/e.svg width 800 dark", "export map \(folder)/m.png width 195",
        "export step 2 \(folder)/s.svg", "export chain \(folder)/c.svg",
        "export frame green \(folder)/f.svg",
      ])
      let exploded = try text("\(folder)/e.svg")
      #expect(exploded.contains("width=\"800\"") && exploded.contains("#161618"))
      let map = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/m.png"))
      #expect(Array(map.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
      #expect(Array(map[16..<24]) == [0, 0, 0, 195, 0, 0, 1, 166])
      #expect(
        session.refusal(of: "export exploded \(folder)/e.json")?.contains(".svg or .png") ?? false)
      #expect(session.refusal(of: "export step 9 \(folder)/9.svg") != nil)
      #expect(session.refusal(of: "export timeline \(folder)/t.svg")?.contains("tap") ?? false)
    }
  }

  @Test("steps writes a picture of each step into a new folder, and replaces with force only")
  func steps() throws {
    try withFolder { folder in
      let session = session(after: ["add view red 100 100 200 200", "hit 150 150"])
      session.fileRights = .newFiles(below: folder)
      session.mustRun(["export steps \(folder)/pictures"])
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures").sorted()
      #expect(names == ["step-001.svg", "step-002.svg", "step-003.svg"])
      #expect(session.refusal(of: "export steps \(folder)/pictures") != nil)
      #expect(session.refusal(of: "export steps /tmp/touchstone-outside") != nil)
      session.fileRights = .confirmed
      #expect(session.refusal(of: "export steps \(folder)/pictures") != nil)
      session.mustRun(["export steps \(folder)/pictures force"])
      #expect(
        freshSession().refusal(of: "export steps \(folder)/none")?.contains("hit X Y") ?? false)
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
