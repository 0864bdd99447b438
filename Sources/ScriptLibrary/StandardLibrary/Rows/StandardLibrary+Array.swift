import Machine
import TypedProgram

extension StandardLibrary {
  /// Members of arrays that do not depend on their elements.
  static func addArray(_ table: Table) {
    let library = table.library
    let element = Type.parameter(library.array.genericParameters[0])
    let array = Type.array(element)
    table.extend(array) { type in
      type.genericInitializer("init()", []) { types in
        let shape = types.shape(element)
        return .code("init") { registers throws(RunStop) in
          registers.references.pointee = shape.emptyArray()
        }
      }
      type.genericInitializer("init(_:)", [array]) { _ in .code("init") { _ throws(RunStop) in } }
      type.genericInitializer("init(_:)", [.set(element)]) { types in
        let shape = types.shape(element)
        return .code("init") { registers throws(RunStop) in
          let storage = shape.emptyArray()
          let set = registers.hashed
          try Allowance.reserve(set.count, of: 2 * max(8, storage.elementBytes))
          for index in 0..<set.count { storage.append(from: set.keyRegisters(index)) }
          registers.references.pointee = storage
        }
      }
      let characters = type.genericInitializer("init(_:)", [.string]) { _ in
        .code("init") { registers throws(RunStop) in
          let storage = ArrayStorage(of: .character)
          let text = registers.text
          try Allowance.reserve(text.utf8.count, of: 64)
          let scratch = Scratch(.reference)
          for character in text {
            character.write(to: scratch.registers)
            storage.append(from: scratch.registers)
          }
          registers.references.pointee = storage
        }
      }
      characters.requirements = [
        TypeRequirement(subject: element, isSameType: true, other: .character)
      ]
      for isClosed in [false, true] {
        type.genericInitializer("init(_:)", [.range(element, isClosed: isClosed)]) { _ in
          .code("init") { registers throws(RunStop) in
            let count = try registers.rangeCount(isClosed: isClosed)
            try Allowance.reserve(count, of: 16)
            let lower = registers.integer
            registers.references.pointee = ArrayStorage(
              values: (0..<count).map { lower + $0 })
          }
        }
      }
      type.genericInitializer("init(repeating:count:)", [element, .int]) { types in
        let shape = types.shape(element)
        return .code("init") { registers throws(RunStop) in
          let count = registers.at(shape.layout.numbers, 0).integer
          guard count >= 0 else { throw RunStop(.invalidRange) }
          let storage = shape.emptyArray()
          // Twice as much, because the storage doubles while it grows.
          try Allowance.reserve(count, of: 2 * max(8, storage.elementBytes))
          for _ in 0..<count { storage.append(from: registers) }
          registers.references.pointee = storage
        }
      }
      type.getter("count", .int, .intrinsic(.arrayCount))
      type.getter("isEmpty", .bool) { registers throws(RunStop) in
        registers.numbers.pointee = registers.array.count == 0 ? 1 : 0
      }
      type.getter("startIndex", .int) { registers throws(RunStop) in registers.integer = 0 }
      type.getter("endIndex", .int, .intrinsic(.arrayCount))
      type.getter("indices", .range(.int, isClosed: false)) { registers throws(RunStop) in
        registers.integer = 0
        registers.at(1, 0).integer = registers.array.count
      }
      type.genericGetter("lazy", array) { _ in .computing("lazy") { _ throws(RunStop) in } }
      addArrayEnds(type, element)
      addArrayChanges(type, element, array)
      addArrayParts(type, element, array)
      type.genericSubscript(
        "subscript(_:)", [.int], element,
        get: { .intrinsic(.arrayElement($0.concrete(element))) },
        set: { _ in
          .code("subscript") { registers throws(RunStop) in
            let storage = registers.writableArray()
            let index = registers.integer
            guard index >= 0, index < storage.count else { throw RunStop(.indexOutOfRange) }
            storage.write(index, from: registers.at(1, 1))
          }
        })
    }
  }

  private static func addArrayEnds(_ type: TypeTable, _ element: Type) {
    for (name, isFirst) in [("first", true), ("last", false)] {
      type.genericGetter(name, .optional(element)) { types in
        let shape = types.shape(element)
        return .computing(name) { registers throws(RunStop) in
          let storage = registers.array
          guard storage.count > 0 else {
            registers.writeOptional(nil, shape)
            return
          }
          let place = shape.isNullable ? registers : registers.at(1, 0)
          if !shape.isNullable { registers.numbers.pointee = 1 }
          storage.read(isFirst ? 0 : storage.count - 1, into: place)
        }
      }
    }
  }

