import TypedProgram

/// The hashing and comparison of a type's values as keys: structurally, objects by identity.
package indirect enum KeyShape: Sendable {
  /// Number registers that are equal when their bits are.
  case bits(Int)
  /// Doubles, for which minus zero equals zero.
  case floating
  case text
  /// An object, or nil.
  case object
  /// A weak or unowned reference, by its object.
  case weak
  /// A type as a value.
  case metatype
  /// A flag, then the value when it is 1.
  case optional(KeyShape, Layout)
  /// One reference that is nil without a value.
  case nullable(KeyShape)
  /// Several parts one after the other.
  case sequence([(KeyShape, Layout)])
  /// A tag, then the payload of that case.
  case cases([KeyShape])
  case array(KeyShape, Layout)
  case set
  case dictionary(value: KeyShape)
  /// A value in a box, by the type in it.
  case any
  /// A script's type with a `==` of its own, which decides alone.
  case own(OwnEquality)

  package init(_ type: Type) {
    switch type {
    case .integer, .bool: self = .bits(1)
    case .floating: self = .floating
    case .string, .character: self = .text
    case .any: self = .any
    case .anyObject, .function: self = .object
    case .metatype: self = .metatype
    case .never, .error, .parameter, .variable: self = .sequence([])
    case .optional(let wrapped):
      self =
        wrapped.isNullable ? .nullable(KeyShape(wrapped)) : .optional(KeyShape(wrapped), .number)
    case .array(let element): self = .array(KeyShape(element), element.layout)
    case .set: self = .set
    case .dictionary(_, let value): self = .dictionary(value: KeyShape(value))
    case .range(let bound, _):
      self = .sequence([(KeyShape(bound), bound.layout), (KeyShape(bound), bound.layout)])
    case .tuple(let elements):
      self = .sequence(elements.map { (KeyShape($0.type), $0.type.layout) })
    case .nominal(let nominal, let arguments): self = KeyShape(nominal, arguments)
    }
  }

  private init(_ nominal: Nominal, _ arguments: [Type]) {
    if nominal.declaresEquality {
      self = .own(OwnEquality(nominal: nominal))
      return
    }
    let substitution = Substitution(nominal.genericParameters, arguments)
    switch nominal.kind {
    case .class: self = .object
    case .protocol: self = .any
    case .structure:
      self = .sequence(
        nominal.storedProperties.map { property in
          let type = property.storageType.replacing(substitution)
          return (property.ownership == .strong ? KeyShape(type) : .weak, type.layout)
        })
    case .enumeration where nominal.isIndirect: self = .object
    case .enumeration:
      self = .cases(
        nominal.cases.map { enumCase in
          .sequence(
            enumCase.payload.map { payload in
              let type = payload.type.replacing(substitution)
              return (KeyShape(type), type.layout)
            })
        })
    }
  }
}

/// The `==` that a script's type declares. Runs on the main actor, as all scripts do.
package struct OwnEquality: @unchecked Sendable {
  let nominal: Nominal

  func equal(_ left: Registers, _ right: Registers) -> Bool {
    nonisolated(unsafe) let (nominal, left, right) = (nominal, left, right)
    return MainActor.assumeIsolated { nominal.equalValues?(left, right) ?? false }
  }
}

extension Nominal {
  /// Whether a script's type has a `==` of its own, for all its values. Those of the prelude have
  /// no machine that could run it, and are compared by their parts.
  var declaresEquality: Bool {
    guard isScript, !isOfPrelude, genericParameters.isEmpty else { return false }
    return (members["=="] ?? []).contains { member in
      guard case .function(let function) = member else { return false }
      return function.compares(self)
    }
  }
}

extension Function {
  /// Whether a `==` is one of two values of `nominal`.
  func compares(_ nominal: Nominal) -> Bool {
    parameters.count == 2 && parameters.allSatisfy { $0.type.nominal === nominal }
  }
}

extension KeyShape {
  package func hash(_ registers: Registers) -> Int {
    switch self {
    case .bits(1):
      // The multiplication spreads small numbers over all bits; `hash & mask` takes the low ones.
      return Self.numberHash(registers.numbers.pointee)
    default:
      var hasher = KeyHasher()
      hash(registers, into: &hasher)
      return hasher.finalize() & .max
    }
  }

  private func hash(_ registers: Registers, into hasher: inout KeyHasher) {
    guard Allowance.spend(1) else { return }
    switch self {
    case .bits(let count):
      for offset in 0..<count { hasher.combine(registers.numbers[offset]) }
    case .floating: hasher.combine(Double(bitPattern: registers.numbers.pointee))
    case .text: hasher.combine(registers.text)
    case .object: hasher.combine(registers.references.pointee.map { ObjectIdentifier($0) })
    case .optional(let wrapped, let flag):
      hasher.combine(registers.numbers.pointee)
      guard registers.numbers.pointee != 0 else { return }
      wrapped.hash(registers.advanced(by: flag), into: &hasher)
    case .nullable(let wrapped):
      hasher.combine(registers.references.pointee == nil)
      guard registers.references.pointee != nil else { return }
      wrapped.hash(registers, into: &hasher)
    case .sequence(let parts):
      var part = registers
      for (shape, layout) in parts {
        shape.hash(part, into: &hasher)
        part = part.advanced(by: layout)
      }
    case .cases(let payloads):
      let tag = registers.numbers.pointee
      hasher.combine(tag)
      guard tag < payloads.count else { return }
      payloads[Int(tag)].hash(registers.advanced(by: .number), into: &hasher)
    case .array(let shape, let layout):
      let storage = registers.array
      let scratch = Scratch(layout)
      hasher.combine(storage.count)
      for index in 0..<storage.count where !Allowance.isSpent {
        storage.read(index, into: scratch.registers)
        shape.hash(scratch.registers, into: &hasher)
      }
    case .set, .dictionary: hasher.combine(registers.hashed.combinedHash)
    case .any:
      guard let box = registers.references.pointee as? AnyBox else {
        hasher.combine(registers.references.pointee.map { ObjectIdentifier($0) })
        return
      }
      let scratch = box.unpacked()
      KeyShape(box.type).hash(scratch.registers, into: &hasher)
    // Only `==` decides about equality, so they all have one hash; and a weak reference may become
    // nil.
    case .own, .weak, .metatype: hasher.combine(0)
    }
  }

