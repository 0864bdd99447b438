import Foundation
import SeededRandom

/// Scripts of commands and Swift. Every entry must be answered; what is refused must change
/// nothing; what is undone and made again, or saved and run, must be what it was.
struct ScriptFuzzer: Fuzzer {
  let name = "scripts"
  let ending = "touchstone"
  let batch = 32

  private var maker: ScriptMaker
  private var session = ScriptSession(isChecked: false)
  private var isChecked = false
  private var place = 0
  /// Where scripts may write files.
  private let files: String
  private var past = ScriptSession.Counts()

  /// `folder`: where a folder for the files of scripts may be made.
  init(_ corpus: Corpus, folder: String) {
    maker = ScriptMaker(corpus)
    files = "\(folder)/touchstone-fuzz-files-\(getpid())"
    try? FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    _ = FileManager.default.changeCurrentDirectoryPath(files)
  }

  func end() {
    try? FileManager.default.removeItem(atPath: files)
  }

  var summary: String {
    var sum = past
    sum.accepted += session.counts.accepted
    sum.refused += session.counts.refused
    sum.replays += session.counts.replays
    return sum.description
  }

  mutating func begin(_ random: inout SeededRandom) {
    past.accepted += session.counts.accepted
    past.refused += session.counts.refused
    past.replays += session.counts.replays
    isChecked = random.oneIn(4)
    session = ScriptSession(isChecked: isChecked)
    maker.begin()
    place = 0
  }

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    place += 1
    let script = maker.script(&random)
    keep(script)
    if let wrong = session.run(script, isWorded: random.oneIn(8)) { return wrong }
    guard isChecked else { return nil }
    if random.oneIn(4), let wrong = session.undoAndRedo(random.number(1...5)) { return wrong }
    return place == batch ? session.saveAndRun() : nil
  }
}
