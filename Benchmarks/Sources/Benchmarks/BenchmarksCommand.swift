import Foundation
import ObjectiveCFrontEnd
import SourceTree
import SwiftFrontEnd

/// `Benchmarks [--rounds N] [untraced] [traced] [map] [events] [scripted] [ready] [drawing] [layout]
/// [memory] [start] [web]`
///
/// Exit status: 0 measured, whether a mark is reached or missed; 1 an answer was wrong; 64 wrong
/// usage.
@main
struct BenchmarksCommand {
  static func main() {
    FrontEnds.install(SwiftFrontEnd())
    FrontEnds.install(ObjectiveCReader())
    if CommandLine.arguments.dropFirst() == [Memory.childArgument] {
      Memory.printBytesOfViews()
      return
    }
    if CommandLine.arguments.dropFirst() == [SourceToReady.childArgument] {
      SourceToReady.printFirstTime()
      return
    }
    guard let command = BenchmarksCommand(arguments: CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    exit(command.run() ? 0 : 1)
  }

  /// The benchmarks, in the order in which they run.
  private enum Benchmark: String, CaseIterable {
    case untraced
    case traced
    case map
    case events
    case scripted
    case ready
    case drawing
    case layout
    case memory
    case start
    case web
  }

  private static let usage = """
    Usage: Benchmarks [--rounds N] [\(Benchmark.allCases.map(\.rawValue).joined(separator: "|"))] ...
    Without names all are run.

    """

  private var rounds: Int?
  private var benchmarks: [Benchmark] = []

  private init?(arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--rounds" {
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        rounds = count
      } else if let benchmark = Benchmark(rawValue: argument) {
        benchmarks.append(benchmark)
      } else {
        return nil
      }
    }
    if benchmarks.isEmpty {
      benchmarks = Benchmark.allCases
    }
  }

  /// Returns whether all answers were right.
  private func run() -> Bool {
    #if DEBUG
      print("CAUTION: built without optimisation. These figures mean nothing: say -c release.\n")
    #endif
    var isRight = true
    for benchmark in benchmarks {
      switch benchmark {
      case .untraced: isRight = UntracedHitTests.run(rounds: rounds ?? 21) && isRight
      case .traced: isRight = TracedHitTests.run(rounds: rounds ?? 21) && isRight
      case .map: isRight = HitMaps.run(rounds: rounds ?? 51) && isRight
      case .events: isRight = Drags.run(rounds: rounds ?? 51) && isRight
      case .scripted: isRight = ScriptedHitTests.run(rounds: rounds ?? 21) && isRight
      case .ready: isRight = SourceToReady.run(rounds: rounds ?? 51) && isRight
      case .drawing: isRight = DrawingTimes.run(rounds: rounds ?? 21) && isRight
      case .layout: isRight = LayoutTimes.run(rounds: rounds ?? 51) && isRight
      case .memory: Memory.run()
      case .start: StartUp.run(rounds: rounds ?? 51)
      case .web: isRight = WebTimes.run(rounds: rounds ?? 51) && isRight
      }
    }
    return isRight
  }
}
