import CommandLineTool
import Foundation
import Glibc
import Records
import Testing

/// A script that runs in this process: what goes to standard output, what to standard error, and
/// how it ends.
@Suite struct ScriptFileTests {
  private struct Result {
    let status: CommandLineTool.ExitStatus
    let output: String
    let messages: String
  }

  private func run(
    _ script: String, format: RunCommand.Format = .text, keepGoing: Bool = false,
    _ settings: OutputSettings = OutputSettings(color: .never, language: .en)
  ) -> Result {
    let (output, messages) = (Sink(), Sink())
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let file = ScriptFile(
      name: "a.touchstone", format: format, keepGoing: keepGoing, fileRights: .none,
      output: settings)
    let status = file.runUnguarded(
      to: Output(settings, output: output.descriptor, messages: messages.descriptor)
    ) { lines.popFirst().map(String.init) }
    return Result(status: status, output: output.text, messages: messages.text)
  }

  @Test("Answers go to standard output, the first problem to standard error with its place")
  func streams() {
    let result = run("add view red 0 0 10 10\nhit 5 5\nhot\nhit 1 1")
    #expect(result.status == .badData)
    #expect(result.output.contains("hit-test view: red"))
    #expect(result.messages.hasPrefix("a.touchstone:3:1: error: "), "\(result.messages)")
    #expect(!result.output.contains("(1, 1)"))
  }

  @Test("A failed check ends with 1, and a script that goes on ends with what went wrong first")
  func statuses() {
    #expect(run("hit 5 5").status == .done)
    #expect(run("expect hit 5 5 is window").status == .no)
    let both = run("expect hit 5 5 is window\nhot\nhit 7 7", keepGoing: true)
    #expect(both.status == .badData)
    #expect(both.output.contains("(7, 7)"))
  }

  @Test("As JSON each entry is one line, and problems are among them")
  func json() throws {
    let result = run("add view red 0 0 10 10\n# nothing\nhot", format: .json)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(result.messages.isEmpty)
    let last = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any]
    #expect(last?["line"] as? Int == 3)
    #expect(last?["error"] != nil)
  }

  @Test("Plain output has no drawing, and Chinese is Chinese")
  func settings() {
    let plain = run("hit 5 5", OutputSettings(isPlain: true, color: .never, language: .en))
    #expect(plain.output.hasPrefix("trace point=5,5 "))
    let chinese = run("hot", OutputSettings(color: .never, language: .zh))
    #expect(chinese.messages.contains("没有命令"))
  }

  @Test("A script may quit, and writes no file without the right to")
  func rights() {
    #expect(run("quit\nhot").status == .done)
    let result = run("save /tmp/touchstone-never-written")
    #expect(result.status == .cannotWrite)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/touchstone-never-written"))
  }

  @Test("Standard output that takes nothing ends the script with 73, a reader that left does not")
  func broken() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let settings = OutputSettings(color: .never, language: .en)
    let messages = Sink()
    var lines = ["hit 5 5"][...]
    let file = ScriptFile(
      name: "a", format: .text, keepGoing: false, fileRights: .none, output: settings)
    let status = file.runUnguarded(
      to: Output(settings, output: full, messages: messages.descriptor)
    ) { lines.popFirst() }
    #expect(status == .cannotWrite)
    #expect(messages.text.hasPrefix("touchstone: "), "\(messages.text)")
  }
}

/// A file that takes what is written, and has no name by then.
private final class Sink {
  let descriptor: Int32

  init() {
    var name = Array("/tmp/touchstone-sink-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    unlink(name)
  }

  deinit { close(descriptor) }

  var text: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
