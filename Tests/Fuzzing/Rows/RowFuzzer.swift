import SeededRandom
import TypedProgram

/// Every row of the table with absurd values. The first round calls each row with each value of
/// each parameter alone, and with some pairs; later ones call two rows of one object, with random
/// values. No row may go without a call except those that `RowExcuses` names.
struct RowFuzzer: Fuzzer {
  let name = "rows"
  let ending = "swift"
  let batch = 256
  let goesOnInSession = true

  private let table = RowTable()
  private let values: ExtremeValues
  private let fakes: FakeClasses
  private let properties = PropertyCalls()
  private let rowsOfOwner: [Nominal: [TableRow]]
  private var session: RowSession?
  private var calls = 0
  private var refused = 0
  private var place = 0

  /// Calls of the first round with several values at once.
  private static let pairs = 4

  init() {
    values = ExtremeValues(table.library)
    fakes = FakeClasses(table.library, values)
    rowsOfOwner = Dictionary(
      grouping: table.rows.filter { $0.owner?.kind == .class && !$0.isStatic },
      by: { $0.owner! })
  }

  var summary: String { "\(table.rows.count) rows, \(calls) calls, \(refused) refused" }

  mutating func begin(_ random: inout SeededRandom) {
    session = nil
  }

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    if (table.rows.count..<first).contains(number) {
      return setProperty(number - table.rows.count, &random, keep)
    }
    if self.session?.isGone == true { self.session = nil }
    let session = self.session ?? RowSession(keep: keep)
    self.session = session
    place = number
    let row = table.rows[place % table.rows.count]
    return number < first
      ? callAlone(row, in: session, &random) : callWithAnother(row, in: session, &random)
  }

  /// The number of the first input by chance: before it each row and each property had its turn.
  private var first: Int { table.rows.count + PropertyCalls.count }

  // MARK: The prompt's properties

  /// How many classes of those that have a property are tried.
  private static let mostClasses = 3

  private mutating func setProperty(
    _ number: Int, _ random: inout SeededRandom, _ keep: (String) -> Void
  ) -> String? {
    let scripts = properties.scripts(number, most: Self.mostClasses, &random)
    guard !scripts.isEmpty else { return "nothing has the property of number \(number)" }
    for script in scripts {
      keep(script)
      calls += 1
      if let wrong = ScriptSession(isChecked: false).run(script, isWorded: random.oneIn(4)) {
        return wrong
      }
    }
    return nil
  }

  // MARK: One row

  private mutating func callAlone(
    _ row: TableRow, in session: RowSession, _ random: inout SeededRandom
  ) -> String? {
    var fault = "nothing makes its values"
    var isReached = false
    session.forgetReached()
    for (index, (types, elements)) in substitutions(of: row).enumerated() {
      guard
        let call = RowCall(row, types: types, elements: elements, values, missing: &fault)
      else { continue }
      let name = "row\(place)_\(index)"
      var needed: [String] = []
      let text = call.function(named: name) { type, values in
        let chooser = session.chooser(of: type, values)
        if let declaration = chooser.declaration { needed.append(declaration) }
        return chooser.name
      }
      let all = (needed + [text]).joined(separator: "\n")
      if let refusal = session.declareFakes(for: all, fakes) ?? session.declare(all) {
        fault = "\(all)\n\(refusal)"
        session.forget(needed)
        continue
      }
      fault = "every call stopped before the row:\n\(text)"
      for choice in choices(call.lists.map(\.count), &random) {
        calls += 1
        session.pick(random.number(0...20))
        session.call(name, choice, call.text(choice))
      }
      if session.takeReached() { isReached = true }
    }
    let excuse = RowExcuses.reason(for: row.name)
    if isReached {
      return excuse == nil ? nil : "\(row.name) is among the excuses, and can be called"
    }
    return excuse == nil ? "\(row.name) cannot be called: \(fault)" : nil
  }

  /// Everything ordinary, each value alone, and some by chance.
  private func choices(_ counts: [Int], _ random: inout SeededRandom) -> [[Int]] {
    let ordinary = counts.map { _ in 0 }
    var choices = [ordinary]
    for (place, count) in counts.enumerated() {
      for value in 1..<max(count, 1) {
        var choice = ordinary
        choice[place] = value
        choices.append(choice)
      }
    }
    guard counts.count > 1 else { return choices }
    for _ in 0..<Self.pairs {
      choices.append(counts.map { random.number(0...($0 - 1)) })
    }
    return choices
  }

  /// The substitutions of the owner's generic parameters, and the elements of arrays whose memory
  /// is given, one after the other.
  private func substitutions(of row: TableRow) -> [(types: Substitution, elements: Type)] {
    guard let owner = row.owner, !owner.genericParameters.isEmpty else {
      let elements: [Type] =
        row.takesMemory ? [.integer(.uint8), .string, .double, .any] : [.int]
      return elements.map { (Substitution(), $0) }
    }
    let arguments: [[Type]] =
      owner.genericParameters.count == 2
      ? [[.string, .int], [.int, .array(.string)]] : [[.int], [.string], [.double], [.character]]
    return arguments.map { (Substitution(owner.genericParameters, $0), .int) }
  }

  // MARK: Two rows

  private mutating func callWithAnother(
    _ row: TableRow, in session: RowSession, _ random: inout SeededRandom
  ) -> String? {
    var missing = ""
    let (types, elements) = substitutions(of: row)[0]
    guard let call = RowCall(row, types: types, elements: elements, values, missing: &missing)
    else {
      return nil
    }
    session.pick(random.number(0...20))
    var text = call.statements(chance(call, &random))
    if let owner = row.owner, !row.isStatic, owner.kind == .class {
      let others = owner.lineage.flatMap { rowsOfOwner[$0] ?? [] }
      let other = random.pick(others)
      if let second = RowCall(
        other, types: Substitution(), elements: .integer(.uint8), values, missing: &missing)
      {
        text = call.statements(chance(call, &random), then: second, chance(second, &random))
      }
    }
    let isView = !row.isStatic && row.owner.map(isView) ?? false
    if isView { text = text.dropLast() + "stay(o)\n}" }
    guard session.declareFakes(for: text, fakes) == nil else { return nil }
    // A call that cannot be written so was made in the first round, or excused.
    guard session.run(text) == nil else {
      refused += 1
      return nil
    }
    calls += 1
    if isView { session.act([random.pick(SpecialValues.acts), random.pick(SpecialValues.acts)]) }
    return nil
  }

  private func isView(_ owner: Nominal) -> Bool {
    owner.kind == .class && owner.lineage.contains { $0.name == "UIView" }
  }

  private func chance(_ call: RowCall, _ random: inout SeededRandom) -> [Int] {
    call.lists.map { random.number(0...($0.count - 1)) }
  }
}
