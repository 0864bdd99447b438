import Records
import SourceTree
import TypedProgram

extension Checker {
  /// The cases of an enumeration with payloads and raw values.
  func declareCases(_ site: TypeSite) {
    let nominal = site.nominal
    guard nominal.kind == .enumeration, site.extending == nil else { return }
    for member in site.members {
      guard case .enumCases(let trees) = member.kind else { continue }
      for tree in trees { declareCase(tree, nominal, site) }
    }
    if nominal.rawType != nil { giveRawValues(site) }
    if nominal.cases.isEmpty, let raw = nominal.rawType, let tree = nominal.declaration,
      !raw.isError
    {
      report(.enumWithoutCases(nominal.name), tree.name.range)
    }
    if nominal.cases.allSatisfy({ $0.payload.isEmpty }), !nominal.cases.isEmpty {
      addProtocol(named: "Equatable", to: nominal)
      addProtocol(named: "Hashable", to: nominal)
    }
  }

  private func declareCase(_ tree: EnumCaseDeclaration, _ nominal: Nominal, _ site: TypeSite) {
    if let earlier = nominal.cases.first(where: { $0.name == tree.name.text }),
      earlier.payload.map(\.label) == (tree.payload ?? []).map(\.label)
    {
      report(.redeclaration(tree.name.text), tree.name.range)
      return
    }
    if let payload = tree.payload, nominal.rawType != nil, let first = payload.first {
      report(.rawTypeWithPayload(tree.name.text), first.range)
    }
    let enumCase = EnumCase(
      name: tree.name.text, owner: nominal, tag: nominal.cases.count,
      payload: parameters(tree.payload ?? [], in: site.scope).map { parameter in
        var kept = parameter
        kept.isEscaping = true
        return kept
      })
    nominal.cases.append(enumCase)
    declare(.enumCase(enumCase), named: tree.name.text, in: nominal, at: tree.name.range)
  }

  // MARK: - Raw values

  private func giveRawValues(_ site: TypeSite) {
    let nominal = site.nominal
    var seen: Set<EnumCase.RawValue> = []
    var previous: EnumCase.RawValue?
    for member in site.members {
      guard case .enumCases(let trees) = member.kind else { continue }
      for tree in trees {
        guard let enumCase = nominal.cases.first(where: { $0.name == tree.name.text }) else {
          continue
        }
        let value = rawValue(of: tree, after: previous, nominal.rawType ?? .error)
        enumCase.rawValue = value
        previous = value
        if let value, !seen.insert(value).inserted {
          report(.rawValueTwice(tree.name.text), tree.rawValue?.range ?? tree.name.range)
        }
      }
    }
  }

  private func rawValue(
    of tree: EnumCaseDeclaration, after previous: EnumCase.RawValue?, _ type: Type
  ) -> EnumCase.RawValue? {
    if let written = tree.rawValue { return literal(written, type) }
    switch type {
    case .string, .character: return .string(tree.name.text)
    case .integer:
      guard let previous else { return .integer(0) }
      guard case .integer(let number) = previous else { return nil }
      return .integer(number &+ 1)
    case .floating:
      guard let previous else { return .number(0) }
      guard case .number(let number) = previous else { return nil }
      return .number(number + 1)
    case .error: return nil
    default:
      report(.rawValueMissing(tree.name.text), tree.name.range)
      return nil
    }
  }

  private func literal(_ expression: Expression, _ type: Type) -> EnumCase.RawValue? {
    let scope = declarationScope(of: nil, in: file(at: expression.range))
    let value = check(expression, as: type, in: scope, for: .rawValue)
    if value.type.isError { return nil }
    switch expression.kind {
    case .string(let segments):
      var text = ""
      for segment in segments {
        guard case .text(let part) = segment else { return notLiteral(expression) }
        text += part
      }
      return .string(text)
    case .integer(let magnitude?):
      if type.isFloating { return .number(Double(magnitude)) }
      return .integer(Int64(truncatingIfNeeded: magnitude))
    case .float(let number): return .number(number)
    case .prefix(let sign, let inner) where sign.text == "-":
      switch inner.kind {
      case .integer(let magnitude?):
        if type.isFloating { return .number(-Double(magnitude)) }
        return .integer(0 &- Int64(truncatingIfNeeded: magnitude))
      case .float(let number): return .number(-number)
      default: return notLiteral(expression)
      }
    default: return notLiteral(expression)
    }
  }

  private func notLiteral(_ expression: Expression) -> EnumCase.RawValue? {
    report(.rawValueNotLiteral, expression.range)
    return nil
  }

  // MARK: - Members that enumerations get by themselves

