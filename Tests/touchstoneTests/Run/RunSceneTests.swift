import Foundation
import Testing

/// `touchstone run FILE.json`, and what `export` writes for it.
@Suite struct RunSceneTests {
  @Test("A scene that a script exported is read by run, and exported again as the same bytes")
  func roundTrip() throws {
    try withFolder { folder in
      let script = try folder.write(
        "a.touchstone",
        """
        add view card 20 40 160 120
        set card.transform rotation 30deg
        export scene.json
        export scene.svg
        """)
      let first = try touchstone("run", script, in: folder)
      #expect(first.status == 0, "\(first.messages)")
      #expect(first.output.contains("scene.json: 10 lines"))
      let shown = try touchstone("run", "scene.json", in: folder)
      #expect(shown.status == 0, "\(shown.messages)")
      #expect(shown.output.contains("card"))
      let again = try touchstone(
        "run", "-", input: "source scene.json\nexport scene.json again.json\n", in: folder)
      #expect(again.status == 0, "\(again.messages)")
      #expect(try folder.text("again.json") == folder.text("scene.json"))
      #expect(try folder.text("scene.svg").hasPrefix("<svg "))
    }
  }

  @Test("A script does not replace what it exported before, unless it is forced")
  func replaces() throws {
    try withFolder { folder in
      let script = try folder.write("a.touchstone", "export scene.svg\n")
      #expect(try touchstone("run", script, in: folder).status == 0)
      #expect(try touchstone("run", script, in: folder).status == 73)
      #expect(try touchstone("run", script, "--force", in: folder).status == 0)
    }
  }

  @Test("A file that is no scene ends with 65 and its place, as an editor can go to it")
  func place() throws {
    try withFolder { folder in
      try folder.write("bad.json", "{\"views\": [\n  {\"nam\": 1}\n]}\n")
      let finished = try touchstone("run", "bad.json", in: folder)
      #expect(finished.status == 65)
      #expect(finished.messages.hasPrefix("bad.json:2:4: error: "), "\(finished.messages)")
      #expect(finished.messages.contains("did you mean `name`?"))
    }
  }
}
