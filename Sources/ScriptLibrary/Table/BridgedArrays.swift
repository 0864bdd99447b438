import Machine
import TypedProgram

/// Arrays of objects share their buffer with the host's, in constant time; all others are copied.
extension Array: Bridged where Element: Bridged {
  @inlinable package static var layout: Layout { Layout(0, 1) }
  @inlinable package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType {
    HostType { library in .array(Element.type(in: library)) }
  }

  @inlinable
  package static func read(_ registers: Registers) -> [Element] {
    let storage = downcast(
      registers.references.pointee.certain(), to: ArrayStorage.self)
    // Both are native buffers of references, either of which the host could have created.
    if Element.isObject {
      holds(storage.objects.allSatisfy { $0 is Element }, "no array of \(Element.self)")
      return unsafeBitCast(storage.objects, to: [Element].self)
    }
    return storage.values(of: Element.self)
  }

  @inlinable
  package func write(to registers: Registers) {
    if Element.isObject {
      registers.references.pointee = ArrayStorage(
        objects: unsafeBitCast(self, to: [AnyObject].self))
      return
    }
    registers.references.pointee = ArrayStorage(values: self)
  }
}

extension ArrayStorage {
  /// Creates an array of the host's values, copied.
  @usableFromInline
  package convenience init<Value: Bridged>(values: [Value]) {
    self.init(element: Value.layout, holdsObjects: Value.isNullable)
    Allowance.spend(values.count)
    let scratch = Scratch(Value.layout)
    for value in values {
      value.write(to: scratch.registers)
      append(from: scratch.registers)
    }
  }

  /// The elements as values of the host.
  @usableFromInline
  package func values<Value: Bridged>(of type: Value.Type) -> [Value] {
    let scratch = Scratch(Value.layout)
    var values: [Value] = []
    guard Allowance.spend(count) else { return values }
    values.reserveCapacity(count)
    for index in 0..<count {
      read(index, into: scratch.registers)
      values.append(Value.read(scratch.registers))
    }
    return values
  }
}
