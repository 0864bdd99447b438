import Machine
import TypedProgram

extension StandardLibrary {
  /// Members of sets that call no script.
  static func addSet(_ table: Table) {
    let element = Type.parameter(table.library.set.genericParameters[0])
    let set = Type.set(element)
    table.extend(set) { type in
      addSetInitializers(type, element, set)
      type.getter("count", .int) { registers throws(RunStop) in
        registers.integer = registers.hashed.count
      }
      type.getter("isEmpty", .bool) { registers throws(RunStop) in
        registers.numbers.pointee = registers.hashed.count == 0 ? 1 : 0
      }
      type.genericGetter("first", .optional(element)) { types in
        let shape = types.shape(element)
        return .code("first") { registers throws(RunStop) in
          let entries = registers.hashed
          registers.writeOptional(entries.count > 0 ? entries.keyRegisters(0) : nil, shape)
        }
      }
      type.generic("contains(_:)", [element], .bool) { _ in
        .code("contains") { registers throws(RunStop) in
          let isFound = registers.hashed.find(registers.at(0, 1)) != nil
          registers.numbers.pointee = isFound ? 1 : 0
        }
      }
      addSetChanges(type, element)
      addSetAlgebra(type, element, set)
      addSetTests(type, element, set)
    }
  }

  private static func addSetInitializers(_ type: TypeTable, _ element: Type, _ set: Type) {
    type.genericInitializer("init()", []) { types in
      let shape = MemberShape(element, types)
      return .code("init") { registers throws(RunStop) in
        registers.references.pointee = shape.emptySet()
      }
    }
    type.genericInitializer("init(_:)", [.array(element)]) { types in
      let shape = MemberShape(element, types)
      return .code("init") { registers throws(RunStop) in
        registers.references.pointee = shape.set(of: registers.array)
      }
    }
    type.genericInitializer("init(_:)", [set]) { _ in .code("init") { _ throws(RunStop) in } }
  }

  private static func addSetChanges(_ type: TypeTable, _ element: Type) {
    let inserted = Type.tuple([
      TupleTypeElement("inserted", .bool), TupleTypeElement("memberAfterInsert", element),
    ])
    type.generic("insert(_:)", [element], inserted, mutating: true) { types in
      let layout = types.concrete(element).layout
      return .code("insert") { registers throws(RunStop) in
        let set = registers.writableSet()
        let member = registers.at(0, 1)
        let isNew = set.insert(member)
        let result = Scratch(layout)
        result.registers.copy(from: member, layout)
        member.numbers.pointee = isNew ? 1 : 0
        member.at(1, 0).copy(from: result.registers, layout)
      }
    }.isDiscardable = true
    for name in ["remove(_:)", "update(with:)"] {
      type.generic(name, [element], .optional(element), mutating: true) { types in
        let shape = types.shape(element)
        return .code(name) { registers throws(RunStop) in
          let set = registers.writableSet()
          let member = registers.at(0, 1)
          let old = Scratch(.number + shape.layout)
          let isFound = set.contains(member)
          old.registers.writeOptional(isFound ? member : nil, shape)
          if name == "remove(_:)" { set.remove(member) } else { set.insert(member) }
          member.copy(from: old.registers, shape.optionalLayout)
        }
      }.isDiscardable = true
    }
    for (name, parameters) in [("removeAll()", []), ("removeAll(keepingCapacity:)", [Type.bool])] {
      type.generic(name, parameters, .void, mutating: true) { types in
        let shape = MemberShape(element, types)
        return .code(name) { registers throws(RunStop) in
          registers.references.pointee = shape.emptySet()
        }
      }
    }
  }

  private enum Algebra: CaseIterable {
    case union, intersection, subtracting, symmetricDifference

