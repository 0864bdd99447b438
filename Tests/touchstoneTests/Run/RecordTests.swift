import Foundation
import Testing

/// `touchstone record`.
@Suite struct RecordTests {
  private static let script = """
    add view red 100 100 200 200
    # who gets it
    hit 150 150
    show

    """

  @Test func `a script is recorded, the same each time, in either version`() throws {
    try withFolder { folder in
      try folder.write("a.touchstone", Self.script)
      let first = try touchstone("record", "a.touchstone", "a.cast", in: folder)
      #expect(first.status == 0 && first.output == "a.cast: 4 entries\n", "\(first)")
      let cast = try folder.text("a.cast")
      #expect(cast.hasPrefix(#"{"version":3,"term":{"cols":80,"rows":24"#))
      #expect(cast.contains(#""m", "hit 150 150"]"#) && cast.contains("hit-test view: "))
      #expect(cast.hasSuffix("\"x\", \"0\"]\n"))
      let again = try touchstone("record", "a.touchstone", in: folder)
      #expect(again.output == cast)
      let second = try touchstone("record", "a.touchstone", "--v2", "--columns", "100", in: folder)
      #expect(second.output.hasPrefix(#"{"version":2,"width":100,"height":24"#))
    }
  }

  @Test func `a file that is there is replaced only by --force, and an unwritable one is told`()
    throws
  {
    try withFolder { folder in
      try folder.write("a.touchstone", Self.script)
      try folder.write("a.cast", "mine")
      let refused = try touchstone("record", "a.touchstone", "a.cast", in: folder)
      #expect(refused.status == 73 && refused.messages.contains("add --force"))
      #expect(try folder.text("a.cast") == "mine")
      let forced = try touchstone("record", "a.touchstone", "a.cast", "--force", in: folder)
      #expect(forced.status == 0)
      let nowhere = try touchstone("record", "a.touchstone", "no/where.cast", in: folder)
      #expect(nowhere.status == 73)
      #expect(try touchstone("record", "b.touchstone", in: folder).status == 66)
      #expect(try touchstone("record", "a.touchstone", "--columns", "5", in: folder).status == 64)
      let picture = try touchstone("record", "a.touchstone", "a.svg", "--v2", in: folder)
      #expect(picture.status == 64 && picture.messages.contains("a picture has no version"))
      let chinese = try touchstone(
        "record", "a.touchstone", "--rows", "5", "--language", "zh", in: folder)
      #expect(chinese.messages.contains("--rows 是 10 到 200"), "\(chinese)")
    }
  }

  @Test func `the line that fails is the last of the recording, with its status`() throws {
    try withFolder { folder in
      try folder.write("a.touchstone", "add view red 0 0 9 9\nhit nowhere\nhit 1 1\n")
      let result = try touchstone("record", "a.touchstone", in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("nowhere") && !result.output.contains("hit 1 1"))
      #expect(result.output.hasSuffix("\"x\", \"65\"]\n"))
    }
  }
}
