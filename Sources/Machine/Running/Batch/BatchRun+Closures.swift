import TypedProgram

/// A closure that lanes made together: its captured numbers are shared, or there is one for each
/// question, however the lanes are split before it is called. Only a batch's code can call it.
final class BatchClosure {
  fileprivate enum Number {
    case shared(UInt64)
    /// One number for each question.
    case each([UInt64])
  }

  fileprivate let entry: Entry
  /// The registers of the parameters, which the captures follow.
  fileprivate let parameters: Layout
  fileprivate let numbers: [Number]
  fileprivate let references: [UInt]
  /// Whether the code takes the closure itself after its captures.
  fileprivate let callsItself: Bool

  fileprivate init(
    _ entry: Entry, parameters: Layout, captured: Layout, _ group: BatchGroup, _ n: Int, _ r: Int
  ) {
    self.entry = entry
    self.parameters = parameters
    numbers = (0..<captured.numbers).map { index in
      let register = group.n[n + index]
      guard let lanes = register.lanes else { return .shared(register.value) }
      var values = Array(repeating: UInt64(0), count: Machine.mostLanes)
      for (lane, question) in group.lanes.enumerated() { values[Int(question)] = lanes[lane] }
      return .each(values)
    }
    references = (0..<captured.references).map { group.r[r + $0] }
    if case .closure(let source) = FunctionCode.of(entry).source {
      callsItself = source.ownVariable != nil
    } else {
      callsItself = false
    }
  }
}

extension BatchRun {
  func newClosure(_ group: BatchGroup, _ i: Instruction) {
    let extra = group.next.pointee
    group.next += 1
    let layouts = group.code.pointee.code.takeUnretainedValue().layouts
    let closure = BatchClosure(
      group.code.pointee.functions[Int(i.c)], parameters: layouts[Int(i.b)],
      captured: layouts[Int(extra.c)], group, Int(extra.a), Int(extra.b))
    kept.append(closure)
    group.r[Int(i.a)] = Self.word(closure)
  }

  func callClosure(_ group: BatchGroup, _ i: Instruction) -> Turn {
    group.steps += 1
    let (a, b) = (Int(i.a), Int(i.b))
    guard let object = Self.object(group.r[Int(i.c)]) else { return .leaves }
    guard let closure = object as? BatchClosure else {
      return call(downcast(object, to: ClosureObject.self), group, a, b)
    }
    let (n, r) = (a + closure.parameters.numbers, b + closure.parameters.references)
    guard hasRoom(group, n + closure.numbers.count, r + closure.references.count + 1) else {
      return .leaves
    }
    for (index, number) in closure.numbers.enumerated() {
      switch number {
      case .shared(let value): group.set(group.n + n + index, value)
      case .each(let values):
        let target = group.vector(group.n + n + index)
        for (lane, question) in group.lanes.enumerated() { target[lane] = values[Int(question)] }
      }
    }
    for (index, word) in closure.references.enumerated() { group.r[r + index] = word }
    if closure.callsItself { group.r[r + closure.references.count] = Self.word(closure) }
    return enter(closure.entry, group, a, b)
  }

  /// Calls a closure that the machine made, which is the same for all lanes.
  private func call(_ closure: ClosureObject, _ group: BatchGroup, _ a: Int, _ b: Int) -> Turn {
    let (n, r) = (a + closure.parameters.numbers, b + closure.parameters.references)
    let captured = closure.captured
    guard hasRoom(group, n + captured.numbers, r + captured.references + 1) else { return .leaves }
    for index in 0..<captured.numbers {
      group.set(group.n + n + index, closure.numbers[index])
    }
    for index in 0..<captured.references {
      group.r[r + index] = Machine.word(closure.references + index)
    }
    if closure.callsItself { group.r[r + captured.references] = Self.word(closure) }
    return enter(closure.entry, group, a, b)
  }

  private func hasRoom(_ group: BatchGroup, _ numbers: Int, _ references: Int) -> Bool {
    group.numbersStart + numbers <= BatchGroup.numberCapacity
      && group.referencesStart + references <= BatchGroup.referenceCapacity
  }
}

// MARK: Arrays

extension BatchRun {
  func newArray(_ group: BatchGroup, _ i: Instruction) {
    let element = group.code.pointee.code.takeUnretainedValue().types[Int(i.c)]
    group.r[Int(i.a)] = keepMade(
      ArrayStorage(element: element.layout, holdsObjects: element.isNullable))
  }

  /// Appends an element that all lanes share to an array that is being made: to a copy if other
  /// groups may have it, too.
  func appendElement(_ group: BatchGroup, _ i: Instruction) -> Turn {
    guard let object = Self.object(group.r[Int(i.a)]) else { return .leaves }
    let array = downcast(object, to: ArrayStorage.self)
    let (a, b, element) = (Int(i.b), Int(i.c), array.element)
    guard element.numbers <= Self.hostNumbers, element.references <= Self.hostReferences,
      group.isShared(a, element.numbers)
    else { return .leaves }
    defer { for index in 0..<element.references { references[index] = nil } }
    for index in 0..<element.references {
      let object = Self.object(group.r[b + index])
      if object is BatchClosure { return .leaves }
      references[index] = object
    }
    for index in 0..<element.numbers { numbers[index] = group.n[a + index].value }
    if isOwn(group.r[Int(i.a)]) {
      array.append(from: Registers(numbers, references))
      return .goesOn
    }
    let copy = array.freeCopy()
    copy.append(from: Registers(numbers, references))
    group.r[Int(i.a)] = keepMade(copy)
    return .goesOn
  }
}
