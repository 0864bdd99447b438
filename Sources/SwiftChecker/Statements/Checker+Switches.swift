import Records
import SourceTree
import TypedProgram

extension Checker {
  func checkSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ label: String?, _ range: SourceRange,
    in scope: Scope
  ) -> TypedStatement.Kind {
    let value = check(subject, as: nil, in: scope)
    let target = JumpTarget(label: label)
    checkDefaults(cases)
    var typed: [TypedSwitch.Case] = []
    for (index, switchCase) in cases.enumerated() {
      let inner = Scope(parent: scope, context: scope.context)
      inner.target = target
      inner.isSwitch = true
      inner.next = next(behind: index, in: cases)
      let items = check(switchCase.items, against: value.type, in: inner)
      if switchCase.body.statements.isEmpty { report(.emptyCase, switchCase.range) }
      typed.append(
        TypedSwitch.Case(
          items: items, body: checkBlock(switchCase.body, in: inner), range: switchCase.range))
    }
    let result = TypedSwitch(subject: value, cases: typed, target: target)
    if !value.type.isError { checkExhaustiveness(result, range) }
    return .switching(result)
  }

  private func checkDefaults(_ cases: [SwitchCase]) {
    let defaults = cases.indices.filter { cases[$0].items.isEmpty }
    for index in defaults.dropFirst() { report(.secondDefault, cases[index].range) }
    if let first = defaults.first, defaults.count == 1, first != cases.count - 1 {
      report(.defaultNotLast, cases[first].range)
    }
  }

  private func next(behind index: Int, in cases: [SwitchCase]) -> Scope.Next {
    guard index + 1 < cases.count else { return .nothing }
    let names = cases[index + 1].items.lazy.compactMap { $0.pattern.boundName }
    return names.first.map { .binding($0) } ?? .plain
  }

  /// The patterns of one `case`, which all bind the same names.
  func check(
    _ items: [SwitchCase.Item], against type: Type, in scope: Scope
  ) -> [(pattern: TypedPattern, condition: TypedExpression?)] {
    var shared: [String: LocalVariable]?
    return items.map { item in
      let binder = PatternBinder(scope, isConstant: true, isGlobal: false)
      binder.shared = shared ?? [:]
      let pattern = check(item.pattern, against: type, binder)
      if let shared {
        for name in Set(shared.keys).symmetricDifference(binder.bound.keys).sorted() {
          report(.namesDiffer(name), item.pattern.range)
        }
      }
      shared = shared ?? binder.bound
      return (pattern, item.condition.map { checkBoolean($0, in: scope) })
    }
  }

  // MARK: - Exhaustiveness

  private func checkExhaustiveness(_ value: TypedSwitch, _ range: SourceRange) {
    if value.cases.contains(where: { $0.items.isEmpty }) { return }
    let rows = value.cases.flatMap(\.items).compactMap { item -> [Space]? in
      guard item.condition == nil else { return nil }
      return [space(of: item.pattern)]
    }
    var search = SpaceSearch(checker: self)
    guard let example = search.uncovered(rows, [value.subject.type])?.first else { return }
    let place = SourceRange(range.start, min(range.start + 6, range.end))
    let note: DeclarationProblem = example == "_" ? .addDefault : .missingCase(example)
    report(.switchNotExhaustive, place, notes: [CodeNote(.declaration(note), place)])
  }

  /// The values that a pattern matches.
  private func space(of pattern: TypedPattern) -> Space {
    switch pattern.kind {
    case .wildcard, .variable, .global: return .all
    case .tuple(let parts): return .made(.tuple, parts.map(space))
    case .enumCase(let enumCase, let parts):
      return .made(.enumCase(enumCase.tag), parts.map(space))
    case .some(let inner): return .made(.some, [space(of: inner)])
    case .none: return .made(.none, [])
    case .cast(let type, let inner):
      return relations.isSubtype(pattern.type, of: type) || type == pattern.type
        ? space(of: inner) : .nothing
    case .test:
      guard let value = work.booleanPatterns[pattern.range], pattern.type == .bool else {
        return .nothing
      }
      return .made(.boolean(value), [])
    }
  }
}

