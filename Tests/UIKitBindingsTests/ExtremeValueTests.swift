import Foundation
import Testing

/// Every row of the table with absurd values, in a separate process: a trap ends its process.
@Suite struct ExtremeValueTests {
  /// The results of the inputs of one process.
  private struct Run {
    let status: Int32
    let isCrash: Bool
    /// Its report of findings.
    let findings: [String]
    /// The number of the input that ran when the process died, and the last call of it.
    let last: (number: Int, text: String)?
  }

  /// Executables lie where the test bundle lies.
  private static let fuzz = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "touchstone-fuzz")

  /// All rows, one by one with each value, then some pairs of rows of one object.
  private static let runs = 5_000
  private static let seed = 1
  /// The maximum number of crashes that are reported at once.
  private static let mostCrashes = 20

  @Test("no row traps, hangs or bloats with extreme values, and none goes without a call")
  func rows() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var without: [Int] = []
    while without.count < Self.mostCrashes {
      let run = try Self.run(in: folder, from: without.last ?? 0, without)
      for finding in run.findings { Issue.record("\(finding)") }
      guard run.isCrash else {
        #expect(run.status == 0 || !run.findings.isEmpty, "ended with \(run.status)")
        return
      }
      guard let last = run.last else {
        Issue.record("the process died of signal \(run.status) before it called anything")
        return
      }
      Issue.record("ended by signal \(run.status): \(last.text)")
      without.append(last.number)
    }
  }

  private static func run(in folder: URL, from first: Int, _ without: [Int]) throws -> Run {
    let process = Process()
    process.executableURL = fuzz
    process.arguments =
      [
        "rows", "--seed", "\(seed)", "--first", "\(first)", "--runs", "\(runs - first)",
        "--failures", folder.path, "--go-on",
      ] + without.flatMap { ["--without", "\($0)"] }
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": "enable=no"
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let findings = output.components(separatedBy: "rows: ").filter { $0.hasPrefix("found ") }
    return Run(
      status: process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal,
      findings: findings, last: try lastInput(in: folder))
  }

  /// The stored input that ran last.
  private static func lastInput(in folder: URL) throws -> (number: Int, text: String)? {
    let kept = folder.appending(path: "touchstone-fuzz-rows-\(seed).swift")
    guard let data = try? Data(contentsOf: kept) else { return nil }
    // After the text the file is empty to its whole length.
    let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
    guard let mark = text.range(of: "#=== input ", options: .backwards) else { return nil }
    let last = text[mark.upperBound...]
    guard let number = Int(last.prefix { $0.isNumber }) else { return nil }
    return (
      number, String(last.drop { $0 != "\n" }).trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }
}
