import Machine
import TypedProgram

extension TypeTable {
  /// Adds the members that every option set has; they work on the bits, so that all types share
  /// them.
  func addOptionSetMembers() {
    let rawValue = nominal.storedProperties[0]
    let rawType = rawValue.type
    nominal.add(.property(rawValue), named: "rawValue")
    let same: HostFunction.Body = { _ throws(RunStop) in }
    initializer("init(rawValue:)", [rawType], same)
    initializer("init()", []) { registers throws(RunStop) in registers.numbers.pointee = 0 }
    initializer("init(arrayLiteral:)", [.array(type)]) { registers throws(RunStop) in
      let values = downcast(
        registers.references.pointee.certain(), to: ArrayStorage.self)
      registers.numbers.pointee = values.numbers.reduce(0, |)
    }
    initializer("init(_:)", [.array(type)]) { registers throws(RunStop) in
      let values = downcast(
        registers.references.pointee.certain(), to: ArrayStorage.self)
      registers.numbers.pointee = values.numbers.reduce(0, |)
    }
    bits("union(_:)", changing: "formUnion(_:)") { $0 | $1 }
    bits("intersection(_:)", changing: "formIntersection(_:)") { $0 & $1 }
    bits("symmetricDifference(_:)", changing: "formSymmetricDifference(_:)") { $0 ^ $1 }
    bits("subtracting(_:)", changing: "subtract(_:)") { $0 & ~$1 }
    test("contains(_:)") { $0 & $1 == $1 }
    test("isSuperset(of:)") { $0 & $1 == $1 }
    test("isSubset(of:)") { $0 & $1 == $0 }
    test("isDisjoint(with:)") { $0 & $1 == 0 }
    getter("isEmpty", .bool) { registers throws(RunStop) in
      registers.numbers.pointee = registers.numbers.pointee == 0 ? 1 : 0
    }
    let inserted = Type.tuple([
      TupleTypeElement("inserted", .bool), TupleTypeElement("memberAfterInsert", type),
    ])
    method("insert(_:)", [type], inserted, mutating: true) { registers throws(RunStop) in
      let (old, new) = (registers.numbers[0], registers.numbers[1])
      registers.numbers[0] = old | new
      registers.numbers[1] = old & new == new ? 0 : 1
      registers.numbers[2] = old & new == new ? old & new : new
    }.isDiscardable = true
    method("remove(_:)", [type], .optional(type), mutating: true) { registers throws(RunStop) in
      let (old, gone) = (registers.numbers[0], registers.numbers[1])
      registers.numbers[0] = old & ~gone
      registers.numbers[1] = old & gone == 0 ? 0 : 1
      registers.numbers[2] = old & gone
    }.isDiscardable = true
  }

  private func bits(
    _ name: String, changing: String, _ operation: @escaping @Sendable (UInt64, UInt64) -> UInt64
  ) {
    let body: HostFunction.Body = { registers throws(RunStop) in
      registers.numbers[0] = operation(registers.numbers[0], registers.numbers[1])
    }
    method(name, [type], type, body)
    method(changing, [type], .void, mutating: true, body)
  }

  private func test(_ name: String, _ operation: @escaping @Sendable (UInt64, UInt64) -> Bool) {
    method(name, [type], .bool) { registers throws(RunStop) in
      registers.numbers[0] = operation(registers.numbers[0], registers.numbers[1]) ? 1 : 0
    }
  }
}