/// A set of values of one type.
indirect enum Space {
  case all
  case nothing
  case made(Constructor, [Space])

  enum Constructor: Hashable {
    case tuple, some, none
    case boolean(Bool)
    case enumCase(Int)
  }
}

/// Looks for a value that no pattern matches, column by column.
struct SpaceSearch {
  let checker: Checker
  /// Some patterns need exponentially many steps; beyond these they count as exhaustive.
  private var steps = 20_000

  init(checker: Checker) {
    self.checker = checker
  }

  /// Texts of patterns for values that no row matches, one for each column; nil when all are.
  mutating func uncovered(_ rows: [[Space]], _ types: [Type]) -> [String]? {
    steps -= 1
    guard steps > 0 else { return nil }
    guard let type = types.first else { return rows.isEmpty ? [] : nil }
    let rest = Array(types.dropFirst())
    guard let constructors = constructors(of: type),
      rows.contains(where: { if case .made = $0[0] { true } else { false } })
    else {
      let open = rows.compactMap { row -> [Space]? in
        if case .all = row[0] { return Array(row.dropFirst()) }
        return nil
      }
      return uncovered(open, rest).map { ["_"] + $0 }
    }
    for (constructor, parts) in constructors {
      let narrowed = rows.compactMap { row -> [Space]? in
        switch row[0] {
        case .all: return parts.map { _ in .all } + row.dropFirst()
        case .nothing: return nil
        case .made(let other, let inner):
          return other == constructor ? inner + row.dropFirst() : nil
        }
      }
      if let example = uncovered(narrowed, parts + rest) {
        let inner = Array(example.prefix(parts.count))
        return [spelled(constructor, inner, type)] + example.dropFirst(parts.count)
      }
    }
    return nil
  }

  private func constructors(of type: Type) -> [(Space.Constructor, [Type])]? {
    switch type {
    case .bool: return [(.boolean(true), []), (.boolean(false), [])]
    case .optional(let wrapped): return [(.some, [wrapped]), (.none, [])]
    case .tuple(let elements): return [(.tuple, elements.map(\.type))]
    case .nominal(let nominal, let arguments) where nominal.kind == .enumeration:
      let substitution = Substitution(nominal.genericParameters, arguments)
      return nominal.cases.map { enumCase in
        (.enumCase(enumCase.tag), enumCase.payload.map { $0.type.replacing(substitution) })
      }
    default: return nil
    }
  }

  private func spelled(
    _ constructor: Space.Constructor, _ parts: [String], _ type: Type
  ) -> String {
    switch constructor {
    case .tuple: return "(" + parts.joined(separator: ", ") + ")"
    case .some: return parts[0] == "_" ? ".some(_)" : parts[0] + "?"
    case .none: return ".none"
    case .boolean(let value): return String(value)
    case .enumCase(let tag):
      guard case .nominal(let nominal, _) = type, tag < nominal.cases.count else { return "_" }
      let name = "." + nominal.cases[tag].name
      if parts.allSatisfy({ $0 == "_" }) {
        return parts.isEmpty ? name : name + "(" + parts.joined(separator: ", ") + ")"
      }
      return name + "(" + parts.joined(separator: ", ") + ")"
    }
  }
}

extension Pattern {
  /// The first name that it binds to a part.
  var boundName: String? {
    switch kind {
    case .name(let name): name
    case .binding(_, let inner), .optional(let inner), .cast(let inner, _): inner.boundName
    case .tuple(let elements): elements.lazy.compactMap(\.pattern.boundName).first
    case .enumCase(_, _, let elements):
      elements?.lazy.compactMap(\.pattern.boundName).first
    default: nil
    }
  }
}
