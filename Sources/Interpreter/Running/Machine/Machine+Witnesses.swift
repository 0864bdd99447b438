import Records

// Calls to requirements of protocols, and casts.

extension Machine {
  /// Where a call to a protocol's requirement goes.
  enum WitnessCall {
    case enter(Entry)
    case done
    case failed
  }

  /// The function that meets a protocol's requirement for the value in a register.
  func witness(
    _ site: UnsafePointer<CallSite>, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> WitnessCall {
    guard let requirement = site.pointee.function?.takeUnretainedValue() else { return .failed }
    guard let value = r.pointee else {
      problem = .unwrappedNil
      return .failed
    }
    let type = self.type(ofExistential: value)
    guard let function = answer(to: requirement, for: type) else {
      problem = .fatalError("\(type).\(requirement.fullName)")
      return .failed
    }
    if let box = value as? AnyBox, function.owner?.kind != .protocol || function.isOfConcreteSelf {
      return enter(box, function, requirement, site, n, r)
    }
    if let message = function.message, let script = host.script(for: message, of: value) {
      return .enter(entry(of: script))
    }
    if let index = function.dispatchIndex, let fields = fields(of: value),
      index < fields.type.dispatch.count
    {
      return .enter(entry(of: fields.type.dispatch[index]))
    }
    guard case .host(let host) = function.implementation else {
      return .enter(entry(of: function))
    }
    return runHost(host, site, n, r)
  }

  /// The object itself when its type has the method of a site, which may be missing; else nil.
  func implementing(_ site: UnsafePointer<CallSite>, _ object: AnyObject?) -> AnyObject? {
    guard let object, let requirement = site.pointee.function?.takeUnretainedValue() else {
      return nil
    }
    let type = self.type(ofExistential: object)
    return answer(to: requirement, for: type) == nil ? nil : object
  }

  private func runHost(
    _ host: HostFunction, _ site: UnsafePointer<CallSite>, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> WitnessCall {
    var own = site.pointee
    own.body = host.body
    return withExtendedLifetime(host) {
      callHost(&own, n, r) ? .done : .failed
    }
  }

  /// A structure in a box: its registers take the box's place in front of the arguments.
  private func enter(
    _ box: AnyBox, _ function: Function, _ requirement: Function,
    _ site: UnsafePointer<CallSite>, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> WitnessCall {
    let layout = Layout(box.numbers.count, box.references.count)
    let numbers = site.pointee.argumentNumbers
    let references = site.pointee.arguments - 1
    if requirement.isMutating {
      return enterMutating(box, function, layout, site, n, r)
    }
    for index in stride(from: numbers - 1, through: 0, by: -1) {
      n[index + layout.numbers] = n[index]
    }
    if layout.references == 0 {
      r[0] = nil
      for index in 0..<references { Self.take(r + index + 1, to: r + index) }
    } else if layout.references > 1 {
      for index in stride(from: references, through: 1, by: -1) {
        Self.take(r + index, to: r + index + layout.references - 1)
      }
    }
    for (index, number) in box.numbers.enumerated() { n[index] = number }
    for (index, object) in box.references.enumerated() { r[index] = object }
    guard case .host(let host) = function.implementation else {
      return .enter(entry(of: function))
    }
    return runHost(host, site, n, r)
  }

  /// The same for a method that changes the structure: runs aside, and a new box comes back.
  private func enterMutating(
    _ box: AnyBox, _ function: Function, _ layout: Layout, _ site: UnsafePointer<CallSite>,
    _ n: UnsafeMutablePointer<UInt64>, _ r: UnsafeMutablePointer<AnyObject?>
  ) -> WitnessCall {
    guard isDeepEnough() else { return .failed }
    let (topNumbers, topReferences) = (state.pointee.numbersTop, state.pointee.referencesTop)
    for (index, number) in box.numbers.enumerated() { topNumbers[index] = number }
    for (index, object) in box.references.enumerated() { topReferences[index] = object }
    for index in 0..<site.pointee.argumentNumbers { topNumbers[layout.numbers + index] = n[index] }
    for index in 1..<max(1, site.pointee.arguments) {
      Self.take(r + index, to: topReferences + layout.references + index - 1)
    }
    guard execute(entry(of: function), topNumbers, topReferences) else { return .failed }
    r[0] = AnyBox(
      type: box.type, numbers: (0..<layout.numbers).map { topNumbers[$0] },
      references: (0..<layout.references).map { topReferences[$0] })
    Self.empty(topReferences, layout.references)
    let results = body(of: entry(of: function), state.pointee.mode)?.pointee
    for index in layout.numbers..<max(layout.numbers, results?.resultNumbers ?? 0) {
      n[index - layout.numbers] = topNumbers[index]
    }
    for index in layout.references..<max(layout.references, results?.resultReferences ?? 0) {
      Self.take(topReferences + index, to: r + 1 + index - layout.references)
    }
    return .done
  }

  /// The dynamic type of a value in one reference.
  func type(ofExistential value: AnyObject) -> Type {
    if let box = value as? AnyBox { return box.type }
    if let fields = value as? Fields { return .nominal(fields.type, []) }
    return .nominal(host.type(of: value), [])
  }

  /// The member of a type that answers a requirement: what the checker wrote down, or the member
  /// of that name.
  func answer(to requirement: Function, for type: Type) -> Function? {
    let key = WitnessKey(type: type, function: ObjectIdentifier(requirement))
    if let known = witnesses[key] { return known }
    guard var function = findAnswer(to: requirement, for: type) else { return nil }
    if let specialize = function.checked.specialize {
      function = specialize(substitution(for: type, in: function))
    }
    witnesses[key] = function
    return function
  }

  private func substitution(for type: Type, in function: Function) -> Substitution {
    var substitution = Substitution()
    if case .nominal(let nominal, let arguments) = type {
      substitution = Substitution(nominal.genericParameters, arguments)
    }
    if let parameter = function.owner?.selfParameter { substitution.types[parameter] = type }
    return substitution
  }

  private func findAnswer(to requirement: Function, for type: Type) -> Function? {
    guard let (nominal, _) = library.declaration(of: type) else { return nil }
    for next in nominal.lineage {
      if let known = module?.witnesses[Module.Witness(next, requirement)] { return known }
    }
    for next in nominal.lineage {
      let members = next.members[requirement.name] ?? []
      let more = module?.extensionMembers[ObjectIdentifier(next)]?[requirement.name] ?? []
      if let found = member(like: requirement, in: members + more) { return found }
    }
    return requirement.owner.flatMap { owner in
      member(
        like: requirement,
        in: (owner.members[requirement.name] ?? [])
          + (module?.extensionMembers[ObjectIdentifier(owner)]?[requirement.name] ?? []))
    }
  }

  private func member(like requirement: Function, in members: [Member]) -> Function? {
    for member in members {
      switch member {
      case .function(let function):
        if case .required = function.implementation { continue }
        if function.fullName == requirement.fullName { return function }
      case .property(let property):
        let isSetter = requirement.result.isVoid && requirement.parameters.count == 1
        if let accessors = property.accessors {
          return isSetter ? accessors.setter : accessors.getter
        }
        if case .computed(let getter, let setter) = property.storage {
          if case .required = getter.implementation { continue }
          return isSetter ? setter : getter
        }
      default: continue
      }
    }
    return nil
  }

  // MARK: Any

  /// A value in one reference: an object itself, anything else in a box.
  func box(_ registers: Registers, _ type: Type) -> AnyObject? {
    if type.isObject || type.isExistential { return registers.references.pointee }
    let layout = type.layout
    return AnyBox(
      type: type, numbers: (0..<layout.numbers).map { registers.numbers[$0] },
      references: (0..<layout.references).map { registers.references[$0] })
  }

  /// Takes a value of a type out of one reference; false, and zeros, when it is none.
  func unbox(_ value: AnyObject?, to type: Type, _ registers: Registers) -> Bool {
    let layout = type.layout
    guard let value else {
      registers.clear(layout)
      // nil is a value of every optional type.
      return type.wrapped != nil
    }
    if type.isObject || type.isExistential {
      registers.references.pointee = isValue(value, of: type) ? value : nil
      return registers.references.pointee != nil
    }
    if case .metatype(let wanted) = type {
      registers.references.pointee = metatype(in: value, of: wanted)
      return registers.references.pointee != nil
    }
    guard let box = value as? AnyBox else {
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

  private func payload(_ wrapped: Type) -> Layout { wrapped.isNullable ? .none : .number }

  /// Tuples and functions that differ in labels only.
  private func isSimilar(_ one: Type, _ other: Type) -> Bool {
    switch (one, other) {
    case (.tuple(let left), .tuple(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.type == $1.type }
    case (.floating(.double), .floating(.cgFloat)), (.floating(.cgFloat), .floating(.double)):
      true
    default: false
    }
  }

  /// What an optional in a box holds, boxed itself; nil when the box holds no optional, or nil.
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
  func isValue(_ value: AnyObject?, of type: Type) -> Bool {
    guard let value else { return type.wrapped != nil }
    switch type {
    case .any: return true
    case .anyObject: return !(value is AnyBox)
    case .nominal(let nominal, _) where nominal.kind == .class:
      if let box = value as? AnyBox {
        return content(of: box).map { isValue($0, of: type) } ?? false
      }
      if let fields = value as? Fields { return fields.type.isDerived(from: nominal) }
      return host.isInstance(value, of: nominal)
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      if !nominal.parts.isEmpty { return nominal.parts.allSatisfy { isValue(value, of: $0) } }
      return conforms(self.type(ofExistential: value), to: nominal, value)
    default:
      let scratch = Scratch(type.layout)
      return unbox(value, to: type, scratch.registers)
    }
  }

  /// A type as a value, when it is `wanted` or derived from it.
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

extension Function {
  /// Whether `self` is a known type in this copy of a protocol extension's member.
  var isOfConcreteSelf: Bool {
    guard let parameter = owner?.selfParameter else { return false }
    return checked.substitution.types[parameter] != nil
  }
}
