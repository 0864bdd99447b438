import Foundation
import Records
import Rendering
import Testing
import Workbench

/// Files that cannot be used, and dumps that are damaged.
@Suite struct FileTests {
  @Test("A file that is not UTF-8 names its line")
  func notText() throws {
    try withFolder { folder in
      let path = "\(folder)/latin.touchstone"
      try Data("add view red 0 0 9 9\n# caf\u{E9}\n".unicodeScalars.map { UInt8($0.value) })
        .write(to: URL(fileURLWithPath: path))
      for command in ["source", "load"] {
        let session = freshSession()
        let refusal = session.refusal(of: "\(command) \(path)")
        #expect(refusal?.contains("not UTF-8 text: line 2") ?? false, "\(refusal ?? "")")
        #expect(session.journal.count == 0)
      }
    }
  }

  @Test("A file that is too large is refused unread")
  func tooLarge() throws {
    try withFolder { folder in
      let path = "\(folder)/large"
      _ = "".written(to: path)
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.truncate(atOffset: UInt64(FileReading.largestFile) + 1)
      try handle.close()
      let refusal = freshSession().refusal(of: "source \(path)")
      #expect(refusal?.contains("at most 33,554,432 are read") ?? false, "\(refusal ?? "")")
    }
  }

  @Test("A folder and a missing file are told apart, and a path with blanks is quoted")
  func paths() {
    withFolder { folder in
      let session = freshSession()
      #expect(session.refusal(of: "source \(folder)")?.contains("is a folder") ?? false)
      #expect(session.refusal(of: "load \(folder)/x")?.contains("there is no file") ?? false)
      let path = "add view red 0 0 9 9\n".written(to: "\(folder)/my scene.touchstone")
      #expect(session.refusal(of: "source \(path)") != nil)
      session.mustRun(["source \"\(path)\"", "expect hit 5 5 is red", "save \"\(folder)/a b\""])
    }
  }

  @Test("Saving replaces a file whole, and a refused save leaves it as it was")
  func saving() throws {
    try withFolder { folder in
      let path = "old".written(to: "\(folder)/scene")
      _ = session(after: ["add view red 0 0 9 9", "save \(path)"])
      let saved = try String(contentsOfFile: path, encoding: .utf8)
      #expect(saved == "add view red 0 0 9 9\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["scene"])
    }
  }

  @Test(
    "A damaged dump is loaded as far as it goes, or refused, but never half",
    arguments: [
      "<UIWindow: 0x1; frame = (0 0; 390", "<UIWindow: 0x1>",
      "<UIWindow: 0x1; frame = (0 0; inf nan)>", "| | | <UIView: 0x2; frame = (0 0; 9 9)>",
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   |    |    |    | <UIView: 0x2; frame = (0 0; 9 9)>",
      "<UIView: 0x1; frame = (0 0; 0 0)>\nhello\n   | <UILabel: 0x2; text = 'a > b; c' frame>",
      "<UIWindow: 0x1; frame = (0 0; 9 9); transform = [0, 0, 0, 0, 0, 0]; alpha = x>",
    ])
  func damagedDumps(_ dump: String) {
    let session = session(after: ["add view red 10 10 50 50"])
    let before = session.picture
    if session.refusal(of: "load paste\n\(dump)\n") != nil {
      #expect(session.picture == before)
    } else {
      for line in ["tree", "list", "hit 5 5"] { #expect(!session.shown(line).isEmpty) }
      session.mustRun(["undo"])
      #expect(session.picture == before)
    }
  }

  @Test("A view of a dump is found by its name, its address or what it shows")
  func dumpedViews() {
    let dump = """
      load paste
      <UIWindow: 0x10; frame = (0 0; 390 844)>
         | <UIButton: 0x20; frame = (10 10; 90 40)>
         |    | <UIButtonLabel: 0x30; frame = (5 5; 80 30); text = 'Buy'; userInteractionEnabled = NO>
         | <UILabel: 0x40; frame = (10 90; 90 40); text = '红楼梦'>

      """
    let session = session(after: [dump])
    for view in ["buy", "0x20", "\"Buy\""] {
      #expect(session.shown("why \(view)").contains("`buy` gets the touch"), "\(view)")
      #expect(session.shown("hit \(view)").contains("hit-test view: buy"), "\(view)")
    }
    #expect(session.shown("why \"红楼梦\"").contains("`红楼梦` gets the touch"))
    #expect(session.refusal(of: "why 0x99")?.contains("has the address") ?? false)
  }
}
