import OracleCorpus
import OraclePrograms
import Testing

/// How we know that the interpreter is Swift: programs that are compiled natively against the model
/// and interpreted from the same files.
@Suite struct OracleTests {
  nonisolated static let names = Corpus.programs.map(\.name)

  @Test("The table names every program of the folder, and script/oracle rewrites it")
  func tableIsComplete() {
    let table = allPrograms.map(\.name)
    #expect(table == Self.names, "run script/oracle")
    #expect(table.count >= 200)
  }

  @Test("A program has one function to run, named as the file", arguments: Corpus.programs)
  func isOneFunction(_ program: Corpus.Program) {
    let open = program.lines.filter { line in
      Self.declarations.contains { line.hasPrefix($0 + " ") }
    }
    #expect(open == ["func \(program.function)() {"])
    #expect(program.lines.first?.hasPrefix("// ") == true)
    #expect(program.lines.contains("import UIKit"))
  }

  @Test("A program prints something, and the same each time", arguments: names)
  func isDeterministic(_ name: String) throws {
    let first = try native(name)
    #expect(!first.isEmpty)
    #expect(try run(name) == first)
  }

  @Test("No output holds an address or the name of a module", arguments: names)
  func isPortable(_ name: String) throws {
    let output = try native(name)
    for trace in ["0x", "OraclePrograms.", "UIKitModel.", "unknown context"] {
      #expect(!output.contains(trace))
    }
  }

  @Test("The interpreter prints what the compiler's own code prints", arguments: Corpus.programs)
  func interpreterAgrees(_ program: Corpus.Program) throws {
    let native = try native(program.name)
    let interpreted = interpreted(program)
    if let refusal = KnownDifferences.programs[program.name] {
      #expect(interpreted.hasPrefix("error: ") && interpreted.contains(refusal), "\(interpreted)")
      return
    }
    let (ours, theirs) = firstDifference(interpreted, native)
    #expect(interpreted == native, "\(program.name): interpreted \(ours), native \(theirs)")
  }

  private static var outputs: [String: String] = [:]

  /// The output of a program when the compiler's own code runs it, for the first test that needs
  /// it.
  private func native(_ name: String) throws -> String {
    if let output = Self.outputs[name] { return output }
    let output = try run(name)
    Self.outputs[name] = output
    return output
  }

  private func run(_ name: String) throws -> String {
    try #require(nativeOutput(of: name))
  }

  /// The beginnings of declarations that the whole module would see; all others begin with
  /// `private`.
  private static let declarations = [
    "func", "class", "struct", "enum", "protocol", "let", "var", "final", "indirect", "typealias",
    "public", "open", "internal",
  ]
}

extension Corpus.Program: CustomTestStringConvertible {
  /// The name of the file.
  public var testDescription: String { name }
}