  func declareRawValues(_ nominal: Nominal) {
    let type = relations.declaredType(of: nominal)
    if let raw = nominal.rawType, !raw.isError { declareRawValue(nominal, type, raw) }
    let isIterable = relations.declaredProtocols(of: nominal).contains {
      if case .nominal(let known, _) = $0 { return known.name == "CaseIterable" }
      return false
    }
    guard isIterable, nominal.members["allCases"] == nil else { return }
    if let enumCase = nominal.cases.first(where: { !$0.payload.isEmpty }),
      let tree = nominal.declaration
    {
      report(.allCasesWithPayload(enumCase.name), tree.name.range)
      return
    }
    let cases = nominal.cases
    let getter = made("allCases", .array(type), nominal, isStatic: true) { _, _, _ in
      let place = SourceRange(0, 0)
      let values = cases.map { TypedExpression(.enumCase($0, []), type, place) }
      let array = TypedExpression(.array(values), .array(type), place)
      return [TypedStatement(.returning(array), place)]
    }
    addComputed("allCases", .array(type), getter, nominal, isStatic: true)
  }

  private func declareRawValue(_ nominal: Nominal, _ type: Type, _ raw: Type) {
    let cases = nominal.cases
    let place = SourceRange(0, 0)
    if nominal.members["rawValue"] == nil {
      let getter = made("rawValue", raw, nominal, isStatic: false) { _, _, _ in
        let target = JumpTarget(label: nil)
        let branches = cases.compactMap { enumCase -> TypedSwitch.Case? in
          guard let value = enumCase.rawValue?.expression(raw) else { return nil }
          return TypedSwitch.Case(
            items: [(TypedPattern(.enumCase(enumCase, []), type, place), nil)],
            body: [TypedStatement(.returning(value), place)], range: place)
        }
        let subject = TypedExpression(.selfReference, type, place)
        return [
          TypedStatement(
            .switching(TypedSwitch(subject: subject, cases: branches, target: target)), place)
        ]
      }
      addComputed("rawValue", raw, getter, nominal, isStatic: false)
    }
    let known = initializers(of: nominal)
    guard !known.contains(where: { $0.parameters.map(\.label) == ["rawValue"] }) else { return }
    addRawInitializer(nominal, type, raw, cases)
  }

  private func addRawInitializer(
    _ nominal: Nominal, _ type: Type, _ raw: Type, _ cases: [EnumCase]
  ) {
    let place = SourceRange(0, 0)
    let function = Function(
      name: "init", parameters: [ParameterInfo(label: "rawValue", name: "rawValue", type: raw)],
      result: .optional(type), owner: nominal, implementation: .script)
    function.file = file(of: nominal)
    function.isInitializer = true
    function.isFailable = true
    let statements = { (parameters: [LocalVariable]) -> [TypedStatement] in
      let chosen = cases.compactMap { enumCase -> TypedStatement? in
        guard let value = enumCase.rawValue?.expression(raw) else { return nil }
        let given = TypedExpression(.local(parameters[0]), raw, place)
        let test = TypedExpression(.intrinsic(.equal(raw), [given, value]), .bool, place)
        let target = TypedExpression(.selfReference, type, place)
        let result = TypedExpression(.enumCase(enumCase, []), type, place)
        let assignment = TypedExpression(.assign(target, result), .void, place)
        return TypedStatement(
          .conditional(
            [TypedCondition(.boolean(test), place)],
            then: [
              TypedStatement(.expression(assignment), place),
              TypedStatement(.returning(nil), place),
            ], otherwise: []), place)
      }
      let null = TypedExpression(.null, .optional(type), place)
      return chosen + [TypedStatement(.returning(null), place)]
    }
    function.source = FunctionSource(
      .made { _, _, parameters in statements(parameters) }, kind: .initializer)
    checkLater(function)
    nominal.add(.initializer(function), named: "init")
  }

  // MARK: - Functions that no source shows

  private func made(
    _ name: String, _ result: Type, _ nominal: Nominal, isStatic: Bool,
    _ statements: @escaping (Checker, Function, [LocalVariable]) -> [TypedStatement]
  ) -> Function {
    let function = Function(
      name: name, parameters: [], result: result, owner: nominal, implementation: .script)
    function.file = file(of: nominal)
    function.isStatic = isStatic
    function.isFinal = true
    function.source = FunctionSource(.made(statements), kind: .getter)
    checkLater(function)
    return function
  }

  private func addComputed(
    _ name: String, _ type: Type, _ getter: Function, _ nominal: Nominal, isStatic: Bool
  ) {
    let property = Property(
      name: name, type: type, owner: nominal, isStatic: isStatic, isConstant: false,
      storage: .computed(getter: getter, setter: nil))
    property.isSettable = false
    property.isFinal = true
    nominal.add(.property(property), named: name)
  }
}

extension EnumCase.RawValue {
  /// The value as an expression of the raw type.
  func expression(_ type: Type) -> TypedExpression {
    let place = SourceRange(0, 0)
    switch self {
    case .integer(let number): return TypedExpression(.integer(number), type, place)
    case .number(let number): return TypedExpression(.number(number), type, place)
    case .string(let text): return TypedExpression(.string(text), type, place)
    }
  }
}
