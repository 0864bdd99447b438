import Records
import SourceTree
import TypedProgram

extension Checker {
  // MARK: - Types

  /// Types that a body declares can be used anywhere in it.
  func declareLocalTypes(_ statements: [Statement], in scope: Scope) {
    let declarations = statements.compactMap { statement -> Declaration? in
      guard case .declaration(let declaration) = statement.kind else { return nil }
      switch declaration.kind {
      case .type, .alias: return declaration
      default: return nil
      }
    }
    guard !declarations.isEmpty else { return }
    let (sites, conformances, inferred) = (work.sites, work.conformances, work.inferred)
    (work.sites, work.conformances, work.inferred) = ([], [], [])
    declareTypes(declarations, in: scope)
    resolveInferred(isLast: true)
    finishTypes()
    (work.sites, work.conformances, work.inferred) = (sites, conformances, inferred)
  }

  // MARK: - Functions

  /// Checks consecutive functions at the start, which may call each other.
  func localFunctions(_ statements: ArraySlice<Statement>) -> [FunctionSite] {
    var found: [FunctionSite] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .function(let tree) = declaration.kind
      else { break }
      found.append(FunctionSite(declaration: declaration, tree: tree))
    }
    return found
  }

  /// Checks them; the statements that create them are made at the end of the block where some are
  /// generic, for only then is it known with which types they are called.
  func checkLocalFunctions(_ sites: [FunctionSite], in scope: Scope) -> LocalFunctions {
    var made: [(site: FunctionSite, variable: LocalVariable, function: Function)] = []
    for site in sites {
      let (variable, function) = declareLocalFunction(site, in: scope)
      made.append((site, variable, function))
    }
    var group = LocalFunctions()
    for (site, variable, function) in made {
      if let (generic, home) = scope.generic(of: function), home === scope {
        checkTemplate(generic, in: scope)
        group.generics.append(generic)
        continue
      }
      let closure = checkLocalFunction(site, function, in: scope)
      group.plain.append((variable, closure))
    }
    return group
  }

  func declareLocalFunction(
    _ site: FunctionSite, in scope: Scope
  ) -> (LocalVariable, Function) {
    let tree = site.tree
    let function = makeFunction(tree, site.declaration, owner: nil, in: scope)
    let type = Type.function(function.type)
    let variable = LocalVariable(
      name: function.name, type: type, isConstant: true, range: tree.name.range)
    variable.context = scope.context
    if case .function(_, let earlier)? = scope.entries[function.name],
      scope.declared.contains(function.name), collides(.function(earlier), .function(function))
    {
      report(.redeclaration(function.fullName), tree.name.range)
    }
    scope.declared.insert(function.name)
    scope.add(.function(variable, function), named: function.name)
    if !function.genericParameters.isEmpty {
      scope.generics.append(LocalGeneric(site: site, function: function))
    }
    return (variable, function)
  }

  /// Checks the code of a nested function, with types in place of its own generic parameters.
  func checkLocalFunction(
    _ site: FunctionSite, _ function: Function, with types: Substitution = Substitution(),
    in scope: Scope
  ) -> TypedClosure {
    let outer = scope.context
    var substitution = outer.substitution
    substitution.types.merge(types.types) { $1 }
    let context = FunctionContext(
      function: function, parent: outer, file: outer.file,
      result: function.result.replacing(types), isThrowing: function.isThrowing,
      selfType: outer.selfType, owner: outer.owner, substitution: substitution)
    let parameterScope = Scope(parent: scope, context: context)
    for parameter in (function.checked.original ?? function).genericParameters {
      let type = types.types[parameter] ?? .parameter(parameter)
      parameterScope.add(.type(type), named: parameter.name)
    }
    var parameters: [LocalVariable] = []
    for (info, tree) in zip(function.parameters, site.tree.parameters) {
      let type = info.type.replacing(types)
      if let value = tree.defaultValue { _ = check(value, as: type, in: scope) }
      let variable = LocalVariable(
        name: info.name, type: type, isConstant: !info.isInout, range: info.range)
      variable.isInout = info.isInout
      variable.context = context
      if case .implicitlyUnwrapped = tree.type.kind { variable.isImplicitlyUnwrapped = true }
      if info.name != "_" { parameterScope.add(.variable(variable), named: info.name) }
      parameters.append(variable)
    }
    let inner = Scope(parent: parameterScope, context: context)
    let statements = checkBraces(site.tree.body?.statements ?? [], in: inner)
    let body = FunctionBody(
      parameters: parameters, statements: statements, selfType: outer.selfType, context: context)
    return TypedClosure(
      parameters: parameters, type: function.type, body: body, captures: [],
      range: site.declaration.range)
  }

  // MARK: - Variables

  func checkLocal(
    _ tree: VariableDeclaration, _ declaration: Declaration, in scope: Scope
  ) -> [TypedStatement] {
    if isTopLevel(scope), let modifier = declaration.modifier(.lazy) {
      report(.lazyAtTopLevel, modifier.range)
    }
    if let modifier = declaration.modifier(.static) ?? declaration.modifier(.class) {
      report(.modifierNotAllowed("static", on: .variable), modifier.range)
    }
    return tree.bindings.flatMap { binding -> [TypedStatement] in
      if let accessors = binding.accessors {
        if !isTopLevel(scope),
          let statements = checkLocalComputed(binding, declaration, accessors, in: scope)
        {
          return statements
        }
        guard isTopLevel(scope), accessors.getter != nil else {
          report(.accessorKind(binding.pattern.firstName ?? "_"), binding.pattern.range)
          return []
        }
        return declarePromptComputed(tree, binding, declaration, accessors, in: scope)
      }
      return check(binding, isConstant: tree.isConstant, declaration, in: scope)
    }
  }

  /// `var name: Type { … }` at the prompt, a computed variable of the module.
  private func declarePromptComputed(
    _ tree: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ accessors: Accessors, in scope: Scope
  ) -> [TypedStatement] {
    let statement = Statement(
      .declaration(
        Declaration(
          .variable(VariableDeclaration(isConstant: tree.isConstant, bindings: [binding])),
          attributes: declaration.attributes, modifiers: declaration.modifiers,
          range: declaration.range)), declaration.range)
    declareGlobals([statement], in: declarationScope(of: nil, in: files[0]))
    return []
  }

  private func check(
    _ binding: VariableDeclaration.Binding, isConstant: Bool, _ declaration: Declaration,
    in scope: Scope
  ) -> [TypedStatement] {
    let pattern = binding.pattern
    var written = binding.type.map { type in
      binding.value == nil ? resolve(type, in: scope) : resolveOpen(type, in: scope)
    }
    let range = declaration.range
    let binder = PatternBinder(scope, isConstant: isConstant, isGlobal: isTopLevel(scope))
    binder.ownership = declaration.ownership
    binder.declares = true
    if case .implicitlyUnwrapped? = binding.type?.kind { binder.isImplicitlyUnwrapped = true }
    guard let value = binding.value else {
      return declareWithoutValue(pattern, written, isConstant: isConstant, binder, range)
    }
    if declaration.has(.lazy), !binder.isGlobal, case .name(let name) = pattern.kind {
      return checkLocalLazy(name, value, written, range, in: scope)
    }
    var typed = check(value, as: written, in: scope)
    if written == nil, binder.ownership == .weak, !typed.type.isOptional, !typed.type.isError {
      typed = TypedExpression(.wrap(typed), .optional(typed.type), typed.range)
    }
    if let open = written, open.hasVariables {
      written = typed.type.isError ? .error : decided(open, binding.type?.range ?? range)
    }
    if typed.type == .void, written == nil, let name = pattern.firstName {
      warn(.voidConstant(name, type: "()"), value.range)
    }
    checkLocalOwnership(binder, typed.type, pattern)
    let typedPattern = check(pattern, against: written ?? typed.type, binder)
    return [TypedStatement(.bind(typedPattern, typed), range)]
  }

  /// A written type whose arguments the value determined.
  private func decided(_ type: Type, _ range: SourceRange) -> Type {
    let whole = inference.resolved(type)
    guard whole.hasVariables else { return whole }
    let parameter = library.declaration(of: whole)?.nominal.genericParameters.first?.name
    report(.genericNotInferred(parameter ?? "T"), range)
    return .error
  }

  private func checkLocalOwnership(_ binder: PatternBinder, _ type: Type, _ pattern: Pattern) {
    guard binder.ownership == .weak, !type.isError else { return }
    if !type.isOptional {
      report(.weakNotOptional(type.description), pattern.range)
    } else if !isReference(type.unwrapped) {
      report(.weakOfValue(type.unwrapped.description, ownership: "weak"), pattern.range)
    }
  }

  private func declareWithoutValue(
    _ pattern: Pattern, _ written: Type?, isConstant: Bool, _ binder: PatternBinder,
    _ range: SourceRange
  ) -> [TypedStatement] {
    if case .tuple(let elements) = pattern.kind, case .tuple(let types)? = written,
      elements.count == types.count, !binder.isGlobal
    {
      return zip(elements, types).flatMap { element, type in
        declareWithoutValue(element.pattern, type.type, isConstant: isConstant, binder, range)
      }
    }
    if case .wildcard = pattern.kind, !binder.isGlobal { return [] }
    guard case .name(let name) = pattern.kind else {
      report(.needsTypeOrValue, pattern.range)
      return []
    }
    guard let type = written else {
      report(.typeAnnotationMissing(name), pattern.range)
      _ = check(pattern, against: .error, binder)
      return []
    }
    if !isConstant, type.isOptional {
      let null = TypedExpression(.null, type, pattern.range)
      return [TypedStatement(.bind(check(pattern, against: type, binder), null), range)]
    }
    if binder.isGlobal {
      if !type.isError { report(.needsTypeOrValue, pattern.range) }
      return []
    }
    // The flow analysis ensures that a constant gets one value on every path; for expressions it is
    // a variable.
    binder.isConstant = false
    let typed = check(pattern, against: type, binder)
    guard case .variable(let variable) = typed.kind else { return [] }
    if isConstant { work.deferredConstants.insert(ObjectIdentifier(variable)) }
    work.deferred.append(variable)
    return [TypedStatement(.declare(variable), range)]
  }
}

/// Consecutive nested functions whose code is checked.
struct LocalFunctions {
  var plain: [(variable: LocalVariable, closure: TypedClosure)] = []
  var generics: [LocalGeneric] = []

  /// The statements that create them, and the copies of the generic ones that were requested.
  var statements: [TypedStatement] {
    var made = plain
    for generic in generics {
      made += zip(generic.copies, generic.closures).map { ($0.variable, $1) }
    }
    // One that calls itself, or one after it, needs its box before it has its value.
    let early = made.filter { $0.variable.isCaptured }
    for (variable, _) in early { variable.isWritten = true }
    return early.map { TypedStatement(.declare($0.variable), $0.closure.range) }
      + made.map { TypedStatement(.localFunction($0.variable, $0.closure), $0.closure.range) }
  }
}

/// A nested function with its source.
struct FunctionSite {
  let declaration: Declaration
  let tree: FunctionDeclaration
}

extension Pattern {
  var firstName: String? {
    switch kind {
    case .name(let name): name
    case .binding(_, let inner), .optional(let inner), .cast(let inner, _): inner.firstName
    case .tuple(let elements): elements.lazy.compactMap(\.pattern.firstName).first
    default: nil
    }
  }
}
