import Records
import SourceTree
import TypedProgram

/// Declares the names of a pattern.
final class PatternBinder {
  let scope: Scope
  var isConstant: Bool
  /// At the prompt's top level, names are variables of the module.
  let isGlobal: Bool
  var ownership = Closure.Ownership.strong
  var isImplicitlyUnwrapped = false
  /// A whole statement declares the names, so that a second declaration of a name is an error.
  var declares = false
  /// The variables that an earlier pattern of the same `case` binds.
  var shared: [String: LocalVariable] = [:]
  var bound: [String: LocalVariable] = [:]

  init(_ scope: Scope, isConstant: Bool, isGlobal: Bool) {
    self.scope = scope
    self.isConstant = isConstant
    self.isGlobal = isGlobal
  }
}

extension Checker {
  /// Checks a pattern against the type of its subject; its names are added to the binder's scope.
  func check(_ pattern: Pattern, against type: Type, _ binder: PatternBinder) -> TypedPattern {
    let range = pattern.range
    func made(_ kind: TypedPattern.Kind) -> TypedPattern { TypedPattern(kind, type, range) }
    switch pattern.kind {
    case .wildcard: return made(.wildcard)
    case .name(let name): return made(bind(name, type, range, binder))
    case .binding(let isConstant, let inner):
      let outer = binder.isConstant
      binder.isConstant = isConstant
      defer { binder.isConstant = outer }
      return check(inner, against: type, binder)
    case .tuple(let elements): return checkTuple(elements, type, range, binder)
    case .optional(let inner):
      guard case .optional(let wrapped) = type else {
        if !type.isError { report(.optionalPattern(type: type.description), range) }
        return check(inner, against: .error, binder)
      }
      return made(.some(check(inner, against: wrapped, binder)))
    case .typeTest(let tree):
      let target = resolve(tree, in: binder.scope)
      return made(.cast(target, TypedPattern(.wildcard, target, range)))
    case .cast(let inner, let tree):
      let target = resolve(tree, in: binder.scope)
      return made(.cast(target, check(inner, against: target, binder)))
    case .enumCase(let tree, let name, let elements):
      return checkCase(tree, name, elements, type, range, binder)
    case .expression(let expression):
      return checkComparison(expression, type, range, binder)
    }
  }

  // MARK: - Names

