import Records
import SourceTree
import TypedProgram

/// The meaning of a name by itself at a place.
enum NameMeaning {
  case value(TypedExpression)
  /// Functions of that name, and the property of that name beside them, if there is one.
  case functions([Callee], property: TypedExpression?)
  case type(Type)
  /// Diagnosed.
  case reported
  case missing
}

extension Checker {
  /// Looks a name up: locals innermost first, then members of `self` and of enclosing types, then
  /// the module, the library, and the scene.
  func meaning(
    of name: Name, in scope: Scope, isCalled: Bool = false
  ) -> NameMeaning {
    if let (entry, _) = scope.find(name.text) {
      switch entry {
      case .variable(let variable): return .value(use(variable, name.range, in: scope))
      case .function(let variable, let function):
        return .functions(
          localFunctions(named: name.text, nearest: (variable, function), in: scope),
          property: nil)
      case .computed(let getter, _):
        let read = use(getter, name.range, in: scope)
        let type = getter.type.functionType?.result ?? .error
        return .value(TypedExpression(.invoke(read, []), type, name.range))
      case .type(let type): return .type(type.replacing(scope.context.substitution))
      }
    }
    if let type = findOwnType(name.text, in: scope) { return .type(type) }
    let memberMeaning = memberMeaning(of: name, in: scope, isCalled: isCalled)
    switch memberMeaning {
    case .missing, .reported: break
    case .functions(let callees, nil) where isCalled:
      // Functions of the top level stay visible if no member takes these arguments.
      return .functions(callees, property: nil)
    default: return memberMeaning
    }
    let global = globalMeaning(of: name, in: scope)
    switch (memberMeaning, global) {
    case (.reported, .missing): return .reported
    case (.reported, _): return global
    default: break
    }
    if case .missing = global {
      if let variable = module.external?(name.text) {
        return .value(TypedExpression(.global(variable), variable.type, name.range))
      }
      if let type = findType(name.text, in: scope) { return .type(type) }
    }
    if !isCalled, name.labels == nil, yieldsToScene(global, named: name.text),
      let variable = module.external?(name.text)
    {
      return .value(TypedExpression(.global(variable), variable.type, name.range))
    }
    return global
  }

  /// Whether an object of the scene with the same name is meant where nothing is called: functions
  /// of the library never hide it. For a line neither do functions of an answer, which have labels
  /// in a call, nor what is private to a file.
  private func yieldsToScene(_ global: NameMeaning, named name: String) -> Bool {
    let own = module.members[name] ?? []
    guard !own.isEmpty else {
      if case .functions = global { return true }
      return false
    }
    return work.kind == .prompt
      && own.allSatisfy { member in
        if case .function = member { return true }
        return member.access != .internal
      }
  }

  /// `Self` and generic parameters, which hide members.
  private func findOwnType(_ name: String, in scope: Scope) -> Type? {
    if name == "Self" { return selfType(in: scope) }
    return nil
  }

  private func localFunctions(
    named name: String, nearest: (LocalVariable, Function), in scope: Scope
  ) -> [Callee] {
    var callees = [Callee(.local(nearest.0, nearest.1))]
    for (variable, function) in scope.overloads(of: name) where function !== nearest.1 {
      callees.append(Callee(.local(variable, function)))
    }
    return callees
  }

  // MARK: - Members of self

  private func memberMeaning(of name: Name, in scope: Scope, isCalled: Bool) -> NameMeaning {
    var owner = scope.context.owner
    var isInnermost = true
    var hidden = NameMeaning.missing
    while let nominal = owner {
      let type =
        isInnermost
        ? selfType(in: scope) ?? relations.declaredType(of: nominal)
        : relations.declaredType(of: nominal).replacing(scope.context.substitution)
      let found = members(named: name.text, of: type)
      if !found.isEmpty {
        let instance = isInnermost ? instanceSelf(name.range, in: scope) : nil
        let meaning = meaning(
          of: found, name, instance: instance, type: type, in: scope, isInnermost: isInnermost)
        switch meaning {
        case .missing: break
        case .reported: hidden = .reported
        default: return meaning
        }
      }
      owner = nominal.outer
      isInnermost = false
    }
    return hidden
  }

