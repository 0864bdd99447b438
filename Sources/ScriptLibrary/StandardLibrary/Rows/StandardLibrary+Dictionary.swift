import Machine
import TypedProgram

extension StandardLibrary {
  /// Members of dictionaries that call no script.
  static func addDictionary(_ table: Table) {
    let library = table.library
    let key = Type.parameter(library.dictionary.genericParameters[0])
    let value = Type.parameter(library.dictionary.genericParameters[1])
    let dictionary = Type.dictionary(key, value)
    table.extend(dictionary) { type in
      type.genericInitializer("init()", []) { types in
        let shape = EntryShape(key, value, types)
        return .code("init") { registers throws(RunStop) in
          registers.references.pointee = shape.emptyDictionary()
        }
      }
      type.getter("count", .int) { registers throws(RunStop) in
        registers.integer = registers.hashed.count
      }
      type.getter("isEmpty", .bool) { registers throws(RunStop) in
        registers.numbers.pointee = registers.hashed.count == 0 ? 1 : 0
      }
      addEntryLists(type, key, value)
      addDictionarySubscripts(type, key, value)
      addDictionaryChanges(type, key, value)
    }
  }

  /// `keys` and `values`, as arrays.
  private static func addEntryLists(_ type: TypeTable, _ key: Type, _ value: Type) {
    type.genericGetter("keys", .array(key)) { types in
      let shape = types.shape(key)
      return .code("keys") { registers throws(RunStop) in
        let (entries, list) = (registers.hashed, shape.emptyArray())
        try Allowance.reserve(entries.count, of: 2 * max(8, list.elementBytes))
        for index in 0..<entries.count { list.append(from: entries.keyRegisters(index)) }
        registers.references.pointee = list
      }
    }
    type.genericGetter("values", .array(value)) { types in
      let shape = types.shape(value)
      return .code("values") { registers throws(RunStop) in
        let (entries, list) = (registers.hashed, shape.emptyArray())
        try Allowance.reserve(entries.count, of: 2 * max(8, list.elementBytes))
        for index in 0..<entries.count { list.append(from: entries.valueRegisters(index)) }
        registers.references.pointee = list
      }
    }
    let pair = Type.tuple([TupleTypeElement("key", key), TupleTypeElement("value", value)])
    type.genericGetter("first", .optional(pair)) { types in
      let shape = types.shape(pair)
      return .code("first") { registers throws(RunStop) in
        let entries = registers.hashed
        let first = entries.count > 0 ? entries.keyRegisters(0) : nil
        registers.writeOptional(first, shape)
      }
    }
  }

  private static func addDictionarySubscripts(_ type: TypeTable, _ key: Type, _ value: Type) {
    type.genericSubscript(
      "subscript(_:)", [key], .optional(value),
      get: { types in
        let shape = types.shape(value)
        return .code("subscript") { registers throws(RunStop) in
          let entries = registers.hashed
          registers.writeOptional(entries.find(registers.at(0, 1)), shape)
        }
      },
      set: { types in
        let (shape, keyLayout) = (types.shape(value), types.concrete(key).layout)
        return .code("subscript") { registers throws(RunStop) in
          let entries = registers.writableDictionary()
          let key = registers.at(0, 1)
          let value = key.advanced(by: keyLayout)
          if shape.isNullable ? value.references.pointee == nil : value.numbers.pointee == 0 {
            entries.remove(key)
            return
          }
          entries.findOrAdd(key).value.copy(
            from: shape.isNullable ? value : value.at(1, 0), shape.layout)
        }
      })
    type.genericSubscript(
      "subscript(_:default:)", [key, value], value,
      get: { types in
        let (layout, keyLayout) = (types.concrete(value).layout, types.concrete(key).layout)
        return .code("subscript") { registers throws(RunStop) in
          let key = registers.at(0, 1)
          let entries = registers.hashed
          let found = entries.find(key) ?? key.advanced(by: keyLayout)
          registers.move(found, layout)
        }
      },
      set: { types in
        let (layout, keyLayout) = (types.concrete(value).layout, types.concrete(key).layout)
        return .code("subscript") { registers throws(RunStop) in
          let key = registers.at(0, 1)
          // After the key comes the default, which a write does not use.
          let value = key.advanced(by: keyLayout).advanced(by: layout)
          registers.writableDictionary().findOrAdd(key).value.copy(from: value, layout)
        }
      })
  }

  private static func addDictionaryChanges(_ type: TypeTable, _ key: Type, _ value: Type) {
    type.generic("updateValue(_:forKey:)", [value, key], .optional(value), mutating: true) {
      types in
      let shape = types.shape(value)
      return .code("updateValue") { registers throws(RunStop) in
        let entries = registers.writableDictionary()
        let value = registers.at(0, 1)
        let old = Scratch(.number + shape.layout)
        let (place, isNew) = entries.findOrAdd(value.advanced(by: shape.layout))
        old.registers.writeOptional(isNew ? nil : place, shape)
        place.copy(from: value, shape.layout)
        value.copy(from: old.registers, shape.optionalLayout)
      }
    }.isDiscardable = true
    type.generic("removeValue(forKey:)", [key], .optional(value), mutating: true) { types in
      let shape = types.shape(value)
      return .code("removeValue") { registers throws(RunStop) in
        let entries = registers.writableDictionary()
        let old = Scratch(.number + shape.layout)
        old.registers.writeOptional(entries.find(registers.at(0, 1)), shape)
        entries.remove(registers.at(0, 1))
        registers.at(0, 1).copy(from: old.registers, shape.optionalLayout)
      }
    }.isDiscardable = true
    for (name, parameters) in [("removeAll()", []), ("removeAll(keepingCapacity:)", [Type.bool])] {
      type.generic(name, parameters, .void, mutating: true) { types in
        let shape = EntryShape(key, value, types)
        return .code(name) { registers throws(RunStop) in
          registers.references.pointee = shape.emptyDictionary()
        }
      }
    }
  }
}

/// The layout of a dictionary's keys and values.
struct EntryShape: Sendable {
  let shape: KeyShape
  let key: Layout
  let value: Layout

  init(_ key: Type, _ value: Type, _ types: Substitution) {
    let concrete = types.concrete(key)
    shape = KeyShape(concrete)
    self.key = concrete.layout
    self.value = types.concrete(value).layout
  }

  func emptyDictionary() -> DictionaryStorage {
    DictionaryStorage(shape: shape, key: key, value: value)
  }
}

extension ElementShape {
  /// The layout of an optional of such a value.
  var optionalLayout: Layout { isNullable ? layout : .number + layout }
}

extension Registers {
  /// Copies a value that may be in registers after these, or in storage that these retain.
  func move(_ other: Registers, _ layout: Layout) {
    let scratch = Scratch(layout)
    scratch.registers.copy(from: other, layout)
    copy(from: scratch.registers, layout)
  }
}
