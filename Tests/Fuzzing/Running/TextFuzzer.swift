import Records
import SeededRandom
import Workbench

/// Swift: programs of the corpus that were damaged, and texts made by the grammar. Each must be
/// accepted, refused or stopped.
struct TextFuzzer: Fuzzer {
  let name = "text"
  let ending = "swift"
  let batch = 24

  private let damage: TokenDamage
  private var session = FuzzSession()
  private var counts: [FuzzSession.Outcome: Int] = [:]

  init(_ corpus: Corpus) {
    damage = TokenDamage(corpus.sources)
  }

  var summary: String {
    FuzzSession.Outcome.allCases.map { "\(counts[$0, default: 0]) \($0)" }.joined(separator: ", ")
  }

  mutating func begin(_ random: inout SeededRandom) {
    session = FuzzSession()
  }

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    let text = text(&random)
    keep(text)
    let isWorded = random.oneIn(8)
    counts[session.outcome(of: text, isWorded: isWorded), default: 0] += 1
    return nil
  }

  private func text(_ random: inout SeededRandom) -> String {
    guard random.oneIn(3) else { return damage.text(&random) }
    var maker = SwiftMaker(random: SeededRandom(seed: random.next()))
    let text = maker.text()
    return random.oneIn(3) ? damage.damaged(text, &random) : text
  }
}

/// Programs of which it is known what they print.
struct ProgramFuzzer: Fuzzer {
  let name = "programs"
  let ending = "swift"
  let batch = 1
  let summary = "all printed what they should"

  mutating func begin(_ random: inout SeededRandom) {}

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    var maker = ProgramMaker(random: SeededRandom(seed: random.next()))
    let program = maker.program()
    keep(program.text)
    let output = FuzzSession().output(of: program.text)
    guard output == program.output else {
      return "printed\n\(output)\ninstead of\n\(program.output)"
    }
    return nil
  }
}