  private func meaning(
    of found: [FoundMember], _ name: Name,
    instance: ((ExpressionProblem.ImplicitSelf) -> TypedExpression?)?, type: Type,
    in scope: Scope, isInnermost: Bool
  ) -> NameMeaning {
    var callees: [Callee] = []
    var property: TypedExpression?
    var instanceOnly = false
    for found in reachable(found, in: scope) {
      switch found.member {
      case .type(let type): return .type(type.replacing(found.substitution))
      case .enumCase, .property, .function:
        guard found.isStatic || instance != nil else {
          instanceOnly = true
          continue
        }
        switch found.member {
        case .property(let member):
          guard property == nil else { continue }
          let receiver =
            found.isStatic
            ? member.takesType
              ? implicitClass(type, name.range, in: scope, isInnermost: isInnermost) : nil
            : instance?(
              found.distance == 0 ? .property(name.text) : .inherited(name.text))
          if !found.isStatic, receiver == nil { return .reported }
          checkAccess(
            member.access, found.owner, name.text, declaredAt: member.range, name.range, in: scope)
          property = propertyUse(
            member, found, receiver: receiver, type: type, name.range, in: scope)
        case .function(let function):
          let receiver =
            function.takesType
            ? implicitClass(type, name.range, in: scope, isInnermost: isInnermost) : nil
          callees.append(
            Callee(
              .function(function), receiver: receiver, substitution: found.substitution,
              distance: found.distance, owner: found.owner))
        case .enumCase(let enumCase):
          if enumCase.payload.isEmpty {
            return .value(TypedExpression(.enumCase(enumCase, []), type, name.range))
          }
          callees.append(Callee(.enumCase(enumCase, type), owner: found.owner))
        default: break
        }
      case .initializer, .subscripting: break
      }
    }
    if callees.isEmpty {
      if let property { return .value(property) }
      guard instanceOnly else { return .missing }
      reportInstanceMember(name, type, in: scope, isInnermost: isInnermost)
      return .reported
    }
    if callees.contains(where: { $0.needsInstance }) {
      guard let receiver = instance?(.inherited(name.text)) else { return .reported }
      callees = callees.map { callee in
        guard callee.needsInstance else { return callee }
        var callee = callee
        callee.receiver = receiver.at(name.range)
        return callee
      }
    }
    return .functions(callees, property: property)
  }

  private func reportInstanceMember(
    _ name: Name, _ type: Type, in scope: Scope, isInnermost: Bool
  ) {
    let isStatic =
      scope.context.outermost.function?.isStatic == true
      || scope.context.selfType?.isMetatype == true
    if isInnermost, !isStatic, scope.context.selfType == nil {
      report(.instanceMemberInInitializer(name.text), name.range)
    } else {
      report(.instanceMemberOnType(name.text, type: "\(type)"), name.range)
    }
  }

  // MARK: - The top level

  func globalMeaning(of name: Name, in scope: Scope) -> NameMeaning {
    library.prepare(name.text)
    var callees: [Callee] = []
    let own = topLevel(name.text, name.range, in: scope)
    for (index, members) in [own, library.members[name.text] ?? []].enumerated() {
      var property: TypedExpression?
      for member in members {
        switch member {
        case .property(let member):
          property = globalUse(member, name.range, in: scope)
        case .function(let function):
          callees.append(Callee(.function(function), distance: index))
        case .type(let type):
          if callees.isEmpty { return .type(type) }
        default: break
        }
      }
      if callees.isEmpty, let property { return .value(property) }
    }
    return callees.isEmpty ? .missing : .functions(callees, property: nil)
  }

  private func globalUse(
    _ property: Property, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    if case .global(let variable) = property.storage {
      return TypedExpression(.global(variable), property.type, range)
    }
    if case .computed(let getter, nil) = property.storage {
      return TypedExpression(.call(getter, receiver: nil, []), property.type, range)
    }
    let base = TypedExpression(.void, .void, range)
    return TypedExpression(.property(base, property, isSuper: false), property.type, range)
  }

  // MARK: - Locals and self

  /// A use of a local variable, with the marks that the compiler needs.
  func use(
    _ variable: LocalVariable, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    if let declaring = variable.context, declaring !== scope.context { variable.isCaptured = true }
    work.locals[range.start] = variable.range.start
    return TypedExpression(.local(variable), variable.type, range)
  }

