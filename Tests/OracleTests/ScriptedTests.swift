import OracleCorpus
import Testing

/// The programs in `Scripted` use what native Swift on Linux refuses: `#selector`, `@objc`,
/// overrides in extensions. Their output is written by hand.
@Suite struct ScriptedTests {
  @Test("There are enough of them")
  func areMany() {
    #expect(Corpus.scripted.count >= 20)
  }

  @Test(
    "A scripted program has a function to run, and says what it prints",
    arguments: Corpus.scripted)
  func isComplete(_ program: Corpus.Program) {
    #expect(program.lines.contains("func \(program.name)() {"))
    #expect(program.lines.first?.hasPrefix("// ") == true)
    #expect(!program.expectedOutput.isEmpty)
  }

  @Test("The interpreter prints what a device would", arguments: Corpus.scripted)
  func interpreterAgrees(_ program: Corpus.Program) {
    let interpreted = interpreted(program)
    if let said = KnownDifferences.scripted[program.name] {
      #expect(interpreted.contains(said), "\(interpreted)")
      return
    }
    let (ours, expected) = firstDifference(interpreted, program.expectedOutput)
    #expect(
      interpreted == program.expectedOutput,
      "\(program.name): interpreted \(ours), expected \(expected)")
  }
}
