import Foundation

/// Starts what was asked for.
struct FuzzCommand {
  private let options: FuzzOptions

  init(_ arguments: [String]) {
    options = FuzzOptions(arguments)
  }

  func run() -> Int32 {
    if let fault = options.fault {
      print("touchstone-fuzz: \(fault) is no option, or has no number behind it")
      return 64
    }
    let corpus = Corpus(options.paths)
    switch options.mode {
    case "text":
      guard !corpus.sources.isEmpty else { return missing(".swift") }
      return FuzzLoop(options, TextFuzzer(corpus)).run()
    case "scripts":
      guard !corpus.scripts.isEmpty, !corpus.sources.isEmpty else {
        return missing(".touchstone and .swift")
      }
      return FuzzLoop(options, ScriptFuzzer(corpus, folder: options.failures)).run()
    case "dumps":
      return FuzzLoop(options, DumpFuzzer(corpus)).run()
    case "programs":
      return FuzzLoop(options, ProgramFuzzer()).run()
    case "rows":
      return FuzzLoop(options, RowFuzzer()).run()
    case "replay":
      for path in options.paths { Replay(path).run() }
      return 0
    default:
      print("usage: touchstone-fuzz text|scripts|dumps|programs|rows|replay [OPTION…] [PATH…]")
      return 64
    }
  }

  private func missing(_ kind: String) -> Int32 {
    print("touchstone-fuzz: no \(kind) file in \(options.paths.joined(separator: " "))")
    return 64
  }
}
