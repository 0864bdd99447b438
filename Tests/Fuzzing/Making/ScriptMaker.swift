import SeededRandom
import Workbench

/// Makes lines for a session: commands by the usage lines of the table, lines of the corpus, Swift,
/// small dumps; many of them damaged.
struct ScriptMaker {
  /// The lines of the scripts of the corpus.
  private let corpus: [String]
  private let commands: [(word: String, patterns: [UsagePattern])]
  private let swift: TokenDamage
  private let dumps: DumpMaker
  private var values = ScriptValues()

  init(_ corpus: Corpus) {
    self.corpus = corpus.scripts.flatMap { $0.split(separator: "\n").map(String.init) }
      .filter { !$0.hasPrefix("#") }
    commands = CommandTable.own.all.filter { $0.word != "quit" }.map {
      ($0.word, $0.patterns)
    }
    swift = TokenDamage(corpus.sources)
    dumps = DumpMaker(corpus)
  }

  /// Words that make a scene, which come more often than those that ask.
  private static let building = ["add", "add", "add", "set", "set", "frame", "move", "put", "on"]

  mutating func begin() {
    values = ScriptValues()
  }

  /// A script of some lines.
  mutating func script(_ random: inout SeededRandom) -> String {
    let count = random.oneIn(150) ? random.number(10...40) : random.few(4)
    return (0..<count).map { _ in line(&random) }.joined(separator: "\n")
  }

  private mutating func line(_ random: inout SeededRandom) -> String {
    var line: String
    switch random.number(0...19) {
    case 0...8: line = command(random.pick(Self.building), &random)
    case 9...13: line = command(random.pick(commands).word, &random)
    case 14, 15: line = random.pick(corpus)
    case 16, 17: line = values.swift(&random)
    case 18:
      switch random.number(0...19) {
      case 0: line = dumps.text(&random) + "\n"
      case 1...4: line = swift.text(&random)
      default: line = random.pick(["undo", "undo 2", "redo", "redo 3", "reset", "undo 1000"])
      }
    default: line = values.swift(&random)
    }
    if random.oneIn(6) { line = LineDamage.damaged(line, values.word(&random), &random) }
    return line
  }

  private mutating func command(_ word: String, _ random: inout SeededRandom) -> String {
    guard let command = commands.first(where: { $0.word == word }) else { return word }
    var words = [word]
    add(random.pick(command.patterns).root, to: &words, &random, command: word)
    return words.joined(separator: " ")
  }

  private mutating func add(
    _ node: UsagePattern.Node, to words: inout [String], _ random: inout SeededRandom,
    command: String
  ) {
    switch node {
    case .keyword(let word): words.append(word)
    case .placeholder(let placeholder):
      words.append(values.value(of: placeholder.shown, in: command, &random))
    case .sequence(let nodes):
      for node in nodes { add(node, to: &words, &random, command: command) }
    case .alternatives(let nodes), .lines(let nodes):
      add(random.pick(nodes), to: &words, &random, command: command)
    case .optional(let inner):
      if random.oneIn(3) { add(inner, to: &words, &random, command: command) }
    case .many(let inner):
      for _ in 0..<random.few(4) { add(inner, to: &words, &random, command: command) }
    }
  }
}