  /// An expression for `self` as an instance; nil without one.
  private func instanceSelf(
    _ range: SourceRange, in scope: Scope
  ) -> ((ExpressionProblem.ImplicitSelf) -> TypedExpression?)? {
    if let found = scope.find("self"), case .variable(let variable) = found.entry {
      return { [self] use in
        requireSelf(use, range, in: scope, upTo: variable.context)
        let value = self.use(variable, range, in: scope)
        guard variable.type.isOptional else { return value }
        report(
          .explicitSelfRequired, range,
          fixIt: CodeFixIt(SourceRange(range.start, range.start), "self?."))
        return nil
      }
    }
    guard let type = scope.context.selfType, !type.isMetatype else { return nil }
    return { [self] use in
      requireSelf(use, range, in: scope, upTo: nil)
      markSelf(in: scope)
      return TypedExpression(.selfReference, type.replacing(scope.context.substitution), range)
    }
  }

  /// A closure that outlives its call retains `self`, so it has to be written there.
  private func requireSelf(
    _ use: ExpressionProblem.ImplicitSelf, _ range: SourceRange, in scope: Scope,
    upTo declaring: FunctionContext?
  ) {
    guard scope.context.selfType?.isReference == true else { return }
    var context = scope.context
    while let parent = context.parent, context !== declaring {
      if context.isKept {
        report(
          .implicitSelf(use), range,
          fixIt: CodeFixIt(SourceRange(range.start, range.start), "self."))
        return
      }
      context = parent
    }
  }

  /// `self` as written.
  func inferSelf(_ range: SourceRange, in scope: Scope) -> TypedExpression {
    if let found = scope.find("self"), case .variable(let variable) = found.entry {
      return use(variable, range, in: scope)
    }
    guard let type = scope.context.selfType else {
      if let owner = scope.context.owner, scope.context.outermost.function?.isStatic == true {
        let type = relations.declaredType(of: owner).replacing(scope.context.substitution)
        return TypedExpression(.metatype(type), .metatype(type), range)
      }
      if let owner = scope.context.owner, isMethod(selfIn: scope) {
        return selfMethod(of: owner, range, in: scope)
      }
      if scope.context.owner != nil {
        report(.selfInInitializer, range)
      } else if work.kind == .prompt, let variable = module.external?("self") {
        return TypedExpression(.global(variable), variable.type, range)
      } else {
        report(.selfOutsideType, range)
      }
      return .invalid(range)
    }
    let substituted = type.replacing(scope.context.substitution)
    if case .metatype(let inner) = substituted, inner.isOfFinalClass {
      return TypedExpression(.metatype(inner), substituted, range)
    }
    markSelf(in: scope)
    return TypedExpression(.selfReference, substituted, range)
  }

  /// `Self` as a value: the class of the object, or the one that a static member was called on. nil
  /// where the type is the only one that it can be.
  func inferDynamicSelf(_ range: SourceRange, in scope: Scope) -> TypedExpression? {
    guard let type = scope.context.selfType?.replacing(scope.context.substitution) else {
      return nil
    }
    if case .metatype(let inner) = type {
      return inner.isOfFinalClass ? nil : inferSelf(range, in: scope)
    }
    guard type.isClassType, !type.isOfFinalClass else { return nil }
    markSelf(in: scope)
    let object = TypedExpression(.selfReference, type, range)
    return TypedExpression(.intrinsic(.dynamicSelf(type), [object]), .metatype(type), range)
  }

  /// The class on which a static member is called by its name alone, inside a type.
  private func implicitClass(
    _ type: Type, _ range: SourceRange, in scope: Scope, isInnermost: Bool
  ) -> TypedExpression {
    if isInnermost, let value = inferDynamicSelf(range, in: scope) { return value }
    return TypedExpression(.metatype(type), .metatype(type), range)
  }

  /// Whether `self` is the method of that name, as in initial values of properties of an object:
  /// its members cannot be used.
  func isMethod(selfIn scope: Scope) -> Bool {
    if case .variable? = scope.find("self")?.entry { return false }
    return scope.context.selfType == nil && scope.context.outermost.function?.isStatic != true
      && scope.context.owner?.isHostDerived == true
  }

  /// `self` in the initial value of a property of a class that derives from `NSObject`: there is no
  /// object yet, so it is the method of that name, `(Self) -> () -> Self`.
  private func selfMethod(
    of owner: Nominal, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let type = relations.declaredType(of: owner)
    warn(.selfIsMethod(type: "\(type)"), range)
    let name = Name("object", range)
    func closure(_ parameters: [ClosureParameter]?, returning value: Expression) -> Expression {
      Expression(
        .closure(
          Closure(
            captures: [], parameters: parameters, result: nil, isThrowing: false,
            body: [Statement(.expression(value), range)], range: range)), range)
    }
    let object = Expression(.name(name), range)
    let method = closure(
      [ClosureParameter(name: name.text, type: nil, range: range)],
      returning: closure(nil, returning: object))
    let bound = Type.function(FunctionType([], type))
    let whole = Type.function(FunctionType([FunctionTypeParameter(type)], bound))
    return infer(method, hint: whole, in: scope)
  }

