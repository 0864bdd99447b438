import OracleCorpus
import Testing

/// The programs in Objective-C. What clang says of the wrong ones and what GNUstep's runtime prints
/// for the others is written beside the cause; `script/oracle objc` and `script/oracle native`
/// compare these words with both.
@Suite struct ObjectiveCTests {
  nonisolated static let wrong = ObjectiveCProgram.read("Wrong")
  nonisolated static let programs = ObjectiveCProgram.read("Programs")

  @Test("There are enough of them, each with a name of its own")
  func areMany() {
    #expect(Self.wrong.count >= 225)
    #expect(Self.programs.count >= 150)
    let names = (Self.wrong + Self.programs).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("A program that runs says what it prints, a refused one where it is refused")
  func areComplete() {
    for program in Self.programs {
      #expect(!program.expectedOutput.isEmpty, "\(program.name)")
    }
    for program in Self.wrong where program.name.hasPrefix("refused") {
      #expect(program.expectations.contains { $0.word == "refused" }, "\(program.name)")
    }
  }

  @Test("The workbench finds in a program what clang finds, in its line", arguments: wrong)
  func findingsAgree(_ program: ObjectiveCProgram) {
    let differences = differences(workbenchFindings(program.text), of: program)
    #expect(differences.isEmpty, "\(program.name): \(differences.joined(separator: ", "))")
  }

  @Test("The interpreter prints what a native program prints", arguments: programs)
  func outputAgrees(_ program: ObjectiveCProgram) {
    let output = interpretedOutput(program.text)
    let (ours, expected) = firstDifference(output, program.expectedOutput)
    #expect(
      output == program.expectedOutput, "\(program.name): prints \(ours), expected \(expected)")
  }
}
