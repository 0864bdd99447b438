import Foundation
import SeededRandom

/// Makes inputs and runs them, one after the other.
protocol Fuzzer {
  var name: String { get }
  /// The end of the names of files that hold inputs.
  var ending: String { get }
  /// How many inputs one session takes.
  var batch: Int { get }
  /// Whether a finding leaves a session in which the next input can run.
  var goesOnInSession: Bool { get }
  /// A summary of the results so far.
  var summary: String { get }

  /// Tidies up after the last run.
  func end()
  /// Begins a session. `random` is the same for the same number of the batch.
  mutating func begin(_ random: inout SeededRandom)
  /// Makes the input of a number and runs it; calls `keep` with it before. Returns the problem.
  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String?
}

extension Fuzzer {
  var goesOnInSession: Bool { false }

  func end() {}
}

/// Runs a fuzzer until it has made its runs, its time is over, or it found something.
struct FuzzLoop<F: Fuzzer> {
  private let options: FuzzOptions
  private var fuzzer: F

  init(_ options: FuzzOptions, _ fuzzer: F) {
    self.options = options
    self.fuzzer = fuzzer
  }

  /// The number of findings after which it stops.
  private static var mostFindings: Int { 200 }
  /// Seconds between two lines that tell how far it is.
  private static var reportEvery: Double { 60 }

  func run() -> Int32 {
    var loop = self
    return loop.runAll()
  }

  private mutating func runAll() -> Int32 {
    let kept: KeptText
    do {
      kept = try KeptText(
        path: "\(options.failures)/touchstone-fuzz-\(fuzzer.name)-\(options.seed).\(fuzzer.ending)")
    } catch {
      print("touchstone-fuzz: \(options.failures): \(error.localizedDescription)")
      return 64
    }
    let watch = Watch(limit: options.memory)
    // A number begins its session, so that what it left to later ones is made again, too.
    let first = options.first / fuzzer.batch * fuzzer.batch
    let end = options.runs.map { options.first + $0 } ?? .max
    let start = Date()
    var told = start
    var heap = 0
    var number = first
    var findings = 0
    tell("seed \(options.seed), from \(first)")
    while number < end {
      let now = number % 16 == 0 ? Date() : told
      if let seconds = options.seconds, now.timeIntervalSince(start) >= seconds { break }
      if now.timeIntervalSince(told) >= Self.reportEvery {
        told = now
        progress(number - first, start, watch, heap)
      }
      if number % fuzzer.batch == 0 {
        kept.clear()
        var random = SeededRandom(seed: Self.mixed(options.seed, number, 1))
        fuzzer.begin(&random)
        if heap == 0, number - first >= 10_000 { heap = watch.heap }
      }
      guard !options.without.contains(number) else {
        number += 1
        continue
      }
      var random = SeededRandom(seed: Self.mixed(options.seed, number, 0))
      watch.begin()
      let wrong = fuzzer.run(number, &random) { kept.add($0, number: number) }
      if let found = wrong ?? watch.end(number) {
        findings += 1
        let path =
          "\(options.failures)/found-\(fuzzer.name)-\(options.seed)-\(number).\(fuzzer.ending)"
        _ = FileManager.default.createFile(atPath: path, contents: Data(kept.text.utf8))
        tell("found in run \(number), inputs in \(path): \(found)")
        guard options.goesOn, findings < Self.mostFindings else { break }
        number =
          fuzzer.goesOnInSession ? number + 1 : (number / fuzzer.batch + 1) * fuzzer.batch
        continue
      }
      number += 1
    }
    watch.stop()
    progress(number - first, start, watch, heap)
    kept.remove()
    fuzzer.end()
    return findings == 0 ? 0 : 1
  }

  private func progress(_ runs: Int, _ start: Date, _ watch: Watch, _ heap: Int) {
    let computed = Watch.computed
    let rate = Int(Double(runs) / max(computed, 0.001))
    let growth = heap == 0 ? "" : ", heap \(heap) MB after 10,000 runs, \(watch.heap) MB now"
    tell(
      "\(runs) runs in \(Int(Date().timeIntervalSince(start))) s (\(Int(computed)) s of computing, "
        + "\(rate) a second): \(fuzzer.summary); longest \(Int(watch.longest.seconds * 1000)) ms "
        + "(\(watch.longest.number)), at most \(watch.largest) MB\(growth)")
  }

  private func tell(_ text: String) {
    print("\(fuzzer.name): \(text)")
    fflush(nil)
  }

  /// The seed of one input.
  private static func mixed(_ seed: UInt64, _ number: Int, _ kind: UInt64) -> UInt64 {
    var first = SeededRandom(seed: seed ^ kind &* 0xD1B5_4A32_D192_ED03)
    // Seeds that lie apart by the step of the generator would make the same numbers, only later.
    var second = SeededRandom(seed: first.next() &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    return second.next()
  }
}
