import Foundation
import ObjectiveCFrontEnd
import OracleCorpus
import SourceTree
import SwiftFrontEnd

/// Compares the interpreter with the oracle, without the testing library: for builds that cannot be
/// linked with it, such as the one for users. Prints the differences, and exits with 1 if there are
/// any.
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
      judge(program, differences(of: program), isKnown: isKnown)
    }
    for fault in faults { print(fault) }
    print("\(count) programs of the oracle, \(faults.count) differ.")
    return count > 0 && faults.isEmpty ? 0 : 1
  }

  private mutating func compare(_ program: Corpus.Program, _ expected: String, isKnown: Bool) {
    let output = interpreted(program)
    guard output != expected else { return judge(program, [], isKnown: isKnown) }
    let (ours, theirs) = firstDifference(output, expected)
    judge(program, ["interpreted \(ours), expected \(theirs)"], isKnown: isKnown)
  }

  private mutating func judge(
    _ program: Corpus.Program, _ differences: [String], isKnown: Bool
  ) {
    count += 1
    guard !isKnown else { return }
    faults += differences.map { "\(program.name): \($0)" }
  }
}

FrontEnds.install(SwiftFrontEnd())
FrontEnds.install(ObjectiveCReader())
var check = OracleCheck()
exit(check.run())
