import Foundation
import Testing

/// Files and scenes of absurd size, and invalid bytes.
@Suite(.serialized) struct RunLimitTests {
  @Test func `a file of 100 MB is refused at once`() throws {
    try withFolder { folder in
      let file = try folder.write("big", "")
      truncate(file, 100 << 20)
      let result = try touchstone("run", file)
      #expect(result.status == 65)
      #expect(result.messages.contains("104,857,600 bytes"))
      #expect(try touchstone("run", "-", input: "source \(file)\n").status == 65)
    }
  }

  @Test func `a line of half a megabyte is refused unread`() throws {
    let line = String(repeating: "hit ", count: 1 << 17)
    let result = try touchstone("run", "-", "--keep-going", input: "list\n\(line)\nhit 1 1\n")
    #expect(result.status == 65)
    #expect(result.messages.contains("<stdin>:2:1: error: an entry may have 256 KB at most"))
    #expect(result.lines.last == "   hit-test view: root")
  }

  @Test func `input without line ends is refused at a megabyte`() throws {
    let line = String(repeating: "hit ", count: 2 << 20)
    for arguments in [["run", "-", "--keep-going"], []] {
      let result = try execute(touchstonePath, arguments, input: Array("list\n\(line)".utf8))
      #expect(result.status == 65)
      #expect(result.messages.contains("<stdin>:2:1: error: line 2 of <stdin> has more than"))
    }
  }

  @Test func `a file that is not UTF-8 names its line`() throws {
    try withFolder { folder in
      let file = try folder.write("a", Data("list\nhit \u{1}".utf8 + [0xFF, 0xFE, 10]))
      let result = try touchstone("run", file)
      #expect(result.status == 65)
      #expect(result.output == "")
      #expect(result.messages.contains("is not UTF-8 text: line 2 has invalid bytes"))
    }
  }

  @Test func `bytes that are not UTF-8 in a pipe end at their line`() throws {
    let result = try execute(
      touchstonePath, ["run", "-"], input: Array("list\n".utf8) + [0xFF, 0xFE, 10])
    #expect(result.status == 65)
    #expect(result.messages.hasPrefix("<stdin>:2:1: error: "))
  }

  @Test func `10,000 levels are walked, and one more is refused with its reason`() throws {
    // The window and its root view are the first two.
    let script = """
      var parent = root
      for level in 3...10_000 {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(child)
        parent = child
      }
      hit 5 5
      add view last 0 0 10 10 in parent

      """
    let result = try touchstone("run", "-", "--plain", input: script)
    #expect(result.status == 65)
    #expect(result.lines.contains { $0.hasPrefix("trace ") && $0.contains(" result=parent ") })
    #expect(result.messages.contains("the tree would be deeper than 10,000 levels"))
  }

  @Test func `thousands of siblings are built, hit and undone`() throws {
    var script = ""
    for number in 0..<25_000 { script += "add view v\(number) \(number % 300) 0 10 10\n" }
    script += "hit 5 5\nundo 24999\nexpect hit 5 5 is v0\n"
    let result = try touchstone("run", "-", "--plain", input: script)
    #expect(result.status == 0)
    #expect(result.output.contains(" result=v24905 "))
    #expect(result.output.contains("\nundone count=24999 left=1"))
  }

  @Test(arguments: ["text", "json"])
  func `control characters of names and texts never reach the terminal`(format: String) throws {
    let script = """
      add label "a\u{1B}[31mb" 0 0 1 1
      add label l 0 0 9 9 text "x\u{1B}]0;title\u{7}\u{9B}31m\u{202E}y"
      inspect l
      tree
      set l.\u{1B}[2J 3
      why \u{1B}[31mred
      \u{1B}[31m 3
      hit \u{1B}c
      source \u{1B}[2J
      on l hitTest return \u{8}
      save /nonexistent/\u{1B}[2J
      expect hit \u{7} is \u{1B}[1m
      help \u{1B}[1m
      rule \u{9B}1m
      history
      """
    try withFolder { folder in
      let file = try folder.write("\u{1B}[7m.touchstone", script)
      let result = try touchstone("run", "--keep-going", "--format", format, file)
      #expect(result.status == 65)
      let missing = try touchstone("run", "\u{1B}[2J")
      for text in [result.output, result.messages, missing.messages] {
        let steering = text.unicodeScalars.filter {
          $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
        }
        #expect(steering.isEmpty, "\(text.debugDescription)")
      }
    }
  }
}
