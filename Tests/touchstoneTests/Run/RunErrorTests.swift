import Foundation
import Testing

/// The errors of a script: where they are reported, and the exit status.
@Suite struct RunErrorTests {
  @Test func `a bad line is shown at its place on standard error`() throws {
    try withFolder { folder in
      try folder.write("a.touchstone", "add view red 0 0 9 9\n\n  hit 1, gren\nlist\n")
      let result = try touchstone("run", "a.touchstone", in: folder)
      #expect(result.status == 65)
      #expect(result.output == "red  UIView (0 0; 9 9) in root\n")
      #expect(result.messages.hasPrefix("a.touchstone:3:"))
      let lines = result.messages.split(separator: "\n")
      #expect(lines[0].contains(": error: "))
      #expect(lines[1] == "    hit 1, gren")
      // The caret is under the column that the first line names.
      let column = try #require(Int(lines[0].split(separator: ":")[2]))
      #expect(
        lines[2].firstIndex(of: "^") == lines[2].index(lines[2].startIndex, offsetBy: column + 1))
    }
  }

  @Test func `a failed check is status 1 and shows expected, actual and what to try`() throws {
    let result = try touchstone("run", "-", input: "expect hit 1 1 is nil\nlist\n")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.messages == """
        <stdin>:1:19: error: the hit-test view at 1 1: expected nil, got root
          expect hit 1 1 is nil
                            ^~~
          try: hit 1 1

        """)
  }

  @Test func `an argument that is not understood is shown without its control characters`() throws {
    let result = try touchstone("run", "--format", "\u{1B}]0;title\u{7}", "a.touchstone")
    #expect(result.status == 64)
    #expect(result.messages.contains("'\\u{1B}]0;title\\u{7}'"))
    #expect(!result.messages.contains("\u{1B}"))
    let version = try touchstone("--version")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("touchstone "))
  }

  @Test func `--keep-going reports every line, and the worst of them decides`() throws {
    let script = "expect hit 1 1 is nil\nnonsense\nexpect hit 2 2 is nil\nhit 3 3\n"
    let result = try touchstone("run", "-", "--keep-going", input: script)
    #expect(result.status == 65)
    #expect(result.messages.split(separator: "\n").filter { $0.contains("error:") }.count == 3)
    #expect(result.lines.last == "   hit-test view: root")
    let failed = try touchstone(
      "run", "-", "--keep-going", input: "expect hit 1 1 is nil\nhit 3 3\n")
    #expect(failed.status == 1)
  }

  @Test func `an expected error that does not come fails`() throws {
    #expect(try touchstone("run", "-", input: "expect error \"no view\"\nhit x\n").status == 0)
    #expect(try touchstone("run", "-", input: "expect error \"no view\"\nhit 1 1\n").status == 1)
    #expect(try touchstone("run", "-", input: "expect error \"no view\"\n").status == 1)
  }

  @Test(arguments: [
    ["run"], ["run", "--format", "xml", "-"], ["run", "-", "--color"], ["--language", "fr"],
    ["run", "-", "--color", "pink"], ["--nonsense"], ["run", "a", "b"],
  ])
  func `wrong usage is status 64 and said on standard error`(arguments: [String]) throws {
    let result = try execute(touchstonePath, arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.messages.contains("Usage: touchstone"))
  }

  @Test func `files that cannot be read have a status each`() throws {
    try withFolder { folder in
      let missing = try touchstone("run", "missing.touchstone", in: folder)
      #expect(missing.status == 66)
      #expect(missing.messages == "touchstone: there is no file missing.touchstone\n")
      let directory = try touchstone("run", ".", in: folder)
      #expect(directory.status == 74)
      #expect(directory.messages.contains("is a folder"))
      // Opens, but cannot be read, for root as well.
      let unreadable = try touchstone("run", "/proc/self/mem")
      #expect(unreadable.status == 74)
      #expect(unreadable.messages.contains("cannot be read: Input/output error"))
      for result in [missing, directory, unreadable] { #expect(result.output == "") }
    }
  }

  @Test func `what cannot be written is status 73 with the system's reason`() throws {
    try withFolder { folder in
      let result = try touchstone("run", "-", input: "save missing/a\n", in: folder)
      #expect(result.status == 73)
      #expect(
        result.messages.hasPrefix(
          "<stdin>:1:6: error: missing/a cannot be written: No such file or directory\n"))
      #expect(folder.names(in: ".") == [])
    }
  }

  @Test func `a full disk behind standard output is status 73`() throws {
    let result = try execute(
      "/bin/sh", ["-c", #"echo list | "$0" run - >/dev/full"#, touchstonePath])
    #expect(result.status == 73)
    #expect(
      result.messages
        == "touchstone: standard output cannot be written: No space left on device\n")
  }

  @Test func `a script that sources itself is told so`() throws {
    try withFolder { folder in
      try folder.write("a.touchstone", "source b.touchstone\n")
      try folder.write("b.touchstone", "source ./a.touchstone\n")
      try folder.write("self.touchstone", "list\nsource self.touchstone\n")
      for name in ["a.touchstone", "self.touchstone"] {
        let result = try touchstone("run", name, in: folder)
        #expect(result.status == 65)
        #expect(result.messages.contains("sources itself"))
      }
    }
  }

  @Test func `a missing file inside a sourced file is status 66 and names both lines`() throws {
    try withFolder { folder in
      try folder.write("a.touchstone", "add view red 0 0 1 1\nsource missing\n")
      let result = try touchstone("run", "-", input: "source a.touchstone\n", in: folder)
      #expect(result.status == 66)
      #expect(result.messages.contains("<stdin>:1:8: error: line 2, `source missing`: there is no"))
    }
  }
}
