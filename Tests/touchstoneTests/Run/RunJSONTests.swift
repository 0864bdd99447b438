import Foundation
import Testing

/// `--format json`: one object a line, for programs.
@Suite struct RunJSONTests {
  private func objects(_ result: Finished) throws -> [[String: Any]] {
    try result.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `each line is an object with its place, its entry and its answers`() throws {
    let script = """
      # a remark
      add view red 100 100 200 200

      why red
      hit 150 150, 1 1
      expect hit 150 150 is red
      """
    let result = try touchstone("run", "-", "--format", "json", input: script)
    #expect(result.status == 0)
    #expect(result.messages == "")
    let lines = try objects(result)
    #expect(lines.map { $0["line"] as? Int } == [2, 4, 5, 6])
    #expect(lines.map { $0["entry"] as? String }.last == "expect hit 150 150 is red")
    #expect(lines.map { ($0["answers"] as? [Any])?.count } == [1, 1, 2, 1])
    for line in lines {
      #expect(line["format"] as? Int == 1)
      #expect(line["file"] as? String == "<stdin>")
      #expect(line["error"] == nil)
    }
  }

  @Test func `a line that fails is an object with its error, on standard output too`() throws {
    let result = try touchstone(
      "run", "-", "--format", "json", "--keep-going", input: "hit 1\nlist\nexpect hit 1 1 is nil\n")
    #expect(result.status == 65)
    #expect(result.messages == "")
    let lines = try objects(result)
    #expect(lines.map { $0["error"] == nil } == [false, true, false])
    #expect(lines.map { $0["answers"] == nil } == [true, false, true])
    let error = try #require(lines[0]["error"] as? [String: Any])
    #expect(error["column"] as? Int == 6)
    #expect((error["message"] as? String)?.hasPrefix("Y is missing") == true)
    #expect(error["problem"] is [String: Any])
  }

  @Test func `control characters and invalid numbers stay valid JSON`() throws {
    let result = try touchstone(
      "run", "-", "--format", "json", "--keep-going",
      input:
        "add label l 0 0 9 9 text \"a\u{1B}[2J\u{7}\u{0}b\"\nhit 1e400 2\nhit nan 1\ninspect l\n")
    #expect(try objects(result).count == 4)
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func `every command's answer is valid JSON`() throws {
    let script = """
      add scroll box 10 10 300 300
      add button ok 10 10 100 40 in box
      set box.transform rotation 30deg
      frame ok
      convert 1 1 to ok
      chain ok
      why ok
      hit 50 50
      tree
      inspect ok
      list
      rule HT-2
      on ok hitTest return nil
      off ok
      add controller c
      present c
      dismiss c
      undo
      redo
      history
      help add
      help
      teach brief
      language zh
      why ok
      remove ok
      reset
      """
    let result = try touchstone("run", "-", "--format", "json", input: script)
    #expect(result.status == 0, "\(result.lines.last ?? "")")
    #expect(try objects(result).count == script.split(separator: "\n").count)
  }
}
