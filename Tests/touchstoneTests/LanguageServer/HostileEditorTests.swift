import Foundation
import LanguageServer
import Testing

/// Messages that no editor sends: the server answers as the protocol says, and survives them.
@Suite(.serialized)
struct HostileEditorTests {
  @Test
  func `Requests before initialize and unknown methods are refused, unknown notifications ignored`()
    throws
  {
    try withFolder { folder in
      let early = try Editor(in: folder, initialize: false)
      #expect(throws: ResponseError.self) { try early.request("textDocument/hover", .null) }
      let editor = try Editor(in: folder)
      do {
        try editor.request("textDocument/nothing", .null)
        Issue.record("an unknown method is refused")
      } catch let error as ResponseError {
        #expect(error.code == .methodNotFound)
      }
      editor.notify("$/nothing", .null)
      editor.notify("textDocument/nothing", [1])
      do {
        try editor.request("textDocument/hover", editor.place("none.swift", 0, 0))
        Issue.record("a document that is not open is refused")
      } catch let error as ResponseError {
        #expect(error.code == .invalidParams)
      }
      #expect(try editor.end() == 0)
    }
  }

  @Test
  func `What is no message is answered, and the next one is read`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      editor.send(bytes: Array("Content-Length: 3\r\n\r\n{,}Nothing: 1\r\n\r\n".utf8))
      for _ in 0..<2 {
        let answer = try editor.next { $0["error"] != nil }
        #expect(answer["error"]?["code"] == -32700)
      }
      #expect(try editor.end() == 0)
    }
  }

  @Test
  func `A request that is cancelled is answered so`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("a.touchstone", "add view red 1 1 9 9\nhit red\n")
      // At once, so that nothing has begun when it is cancelled.
      let hover: JSONValue = [
        "jsonrpc": "2.0", "id": "slow", "method": "textDocument/hover",
        "params": editor.place("a.touchstone", 0, 1),
      ]
      let cancel = Message.notification("$/cancelRequest", ["id": "slow"])
      editor.send(bytes: FrameReader.bytes(of: hover) + FrameReader.bytes(of: cancel))
      let quick = editor.ask("nothing", .null)
      #expect(throws: ResponseError.self) { try editor.result(of: quick) }
      let answer = try editor.next { $0["id"] == "slow" }
      #expect(answer["error"]?["code"] == -32800)
      editor.notify("$/cancelRequest", ["id": 999])
      #expect(try editor.end() == 0)
    }
  }

  @Test
  func `Many requests at once are all answered, in whatever order`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("a.touchstone", "add view red 1 1 9 9\nhit red\n")
      let ids = (0..<20).map { _ in
        editor.ask("textDocument/hover", editor.place("a.touchstone", 1, 5))
      }
      for id in ids.reversed() {
        let answer = try editor.result(of: id)
        #expect(answer["contents"] != nil)
      }
    }
  }

  @Test
  func `A scene that never ends is ended with words, and the server continues`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      let text = "add view red 1 1 9 9\nlimits steps off\nwhile true { red.alpha = 0.5 }\nhit red\n"
      let found = try editor.open("a.touchstone", text)
      #expect(!found.isEmpty)
      #expect(try editor.open("b.touchstone", "add view red 1 1 9 9\n").isEmpty)
      #expect(try editor.end() == 0)
    }
  }

  @Test
  func `Texts of a megabyte and nested ones are bounded, with words`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      let line = "// 😀 a comment that is long enough to fill a file\n"
      let large = String(repeating: line, count: (1 << 20) / line.utf8.count)
      let refused = try editor.open("Large.swift", large)
      #expect(refused.count == 1)
      _ = try editor.at("Large.swift", 20_000, 3, "completion")
      let deep = String(repeating: "(", count: 100_000)
      let nested = try editor.open("Deep.swift", "let a = \(deep)")
      #expect(!nested.isEmpty)
      let comments = String(repeating: "# 视图\n", count: 100_000)
      _ = try editor.open("large.touchstone", comments)
      let huge = String(repeating: line, count: (5 << 20) / line.utf8.count)
      let words = try editor.open("Huge.swift", huge).first?["message"]?.string
      #expect(words?.contains("4 MB") ?? false)
      #expect(try editor.end() == 0)
    }
  }

  @Test
  func `Lines of a scene write no file, and say nothing about that`() throws {
    try withFolder { folder in
      try folder.write("work/a.touchstone", "")
      let editor = try Editor(in: folder)
      let text = "add view red 1 1 9 9\nsave out.touchstone\nexport scene.svg\nhit rad\n"
      let found = try editor.open("work/a.touchstone", text)
      #expect(found.compactMap { $0["range"]?["start"]?["line"]?.integer } == [3])
      #expect(folder.names(in: "work") == ["a.touchstone"])
    }
  }

  @Test
  func `A server whose editor is gone ends, and one that was killed is replaced`() throws {
    try withFolder { folder in
      let first = try Editor(in: folder)
      try first.open("a.touchstone", "add view red 1 1 9 9\nhit rad\n")
      first.crash()
      let second = try Editor(in: folder)
      #expect(try second.open("a.touchstone", "add view red 1 1 9 9\nhit rad\n").count == 1)
      #expect(try second.leave() == 1)
    }
  }

  @Test
  func `Answers are in the language that the editor or the option says`() throws {
    try withFolder { folder in
      let text = "hit nothing\n"
      let editor = try Editor(in: folder, options: ["language": "zh"])
      let chinese = try editor.open("a.touchstone", text).first?["message"]?.string ?? ""
      #expect(chinese.contains { !$0.isASCII })
      let english = try Editor(in: folder, ["--language", "en"], options: ["language": "zh"])
      let words = try english.open("a.touchstone", text).first?["message"]?.string ?? "视"
      #expect(!words.contains { !$0.isASCII })
    }
  }
}
