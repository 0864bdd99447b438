import Records
import TypedProgram

extension Machine {
  /// Makes keys of new types that declare `==` be compared by it.
  package func install(_ types: [Nominal]) {
    for type in types where type.declaresEquality {
      type.equalValues = { [unowned self] left, right in
        isEqual(left, right, .nominal(type, []))
      }
    }
  }

  /// `==` of two values of one type: a script's own if it declares one, structural otherwise.
  func isEqual(_ left: Registers, _ right: Registers, _ type: Type) -> Bool {
    guard Allowance.spend(1) else { return false }
    switch type {
    case .integer, .bool: return left.numbers.pointee == right.numbers.pointee
    case .floating:
      return Double(bitPattern: left.numbers.pointee) == Double(bitPattern: right.numbers.pointee)
    case .string, .character: return left.text == right.text
    case .optional(let wrapped):
      let payload = wrapped.isNullable ? Layout.none : .number
      let isMissing = { (value: Registers) in
        wrapped.isNullable ? value.references.pointee == nil : value.numbers.pointee == 0
      }
      if isMissing(left) || isMissing(right) { return isMissing(left) && isMissing(right) }
      return isEqual(left.advanced(by: payload), right.advanced(by: payload), wrapped)
    case .array(let element): return isEqualArray(left, right, element)
    case .tuple(let elements): return isEqualParts(left, right, elements.map(\.type))
    case .range(let bound, _): return isEqualParts(left, right, [bound, bound])
    case .nominal(let nominal, let arguments): return isEqual(left, right, nominal, arguments)
    case .metatype:
      guard let one = left.references.pointee as? MetatypeObject,
        let other = right.references.pointee as? MetatypeObject
      else { return false }
      return one.type == other.type
    default: return KeyShape(type).equal(left, right)
    }
  }

  private static let stepsOfParts = 4

  private func isEqualParts(_ left: Registers, _ right: Registers, _ types: [Type]) -> Bool {
    var (left, right) = (left, right)
    for type in types {
      guard isEqual(left, right, type) else { return false }
      left = left.advanced(by: type.layout)
      right = right.advanced(by: type.layout)
    }
    return true
  }

  private func isEqualArray(_ left: Registers, _ right: Registers, _ element: Type) -> Bool {
    let (one, other) = (left.array, right.array)
    if one === other { return true }
    guard one.count == other.count else { return false }
    let (first, second) = (Scratch(element.layout), Scratch(element.layout))
    for index in 0..<one.count {
      one.read(index, into: first.registers)
      other.read(index, into: second.registers)
      guard isEqual(first.registers, second.registers, element) else { return false }
    }
    return true
  }

  private func isEqual(
    _ left: Registers, _ right: Registers, _ nominal: Nominal, _ arguments: [Type]
  ) -> Bool {
    if let function = ownEquality(nominal, arguments) {
      return callEquality(function, left, right, Type.nominal(nominal, arguments).layout)
    }
    // Its parts are found by their types.
    guard Allowance.spend(Self.stepsOfParts) else { return false }
    switch nominal.kind {
    case .class, .protocol: return isEqual(left.references.pointee, right.references.pointee)
    case .structure:
      if let equal = nominal.equalValues { return equal(left, right) }
      let substitution = Substitution(nominal.genericParameters, arguments)
      guard !nominal.storedProperties.isEmpty else {
        return KeyShape(.nominal(nominal, arguments)).equal(left, right)
          && (nominal.hostLayout.map { isSame(left, right, $0) } ?? true)
      }
      return isEqualParts(
        left, right, nominal.storedProperties.map { $0.storageType.replacing(substitution) })
    case .enumeration:
      if nominal.isIndirect { return isEqualIndirect(left, right, nominal, arguments) }
      return isEqualCase(left, right, nominal, arguments)
    }
  }

  private func isSame(_ left: Registers, _ right: Registers, _ layout: Layout) -> Bool {
    for index in 0..<layout.numbers where left.numbers[index] != right.numbers[index] {
      return false
    }
    for index in 0..<layout.references where left.references[index] !== right.references[index] {
      return false
    }
    return true
  }

  private func isEqualCase(
    _ left: Registers, _ right: Registers, _ nominal: Nominal, _ arguments: [Type]
  ) -> Bool {
    let tag = Int(left.numbers.pointee)
    guard left.numbers.pointee == right.numbers.pointee else { return false }
    guard tag < nominal.cases.count else { return true }
    let substitution = Substitution(nominal.genericParameters, arguments)
    return isEqualParts(
      left.advanced(by: .number), right.advanced(by: .number),
      nominal.cases[tag].payload.map { $0.type.replacing(substitution) })
  }

  private func isEqualIndirect(
    _ left: Registers, _ right: Registers, _ nominal: Nominal, _ arguments: [Type]
  ) -> Bool {
    guard let one = left.references.pointee as? Cell, let other = right.references.pointee as? Cell
    else { return false }
    return one === other || isEqualCase(one.registers, other.registers, nominal, arguments)
  }

