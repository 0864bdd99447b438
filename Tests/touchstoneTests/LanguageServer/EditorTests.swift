import Foundation
import LanguageServer
import Testing

/// `touchstone lsp` as a process: every request of an editor about answers and scenes.
@Suite(.serialized)
struct EditorTests {
  private let button = """
    import UIKit

    class RoundButton: UIButton {
      let radius: CGFloat = 20
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let smile = "😀"; return boundz.contains(point) && !smile.isEmpty
      }
    }

    """

  private let scene = """
    add view red 100 100 200 200
    add button ok 10 10 50 50 in red
    hit 120 120
    hit 5 5
    hit rad
    expect hit 120 120 red

    """

  // MARK: Problems and fixes

  @Test
  func `An answer shows its errors in UTF-16 columns, with what may have been meant`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      let found = try editor.open("RoundButton.swift", button)
      #expect(found.count == 1)
      let message = found.first?["message"]?.string ?? ""
      #expect(message.hasPrefix("cannot find 'boundz' in scope"), "\(message)")
      let range = TextRange(found.first?["range"])
      #expect(
        range
          == TextRange(TextPosition(line: 5, column: 29), TextPosition(line: 5, column: 35)))
      let action = try editor.of("RoundButton.swift", "codeAction").first
      #expect(action?["title"] == "Replace with `bounds`")
      let edits = action?["edit"]?["changes"]?[editor.uri("RoundButton.swift")]?.array
      #expect(edits?.first?["newText"] == "bounds")
      #expect(TextRange(edits?.first?["range"]) == range)

      editor.change("RoundButton.swift", range, "bounds")
      #expect(try editor.diagnostics(of: "RoundButton.swift").isEmpty)
      #expect(try editor.end() == 0)
    }
  }

  @Test
  func `A scene shows what its lines find, and offers cures and words that were meant`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      let found = try editor.open("scene.touchstone", scene + "set red.isHidden true\nwhy red\n")
      #expect(
        found.compactMap { $0["range"]?["start"]?["line"]?.integer }.sorted().prefix(2) == [4, 5])
      let titles = try editor.of("scene.touchstone", "codeAction").compactMap {
        $0["title"]?.string
      }
      #expect(titles.contains("Replace with `red`"))
      #expect(titles.contains { $0.hasPrefix("Fix: `") })
    }
  }

  @Test
  func `Who gets the touch is shown in lines that ask`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("scene.touchstone", scene)
      let hints = try editor.of("scene.touchstone", "inlayHint")
      #expect(hints.compactMap { $0["label"]?.string } == ["→ ok", "→ root"])
      #expect(hints.first?["position"]?["line"] == 2)
    }
  }

  @Test
  func `Objective-C is checked in clang's words`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      let found = try editor.open(
        "Box.m",
        """
        #import <UIKit/UIKit.h>
        @interface Box : UIView
        @end
        @implementation Box
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return self.hiden; }
        @end

        """)
      #expect(found.first?["message"]?.string?.contains("hiden") ?? false)
      let titles = try editor.of("Box.m", "codeAction").compactMap { $0["title"]?.string }
      #expect(titles.contains("Replace with `hidden`"))
    }
  }

  // MARK: At the cursor

  @Test
  func `An override is completed whole, with the cursor inside`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("A.swift", "import UIKit\nclass A: UIView {\n  override func poi\n}\n")
      let items = try editor.at("A.swift", 2, 19, "completion")["items"]?.array ?? []
      let item = try #require(items.first)
      #expect(item["label"] == "point(")
      #expect(
        item["textEdit"]?["newText"]?.string
          == "point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n    $0\n  \\}")
    }
  }

  @Test
  func `Members of a class that is not finished are completed`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open(
        "A.swift",
        "import UIKit\nclass A: UIView {\n  let corner = 1.0\n  func f() {\n    self.cor\n  }\n}\n")
      let items = try editor.at("A.swift", 4, 12, "completion")["items"]?.array ?? []
      #expect(items.contains { $0["label"] == "corner" })
    }
  }

  @Test
  func `In a scene commands, names and properties are completed`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("scene.touchstone", "add view red 100 100 200 200\nset red.alp\nhit r\nad\n")
      func labels(_ line: Int, _ column: Int) throws -> [String] {
        (try editor.at("scene.touchstone", line, column, "completion")["items"]?.array ?? [])
          .compactMap { $0["label"]?.string }
      }
      #expect(try labels(1, 11).contains("red.alpha"))
      #expect(try labels(2, 5).contains("red"))
      #expect(try labels(3, 2).contains("add"))
    }
  }

  @Test
  func `Hover says what a name is, with rule and source`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("RoundButton.swift", button)
      let text = try editor.at("RoundButton.swift", 4, 18, "hover")["contents"]?["value"]?.string
      #expect(text?.contains("func point(inside") ?? false, "\(text ?? "")")
      #expect(text?.contains("source:") ?? false, "\(text ?? "")")
      try editor.open("scene.touchstone", scene + "# HT-2\n")
      let command = try editor.at("scene.touchstone", 2, 1, "hover")["contents"]?["value"]?.string
      #expect(command?.contains("hit POINT") ?? false, "\(command ?? "")")
      let object = try editor.at("scene.touchstone", 1, 12, "hover")["contents"]?["value"]?.string
      #expect(object?.contains("UIButton") ?? false, "\(object ?? "")")
      let rule = try editor.at("scene.touchstone", 6, 4, "hover")["contents"]?["value"]?.string
      #expect(rule?.hasPrefix("**HT-2**") ?? false, "\(rule ?? "")")
    }
  }

  @Test
  func `Signatures of calls and usages of commands show the argument at the cursor`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open(
        "A.swift",
        "import UIKit\nclass A: UIView {\n  func f() {\n    self.convert(CGPoint.zero, \n  }\n}\n")
      let help = try editor.at("A.swift", 3, 31, "signatureHelp")
      #expect(help["activeParameter"] == 1)
      let labels = help["signatures"]?.array?.compactMap { $0["label"]?.string } ?? []
      #expect(labels.contains { $0.hasPrefix("convert(_ point: CGPoint, to ") }, "\(labels)")
      try editor.open("scene.touchstone", "add view red 1 1 2 2\nmove red ")
      let usage = try editor.at("scene.touchstone", 1, 9, "signatureHelp")
      #expect(usage["activeParameter"] == 1)
    }
  }

  @Test
  func `Definitions of classes and named views are found, in other files too`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try folder.write("RoundButton.swift", button)
      try editor.open("RoundButton.swift", button)
      let radius = try editor.at("RoundButton.swift", 2, 8, "definition")
      #expect(radius.array?.first?["range"]?["start"]?["line"] == 2)
      try editor.open("scene.touchstone", scene + "set ok.alpha 0.5\nadd RoundButton r 1 1 2 2\n")
      let view = try editor.at("scene.touchstone", 6, 5, "definition")
      #expect(view.array?.first?["range"]?["start"] == ["line": 1, "character": 11])
      let type = try editor.at("scene.touchstone", 7, 8, "definition")
      #expect(type.array?.first?["uri"] == .string(editor.uri("RoundButton.swift")))
    }
  }

  // MARK: Whole documents

  @Test
  func `The outline has classes with members, and the views of a scene`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("RoundButton.swift", button)
      let symbols = try editor.of("RoundButton.swift", "documentSymbol")
      #expect(symbols.first?["name"] == "RoundButton")
      #expect(
        symbols.first?["children"]?.array?.compactMap { $0["name"]?.string }
          == ["radius", "point(inside:with:)"])
      try editor.open("scene.touchstone", scene)
      let views = try editor.of("scene.touchstone", "documentSymbol")
      #expect(views.compactMap { $0["name"]?.string } == ["red", "ok"])
    }
  }

  @Test
  func `A scene is formatted line by line`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("scene.touchstone", "add  view red   1 1 2 2 # a\nhit 1 1\nlet a = 1  \n\n\n")
      let edits = try editor.of("scene.touchstone", "formatting")
      #expect(
        edits.compactMap { $0["newText"]?.string }
          == ["add view red 1 1 2 2  # a", "let a = 1", "\n"])
    }
  }

  @Test
  func `Lenses above an answer check it, give a hint and say why`() throws {
    try withFolder { folder in
      #expect(
        try touchstone(
          "exercise", "circular-button", folder("work"), environment: ["HOME": folder.path]
        )
        .status == 0)
      let editor = try Editor(in: folder, shows: true)
      let name = "work/RoundButton.swift"
      try editor.open(name, try folder.text(name))
      let lenses = try editor.of(name, "codeLens")
      #expect(lenses.compactMap { $0["command"]?["title"]?.string } == ["check", "hint", "why"])
      for lens in lenses {
        let command = try #require(lens["command"])
        let answer = try editor.request("workspace/executeCommand", command)
        let title: String = answer["title"]?.string ?? ""
        #expect(!title.isEmpty)
        let shown = try editor.next { $0["method"] == "touchstone/show" }
        #expect(shown["params"] == answer)
        let text: String = answer["text"]?.string ?? ""
        #expect(text.count > 20, "\(answer)")
      }
    }
  }

  @Test
  func `A lens above a touch says why`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      try editor.open("scene.touchstone", scene)
      let lens = try #require(try editor.of("scene.touchstone", "codeLens").first)
      let answer = try editor.request("workspace/executeCommand", try #require(lens["command"]))
      #expect(answer["text"]?.string?.contains("ok") ?? false)
      let message = try editor.next { $0["method"] == "window/showMessage" }
      #expect(message["params"]?["message"]?.string?.hasPrefix("why: hit 120 120") ?? false)
    }
  }

  // MARK: Files of authors

  @Test
  func `An exercise shows unknown keys, and its reader's words are completed`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      let text = "format: 1\nid: mine\nlevle: 1\nteaches: [HT-2]\n"
      let found = try editor.open("mine/exercise.yml", text)
      #expect(found.contains { $0["range"]?["start"]?["line"] == 2 })
      let titles = try editor.of("mine/exercise.yml", "codeAction").compactMap {
        $0["title"]?.string
      }
      #expect(titles.contains("Replace with `level`"))
      let keys = try editor.at("mine/exercise.yml", 4, 0, "completion")["items"]?.array ?? []
      #expect(keys.contains { $0["label"] == "variations" })
      let rules = try editor.at("mine/exercise.yml", 3, 10, "completion")["items"]?.array ?? []
      #expect(rules.contains { $0["label"] == "HT-5" })
      let hover = try editor.at("mine/exercise.yml", 3, 11, "hover")["contents"]?["value"]?.string
      #expect(hover?.hasPrefix("**HT-2**") ?? false)
    }
  }

  @Test
  func `A lesson shows faults of its header and blocks, which complete as scenes do`() throws {
    try withFolder { folder in
      let editor = try Editor(in: folder)
      let text =
        "---\nformat: 1\nid: 01-a\n---\n# A\n```touchstone\nadd view red 1 1 9 9\nhit r\n```\n"
      let found = try editor.open("01-a/lesson.md", text)
      #expect(!found.isEmpty)
      let items = try editor.at("01-a/lesson.md", 7, 5, "completion")["items"]?.array ?? []
      #expect(items.contains { $0["label"] == "red" })
    }
  }
}