  private static func addArrayChanges(_ type: TypeTable, _ element: Type, _ array: Type) {
    type.generic("append(_:)", [element], .void, mutating: true) { _ in
      .building("append") { registers throws(RunStop) in
        registers.writableArray().append(from: registers.at(0, 1))
      }
    }
    type.generic("append(contentsOf:)", [array], .void, mutating: true) { _ in
      .code("append") { registers throws(RunStop) in
        let other = registers.at(0, 1).array
        try registers.array.reserve(other)
        registers.writableArray().append(contentsOf: other)
      }
    }
    type.generic("insert(_:at:)", [element, .int], .void, mutating: true) { types in
      let layout = types.concrete(element).layout
      return .code("insert") { registers throws(RunStop) in
        let index = registers.at(layout.numbers, 0).integer
        let storage = registers.writableArray()
        guard index >= 0, index <= storage.count else { throw RunStop(.indexOutOfRange) }
        storage.insert(at: index, from: registers.at(0, 1))
      }
    }
    type.generic("insert(contentsOf:at:)", [array, .int], .void, mutating: true) { _ in
      .code("insert") { registers throws(RunStop) in
        let storage = registers.array
        let index = registers.integer
        guard index >= 0, index <= storage.count else { throw RunStop(.indexOutOfRange) }
        try storage.reserve(registers.at(0, 1).array)
        let whole = storage.slice(0..<index)
        whole.append(contentsOf: registers.at(0, 1).array)
        whole.append(contentsOf: storage.slice(index..<storage.count))
        registers.references.pointee = whole
      }
    }
    addArrayRemovals(type, element, array)
    type.generic("swapAt(_:_:)", [.int, .int], .void, mutating: true) { types in
      let layout = types.concrete(element).layout
      return .code("swapAt") { registers throws(RunStop) in
        let storage = registers.writableArray()
        let (first, second) = (registers.integer, registers.at(1, 0).integer)
        guard first >= 0, second >= 0, max(first, second) < storage.count else {
          throw RunStop(.indexOutOfRange)
        }
        let (one, other) = (Scratch(layout), Scratch(layout))
        storage.read(first, into: one.registers)
        storage.read(second, into: other.registers)
        storage.write(first, from: other.registers)
        storage.write(second, from: one.registers)
      }
    }
    type.generic("reverse()", [], .void, mutating: true) { _ in
      .code("reverse") { registers throws(RunStop) in
        registers.references.pointee = registers.array.reversed()
      }
    }
    type.generic("reserveCapacity(_:)", [.int], .void, mutating: true) { _ in
      .code("reserveCapacity") { _ throws(RunStop) in }
    }
    type.generic("+(_:_:)", [array, array], array, isStatic: true) { _ in
      .code("+") { registers throws(RunStop) in
        let other = registers.at(0, 1).array
        try registers.array.reserve(other)
        registers.writableArray().append(contentsOf: other)
      }
    }
    let appending = type.generic("+=(_:_:)", [array, array], .void, isStatic: true) { _ in
      .code("+=") { registers throws(RunStop) in
        let other = registers.at(0, 1).array
        try registers.array.reserve(other)
        registers.writableArray().append(contentsOf: other)
      }
    }
    appending.parameters[0].isInout = true
  }

