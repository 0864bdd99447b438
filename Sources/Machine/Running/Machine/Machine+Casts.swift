import Records
import TypedProgram

// Values of any type in one reference, and casts of them.

extension Machine {
  /// A value in one reference: an object itself, any other value in a box.
  func box(_ registers: Registers, _ type: Type) -> AnyObject? {
    if type.isObject || type.isExistential { return registers.references.pointee }
    let layout = type.layout
    return AnyBox(
      type: type, numbers: (0..<layout.numbers).map { registers.numbers[$0] },
      references: (0..<layout.references).map { registers.references[$0] })
  }

  /// Writes the value of a type in one reference to registers; false if it has another one.
  package func unpack(_ value: AnyObject, as type: Type, into registers: Registers) -> Bool {
    unbox(value, to: type, registers)
  }

  /// Unboxes a value of a type from one reference; false, and zeros, when it is of another type.
  func unbox(_ value: AnyObject?, to type: Type, _ registers: Registers) -> Bool {
    let layout = type.layout
    guard let value else {
      registers.clear(layout)
      // nil is a value of every optional type.
      return type.wrapped != nil
    }
    if type.isObject || type.isExistential {
      registers.references.pointee = isValue(value, of: type) ? packed(value, type) : nil
      return registers.references.pointee != nil
    }
    if case .metatype(let wanted) = type {
      registers.references.pointee = metatype(in: value, of: wanted)
      return registers.references.pointee != nil
    }
    guard let box = AnyBox.of(value) else {
      if host.unpack(value, as: type, registers) { return true }
      if let content = host.content(of: value, as: type) {
        return unbox(content, to: type, registers)
      }
      guard let wrapped = type.wrapped,
        unbox(value, to: wrapped, registers.advanced(by: payload(wrapped)))
      else {
        registers.clear(layout)
        return false
      }
      if !wrapped.isNullable { registers.numbers.pointee = 1 }
      return true
    }
    if box.type == type || isSimilar(box.type, type) {
      for (index, number) in box.numbers.enumerated() { registers.numbers[index] = number }
      for (index, object) in box.references.enumerated() { registers.references[index] = object }
      return true
    }
    if let content = content(of: box) { return unbox(content, to: type, registers) }
    if let wrapped = type.wrapped,
      unbox(value, to: wrapped, registers.advanced(by: payload(wrapped)))
    {
      if !wrapped.isNullable { registers.numbers.pointee = 1 }
      return true
    }
    if let converted = convertedCollection(box, to: type) {
      registers.references.pointee = converted
      return true
    }
    registers.clear(layout)
    return false
  }

  /// A value as a reference of a type that it is of: in an object of the host where that is a
  /// class.
  private func packed(_ value: AnyObject, _ type: Type) -> AnyObject {
    guard let nominal = type.nominal, nominal.kind == .class else { return value }
    guard let box = AnyBox.of(value) else { return packed(object: value, nominal) ?? value }
    return host.pack(content(of: box) as? AnyBox ?? box, as: nominal) ?? value
  }

  /// An object of a script's class in one of the host that represents it, as `NSError` does; nil if
  /// it needs none.
  private func packed(object: AnyObject, _ nominal: Nominal) -> AnyObject? {
    guard !nominal.isScript, let fields = Fields.of(object) else { return nil }
    return host.pack(
      AnyBox(type: fields.objectType, numbers: [], references: [object]), as: nominal)
  }

  private func payload(_ wrapped: Type) -> Layout { wrapped.isNullable ? .none : .number }