  private func bind(
    _ name: String, _ type: Type, _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern.Kind {
    if binder.isGlobal { return bindGlobal(name, type, range, binder) }
    if let shared = binder.shared[name] {
      if shared.type != type, !shared.type.isError, !type.isError {
        report(.namesDiffer(name), range)
      }
      binder.bound[name] = shared
      return .variable(shared)
    }
    let variable = LocalVariable(
      name: name, type: type, isConstant: binder.isConstant, range: range)
    variable.ownership = binder.ownership
    variable.isImplicitlyUnwrapped = binder.isImplicitlyUnwrapped
    variable.context = binder.scope.context
    if binder.bound[name] != nil
      || binder.declares && !binder.scope.declared.insert(name).inserted
    {
      report(.redeclaration(name), range)
    }
    binder.bound[name] = variable
    binder.scope.add(.variable(variable), named: name)
    return .variable(variable)
  }

  private func bindGlobal(
    _ name: String, _ type: Type, _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern.Kind {
    let variable = GlobalVariable(name: name, type: type, isConstant: binder.isConstant)
    variable.ownership = binder.ownership
    variable.isImplicitlyUnwrapped = binder.isImplicitlyUnwrapped
    variable.range = range
    let property = Property(
      name: name, type: type, owner: nil, isStatic: false, isConstant: binder.isConstant,
      storage: .global(variable))
    property.isSettable = !binder.isConstant
    property.isImplicitlyUnwrapped = binder.isImplicitlyUnwrapped
    property.ownership = binder.ownership
    property.range = range
    declareGlobally(.property(property), named: name, at: range)
    hideFunctions(named: name)
    work.variables.append(variable)
    resolveInferred(isLast: false)
    return .global(variable)
  }

  /// At the prompt a variable replaces everything of its name.
  private func hideFunctions(named name: String) {
    guard let members = module.members[name], members.count > 1 else { return }
    let own = Set((work.declared[name] ?? []).map(\.0))
    module.members[name] = members.filter { member in
      if case .property = member { return true }
      return own.contains(member.range)
    }
  }

  // MARK: - Tuples

  private func checkTuple(
    _ elements: [Pattern.Element], _ type: Type, _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern {
    guard case .tuple(let parts) = type else {
      if !type.isError { report(.tuplePattern(type: type.description), range) }
      for element in elements { _ = check(element.pattern, against: .error, binder) }
      return TypedPattern(.wildcard, type, range)
    }
    guard parts.count == elements.count else {
      report(
        .tupleCount(type: type.description, expected: parts.count, found: elements.count), range)
      for element in elements { _ = check(element.pattern, against: .error, binder) }
      return TypedPattern(.wildcard, type, range)
    }
    let patterns = zip(elements, parts).map { element, part in
      if let label = element.label, let own = part.label, label != own {
        report(.payloadLabel(found: label, expected: own), element.pattern.range)
      }
      return check(element.pattern, against: part.type, binder)
    }
    return TypedPattern(.tuple(patterns), type, range)
  }

  // MARK: - Cases

  private func checkCase(
    _ tree: TypeExpression?, _ name: Name, _ elements: [Pattern.Element]?, _ type: Type,
    _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern {
    if type.isError { return failedCase(elements, type, range, binder) }
    if let tree, let target = namedType(tree, type, binder) {
      if target.isError { return failedCase(elements, type, range, binder) }
      if target != type, type.unwrapped != target {
        // A constant that another type has, such as the name of a notification.
        let cases = library.declaration(of: target)?.nominal.cases ?? []
        if elements == nil, !cases.contains(where: { $0.name == name.text }),
          hasStatic(name.text, target)
        {
          let base = Expression(.type(tree), tree.range)
          return checkComparison(Expression(.member(base, name), range), type, range, binder)
        }
        let inner = checkCase(nil, name, elements, target, range, binder)
        return TypedPattern(.cast(target, inner), type, range)
      }
    }
    if case .optional(let wrapped) = type {
      switch (name.text, elements) {
      case ("none", nil): return TypedPattern(.none, type, range)
      case ("some", nil):
        return TypedPattern(.some(TypedPattern(.wildcard, wrapped, range)), type, range)
      case ("some", let elements?) where elements.count == 1:
        let inner = check(elements[0].pattern, against: wrapped, binder)
        return TypedPattern(.some(inner), type, range)
      default:
        let inner = checkCase(nil, name, elements, wrapped, range, binder)
        return TypedPattern(.some(inner), type, range)
      }
    }
    guard case .nominal(let nominal, let arguments) = type,
      let enumCase = findCase(name, elements, nominal)
    else { return checkMember(tree, name, elements, type, range, binder) }
    return checkPayload(enumCase, elements, type, arguments, range, binder)
  }

  /// `Type` before `.name`: nil when the subject's own generic type is meant.
  private func namedType(
    _ tree: TypeExpression, _ subject: Type, _ binder: PatternBinder
  ) -> Type? {
    if case .name(let name) = tree.kind, name.typeArguments.isEmpty,
      let nominal = library.declaration(of: subject.unwrapped)?.nominal, nominal.name == name.text,
      !nominal.genericParameters.isEmpty
    {
      return nil
    }
    return resolve(tree, in: binder.scope)
  }

  private func failedCase(
    _ elements: [Pattern.Element]?, _ type: Type, _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern {
    for element in elements ?? [] { _ = check(element.pattern, against: .error, binder) }
    return TypedPattern(.wildcard, type, range)
  }

  private func findCase(
    _ name: Name, _ elements: [Pattern.Element]?, _ nominal: Nominal
  ) -> EnumCase? {
    let named = nominal.cases.filter { $0.name == name.text }
    guard named.count > 1, let elements else { return named.first }
    return named.first { $0.payload.map(\.label) == elements.map(\.label) }
      ?? named.first { $0.payload.count == elements.count } ?? named.first
  }

  private func checkPayload(
    _ enumCase: EnumCase, _ elements: [Pattern.Element]?, _ type: Type, _ arguments: [Type],
    _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern {
    let substitution = Substitution(enumCase.owner.genericParameters, arguments)
    let payload = enumCase.payload
    func whole() -> TypedPattern {
      let parts = payload.map {
        TypedPattern(.wildcard, $0.type.replacing(substitution), range)
      }
      return TypedPattern(.enumCase(enumCase, parts), type, range)
    }
    guard let elements else { return whole() }
    if elements.count == 1, payload.count > 1 {
      switch elements[0].pattern.kind {
      case .wildcard: return whole()
      case .tuple(let inner):
        return checkPayload(enumCase, inner, type, arguments, range, binder)
      case .binding(let isConstant, let bound):
        if case .tuple(let inner) = bound.kind {
          let outer = binder.isConstant
          binder.isConstant = isConstant
          defer { binder.isConstant = outer }
          return checkPayload(enumCase, inner, type, arguments, range, binder)
        }
      default: break
      }
    }
    guard elements.count == payload.count else {
      let types = payload.map { TupleTypeElement($0.label, $0.type.replacing(substitution)) }
      let held = payload.isEmpty ? nil : payload.count == 1 ? types[0].type : Type.tuple(types)
      report(
        .payloadCount(
          name: enumCase.name, type: held?.description, expected: payload.count,
          found: elements.count), range)
      return failedCase(elements, type, range, binder)
    }
    let parts = zip(elements, payload).map { element, part in
      if let label = element.label, label != part.label {
        report(.payloadLabel(found: label, expected: part.label), element.pattern.range)
      }
      return check(element.pattern, against: part.type.replacing(substitution), binder)
    }
    return TypedPattern(.enumCase(enumCase, parts), type, range)
  }

  /// `.name` that is not a case: a static member, compared with `==`.
  private func checkMember(
    _ tree: TypeExpression?, _ name: Name, _ elements: [Pattern.Element]?, _ type: Type,
    _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern {
    if elements == nil, hasStatic(name.text, type) {
      let base = tree.map { Expression(.type($0), $0.range) }
      return checkComparison(Expression(.member(base, name), range), type, range, binder)
    }
    let cases = library.declaration(of: type)?.nominal.cases.map(\.name) ?? []
    report(
      .unknownCase(
        name.text, type: type.description, suggestions: near(name.text, among: cases)),
      name.range)
    return failedCase(elements, type, range, binder)
  }

  private func hasStatic(_ name: String, _ type: Type) -> Bool {
    members(named: name, of: type).contains { found in
      if case .property(let property) = found.member { return property.isStatic }
      return false
    }
  }

  // MARK: - Comparisons

  /// `value ~= subject`: ranges contain, everything else is equal, unless a script declares
  /// otherwise.
  private func checkComparison(
    _ expression: Expression, _ type: Type, _ range: SourceRange, _ binder: PatternBinder
  ) -> TypedPattern {
    func made(_ kind: TypedPattern.Kind) -> TypedPattern { TypedPattern(kind, type, range) }
    if type.isError {
      _ = check(expression, as: nil, in: binder.scope)
      return made(.wildcard)
    }
    switch expression.withoutParentheses.kind {
    case .null where type.isOptional: return made(.none)
    case .boolean(let value): work.booleanPatterns[range] = value
    case .tuple(let elements) where elements.count > 1:
      return checkTuple(
        elements.map {
          Pattern.Element(label: $0.label, pattern: Pattern(.expression($0.value), $0.value.range))
        }, type, range, binder)
    default: break
    }
    if case .name(let name) = expression.withoutParentheses.kind, name.labels == nil,
      case .missing = meaning(of: name, in: binder.scope),
      members(named: name.text, of: type.unwrapped).contains(where: \.isStatic)
    {
      let start = SourceRange(name.range.start, name.range.start)
      report(
        .notInScope(name.text, suggestions: [".\(name.text)"]), name.range,
        fixIt: CodeFixIt(start, "."))
      return made(.wildcard)
    }
    let subject = LocalVariable(name: "$subject", type: type, isConstant: true, range: range)
    subject.isHidden = true
    subject.context = binder.scope.context
    let scope = Scope(parent: binder.scope, context: binder.scope.context)
    scope.add(.variable(subject), named: subject.name)
    let place = Expression(.name(Name(subject.name, range)), range)
    let test = comparison(of: place, type, with: expression, in: scope)
    let before = diagnostics
    let value = check(test, as: .bool, in: scope, for: .condition)
    if value.type.isError, diagnostics.count > before.count {
      let (alone, errors) = trial { check(expression, as: nil, in: scope) }
      if errors == 0, !alone.type.isError {
        diagnostics = before
        report(
          .patternNotMatched(pattern: alone.type.description, type: type.description), range)
      }
    }
    return made(.test(subject, value))
  }

  private func comparison(
    of subject: Expression, _ type: Type, with expression: Expression, in scope: Scope
  ) -> Expression {
    let range = expression.range
    if module.members["~="] != nil {
      let test = Expression(.binary(expression, Operator("~=", range), subject), range)
      let (value, errors) = trial { check(test, as: .bool, in: scope) }
      if errors == 0, !value.type.isError { return test }
    }
    if isRange(expression, in: scope), !type.isRange {
      return Expression(.binary(expression, Operator("~=", range), subject), range)
    }
    return Expression(.binary(subject, Operator("==", range), expression), range)
  }

  private func isRange(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.withoutParentheses.kind {
    case .binary(_, let sign, _), .prefix(let sign, _), .postfix(let sign, _):
      return sign.text == "..." || sign.text == "..<"
    case .name, .member:
      return trial { check(expression, as: nil, in: scope) }.result.type.isRange
    default: return false
    }
  }
}

extension Type {
  var isRange: Bool {
    if case .range = self { return true }
    return isPartialRange
  }

  /// A range that is open at one end.
  var isPartialRange: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return PartialRange(rawValue: nominal.name) != nil && nominal.isOfPrelude
  }
}