    package var names: (plain: String, changing: String) {
      switch self {
      case .union: ("union(_:)", "formUnion(_:)")
      case .intersection: ("intersection(_:)", "formIntersection(_:)")
      case .subtracting: ("subtracting(_:)", "subtract(_:)")
      case .symmetricDifference: ("symmetricDifference(_:)", "formSymmetricDifference(_:)")
      }
    }

    func apply(_ left: SetStorage, _ right: SetStorage) -> SetStorage {
      let result = SetStorage(shape: left.shape, element: left.key)
      for index in 0..<left.count where !Allowance.isSpent {
        let member = left.keyRegisters(index)
        switch self {
        case .union: result.insert(member)
        case .intersection: if right.contains(member) { result.insert(member) }
        case .subtracting, .symmetricDifference:
          if !right.contains(member) { result.insert(member) }
        }
      }
      guard self == .union || self == .symmetricDifference else { return result }
      for index in 0..<right.count where !Allowance.isSpent {
        let member = right.keyRegisters(index)
        if !left.contains(member) { result.insert(member) }
      }
      return result
    }
  }

  private static func addSetAlgebra(_ type: TypeTable, _ element: Type, _ set: Type) {
    for algebra in Algebra.allCases {
      for other in [set, .array(element)] {
        let make: TypeTable.Making = { types in
          let shape = MemberShape(element, types)
          return .code(algebra.names.plain) { registers throws(RunStop) in
            let right = shape.set(from: registers.at(0, 1))
            registers.references.pointee = algebra.apply(registers.setStorage, right)
          }
        }
        type.generic(algebra.names.plain, [other], set, make)
        type.generic(algebra.names.changing, [other], .void, mutating: true, make)
      }
    }
  }

  private static func addSetTests(_ type: TypeTable, _ element: Type, _ set: Type) {
    typealias Test = @Sendable (SetStorage, SetStorage) -> Bool
    let tests: [(String, Test)] = [
      ("isSubset(of:)", { $0.isSubset(of: $1) }), ("isSuperset(of:)", { $1.isSubset(of: $0) }),
      ("isStrictSubset(of:)", { $0.count < $1.count && $0.isSubset(of: $1) }),
      ("isStrictSuperset(of:)", { $1.count < $0.count && $1.isSubset(of: $0) }),
      ("isDisjoint(with:)", { Algebra.intersection.apply($0, $1).count == 0 }),
    ]
    for (name, test) in tests {
      for other in [set, .array(element)] {
        type.generic(name, [other], .bool) { types in
          let shape = MemberShape(element, types)
          return .code(name) { registers throws(RunStop) in
            let right = shape.set(from: registers.at(0, 1))
            registers.numbers.pointee = test(registers.setStorage, right) ? 1 : 0
          }
        }
      }
    }
  }
}

/// The layout of a set's elements.
struct MemberShape: Sendable {
  let shape: KeyShape
  let layout: Layout

  init(_ element: Type, _ types: Substitution) {
    let concrete = types.concrete(element)
    shape = KeyShape(concrete)
    layout = concrete.layout
  }

  func emptySet() -> SetStorage { SetStorage(shape: shape, element: layout) }

  func set(of array: ArrayStorage) -> SetStorage {
    let set = emptySet()
    let scratch = Scratch(layout)
    for index in 0..<array.count where !Allowance.isSpent {
      array.read(index, into: scratch.registers)
      set.insert(scratch.registers)
    }
    return set
  }

  /// The set, or the array as one, in the first reference register.
  func set(from registers: Registers) -> SetStorage {
    guard let array = registers.references.pointee as? ArrayStorage else {
      return registers.setStorage
    }
    return set(of: array)
  }
}

extension SetStorage {
  fileprivate func isSubset(of other: SetStorage) -> Bool {
    (0..<count).allSatisfy { !Allowance.isSpent && other.contains(keyRegisters($0)) }
  }
}

extension Registers {
  /// The set in the first reference register.
  var setStorage: SetStorage { downcast(hashed, to: SetStorage.self) }
}
