import Foundation
import Testing

/// The actions that are denied to a worker process once it has read its submission.
@Suite struct ConfinementTests {
  /// The report of the process about its walls and the actions that were still possible.
  private func tried(_ walls: String) throws -> (walls: [Substring], deeds: [Substring: Substring])
  {
    let finished = try touchstone("confinement", "--walls", walls)
    #expect(finished.status == 0)
    let pairs = finished.lines.map { $0.split(separator: "=", omittingEmptySubsequences: false) }
    let said = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    return ((said["walls"] ?? "").split(separator: ","), said)
  }

  @Test("Behind both walls it computes, and reaches no file, socket, process or limit")
  func all() throws {
    let (walls, deeds) = try tried("all")
    // A kernel without them confines nothing, and says so.
    guard walls == ["paths", "calls"] else { return }
    for deed in [
      "reads-file", "writes-file", "opens-socket", "starts-process", "runs-program",
      "signals-parent", "raises-limit", "runs-memory",
    ] {
      #expect(deeds[deed[...]] == "refused", "\(deed)")
    }
    #expect(deeds["takes-memory"] == "done")
    #expect(deeds["thread"] == "done")
  }

  @Test("Each wall alone keeps files away", arguments: ["paths", "calls"])
  func alone(wall: String) throws {
    let (walls, deeds) = try tried(wall)
    guard walls == [wall[...]] else { return }
    for deed in ["reads-file", "writes-file", "runs-program"] {
      #expect(deeds[deed[...]] == "refused", "\(deed)")
    }
  }

  @Test func `a full disk is named as the reason why nothing was written`() throws {
    let result = try execute(
      "/bin/sh", ["-c", #""$0" confinement >/dev/full"#, touchstonePath])
    #expect(result.status == 73)
    #expect(
      result.messages
        == "touchstone: standard output cannot be written: No space left on device\n")
  }
}
