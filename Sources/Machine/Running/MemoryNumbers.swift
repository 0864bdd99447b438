import TypedProgram

/// The numbers in the memory of scripts at one moment, and the sizes of collections and texts.
///
/// References to other objects are left out: an object that is made again for each question may be
/// as good as the last one.
package struct MemoryNumbers {
  private let contents: [(cell: Cell, numbers: [UInt64], sizes: [Int])]

  /// A value that differs between two moments.
  package struct Change {
    /// The memory that has the value.
    package let cell: Cell
    /// The stored property; nil for memory that is not an object's.
    package let property: Property?
    /// The values: numbers, or the sizes of a collection or a text.
    fileprivate let before: UInt64
    fileprivate let after: UInt64
    fileprivate let isSize: Bool

    /// The values, as a script prints those of a type.
    package func texts(of type: Type?) -> (before: String, after: String) {
      (text(before, type), text(after, type))
    }

    private func text(_ value: UInt64, _ type: Type?) -> String {
      switch type {
      case .floating? where !isSize: "\(Double(bitPattern: value))"
      case .bool? where !isSize: value == 0 ? "false" : "true"
      default: "\(Int64(bitPattern: value))"
      }
    }
  }

  fileprivate init(_ cells: [Cell]) {
    contents = cells.map { cell in
      (
        cell, (0..<cell.layout.numbers).map { cell.numbers[$0] },
        (0..<cell.layout.references).map { Self.size(of: cell.references[$0]) }
      )
    }
  }

  /// The number of elements, or of bytes; 0 for an object.
  private static func size(of value: AnyObject?) -> Int {
    switch value {
    case let array as ArrayStorage: array.count
    case let entries as HashedStorage: entries.count
    case let text as StringObject: text.value.utf8.count
    default: 0
    }
  }

  /// The first value that differs from that of an earlier moment, in memory that was there already;
  /// nil if there is none.
  package func change(since earlier: MemoryNumbers) -> Change? {
    let known = Dictionary(earlier.contents.map { (ObjectIdentifier($0.cell), $0) }) { one, _ in one
    }
    for (cell, numbers, sizes) in contents {
      guard let old = known[ObjectIdentifier(cell)] else { continue }
      if let place = numbers.indices.first(where: { numbers[$0] != old.numbers[$0] }) {
        return Change(
          cell: cell, property: Self.property(of: cell, number: place), before: old.numbers[place],
          after: numbers[place], isSize: false)
      }
      if let place = sizes.indices.first(where: { sizes[$0] != old.sizes[$0] }) {
        return Change(
          cell: cell, property: Self.property(of: cell, reference: place),
          before: UInt64(old.sizes[place]), after: UInt64(sizes[place]), isSize: true)
      }
    }
    return nil
  }

  /// The stored property of an object that has a register.
  private static func property(
    of cell: Cell, number: Int? = nil, reference: Int? = nil
  ) -> Property? {
    guard let fields = cell as? Fields else { return nil }
    for (nominal, arguments) in ClassLayout.chain(fields.objectType) {
      let substitution = Substitution(nominal.genericParameters, arguments)
      for property in nominal.storedProperties {
        let own = property.storageType.replacing(substitution).layout
        let start = ClassLayout.offset(of: property, in: fields.objectType)
        let numbers = start.numbers..<start.numbers + own.numbers
        let references = start.references..<start.references + own.references
        if number.map(numbers.contains) ?? false { return property }
        if reference.map(references.contains) ?? false { return property }
      }
    }
    return nil
  }
}

extension Machine {
  /// The numbers in the memory of scripts now.
  package var memoryNumbers: MemoryNumbers {
    MemoryNumbers(livingMemory.compactMap { $0 as? Cell })
  }
}
