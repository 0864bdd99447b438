import Records
import SeededRandom
import TypedProgram
import Workbench

/// Sequences of calls of the model in which everything that can be called back calls back:
/// closures, overrides, timers, notifications, queues. They are well typed, so that most lines run;
/// each must end.
struct CallFuzzer: Fuzzer {
  let name = "calls"
  let ending = "touchstone"
  let batch = 24

  private let table = RowTable()
  private let values: ExtremeValues
  private let fakes: FakeClasses
  private let classes: [Nominal]
  private var session = Session(language: .english) { $0.wording }
  private var maker: CallMaker?
  private var knownFakes: Set<String> = []
  private var counts: [FuzzSession.Outcome: Int] = [:]

  init() {
    values = ExtremeValues(table.library)
    fakes = FakeClasses(table.library, values)
    classes = table.library.hostTypes.values.filter { $0.kind == .class }
      .sorted { $0.fullName < $1.fullName }
  }

  var summary: String {
    FuzzSession.Outcome.allCases.map { "\(counts[$0, default: 0]) \($0)" }.joined(separator: ", ")
  }

  mutating func begin(_ random: inout SeededRandom) {
    session = Session(language: .english) { $0.wording }
    maker = nil
    knownFakes = []
  }

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    let maker = self.maker ?? open(&random, keep)
    self.maker = maker
    enter("budget = 40", keep)
    if random.oneIn(6) { declareFakes(in: CallClasses.declaration(maker, &random), keep) }
    let text = maker.statements(random.number(1...5), depth: 2, &random)
    for statement in text { declareFakes(in: statement, keep) }
    for _ in 0..<random.number(0...2) { enter(random.pick(Self.acts), keep) }
    return nil
  }

  /// A session with its objects.
  private mutating func open(
    _ random: inout SeededRandom, _ keep: (String) -> Void
  ) -> CallMaker {
    let pool = CallPool(classes, values, own: CallClasses.names, &random)
    let maker = CallMaker(table, values, pool: pool)
    enter("profile device", keep)
    // Few entries: each that fails later makes all of them again.
    let texts = [SpecialValues.prelude, "var budget = 40"] + CallClasses.empty
    enter(texts.joined(separator: "\n"), keep)
    for line in SpecialValues.lines { enter(line, keep) }
    for text in pool.declarations { declareFakes(in: text, keep) }
    return maker
  }

  /// Runs a text after the classes that it needs.
  private mutating func declareFakes(in text: String, _ keep: (String) -> Void) {
    for declaration in fakes.declarations(for: text, known: &knownFakes) {
      enter(declaration, keep)
    }
    enter(text, keep)
  }

  private mutating func enter(_ text: String, _ keep: (String) -> Void) {
    keep(text)
    session.limitForFuzzing()
    do {
      _ = try session.run(text)
      counts[.accepted, default: 0] += 1
    } catch {
      let isStopped = if case .stopped = error.problem { true } else { false }
      counts[isStopped ? .stopped : .refused, default: 0] += 1
    }
  }

  /// The acts of a person meanwhile.
  private static let acts =
    SpecialValues.acts + [
      "tap own0", "drag own0 by 0 -200", "wait 0.1", "wait 2", "why own0", "tree", "cycle", "undo",
      "tap 200 400", "layout", "on",
    ]
}
