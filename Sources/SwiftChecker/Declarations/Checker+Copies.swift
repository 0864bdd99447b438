import Records
import SourceTree
import TypedProgram

extension Checker {
  /// A generic function, or a member of a generic type or of a protocol's extension, with concrete
  /// types in place of its parameters. The same types give the same copy.
  func copy(of function: Function, with substitution: Substitution) -> Function {
    let parameters = genericParameters(of: function)
    guard !parameters.isEmpty else { return function }
    let substitution = completed(substitution)
    let types = parameters.map { (substitution.types[$0] ?? .parameter($0)) }
    if types == parameters.map({ .parameter($0) }) { return function }
    // A function that calls itself with a larger type each time would need infinitely many copies.
    // One that was not copied has no code, which is reported where it would run.
    if types.contains(where: \.isTooLarge) { return function }
    let staysInModule = types.contains { $0.mentionsScript }
    let identity = ObjectIdentifier(function)
    if staysInModule {
      if let known = module.copies[identity]?.byTypes[types] { return known }
    } else if let known = function.checked.copies[types] {
      return known
    }
    let copy = makeCopy(of: function, with: Substitution(parameters, types))
    if staysInModule {
      module.copies[identity, default: Module.Copies(original: function)].byTypes[types] = copy
    } else {
      function.checked.copies[types] = copy
    }
    finishCopy(copy, of: function, with: Substitution(parameters, types))
    return copy
  }

  /// All generic parameters of a function's types: its own, those of enclosing types, a protocol's
  /// `Self` and associated types.
  func genericParameters(of function: Function) -> [GenericParameterType] {
    var parameters: [GenericParameterType] = []
    var owner = function.owner
    while let nominal = owner {
      parameters += nominal.capturesOuter ? [] : nominal.genericParameters
      if let own = nominal.selfParameter { parameters += [own] + nominal.associatedTypes }
      owner = nominal.outer
    }
    parameters += function.genericParameters
    return parameters + parameters.flatMap(\.allAssociated)
  }

  func isGeneric(_ function: Function) -> Bool { !genericParameters(of: function).isEmpty }

  /// Whether a type, or one that it is declared in, has generic parameters.
  func isGeneric(_ nominal: Nominal) -> Bool {
    !nominal.genericParameters.isEmpty || nominal.outer.map(isGeneric) == true
  }

  /// The copies of a function that were requested so far.
  func copies(of function: Function) -> [Function] {
    let ofModule = module.copies[ObjectIdentifier(function)]?.byTypes.values
    return Array(function.checked.copies.values) + (ofModule.map(Array.init) ?? [])
  }

  /// Lets code without a checker request copies.
  func makeSpecializable(_ function: Function) {
    guard isGeneric(function) else { return }
    function.checked.specialize = { [weak library, weak module, unowned function] substitution in
      guard let library, let file = function.file else { return function }
      let checker = Checker(library: library, module: module ?? Module(), file: file)
      return checker.copy(of: function, with: substitution)
    }
  }

  /// A function with types in place of its parameters, without its code.
  func makeCopy(of function: Function, with substitution: Substitution) -> Function {
    let copy = Function(
      name: function.name,
      parameters: function.parameters.map { parameter in
        var replaced = ParameterInfo(
          label: parameter.label, name: parameter.name,
          type: parameter.type.replacing(substitution))
        replaced.defaultValue = parameter.defaultValue
        replaced.isInout = parameter.isInout
        replaced.isVariadic = parameter.isVariadic
        replaced.isAutoclosure = parameter.isAutoclosure
        replaced.range = parameter.range
        return replaced
      }, result: function.result.replacing(substitution), owner: function.owner,
      implementation: function.implementation)
    copy.isStatic = function.isStatic
    copy.takesType = function.takesType
    copy.returnsSelf = function.returnsSelf
    copy.isMutating = function.isMutating
    copy.isImplicitlyUnwrapped = function.isImplicitlyUnwrapped
    copy.isThrowing = function.isThrowing
    copy.isRethrowing = function.isRethrowing
    copy.isInitializer = function.isInitializer
    copy.isFailable = function.isFailable
    copy.isConvenience = function.isConvenience
    copy.isRequired = function.isRequired
    copy.isOptional = function.isOptional
    copy.isObjectiveC = function.isObjectiveC
    copy.objectiveCName = function.importedSelector
    copy.isFinal = function.isFinal
    copy.dispatchIndex = function.dispatchIndex
    copy.isDiscardable = function.isDiscardable
    copy.access = function.access
    copy.message = function.message
    copy.direct = function.direct
    copy.file = function.file
    copy.range = function.range
    copy.checked.origin = function.checked.origin
    copy.checked.original = function
    copy.checked.substitution = substitution
    return copy
  }

  private func finishCopy(
    _ copy: Function, of function: Function, with substitution: Substitution
  ) {
    for index in copy.parameters.indices {
      if case .function(let value)? = copy.parameters[index].defaultValue {
        copy.parameters[index].defaultValue = .function(self.copy(of: value, with: substitution))
      }
    }
    switch function.implementation {
    case .generic(let make): copy.implementation = make(substitution)
    case .inheritedInitializer(let above):
      let from = function.owner.flatMap { owner in
        above.owner.map { relations.substitution(from: owner, to: $0) }
      }
      var types = Substitution()
      for (parameter, type) in from?.types ?? [:] {
        types.types[parameter] = type.replacing(substitution)
      }
      copy.implementation = .inheritedInitializer(self.copy(of: above, with: types))
    case .script:
      // A copy that the library retains must not retain the module that first requested it.
      copy.checked.makeBody = { [weak library, weak module] copy in
        copy.checked.makeBody = nil
        guard let library, let file = copy.file else { return }
        let checker = Checker(library: library, module: module ?? Module(), file: file)
        let body = checker.body(of: copy, with: copy.checked.substitution)
        checker.finishLocalTypes()
        // The generic function itself was checked; an error here is a limitation of the workbench.
        guard !checker.diagnostics.contains(where: { $0.severity == .error }) else { return }
        copy.checked.body = body
      }
    default: break
    }
  }

  /// Types that a generic function declares inside are checked with it.
  private func finishLocalTypes() {
    resolveInferred(isLast: true)
    finishTypes()
    checkBodies()
  }
}

extension Type {
  /// Whether a script's type is part of this one.
  var mentionsScript: Bool {
    contains { type in
      guard case .nominal(let nominal, _) = type else { return false }
      return nominal.isScript
    }
  }
}
