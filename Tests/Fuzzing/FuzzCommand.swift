import Foundation
import SeededRandom

/// What was asked for on the command line, and the loop that does it.
struct FuzzCommand {
  private var mode = ""
  private var seconds = 10.0
  private var seed = UInt64.random(in: 0...UInt64(UInt32.max))
  private var failures = FileManager.default.temporaryDirectory.path
  private var paths: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    mode = rest.popFirst() ?? ""
    while let word = rest.popFirst() {
      switch word {
      case "--seconds": seconds = rest.popFirst().flatMap(Double.init) ?? seconds
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? seed
      case "--failures": failures = rest.popFirst() ?? failures
      default: paths.append(word)
      }
    }
  }

  func run() -> Int32 {
    switch mode {
    case "text": return fuzzText()
    case "programs": return fuzzPrograms()
    case "replay":
      for path in paths {
        print("\(path): \(FuzzSession().outcome(of: Self.text(at: path)))")
      }
      return 0
    default:
      print("usage: touchstone-fuzz text|programs|replay [--seconds N] [--seed N] [PATH…]")
      return 64
    }
  }

  private static func text(at path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The Swift files at and below the paths.
  private var corpus: [String] {
    var texts: [String] = []
    for path in paths.sorted() {
      if path.hasSuffix(".swift") { texts.append(Self.text(at: path)) }
      let below = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
      for name in below.sorted() where name.hasSuffix(".swift") {
        texts.append(Self.text(at: "\(path)/\(name)"))
      }
    }
    return texts
  }

  private func fuzzText() -> Int32 {
    let corpus = corpus
    guard !corpus.isEmpty else {
      print("no .swift file in \(paths.joined(separator: " "))")
      return 64
    }
    print("text: seed \(seed), \(corpus.count) files")
    var mutator = Mutator(corpus: corpus, random: SeededRandom(seed: seed))
    var counts: [FuzzSession.Outcome: Int] = [:]
    var session = FuzzSession()
    let (runs, status) = loop { number in
      if number % 40 == 39 { session = FuzzSession() }
      let text = mutator.next()
      keep(text)
      let start = Date()
      counts[session.outcome(of: text), default: 0] += 1
      guard Date().timeIntervalSince(start) < Self.patience else {
        return "took \(Int(Date().timeIntervalSince(start))) seconds"
      }
      return nil
    }
    let words = counts.map { "\($0.value) \($0.key)" }.sorted().joined(separator: ", ")
    print("text: \(runs) runs: \(words)")
    return status
  }

  /// Seconds that a debug build may take for one text on a machine that is busy.
  private static let patience = 5.0

  private func fuzzPrograms() -> Int32 {
    print("programs: seed \(seed)")
    var random = SeededRandom(seed: seed)
    let (runs, status) = loop { _ in
      var maker = ProgramMaker(random: SeededRandom(seed: random.next()))
      let program = maker.program()
      keep(program.text)
      let output = FuzzSession().output(of: program.text)
      guard output == program.output else {
        return "printed\n\(output)\ninstead of\n\(program.output)"
      }
      return nil
    }
    print("programs: \(runs) runs")
    return status
  }

  /// Runs until the time is over or something was found.
  private func loop(_ run: (Int) -> String?) -> (runs: Int, status: Int32) {
    let end = Date().addingTimeInterval(seconds)
    var number = 0
    while Date() < end {
      if let found = run(number) {
        print("found in run \(number), text in \(keptFile): \(found)")
        return (number, 1)
      }
      number += 1
    }
    try? FileManager.default.removeItem(atPath: keptFile)
    return (number, 0)
  }

  private var keptFile: String { "\(failures)/touchstone-fuzz-\(mode)-\(seed).swift" }

  private func keep(_ text: String) {
    _ = FileManager.default.createFile(atPath: keptFile, contents: Data(text.utf8))
  }
}