  package func equal(_ left: Registers, _ right: Registers) -> Bool {
    guard Allowance.spend(1) else { return false }
    switch self {
    case .bits(let count):
      for offset in 0..<count where left.numbers[offset] != right.numbers[offset] { return false }
      return true
    case .floating:
      return Double(bitPattern: left.numbers.pointee) == Double(bitPattern: right.numbers.pointee)
    case .text:
      return left.text == right.text
    case .object: return left.references.pointee === right.references.pointee
    case .optional(let wrapped, let flag):
      guard left.numbers.pointee == right.numbers.pointee else { return false }
      return left.numbers.pointee == 0
        || wrapped.equal(left.advanced(by: flag), right.advanced(by: flag))
    case .nullable(let wrapped):
      guard left.references.pointee != nil, right.references.pointee != nil else {
        return left.references.pointee === right.references.pointee
      }
      return wrapped.equal(left, right)
    case .sequence(let parts):
      var (left, right) = (left, right)
      for (shape, layout) in parts {
        guard shape.equal(left, right) else { return false }
        left = left.advanced(by: layout)
        right = right.advanced(by: layout)
      }
      return true
    case .cases(let payloads):
      let tag = left.numbers.pointee
      guard tag == right.numbers.pointee else { return false }
      return tag >= payloads.count
        || payloads[Int(tag)].equal(left.advanced(by: .number), right.advanced(by: .number))
    case .array(let shape, let layout):
      return equalArrays(left.array, right.array, shape, layout)
    case .set:
      let (left, right) = (left.hashed, right.hashed)
      return left.count == right.count
        && (0..<left.count).allSatisfy { right.find(left.keyRegisters($0)) != nil }
    case .dictionary(let value):
      let (left, right) = (left.hashed, right.hashed)
      return left.count == right.count
        && (0..<left.count).allSatisfy { index in
          guard let other = right.find(left.keyRegisters(index)) else { return false }
          return value.equal(left.valueRegisters(index), other)
        }
    case .any: return equalAny(left.references.pointee, right.references.pointee)
    case .own(let equality): return equality.equal(left, right)
    case .weak:
      return (left.references.pointee as? WeakBox)?.object
        === (right.references.pointee as? WeakBox)?.object
    case .metatype:
      return (left.references.pointee as? MetatypeObject)?.type
        == (right.references.pointee as? MetatypeObject)?.type
    }
  }

  private func equalArrays(
    _ left: ArrayStorage, _ right: ArrayStorage, _ shape: KeyShape, _ layout: Layout
  ) -> Bool {
    if left === right { return true }
    guard left.count == right.count else { return false }
    let (one, other) = (Scratch(layout), Scratch(layout))
    for index in 0..<left.count {
      left.read(index, into: one.registers)
      right.read(index, into: other.registers)
      guard shape.equal(one.registers, other.registers) else { return false }
    }
    return true
  }

  private func equalAny(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
    guard let one = left as? AnyBox, let other = right as? AnyBox else { return left === right }
    guard one.type == other.type else { return false }
    let (first, second) = (one.unpacked(), other.unpacked())
    return withExtendedLifetime((first, second)) {
      KeyShape(one.type).equal(first.registers, second.registers)
    }
  }
}

extension AnyBox {
  /// The value in registers of its own.
  package func unpacked() -> Scratch {
    let scratch = Scratch(Layout(numbers.count, references.count))
    for (offset, number) in numbers.enumerated() { scratch.registers.numbers[offset] = number }
    for (offset, object) in references.enumerated() {
      scratch.registers.references[offset] = object
    }
    return scratch
  }
}

extension HashedStorage {
  /// A hash that does not depend on the order of entries.
  fileprivate var combinedHash: Int {
    var combined = count
    for index in 0..<count where !Allowance.isSpent {
      combined ^= shape.hash(keyRegisters(index))
    }
    return combined
  }
}

extension Registers {
  /// The array in the first reference register.
  @inlinable
  package var array: ArrayStorage {
    downcast(references.pointee.certain(), to: ArrayStorage.self)
  }

  /// The dictionary or set in the first reference register.
  @inlinable
  package var hashed: HashedStorage {
    downcast(references.pointee.certain(), to: HashedStorage.self)
  }

  /// The text in the first reference register. Reading it processes it.
  @usableFromInline
  package var text: String {
    let text = downcast(references.pointee.certain(), to: StringObject.self).value
    Allowance.spend(bytes: text.utf8.count)
    return text
  }
}

extension KeyShape {
  /// `hashValue` of a number: the same in every run.
  package static func numberHash(_ bits: UInt64) -> Int {
    let mixed = bits &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 32)) >> 1)
  }
}
