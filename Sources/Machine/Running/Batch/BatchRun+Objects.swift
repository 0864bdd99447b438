import Records
import TypedProgram

// The lanes' reads of objects, which they share.

extension BatchRun {
  func fields(_ group: BatchGroup, _ i: Instruction) -> Turn {
    guard let object = Self.object(group.r[Int(i.b)]), let fields = machine.fields(of: object)
    else { return .leaves }
    group.r[Int(i.a)] = Self.word(fields)
    return .goesOn
  }

  private func cell(_ group: BatchGroup, _ i: Instruction) -> CellMemory {
    CellMemory(downcast(Self.object(group.r[Int(i.b)]).certain(), to: Cell.self))
  }

  func loadNumbers(_ group: BatchGroup, _ i: Instruction) {
    let source = cell(group, i).numbers + Int(i.c)
    for index in 0..<Int(i.k) { group.set(group.n + Int(i.a) + index, source[index]) }
  }

  func loadReferences(_ group: BatchGroup, _ i: Instruction) {
    let source = cell(group, i).references + Int(i.c)
    for index in 0..<Int(i.k) {
      group.r[Int(i.a) + index] = Machine.word(source + index)
    }
  }

  /// Loads a required reference; the machine reports a missing one.
  func loadRequired(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let word = Machine.word(cell(group, i).references + Int(i.c))
    guard word != 0 else { return .leaves }
    group.r[Int(i.a)] = word
    group.next += 1
    return .goesOn
  }

  /// Loads the object of a weak reference, which is retained as long as the batch runs.
  func loadWeak(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let object = Self.object(group.r[Int(i.b)]).flatMap { downcast($0, to: WeakBox.self).object }
    // A missing object that is required is reported by the machine.
    if object == nil, i.k == 1 { return .leaves }
    if let object { keep(object) }
    group.r[Int(i.a)] = object.map(Self.word) ?? 0
    return .goesOn
  }

  /// Loads a variable of the top level that is initialized already.
  func globalCell(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let variable = group.code.pointee.code.takeUnretainedValue().globals[Int(i.c)]
    guard let storage = variable.storage, variable.isInitialized || variable.initializer == nil
    else { return .leaves }
    group.r[Int(i.a)] = Self.word(storage)
    return .goesOn
  }

  func arrayCount(_ group: BatchGroup, _ i: Instruction) -> Turn {
    guard let array = Self.object(group.r[Int(i.b)]) else { return .leaves }
    group.set(group.n + Int(i.a), UInt64(downcast(array, to: ArrayStorage.self).count))
    return .goesOn
  }

  func objectElement(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let place = group.n[Int(i.c)]
    guard let array = Self.object(group.r[Int(i.b)]), place.lanes == nil else { return .leaves }
    let storage = downcast(array, to: ArrayStorage.self)
    guard place.value < UInt64(storage.count) else { return .leaves }
    group.r[Int(i.a)] = Self.word(storage.objects[Int(place.value)])
    return .goesOn
  }

  /// A number of an array that all lanes share.
  func numberElement(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let place = group.n[Int(i.c)]
    guard let array = Self.object(group.r[Int(i.b)]), place.lanes == nil else { return .leaves }
    let storage = downcast(array, to: ArrayStorage.self)
    guard place.value < UInt64(storage.count) else { return .leaves }
    group.set(group.n + Int(i.a), storage.numbers[Int(place.value)])
    return .goesOn
  }

  /// An element of several numbers and objects of an array that all lanes share.
  func arrayElement(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let target = Int(group.next.pointee.a)
    group.next += 1
    let place = group.n[Int(i.b)]
    guard let array = Self.object(group.r[Int(i.a)]), place.lanes == nil else { return .leaves }
    let storage = downcast(array, to: ArrayStorage.self)
    let element = storage.element
    guard place.value < UInt64(storage.count), element.numbers <= Self.hostNumbers,
      element.references <= Self.hostReferences
    else { return .leaves }
    storage.read(Int(place.value), into: Registers(numbers, references))
    for index in 0..<element.numbers {
      group.set(group.n + Int(i.c) + index, numbers[index])
    }
    for index in 0..<element.references {
      group.r[target + index] = Machine.word(references + index)
      references[index] = nil
    }
    return .goesOn
  }

  /// Leaves lanes that make a range whose bounds are the wrong way round, which the machine
  /// reports.
  func checkBounds(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let type = group.code.pointee.code.takeUnretainedValue().types[Int(group.next.pointee.a)]
    group.next += 1
    let bound = type.layout
    guard bound.references == 0, bound.numbers <= Self.hostNumbers / 2,
      group.isShared(Int(i.b), 2 * bound.numbers)
    else { return .leaves }
    for index in 0..<2 * bound.numbers { numbers[index] = group.n[Int(i.b) + index].value }
    return machine.isOrdered(Registers(numbers, references), type) ? .goesOn : .leaves
  }

  /// `==` of two objects of the host's classes without an override by a script; the steps are those
  /// of `Machine.isEqual`.
  func equal(_ group: BatchGroup, _ i: Instruction) -> Turn {
    let extra = group.next.pointee
    group.next += 1
    var type = group.code.pointee.code.takeUnretainedValue().types[Int(extra.c)]
    let left = Self.object(group.r[Int(i.c)])
    let right = Self.object(group.r[Int(extra.b)])
    group.steps += 1
    if case .optional(let wrapped) = type {
      type = wrapped
      if left != nil, right != nil { group.steps += 1 }
    }
    guard case .nominal(let nominal, _) = type, nominal.kind == .class, !nominal.isScript else {
      return .leaves
    }
    group.set(group.n + Int(i.a), machine.isEqual(left, right) ? 1 : 0)
    return .goesOn
  }

  /// Tests whether an object, or the value in an existential, is of a type.
  func isType(_ group: BatchGroup, _ i: Instruction) {
    let type = group.code.pointee.code.takeUnretainedValue().types[Int(i.c)]
    let isOfType = machine.isValue(Self.object(group.r[Int(i.b)]), of: type)
    group.set(group.n + Int(i.a), isOfType ? 1 : 0)
  }
}
