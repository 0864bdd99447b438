import OracleCorpus
import Testing

/// The programs in `Wrong` do not compile. The expected words are those of the Swift compiler, and
/// in `syntax` those of its newer parser, swift-syntax, which is ours too; `script/oracle wrong`
/// compares both with the tools themselves. `refused` contains programs that may be valid Swift but
/// do not run in the workbench; there only the line is expected.
@Suite struct WrongTests {
  nonisolated static let folders = [
    "types", "declarations", "statements", "syntax", "refused", "old-spellings",
  ]

  @Test("There are enough of them, in the known folders")
  func areMany() {
    #expect(Corpus.wrong.count >= 100)
    for program in Corpus.wrong {
      #expect(Self.folders.contains { program.name.hasPrefix($0 + "/") }, "\(program.name)")
    }
  }

  @Test("A wrong program says where it is wrong, and how, and is short", arguments: Corpus.wrong)
  func isComplete(_ program: Corpus.Program) {
    #expect(!program.expectedErrors.isEmpty)
    #expect(program.lines.count <= 20)
    if !program.name.hasPrefix("refused/") {
      #expect(program.expectedErrors.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test(
    "The workbench finds each error in its line, in the compiler's words", arguments: Corpus.wrong)
  func workbenchAgrees(_ program: Corpus.Program) {
    let differences = differences(of: program)
    guard let said = KnownDifferences.wrong[program.name] else {
      #expect(differences.isEmpty, "\(program.name):\(differences.joined(separator: ", "))")
      return
    }
    #expect(
      differences.count == 1 && differences.allSatisfy { $0.contains(said) }, "\(differences)")
  }
}
