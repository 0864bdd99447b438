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
    case "objc":
      guard !corpus.objectiveC.isEmpty else { return missing(".m") }
      return FuzzLoop(options, ObjectiveCFuzzer(corpus)).run()
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
    case "calls":
      return FuzzLoop(options, CallFuzzer()).run()
    case "courses":
      guard
        let fuzzer = CourseFuzzer(corpus, paths: options.paths, folder: options.failures)
      else { return missing("exercises folder and no .swift") }
      return FuzzLoop(options, fuzzer).run()
    case "replay":
      for path in options.paths { Replay(path).run() }
      return 0
    default:
      print(
        "usage: touchstone-fuzz text|objc|scripts|dumps|programs|rows|calls|courses|replay "
          + "[OPTION…] [PATH…]"
      )
      return 64
    }
  }

  private func missing(_ kind: String) -> Int32 {
    print("touchstone-fuzz: no \(kind) file in \(options.paths.joined(separator: " "))")
    return 64
  }
}