  /// A script's `==` for its own type: that of the type, or else that of the whole file.
  private func ownEquality(_ nominal: Nominal, _ arguments: [Type]) -> Function? {
    guard nominal.isScript else { return nil }
    let members =
      (nominal.members["=="] ?? []) + (module?.members["=="] ?? [])
    for case .function(let function) in members where function.compares(nominal) {
      guard let specialize = function.specialize else { return function }
      return specialize(Substitution(nominal.genericParameters, arguments))
    }
    return nil
  }

  private func callEquality(
    _ function: Function, _ left: Registers, _ right: Registers, _ layout: Layout
  ) -> Bool {
    guard isDeepEnough() else {
      _ = refuse()
      return false
    }
    let top = Registers(state.pointee.numbersTop, state.pointee.referencesTop)
    top.copy(from: left, layout)
    top.advanced(by: layout).copy(from: right, layout)
    guard execute(entry(of: function), top.numbers, top.references) else { return false }
    return top.numbers.pointee != 0
  }

  /// `==` of two values in one reference each.
  func isEqual(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
    guard let left, let right else { return left === right }
    if left === right { return true }
    if let one = left as? AnyBox, let other = right as? AnyBox {
      guard one.type == other.type else { return false }
      let (first, second) = (one.unpacked(), other.unpacked())
      defer { withExtendedLifetime((first, second)) {} }
      return isEqual(first.registers, second.registers, one.type)
    }
    if left is AnyBox || right is AnyBox || left is Cell || right is Cell { return false }
    return host.isEqual(left, right)
  }

  /// Whether the bounds of a range are in order.
  func isOrdered(_ registers: Registers, _ type: Type) -> Bool {
    let (lower, upper) = (registers, registers.advanced(by: type.layout))
    switch type {
    case .integer(let kind):
      return kind.isSigned
        ? Int64(bitPattern: lower.numbers.pointee) <= Int64(bitPattern: upper.numbers.pointee)
        : lower.numbers.pointee <= upper.numbers.pointee
    case .floating:
      return Double(bitPattern: lower.numbers.pointee) <= Double(bitPattern: upper.numbers.pointee)
    case .string, .character: return lower.text <= upper.text
    default: return true
    }
  }

  // MARK: Texts and collections

  nonisolated static func compare(
    _ left: UnsafeMutablePointer<AnyObject?>, _ right: UnsafeMutablePointer<AnyObject?>,
    _ comparison: UInt8
  ) -> Bool {
    let one = Registers(UnsafeMutablePointer(bitPattern: 8).certain(), left).text
    let other = Registers(UnsafeMutablePointer(bitPattern: 8).certain(), right).text
    return switch comparison {
    case 0: one == other
    case 1: one != other
    case 2: one < other
    case 3: one <= other
    case 4: one > other
    default: one >= other
    }
  }

  func concatenate(
    _ left: UnsafeMutablePointer<AnyObject?>, _ right: UnsafeMutablePointer<AnyObject?>
  ) -> StringObject? {
    guard let one = left.pointee, let other = right.pointee else {
      problem = .uninitialized("")
      return nil
    }
    let first = downcast(one, to: StringObject.self).value
    let second = downcast(other, to: StringObject.self).value
    let bytes = first.utf8.count + second.utf8.count
    guard Allowance.spend(copied: bytes), hasMemory(for: bytes) else { return nil }
    return StringObject(first + second)
  }

  func concatenate(_ first: UnsafeMutablePointer<AnyObject?>, count: Int) -> StringObject? {
    var text = ""
    for index in 0..<count {
      guard let part = first[index] else { continue }
      let next = downcast(part, to: StringObject.self).value
      guard Allowance.spend(copied: next.utf8.count),
        hasMemory(for: text.utf8.count + next.utf8.count)
      else { return nil }
      text += next
    }
    return StringObject(text)
  }

  /// Whether there is memory for that many additional bytes; a problem otherwise.
  func hasMemory(for bytes: Int) -> Bool {
    guard bytes > 0 else { return true }
    do throws(RunStop) {
      try Allowance.reserve(bytes)
      return true
    } catch {
      problem = error.problem
      return false
    }
  }

  nonisolated static func newHashed(_ type: Type) -> AnyObject? {
    switch type {
    case .dictionary(let key, let value): DictionaryStorage(key: key, value: value)
    case .set(let element): SetStorage(element: element)
    default: nil
    }
  }

  /// Adds an entry of a literal. `isUnique`: a duplicate key is an error.
  func setKey(_ storage: AnyObject?, _ key: Registers, _ value: Registers, isUnique: Bool) -> Bool {
    guard let storage = storage as? HashedStorage else { return false }
    let (place, isNew) = storage.findOrAdd(key)
    if !isNew, isUnique {
      problem = .duplicateKeys
      return false
    }
    place.copy(from: value, storage.value)
    return true
  }

  nonisolated static func characters(_ text: AnyObject?) -> AnyObject? {
    let storage = ArrayStorage(element: .reference, holdsObjects: true)
    let objects = ((text as? StringObject)?.value ?? "").map { StringObject(String($0)) }
    return objects.isEmpty ? storage : ArrayStorage(objects: objects)
  }
}
