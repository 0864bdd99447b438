import Foundation
import SeededRandom
import Testing

/// Programs that ended, blocked or bloated a state of Touchstone: a signal, minutes of computing,
/// gigabytes. Each is one of a kind. Where it is steps that end a program, it has a fifth of those
/// that are usual, and works on a fifth as much. Some have their turn each day, and all in
/// `script/check-release`.
@Suite(.serialized) struct HostileTests {
  /// The most that each may take: 5 seconds of computing on a quiet machine, here twice as many,
  /// and 400 MB besides the addresses that the program has at once, and those of a block that the
  /// heap gives up when a collection moves to a larger one. A debug build takes several times what
  /// a release build does, and its libraries alone have some 250 MB of addresses.
  #if DEBUG
    private static let (seconds, kilobytes) = (20, 900_000)
  #else
    private static let (seconds, kilobytes) = (10, 580_000)
  #endif

  @Test(arguments: files) func `it ends in an answer or a sentence, within its limits`(
    file: String
  ) throws {
    let finished = try execute(
      "/bin/bash",
      [
        "-c", "ulimit -t \(Self.seconds) -v \(Self.kilobytes) -c 0; exec \"$0\" run \"$1\"",
        touchstonePath, "\(Self.folder)/\(file)",
      ], environment: ["SWIFT_BACKTRACE": "enable=no"])
    // 65: a line was refused or stopped. A signal would be 128 and more, a fault of ours 70.
    #expect([0, 65].contains(finished.status), "\(finished.messages.suffix(500))")
    #expect(finished.output.utf8.count < 2_000_000)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Hostile").path

  private static let files = Sample.of(
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted(), count: 30)
}