  /// Whether tuples or functions differ in labels only.
  private func isSimilar(_ one: Type, _ other: Type) -> Bool {
    switch (one, other) {
    case (.tuple(let left), .tuple(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.type == $1.type }
    case (.floating(.double), .floating(.cgFloat)), (.floating(.cgFloat), .floating(.double)):
      true
    default: false
    }
  }

  /// The value of an optional in a box, boxed itself; nil when the box contains no optional, or
  /// nil.
  private func content(of box: AnyBox) -> AnyObject? {
    guard let wrapped = box.type.wrapped else { return nil }
    let scratch = box.unpacked()
    defer { withExtendedLifetime(scratch) {} }
    if !wrapped.isNullable, scratch.registers.numbers.pointee == 0 { return nil }
    return self.box(scratch.registers.advanced(by: payload(wrapped)), wrapped)
  }

  private func convertedCollection(_ box: AnyBox, to type: Type) -> AnyObject? {
    switch (box.type, type) {
    case (.array(let from), .array(let to)):
      guard let source = box.references.first as? ArrayStorage else { return nil }
      let result = ArrayStorage(element: to.layout, holdsObjects: to.isNullable)
      let (one, other) = (Scratch(from.layout), Scratch(to.layout))
      for index in 0..<source.count {
        source.read(index, into: one.registers)
        guard unbox(self.box(one.registers, from), to: to, other.registers) else { return nil }
        result.append(from: other.registers)
      }
      return result
    default: return nil
    }
  }

  /// Whether a value in one reference is of a type.
  package func isValue(_ value: AnyObject?, of type: Type) -> Bool {
    guard let value else { return type.wrapped != nil }
    switch type {
    case .any: return true
    case .anyObject: return AnyBox.of(value) == nil
    case .nominal(let nominal, let arguments) where nominal.kind == .class:
      if !arguments.isEmpty, let fields = fields(of: value) {
        return ClassLayout.chain(fields.objectType).contains {
          $0.nominal === nominal && $0.arguments == arguments
        }
      }
      if let box = AnyBox.of(value) {
        return content(of: box).map { isValue($0, of: type) }
          ?? (host.pack(box, as: nominal) != nil)
      }
      if let fields = Fields.of(value) {
        return fields.type.isDerived(from: nominal) || packed(object: fields, nominal) != nil
      }
      return host.isInstance(value, of: nominal)
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      if !nominal.parts.isEmpty { return nominal.parts.allSatisfy { isValue(value, of: $0) } }
      return conforms(self.type(ofExistential: value), to: nominal, value)
    default:
      let scratch = Scratch(type.layout)
      return unbox(value, to: type, scratch.registers)
    }
  }

  /// A type as a value, if it is `wanted` or derived from it.
  private func metatype(in value: AnyObject, of wanted: Type) -> MetatypeObject? {
    let content = (value as? AnyBox).flatMap { $0.references.first ?? nil } ?? value
    guard let found = content as? MetatypeObject else { return nil }
    if found.type == wanted || wanted == .any || wanted == .anyObject { return found }
    guard let (nominal, _) = library.declaration(of: found.type), let other = wanted.nominal else {
      return nil
    }
    let isKind =
      other.kind == .protocol
      ? conforms(found.type, to: other, found) : nominal.isDerived(from: other)
    return isKind ? found : nil
  }

  private func conforms(_ type: Type, to wanted: Nominal, _ value: AnyObject) -> Bool {
    guard let (nominal, _) = library.declaration(of: type) else { return false }
    var waiting: [Nominal] = [nominal]
    var seen: Set<ObjectIdentifier> = []
    while let next = waiting.popLast() {
      if next === wanted { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if let superclass = next.superclassNominal { waiting.append(superclass) }
      let more = module?.extensionProtocols[ObjectIdentifier(next)] ?? []
      waiting += (next.protocols + more).compactMap(\.nominal)
    }
    return false
  }

  func castProblem(_ value: AnyObject?, _ type: Type) -> RunProblem {
    guard let value else { return .unwrappedNil }
    let from = self.type(ofExistential: value)
    return .castFailed(from: from.description, to: type.description)
  }

  /// `type(of:)`
  func dynamicType(_ registers: Registers, _ type: Type) -> Type {
    guard type.isObject || type.isExistential, let value = registers.references.pointee else {
      return type
    }
    // An initializer of the host's may have no object yet, but its class.
    if type.isObject, let own = value as? MetatypeObject { return own.type }
    return self.type(ofExistential: value)
  }

  /// A collection whose elements are of a wider type.
  func converted(_ value: AnyObject?, _ from: Type, _ to: Type) -> AnyObject? {
    guard let value else { return nil }
    switch (from, to) {
    case (.array(let element), .array(let other)):
      let source = downcast(value, to: ArrayStorage.self)
      let result = ArrayStorage(element: other.layout, holdsObjects: other.isNullable)
      let (one, two) = (Scratch(element.layout), Scratch(other.layout))
      for index in 0..<source.count {
        source.read(index, into: one.registers)
        widen(one.registers, element, to: other, two.registers)
        result.append(from: two.registers)
      }
      return result
    case (.dictionary(let key, let value1), .dictionary(let otherKey, let otherValue)):
      let source = downcast(value, to: DictionaryStorage.self)
      let result = DictionaryStorage(key: otherKey, value: otherValue)
      let scratch = Scratch(otherKey.layout)
      for index in 0..<source.count {
        widen(source.keyRegisters(index), key, to: otherKey, scratch.registers)
        let place = result.findOrAdd(scratch.registers).value
        widen(source.valueRegisters(index), value1, to: otherValue, place)
      }
      return result
    case (.set(let element), .set(let other)):
      let source = downcast(value, to: SetStorage.self)
      let result = SetStorage(element: other)
      let scratch = Scratch(other.layout)
      for index in 0..<source.count {
        widen(source.keyRegisters(index), element, to: other, scratch.registers)
        result.insert(scratch.registers)
      }
      return result
    default: return value
    }
  }

  private func widen(_ source: Registers, _ from: Type, to type: Type, _ target: Registers) {
    if from == type {
      target.copy(from: source, type.layout)
    } else if let other = type.wrapped {
      if let inner = from.wrapped {
        let isMissing =
          inner.isNullable ? source.references.pointee == nil : source.numbers.pointee == 0
        if isMissing { return target.clear(type.layout) }
        widen(
          source.advanced(by: payload(inner)), inner, to: other,
          target.advanced(by: payload(other)))
      } else {
        widen(source, from, to: other, target.advanced(by: payload(other)))
      }
      if !other.isNullable { target.numbers.pointee = 1 }
    } else if type.isExistential {
      target.references.pointee = box(source, from)
    } else if case .array = type {
      target.references.pointee = converted(source.references.pointee, from, type)
    } else {
      target.copy(from: source, type.layout)
    }
  }
}