  private static func addArrayRemovals(_ type: TypeTable, _ element: Type, _ array: Type) {
    /// The index that is removed, from the number of elements and the registers; nil for none.
    typealias Place = @Sendable (Int, Registers) -> Int?
    let removals: [(String, [Type], RunProblemWhenMissing, Place)] = [
      ("remove(at:)", [.int], .indexOutOfRange, { $1.integer < $0 ? $1.integer : nil }),
      ("removeFirst()", [], .emptyCollection, { count, _ in count > 0 ? 0 : nil }),
      ("removeLast()", [], .emptyCollection, { count, _ in count > 0 ? count - 1 : nil }),
    ]
    for (name, parameters, missing, place) in removals {
      type.generic(name, parameters, element, mutating: true) { _ in
        .code(name) { registers throws(RunStop) in
          let storage = registers.writableArray()
          guard let index = place(storage.count, registers), index >= 0 else {
            throw RunStop(missing == .emptyCollection ? .emptyCollection : .indexOutOfRange)
          }
          storage.read(index, into: registers.at(0, 1))
          storage.remove(at: index)
        }
      }.isDiscardable = true
    }
    type.generic("popLast()", [], .optional(element), mutating: true) { types in
      let shape = types.shape(element)
      return .code("popLast") { registers throws(RunStop) in
        let storage = registers.writableArray()
        let result = registers.at(0, 1)
        guard storage.count > 0 else {
          result.writeOptional(nil, shape)
          return
        }
        storage.read(storage.count - 1, into: shape.isNullable ? result : result.at(1, 0))
        if !shape.isNullable { result.numbers.pointee = 1 }
        storage.remove(at: storage.count - 1)
      }
    }.isDiscardable = true
    for (name, isFirst) in [("removeFirst(_:)", true), ("removeLast(_:)", false)] {
      type.generic(name, [.int], .void, mutating: true) { _ in
        .code(name) { registers throws(RunStop) in
          let storage = registers.writableArray()
          let count = registers.integer
          guard count >= 0, count <= storage.count else { throw RunStop(.emptyCollection) }
          storage.removeSubrange(isFirst ? 0..<count : storage.count - count..<storage.count)
        }
      }
    }
    for isClosed in [false, true] {
      let range = Type.range(.int, isClosed: isClosed)
      type.generic("removeSubrange(_:)", [range], .void, mutating: true) { _ in
        .code("removeSubrange") { registers throws(RunStop) in
          let storage = registers.writableArray()
          storage.removeSubrange(try registers.range(isClosed: isClosed, within: storage.count))
        }
      }
    }
    for (name, parameters) in [("removeAll()", []), ("removeAll(keepingCapacity:)", [Type.bool])] {
      type.generic(name, parameters, .void, mutating: true) { types in
        let shape = types.shape(element)
        return .code(name) { registers throws(RunStop) in
          registers.references.pointee = shape.emptyArray()
        }
      }
    }
  }

  private enum RunProblemWhenMissing { case indexOutOfRange, emptyCollection }

  private static func addArrayParts(_ type: TypeTable, _ element: Type, _ array: Type) {
    // The primitives of slices, for the prelude.
    type.generic("elements(from:to:)", [.int, .int], array) { _ in
      .computing("elements") { registers throws(RunStop) in
        let storage = registers.array
        let range = try registers.range(isClosed: false, within: storage.count)
        registers.references.pointee = storage.slice(range)
      }
    }
    type.generic("reversed()", [], array) { _ in
      .computing("reversed") { registers throws(RunStop) in
        registers.references.pointee = registers.array.reversed()
      }
    }
    let pairs = Type.tuple([TupleTypeElement("offset", .int), TupleTypeElement("element", element)])
    type.generic("enumerated()", [], .array(pairs)) { types in
      let pair = types.shape(pairs)
      return .computing("enumerated") { registers throws(RunStop) in
        let storage = registers.array
        let result = pair.emptyArray()
        try Allowance.reserve(storage.count, of: 2 * result.elementBytes)
        let scratch = Scratch(pair.layout)
        for index in 0..<storage.count {
          scratch.registers.integer = index
          storage.read(index, into: scratch.registers.at(1, 0))
          result.append(from: scratch.registers)
        }
        registers.references.pointee = result
      }
    }
  }
}

extension ArrayStorage {
  /// Creates an empty array of a type's values.
  package convenience init(of type: Type) {
    self.init(element: type.layout, holdsObjects: type.isNullable)
  }

  /// Checks that there is memory to append another array's elements.
  func reserve(_ other: ArrayStorage) throws(RunStop) {
    try Allowance.reserve(count + other.count, of: 2 * max(8, elementBytes))
  }

  /// The elements from the last to the first.
  func reversed() -> ArrayStorage {
    Allowance.spend(count)
    if holdsObjects { return ArrayStorage(objects: objects.reversed()) }
    let result = ArrayStorage(element: element, holdsObjects: false)
    let scratch = Scratch(element)
    for index in (0..<count).reversed() {
      read(index, into: scratch.registers)
      result.append(from: scratch.registers)
    }
    return result
  }
}

extension Registers {
  /// The range of indices in the first two number registers, checked against that many elements.
  func range(isClosed: Bool, within count: Int) throws(RunStop) -> Range<Int> {
    let lower = integer
    let (upper, isTooLarge) = at(1, 0).integer.addingReportingOverflow(isClosed ? 1 : 0)
    guard !isTooLarge, lower >= 0, lower <= upper, upper <= count else {
      throw RunStop(.indexOutOfRange)
    }
    return lower..<upper
  }

  /// The number of whole numbers in the range in the first two number registers.
  func rangeCount(isClosed: Bool) throws(RunStop) -> Int {
    let (difference, isTooFar) = at(1, 0).integer.subtractingReportingOverflow(integer)
    let (count, isTooMuch) = difference.addingReportingOverflow(isClosed ? 1 : 0)
    guard !isTooFar, !isTooMuch else { throw RunStop(.overflow) }
    return count
  }
}
