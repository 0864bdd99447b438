import Foundation
import Testing

/// Scripts without a terminal: what they answer, where, and how they end.
@Suite struct RunTests {
  private static let scene = "add view red 100 100 200 200\n"

  @Test func `a script's answers go to standard output and nothing else does`() throws {
    try withFolder { folder in
      let file = try folder.write("a.touchstone", Self.scene + "hit 150 150\n")
      let result = try touchstone("run", file)
      #expect(result.status == 0)
      #expect(result.messages == "")
      #expect(result.lines.first == "red  UIView (100 100; 200 200) in root")
      #expect(result.lines.last == "   hit-test view: red")
    }
  }

  @Test(arguments: [["run", "-"], [], ["repl"], ["--plain"], ["run", "-", "--plain"]])
  func `a script from a pipe needs no terminal and sees no prompt`(arguments: [String]) throws {
    let result = try execute(
      touchstonePath, arguments, input: Array((Self.scene + "# a remark\n\nlist\n").utf8))
    #expect(result.status == 0)
    #expect(result.messages == "")
    #expect(!result.output.contains(">"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.lines.last?.contains(#/^(names\.\d object=)?red /#) == true)
  }

  @Test func `in a file of code, declarations refer to later ones`() throws {
    try withFolder { folder in
      let text = """
        import UIKit
        class Page: Base { let pad = Pad() }
        class Base: UIViewController {}
        class Pad: UIView { let side = half(88) }
        func half(_ number: Int) -> Int { number / 2 }
        print(Page().pad.side)

        """
      try folder.write("pages.swift", text)
      let result = try touchstone("run", "pages.swift", "--plain", in: folder)
      #expect(result.status == 0, "\(result.messages)")
      #expect(result.lines.contains { $0.contains("44") })
      try folder.write("wrong.swift", text + "let text: Int = \"three\"\n")
      let wrong = try touchstone("run", "wrong.swift", in: folder)
      #expect(wrong.status == 65)
      #expect(wrong.messages.hasPrefix("wrong.swift:7:17: error: "), "\(wrong.messages)")
    }
  }

  @Test func `an empty script is done`() throws {
    #expect(try touchstone("run", "-").status == 0)
    #expect(try touchstone("run", "/dev/null").output == "")
  }

  @Test func `a last line without an end runs, and quit ends a script`() throws {
    let result = try touchstone("run", "-", input: "list\nquit\nnonsense")
    #expect(result.status == 0)
    #expect(try touchstone("run", "-", input: "nonsense").status == 65)
  }

  @Test func `answers come as they are made when another program types`() throws {
    // Each line is sent when the answer to the one before has arrived.
    let script = """
      coproc "$0" run -
      echo "add view red 0 0 1 1" >&"${COPROC[1]}"; read -r first <&"${COPROC[0]}"
      echo "frame red" >&"${COPROC[1]}"; read -r second <&"${COPROC[0]}"
      echo "$first / $second"
      """
    let result = try execute("/bin/bash", ["-c", script, touchstonePath])
    #expect(result.output == "red  UIView (0 0; 1 1) in root / red.frame  (0 0; 1 1)\n")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `lines may end as on Windows, in a file, a pipe and a sourced script`(end: String) throws {
    try withFolder { folder in
      let script = ["add view red 0 0 9 9", "hit 1 1", "expect hit 1 1 is red", ""]
        .joined(separator: end)
      let file = try folder.write("a.touchstone", script)
      let results = try [
        touchstone("run", file), touchstone("run", "-", input: script),
        touchstone(input: "source \(file)"),
      ]
      for result in results {
        #expect(result.status == 0)
        #expect(result.messages == "")
        #expect(result.output.contains("hit-test view: red\n"))
      }
      #expect(results[0].output == results[1].output)
    }
  }

  @Test func `a byte order mark is no part of the first line`() throws {
    try withFolder { folder in
      let file = try folder.write("a.touchstone", "\u{FEFF}list\n")
      #expect(try touchstone("run", file).status == 0)
      #expect(try touchstone("run", "-", input: "\u{FEFF}list\n").status == 0)
    }
  }

  @Test func `--plain is a record a line, the result first`() throws {
    let result = try touchstone("run", "-", "--plain", input: Self.scene + "hit 150 150\n")
    #expect(result.lines[0].hasPrefix("placed view=red view.className=UIView frame=100,100,"))
    #expect(result.lines[1].hasPrefix("trace point=150,150 "))
    #expect(result.lines[1].contains(" result=red "))
    #expect(result.lines[2].hasPrefix("steps.0 number=1 view=window "))
  }

  @Test func `a reader who had enough ends a script quietly`() throws {
    try withFolder { folder in
      let file = try folder.write(
        "a.touchstone", String(repeating: "hit 1 1\n", count: 2000))
      let result = try execute(
        "/bin/sh", ["-c", #"{ "$0" run "$1"; echo $? >&2; } | head -1"#, touchstonePath, file])
      #expect(result.output.hasPrefix(" 1 window"))
      #expect(result.messages == "141\n")
      // And where the signal is ignored, as by some parents.
      let ignored = try execute(
        "/bin/sh",
        ["-c", #"trap '' PIPE; { "$0" run "$1"; echo $? >&2; } | head -1"#, touchstonePath, file])
      #expect(ignored.messages == "0\n")
    }
  }
}
