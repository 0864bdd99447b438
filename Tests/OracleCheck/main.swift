import Foundation
import ObjectiveCFrontEnd
import OracleCorpus
import SourceTree
import SwiftFrontEnd

/// Compares the interpreter with the oracle, without the testing library: for builds that cannot be
/// linked with it, such as the one for users. Prints the differences, and exits with 1 if there are
/// any.
///
/// - Without words it compares with Swift, and with the expectations of the corpus.
/// - `clang` compares programs in Objective-C with clang, for which it writes headers of the model;
///   `headers FOLDER` writes them only.
/// - `native FOLDER` compares with what GNUstep prints, which is installed in a folder.
struct OracleCheck {
  private var count = 0
  private var faults: [String] = []

  mutating func run() -> Int32 {
    for program in Corpus.programs {
      let expected = nativeOutput(of: program.name) ?? "no program of the name: run script/oracle"
      compare(program, expected, isKnown: KnownDifferences.programs[program.name] != nil)
    }
    for program in Corpus.scripted {
      let isKnown = KnownDifferences.scripted[program.name] != nil
      compare(program, program.expectedOutput, isKnown: isKnown)
    }
    for program in Corpus.wrong {
      let isKnown = KnownDifferences.wrong[program.name] != nil
      judge(program.name, differences(of: program), isKnown: isKnown)
    }
    for program in ObjectiveCProgram.read("Wrong") {
      judge(
        program.name, differences(workbenchFindings(program.text), of: program), isKnown: false)
    }
    for program in ObjectiveCProgram.read("Programs") {
      compare(program, interpretedOutput(program.text), program.expectedOutput)
    }
    return verdict("programs of the oracle")
  }

  /// Compares with clang: the corpus, and every text of the repository.
  mutating func runClang() throws -> Int32 {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-headers-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var comparison = try ClangComparison(in: folder)
    for program in ObjectiveCProgram.read("Wrong") + ObjectiveCProgram.read("Programs") {
      judge(program.name, comparison.differences(of: program), isKnown: false)
    }
    for text in RepositoryTexts.all() {
      judge(text.name, comparison.difference(of: text).map { [$0] } ?? [], isKnown: false)
    }
    return verdict("programs and texts")
  }

  /// Compares what the corpus expects with what a native runtime prints.
  mutating func runNative(_ folder: String) throws -> Int32 {
    let gnustep = try GNUstep(in: folder)
    for program in ObjectiveCProgram.read("Programs") {
      compare(program, gnustep.output(of: program.text), program.expectedOutput)
    }
    return verdict("native programs")
  }

  private func verdict(_ what: String) -> Int32 {
    for fault in faults { print(fault) }
    print("\(count) \(what), \(faults.count) differ.")
    return count > 0 && faults.isEmpty ? 0 : 1
  }

  private mutating func compare(
    _ program: ObjectiveCProgram, _ output: String, _ expected: String
  ) {
    guard output != expected else { return judge(program.name, [], isKnown: false) }
    let (ours, theirs) = firstDifference(output, expected)
    judge(program.name, ["prints \(ours), expected \(theirs)"], isKnown: false)
  }

  private mutating func compare(_ program: Corpus.Program, _ expected: String, isKnown: Bool) {
    let output = interpreted(program)
    guard output != expected else { return judge(program.name, [], isKnown: isKnown) }
    let (ours, theirs) = firstDifference(output, expected)
    judge(program.name, ["interpreted \(ours), expected \(theirs)"], isKnown: isKnown)
  }

  private mutating func judge(_ name: String, _ differences: [String], isKnown: Bool) {
    count += 1
    guard !isKnown else { return }
    faults += differences.map { "\(name): \($0)" }
  }
}

FrontEnds.install(SwiftFrontEnd())
FrontEnds.install(ObjectiveCReader())
var check = OracleCheck()
let words = CommandLine.arguments.dropFirst()
switch (words.first, words.dropFirst().first) {
case (nil, _): exit(check.run())
case ("clang", nil): exit(try check.runClang())
case ("headers", let folder?):
  _ = try ClangComparison(in: URL(fileURLWithPath: folder))
case ("native", let folder?): exit(try check.runNative(folder))
default:
  print("Usage: touchstone-oracle [clang | headers FOLDER | native FOLDER]")
  exit(64)
}
