import Records
import SourceTree
import TypedProgram

extension FunctionCompiler {
  /// Jumps when the value in `slot` does not match; binds the variables of the pattern, to copies
  /// of parts or to the parts themselves if those are not written to.
  func match(_ pattern: TypedPattern, _ slot: Slot, otherwise: Label) {
    let type = pattern.type
    switch pattern.kind {
    case .wildcard: break
    case .variable(let variable):
      let place = declare(variable, bind: true)
      store(slot, variable.type, to: place)
    case .global(let variable):
      let mark = free
      store(slot, type, to: place(of: variable))
      release(to: mark)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        match(part, slot + Self.offset(of: index, in: type), otherwise: otherwise)
      }
    case .enumCase(let enumCase, let parts):
      matchCase(enumCase, parts, type, slot, otherwise)
    case .some(let inner):
      guard let wrapped = type.wrapped else { return }
      jumpNil(slot, wrapped, to: otherwise)
      match(inner, slot + Self.payload(wrapped), otherwise: otherwise)
    case .none:
      guard let wrapped = type.wrapped else { return }
      jumpNil(slot, wrapped, when: false, to: otherwise)
    case .cast(let target, let inner):
      let register: Int
      if type.isObject || type.isExistential
        || type.wrapped.map({ $0.isObject || $0.isExistential }) == true
      {
        register = slot.reference
      } else {
        register = allocateReference()
        box(slot, type, into: register)
      }
      let optional = allocate(Type.optional(target).layout)
      cast(register, to: target, into: optional)
      jumpNil(optional, target, to: otherwise)
      match(inner, optional + Self.payload(target), otherwise: otherwise)
    case .test(let subject, let value):
      variables[ObjectIdentifier(subject)] = .registers(slot)
      decide(value, jumpWhen: false, to: otherwise)
    }
  }

  private func matchCase(
    _ enumCase: EnumCase, _ parts: [TypedPattern], _ type: Type, _ slot: Slot, _ otherwise: Label
  ) {
    var slot = slot
    if enumCase.owner.isIndirect {
      slot = openIndirect(slot, type)
    }
    let mark = free
    let tag = allocateNumber()
    integer(enumCase.tag, to: tag)
    assembler.jump(.jumpEqualNumber, k: 0, slot.number, tag, to: otherwise)
    release(to: mark)
    var place = slot + .number
    for part in parts {
      match(part, place, otherwise: otherwise)
      place = place + part.type.layout
    }
  }

  /// The content of an indirect enumeration's box.
  func openIndirect(_ slot: Slot, _ type: Type) -> Slot {
    let layout = type.indirectLayout
    let content = allocate(layout)
    load(.cell(slot.reference, .none, required: nil), layout, into: content)
    return content
  }

  func load(_ place: Place, _ layout: Layout, into slot: Slot) {
    guard case .cell(let register, let offset, _) = place else { return }
    if layout.numbers > 0 {
      assembler.emit(.loadNumbers, k: layout.numbers, slot.number, register, offset.numbers)
    }
    if layout.references > 0 {
      assembler.emit(
        .loadReferences, k: layout.references, slot.reference, register, offset.references)
    }
  }

  /// One of a case's patterns, with its `where`.
  func matchItem(
    _ pattern: TypedPattern, _ condition: TypedExpression?, _ slot: Slot, _ otherwise: Label
  ) {
    match(pattern, slot, otherwise: otherwise)
    if let condition { decide(condition, jumpWhen: false, to: otherwise) }
  }

  // MARK: Switch

  func switching(_ switching: TypedSwitch) {
    let mark = free
    let end = Label()
    targets[ObjectIdentifier(switching.target)] = LoopTarget(
      leave: end, turn: nil, depth: scopes.count, mark: mark)
    let subject = allocate(switching.subject.type.layout)
    let inner = free
    value(switching.subject, into: subject)
    release(to: inner)
    let bodies = switching.cases.map { _ in Label() }
    for (index, item) in switching.cases.enumerated() {
      let next = Label()
      scopes.append(BlockScope(mark: inner))
      assembler.mark(item.range)
      if !item.items.isEmpty {
        matchItems(item, subject, inner, body: bodies[index], next)
      } else {
        assembler.bind(bodies[index])
      }
      if index + 1 < bodies.count {
        fallthroughs.append(
          FallthroughTarget(body: bodies[index + 1], depth: scopes.count - 1, mark: inner))
      }
      run(item.body[...])
      if index + 1 < bodies.count { fallthroughs.removeLast() }
      endScope()
      letGo(from: inner)
      assembler.jump(.jump, to: end)
      assembler.bind(next)
      release(to: inner)
    }
    assembler.bind(end)
    release(to: mark)
  }

  private func matchItems(
    _ item: TypedSwitch.Case, _ subject: Slot, _ inner: Slot, body: Label, _ next: Label
  ) {
    if item.items.count == 1 {
      matchItem(item.items[0].pattern, item.items[0].condition, subject, next)
      assembler.bind(body)
      return
    }
    // Several patterns bind the same names: all use the homes of the first ones.
    var homes: [String: (Place, Type)] = [:]
    for (index, alternative) in item.items.enumerated() {
      let failed = Label()
      matchItem(alternative.pattern, alternative.condition, subject, failed)
      for variable in alternative.pattern.variables {
        let place = place(of: variable)
        if let (home, type) = homes[variable.name] {
          let mark = free
          store(load(place, type, into: nil), type, to: home)
          release(to: mark)
          if index > 0, case .registers(let slot) = home {
            variables[ObjectIdentifier(variable)] = .registers(slot)
          }
        } else {
          homes[variable.name] = (place, variable.type)
        }
      }
      assembler.jump(.jump, to: body)
      assembler.bind(failed)
    }
    assembler.jump(.jump, to: next)
    assembler.bind(body)
    // The body refers to the first or the last pattern's variables.
    for alternative in item.items {
      for variable in alternative.pattern.variables {
        if case .registers(let slot)? = homes[variable.name]?.0 {
          variables[ObjectIdentifier(variable)] = .registers(slot)
        }
      }
    }
  }

  func endScope() {
    let scope = scopes.removeLast()
    for deferred in scope.deferred.reversed() { block(deferred) }
  }
}

/// The target of `fallthrough`.
struct FallthroughTarget {
  let body: Label
  let depth: Int
  let mark: Slot
}

extension TypedPattern {
  /// The variables that the pattern binds.
  var variables: [LocalVariable] {
    switch kind {
    case .variable(let variable): [variable]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.variables)
    case .some(let inner), .cast(_, let inner): inner.variables
    case .wildcard, .none, .global, .test: []
    }
  }
}

extension Type {
  /// The layout of the box of an indirect enumeration's value.
  var indirectLayout: Layout {
    guard case .nominal(let nominal, let arguments) = self else { return .none }
    let substitution = Substitution(nominal.genericParameters, arguments)
    var payload = Layout.none
    for enumCase in nominal.cases {
      let layout = enumCase.payload.reduce(Layout.none) {
        $0 + $1.type.replacing(substitution).layout
      }
      payload.numbers = max(payload.numbers, layout.numbers)
      payload.references = max(payload.references, layout.references)
    }
    return .number + payload
  }
}
