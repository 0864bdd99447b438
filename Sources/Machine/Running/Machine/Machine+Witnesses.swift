import Records
import TypedProgram

// Calls to requirements of protocols, and casts.

extension Machine {
  /// The target of a call to a protocol's requirement.
  enum WitnessCall {
    case enter(Entry)
    case done
    case failed
  }

  /// The witness of a protocol's requirement for the value in a register.
  func witness(
    _ site: UnsafePointer<CallSite>, _ n: UnsafeMutablePointer<UInt64>,
    _ r: UnsafeMutablePointer<AnyObject?>
  ) -> WitnessCall {
    guard let requirement = site.pointee.function?.takeUnretainedValue() else { return .failed }
    guard let value = r.pointee else {
      problem = .unwrappedNil
      return .failed
    }
    if requirement.isInitializer, let type = (value as? MetatypeObject)?.type {
      guard let maker = maker(of: type, like: requirement) else {
        problem = .fatalError(
          Excerpt("Use of unimplemented initializer '\(requirement.fullName)' for class '\(type)'"))
        return .failed
      }
      return .enter(entry(of: maker))
    }
    guard let function = function(answering: requirement, of: value) else {
      problem =
        requirement.isMessage || requirement.isOptional
        ? .unrecognizedSelector(requirement.selector, of: className(of: value))
        : .fatalError("\(self.type(ofExistential: value)).\(requirement.fullName)")
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
      return .enter(entry(of: method(fields.type.dispatch[index], of: fields)))
    }
    guard case .host(let host) = function.implementation else {
      return .enter(entry(of: function))
    }
    return runHost(host, site, n, r)
  }

  /// The function that a value provides: for a protocol's requirement the witness of its type, for
  /// a method of an extension the override of the object's class.
  private func function(answering requirement: Function, of value: AnyObject) -> Function? {
    let original = requirement.checked.original ?? requirement
    if original.hasOverrideByClass {
      return override(of: original, calledAs: requirement, for: value)
    }
    guard requirement.isOfExtension else {
      return answer(to: requirement, for: type(ofExistential: value))
    }
    var type = fields(of: value)?.type
    while let next = type {
      if let function = next.extensionOverrides[ObjectIdentifier(requirement)] { return function }
      type = next.superclassNominal
    }
    return requirement
  }

  /// The override of a method with generic parameters of its own, for the types of the call, or of
  /// a static member.
  private func override(
    of original: Function, calledAs copy: Function, for value: AnyObject
  ) -> Function {
    guard let type = (value as? MetatypeObject)?.type ?? fields(of: value)?.objectType else {
      return copy
    }
    let key = WitnessKey(type: type, function: ObjectIdentifier(copy))
    if let known = witnesses[key] { return known }
    var found = copy
    for (nominal, arguments) in ClassLayout.chain(type) {
      guard let function = nominal.extensionOverrides[ObjectIdentifier(original)] else { continue }
      var types = Substitution(nominal.genericParameters, arguments)
      for (own, other) in zip(function.genericParameters, original.genericParameters) {
        types.types[own] = copy.checked.substitution.types[other]
      }
      found = function.specialized(types)
      break
    }
    witnesses[key] = found
    return found
  }

  /// The object itself when its type has the method of a site, which may be missing; otherwise nil.
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

  /// Calls a method of a structure in a box: its registers replace the box before the arguments.
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

  /// The same for a method that changes the structure: it runs apart, and returns a new box.
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
  package func type(ofExistential value: AnyObject) -> Type {
    if let box = value as? AnyBox { return box.type }
    if let fields = fields(of: value) { return fields.objectType }
    return .nominal(host.type(of: value), [])
  }

  /// The member of a type that satisfies a requirement: the one that the checker recorded, or the
  /// member of that name.
  func answer(to requirement: Function, for type: Type) -> Function? {
    let key = WitnessKey(type: type, function: ObjectIdentifier(requirement))
    if let known = witnesses[key] { return known }
    guard var function = findAnswer(to: requirement, for: type) else { return nil }
    if function.owner?.kind == .class, function.genericParameters.isEmpty {
      function = method(function, of: type)
    } else if let specialize = function.specialize {
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
        guard function.fullName == requirement.fullName else { continue }
        if !requirement.isMessage || function.answers(message: requirement) { return function }
      case .property(let property) where !requirement.isMessage:
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
}

extension Function {
  /// Whether Objective-C finds it for a call on an object known as `AnyObject` only.
  fileprivate func answers(message: Function) -> Bool {
    !isStatic && (isHost || isExposed) && Type.function(type) == Type.function(message.type)
  }

  /// Whether `self` is a known type in this copy of a protocol extension's member.
  var isOfConcreteSelf: Bool {
    guard let parameter = owner?.selfParameter else { return false }
    return checked.substitution.types[parameter] != nil
  }
}