  /// Marks that closures and nested functions between a position and its method use the method's
  /// `self`, and the method, whose `self` they share: a mutating one sees what they change.
  func markSelf(in scope: Scope) {
    guard scope.context.parent != nil else { return }
    var context: FunctionContext? = scope.context
    while let current = context {
      current.capturesSelf = true
      context = current.parent
    }
  }

  // MARK: - Access

  func checkAccess(
    _ access: Access, _ owner: Nominal, _ name: String, declaredAt declaration: SourceRange,
    _ range: SourceRange, in scope: Scope
  ) {
    guard access != .internal, !isWithinReach(access, owner, declaredAt: declaration, scope) else {
      return
    }
    report(.inaccessible(name, access: access == .private ? "private" : "fileprivate"), range)
  }

  /// Whether code at a place may use a declaration of an owner with some access level.
  func isWithinReach(
    _ access: Access, _ owner: Nominal, declaredAt declaration: SourceRange, _ scope: Scope
  ) -> Bool {
    // Private declarations of other files are out of reach, also in extensions.
    if files.count > 1, owner.isScript, file(at: declaration) !== scope.context.file {
      return false
    }
    var context = scope.context.owner
    while let nominal = context {
      if nominal === owner { return true }
      context = nominal.outer
    }
    guard access == .fileprivate else { return false }
    if files.count == 1, case .script(let source, _) = owner.origin {
      return source === scope.context.file
    }
    return true
  }
}

extension Checker {
  // MARK: - Several files

  /// The members of one name that code at a place may use: all but those that are private to other
  /// files, unless there are only such.
  func reachable(_ found: [FoundMember], in scope: Scope) -> [FoundMember] {
    guard files.count > 1, found.count > 1 else { return found }
    let own = found.filter {
      !isOfItsFile($0.member) || file(at: $0.member.range) === scope.context.file
    }
    return own.isEmpty ? found : own
  }

  /// Whether two members of one name are in different files, one of them private to its own.
  func areApart(_ member: Member, _ other: Member) -> Bool {
    files.count > 1 && file(at: member.range) !== file(at: other.range)
      && (isOfItsFile(member) || isOfItsFile(other))
  }

  private func isOfItsFile(_ member: Member) -> Bool {
    let (access, range) = (member.access, member.range)
    return access != .internal
      || work.privateExtensions.contains { $0.start <= range.start && range.end <= $0.end }
  }
}

extension Member {
  fileprivate var access: Access {
    switch self {
    case .property(let property): property.access
    case .function(let function), .initializer(let function): function.access
    case .subscripting(let member): member.getter.access
    case .enumCase, .type: .internal
    }
  }
}

extension FoundMember {
  var isStatic: Bool {
    switch member {
    case .property(let property): property.isStatic
    case .function(let function): function.isStatic
    case .subscripting(let member): member.isStatic
    case .enumCase, .type, .initializer: true
    }
  }
}

extension Callee {
  /// Whether it is a method of instances without a receiver.
  var needsInstance: Bool {
    guard case .function(let function) = target else { return false }
    return !function.isStatic && owner != nil
  }
}

extension FunctionContext {
  /// The method, function or top level around all closures.
  var outermost: FunctionContext {
    var context = self
    while let parent = context.parent { context = parent }
    return context
  }
}

extension Scope {
  /// Every visible nested function of a name, innermost first.
  func overloads(of name: String) -> [(LocalVariable, Function)] {
    var found: [(LocalVariable, Function)] = []
    var scope: Scope? = self
    while let current = scope {
      if case .function(let variable, let function)? = current.entries[name] {
        found.append((variable, function))
      }
      scope = current.parent
    }
    return found
  }
}

extension Type {
  /// Whether it is a class without subclasses.
  fileprivate var isOfFinalClass: Bool {
    guard case .nominal(let nominal, _) = self else { return true }
    return nominal.kind != .class || nominal.isFinal
  }
}

extension Property {
  /// Whether its accessors take the class that it is read from.
  var takesType: Bool {
    guard isStatic, case .computed(let getter, _) = storage else { return false }
    return getter.takesType
  }
}
