import Records
import Rendering
import Scenes
import Testing
import TypedText
import Wording
import Workbench

/// Readers and how they are combined.
@Suite("Readers of arguments") struct ReaderTests {
  private func arguments(_ line: String) throws -> Arguments {
    let command = try #require(CommandTable.own.command("list"))
    return try Arguments(
      command: command, source: SourceText(line), from: 0, payload: "",
      scene: Scene(commandWords: []), commands: .own)
  }

  /// The value of a reader, and the next word.
  private func read<Value>(
    _ line: String, _ reader: Reader<Value>
  ) throws -> (value: Value, rest: String?) {
    var arguments = try arguments(line)
    let value = try reader.read(&arguments)
    return (value, arguments.next?.text)
  }

  private func expect<Value: Equatable>(
    _ line: String, _ reader: Reader<Value>, gives value: Value, rest: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let read = try read(line, reader)
    #expect(read.value == value, sourceLocation: sourceLocation)
    #expect(read.rest == rest, sourceLocation: sourceLocation)
  }

  /// The problem of a line, in English.
  private func problem<Value>(_ line: String, _ reader: Reader<Value>) throws -> String? {
    do {
      _ = try read(line, reader)
      return nil
    } catch let problem as LocatedProblem {
      return problem.problem.wording.en
    }
  }

  private let number = Reader<Int>.count(1...9)

  @Test("Parts are read and shown one after the other")
  func sequence() throws {
    let reader = Reader<Int>.reading(number, .after("by", .count(1...9, letters: "M"))) {
      $0 * 10 + $1
    }
    #expect(reader.usage.text == "N by M")
    try expect("1 by 2 3", reader, gives: 12, rest: "3")
    #expect(try problem("1", reader) == Problem.missingArgument("by", usage: ["list"]).wording.en)
    #expect(try problem("1 to 2", reader) == Problem.expectedOneOf(["by"], got: "to").wording.en)
  }

  @Test("What may be left out is in brackets, and is not looked for in other words")
  func optional() throws {
    let reader = Reader<Int?>.optional(.after("by", number))
    #expect(reader.usage.text == "[by N]")
    try expect("by 2", reader, gives: 2, rest: nil)
    try expect("to 2", reader, gives: nil, rest: "to")
    try expect("", reader, gives: nil, rest: nil)
    try expect("", Reader<Int>.optional(number, or: 7), gives: 7, rest: nil)
  }

  @Test("What may be left out at the end alone takes any word that is there")
  func orEnd() throws {
    let reader = Reader<Int?>.orEnd(.keyword("a", as: 1))
    #expect(reader.usage.text == "[a]")
    try expect("", reader, gives: nil, rest: nil)
    #expect(try problem("b", reader) == Problem.expectedOneOf(["a"], got: "b").wording.en)
  }

  @Test("A choice is made by its first word, and then its errors are told")
  func choice() throws {
    let reader = Reader<Int>.either(.after("plus", number), .after("minus", number) { -$0 })
    #expect(reader.usage.patterns.map(\.text) == ["plus N", "minus N"])
    try expect("minus 2", reader, gives: -2, rest: nil)
    #expect(try problem("minus x", reader) == Problem.notANumber("x").wording.en)
    #expect(
      try problem("times 2", reader)
        == Problem.expectedOneOf(["plus", "minus"], got: "times").wording.en)
    #expect(
      try problem("", reader) == Problem.missingArgument("plus|minus", usage: ["list"]).wording.en)
  }

  @Test("A choice without a first word takes what no other begins with")
  func openChoice() throws {
    let reader = Reader<Int>.either(number, .keyword("none", as: 0))
    try expect("none", reader, gives: 0, rest: nil)
    try expect("3", reader, gives: 3, rest: nil)
    #expect(try problem("x", reader) == Problem.notANumber("x").wording.en)
  }

  @Test("Choices have lines of their own, but not in brackets or where they are put on one")
  func lines() {
    let choice = Reader<Int>.either(.keyword("a", as: 1), .keyword("b", as: 2))
    #expect(Reader<Int?>.optional(choice).usage.patterns.map(\.text) == ["[a | b]"])
    #expect(choice.onOneLine.usage.patterns.map(\.text) == ["a | b"])
    let two = Reader<Int>.reading(choice, choice) { $0 + $1 }
    #expect(two.usage.patterns.map(\.text) == ["a a", "a b", "b a", "b b"])
  }

  @Test("Options come in any order, and the last of two counts")
  func options() throws {
    let reader = Reader<(Int?, Int?)>.inAnyOrder(.after("over", number), .after("steps", number))
    #expect(reader.usage.text == "[over N] [steps N]")
    let both = try read("steps 2 over 3", reader).value
    #expect(both.0 == 3 && both.1 == 2)
    let repeated = try read("steps 2 steps 4 zz", reader)
    #expect(repeated.value.0 == nil && repeated.value.1 == 4 && repeated.rest == "zz")
  }

  @Test("Another spelling is read and not shown")
  func otherSpelling() throws {
    let reader = Reader<Int>.after("by", number).also(number)
    #expect(reader.usage.text == "by N")
    try expect("by 2", reader, gives: 2, rest: nil)
    try expect("2", reader, gives: 2, rest: nil)
    let word = number.also(.keyword("twice", as: 2))
    #expect(word.usage.text == "N")
    try expect("twice", word, gives: 2, rest: nil)
    #expect(try problem("often", word) == Problem.notANumber("often").wording.en)
  }

  @Test("Words around it that say nothing are read and not shown")
  func wordsAround() throws {
    let reader = number.maybeAfter("to", "at").maybeBefore("s")
    #expect(reader.usage.text == "N")
    for line in ["2", "to 2", "at 2 s", "2 s"] { try expect(line, reader, gives: 2, rest: nil) }
  }

  @Test("What comes next may depend on what was read")
  func dependent() throws {
    let reader = number.then(usage: .placeholders("M")) { count in
      Reader<[Int]>.many(self.number) { !$0.isAtEnd }.map { Array($0.prefix(count)) }
    }
    #expect(reader.usage.text == "N M")
    #expect(try read("2 7 8 9", reader).value == [7, 8])
  }

  @Test("Several are separated by what the usage does not show")
  func several() throws {
    let reader = Reader<[Int]>.many(number) { $0.takeIf(.comma) }
    #expect(reader.usage.text == "N…")
    try expect("1, 2, 3 4", reader, gives: [1, 2, 3], rest: "4")
  }

  @Test("What was written is kept with its place")
  func written() throws {
    let reader = Reader<Written<Int>>.written(.after("by", number))
    let value = try read("  by  2 3", reader).value
    #expect(value.text == "by  2")
    #expect(value.range == 2..<7)
  }

  @Test("A word of an enum is one of its cases")
  func enumeration() throws {
    enum Side: String, CaseIterable { case left, right }
    let reader = Reader<Side>.oneOf
    #expect(reader.usage.patterns.map(\.text) == ["left", "right"])
    #expect(try read("right", reader).value == .right)
    #expect(
      try problem("up", reader) == Problem.expectedOneOf(["left", "right"], got: "up").wording.en)
  }
}
