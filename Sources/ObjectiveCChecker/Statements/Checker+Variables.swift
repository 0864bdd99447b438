import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// A declaration among statements.
  func local(_ declaration: Tree.Declaration) -> [TypedStatement] {
    switch declaration.kind {
    case .variables(let variables): return variables.flatMap { declareLocal($0) }
    case .alias(let alias):
      scope.add(.type(resolve(alias.type)), named: alias.name.text)
    case .structure(let tree): declareStructure(tree)
    case .enumeration(let tree): declareEnumeration(tree)
    case .function(let tree) where tree.body != nil:
      report(.notRun(.nestedFunctions), tree.name.range)
    default: break
    }
    return []
  }

  /// The type of a variable: a C array is the array of its elements.
  func variableType(_ type: ObjectiveCType) -> Type {
    if case .pointer(let element) = type { return .array(stored(element)) }
    return stored(type)
  }

  private func declareLocal(_ tree: Tree.Variable) -> [TypedStatement] {
    if tree.storage == .static { return declareShared(tree) }
    if tree.storage == .external { return [] }
    let qualifiers = tree.type.qualifiers
    var type = resolve(tree.type)
    let (name, range) = (tree.name.text, tree.name.range)
    if isRedefined(name) { report(.redefinition(name), range) }
    if case .name(let word) = tree.type.kind, word.text == "void" {
      report(.fault(.voidVariable, name), range)
      declareInvalid(name, type, range)
      return []
    }
    if case .array(let element, let count) = tree.type.kind {
      if case .array = element.kind {
        report(.notRun(.arraysOfArrays), tree.type.range)
        declareInvalid(name, type, range)
        return []
      }
      return declareArray(tree, resolve(element), count)
    }
    var value: Value?
    if let written = tree.value {
      if case .initializer(let elements) = written.kind {
        guard let code = initial(elements, type, written.range) else {
          declareInvalid(name, type, range)
          return []
        }
        value = Value(code, type)
      } else {
        // A block may use the variable that it initializes.
        if qualifiers.isBlock, case .block = written.unwrapped.kind {
          return declareRecursive(tree, type, written)
        }
        value = check(written)
      }
    }
    if case .automatic = tree.type.kind, let value { type = value.type }
    if value?.isInvalid ?? false {
      declareInvalid(name, type, range)
      return []
    }
    if case .pointer = type, value == nil || !isArray(value) {
      refusePointer(tree.type.range)
      declareInvalid(name, type, range)
      return []
    }
    if qualifiers.ownership == .weak, let written = tree.value, isRetained(written) {
      report(.fault(.releasedAtOnce, "variable"), range)
    }
    let variable = makeVariable(tree, type, value)
    let entry = Local(variable, type, isShared: qualifiers.isBlock)
    entry.isConstant = qualifiers.isConstant && type.isArithmetic
    guard let value else {
      scope.add(.variable(entry), named: name)
      return [TypedStatement(.declare(variable), tree.range)]
    }
    let code = convert(value, to: variable.type, as: type, for: .initializing)
    scope.add(.variable(entry), named: name)
    if code.type.isError { return [] }
    return [
      TypedStatement(
        .bind(TypedPattern(.variable(variable), variable.type, range), code), tree.range)
    ]
  }

  /// Whether this block of statements, or the parameters of its function, already declare a name.
  private func isRedefined(_ name: String) -> Bool {
    func has(_ scope: Scope) -> Bool {
      switch scope.entries[name] {
      case .variable(let local): !local.isCopy
      case .shared: true
      default: false
      }
    }
    if has(scope) { return true }
    guard let parent = scope.parent, parent.parent == nil, scope.context.function?.name != ""
    else { return false }
    return has(parent)
  }

  /// Reports that a pointer is not supported, unless its type is unknown.
  private func refusePointer(_ range: SourceRange) {
    let isReported = diagnostics.contains {
      $0.severity == .error && $0.range.start >= range.start && $0.range.end <= range.end
    }
    if !isReported { report(.notRun(.pointers), range) }
  }

  private func isArray(_ value: Value?) -> Bool {
    guard let value else { return false }
    if case .array = value.code.type { return true }
    return false
  }

  private func declareInvalid(_ name: String, _ type: ObjectiveCType, _ range: SourceRange) {
    let variable = LocalVariable(name: name, type: .error, isConstant: false, range: range)
    variable.context = scope.context
    scope.add(.variable(Local(variable, type)), named: name)
  }

  /// A variable of a function. If its initial value is an object whose static type is less specific
  /// than what is known of it, the variable has the known type.
  private func makeVariable(
    _ tree: Tree.Variable, _ type: ObjectiveCType, _ value: Value?
  ) -> LocalVariable {
    var stored = variableType(type)
    if let value, case .object = type, !value.isNull {
      let known = value.code.type.unwrapped
      if known.isObjectOrAny, !isSameRegister(known, stored.unwrapped) {
        stored = .optional(known == .any ? .anyObject : known)
      }
    }
    if let value, case .pointer = type { stored = value.code.type }
    let variable = LocalVariable(
      name: tree.name.text, type: stored, isConstant: false, range: tree.name.range)
    variable.context = scope.context
    let ownership = tree.type.qualifiers.ownership
    // A variable that does not retain its object becomes nil when the object is gone, never a
    // dangling pointer.
    if ownership == .weak || ownership == .unsafeUnretained, case .optional = stored {
      variable.ownership = .weak
    }
    return variable
  }

  /// `__block void (^f)(void) = ^{ f(); };`
  private func declareRecursive(
    _ tree: Tree.Variable, _ type: ObjectiveCType, _ written: Tree.Expression
  ) -> [TypedStatement] {
    let variable = LocalVariable(
      name: tree.name.text, type: stored(type), isConstant: false, range: tree.name.range)
    variable.context = scope.context
    variable.isWritten = true
    scope.add(.variable(Local(variable, type, isShared: true)), named: tree.name.text)
    let value = check(written)
    if value.isInvalid { return [] }
    let code = convert(value, to: variable.type, as: type, for: .initializing)
    if code.type.isError { return [] }
    let place = TypedExpression(.local(variable), variable.type, tree.name.range)
    return [
      TypedStatement(.declare(variable), tree.range),
      TypedStatement(
        .expression(TypedExpression(.assign(place, code), .void, tree.range)), tree.range),
    ]
  }

  // MARK: Arrays of C

  private func declareArray(
    _ tree: Tree.Variable, _ element: ObjectiveCType, _ count: Tree.Expression?
  ) -> [TypedStatement] {
    let type = stored(element)
    var codes: [TypedExpression] = []
    if let written = tree.value {
      guard case .initializer(let elements) = written.kind else {
        _ = refuse(.complexLiterals, written.range)
        return []
      }
      for item in elements {
        guard item.designators.isEmpty else {
          _ = refuse(.complexLiterals, item.value.range)
          return []
        }
        let code: TypedExpression
        if case .initializer(let inner) = item.value.kind {
          guard let made = initial(inner, element, item.value.range) else { return [] }
          code = made
        } else {
          code = convert(check(item.value), to: type, as: element, for: .initializing)
        }
        if code.type.isError { return [] }
        codes.append(code)
      }
    }
    if let count {
      let number = check(count)
      guard let constant = number.constant, constant >= 0, constant <= 100_000 else {
        if !number.isInvalid { report(.notConstant, count.range) }
        return []
      }
      if codes.count > constant { report(.initializerCount, count.range) }
      while codes.count < constant, let none = zero(type, tree.range) { codes.append(none) }
    }
    let variable = LocalVariable(
      name: tree.name.text, type: .array(type), isConstant: false, range: tree.name.range)
    variable.context = scope.context
    variable.isWritten = true
    work.counts[tree.name.text] = codes.count
    scope.add(
      .variable(Local(variable, .pointer(element), isShared: true)), named: tree.name.text)
    let array = TypedExpression(.array(codes), .array(type), tree.range)
    return [
      TypedStatement(
        .bind(TypedPattern(.variable(variable), .array(type), tree.name.range), array), tree.range)
    ]
  }

  /// An array of zeros, the initial value of an instance variable.
  func zeros(
    _ type: Type, _ count: Tree.Expression?, _ range: SourceRange
  ) -> TypedExpression? {
    guard let count, let number = check(count).constant, number >= 0, number <= 100_000,
      let none = zero(type, range)
    else { return nil }
    return TypedExpression(
      .array(Array(repeating: none, count: Int(number))), .array(type), range)
  }

  // MARK: Variables that live as long as the module

  /// `static` in a function: one location, whose initial value is a constant.
  private func declareShared(_ tree: Tree.Variable) -> [TypedStatement] {
    if isKey(tree) {
      work.keys.insert(tree.name.text)
      if !isText(tree) { return [] }
    }
    let type = resolve(tree.type)
    let property = makeGlobal(tree, type)
    let name = "&\(tree.name.text) \(tree.name.range.start) \(scope.context.file.name)"
    module.members[name] = [.property(property)]
    if case .global(let variable) = property.storage {
      scope.add(.shared(variable, type), named: tree.name.text)
    }
    return []
  }

  /// A variable of a file.
  func declareGlobal(_ tree: Tree.Variable) {
    if tree.storage == .external, tree.value == nil { return }
    if isKey(tree) {
      work.keys.insert(tree.name.text)
      if !isText(tree) { return }
    }
    let type = resolve(tree.type)
    let name = tree.name.text
    if !work.declared.insert(name).inserted, tree.value != nil {
      report(.redefinition(name), tree.name.range)
      return
    }
    for case .property(let known) in module.members[name] ?? []
    where known.range.start < tree.name.range.start && work.texts.contains(name) {
      guard let before = known.objectiveC?.type, spelled(before) != spelled(type) else { continue }
      report(.redefinition(name), tree.name.range)
    }
    work.texts.insert(name)
    if case .name(let word) = tree.type.kind, word.text == "void" {
      return report(.fault(.voidVariable, name), tree.name.range)
    }
    if bareClass(name) != nil { report(.redefinition(name), tree.name.range) }
    let property = makeGlobal(tree, type)
    module.members[name] = [.property(property)]
    if case .global(let variable) = property.storage { work.variables.append(variable) }
  }

  private func makeGlobal(_ tree: Tree.Variable, _ type: ObjectiveCType) -> Property {
    let range = tree.name.range
    let isConstant = tree.type.qualifiers.isConstant
    let variable = GlobalVariable(
      name: tree.name.text, type: variableType(type), isConstant: isConstant)
    variable.range = range
    variable.isImplicitlyUnwrapped = variable.type.isOptional
    let property = Property(
      name: tree.name.text, type: variable.type, owner: nil, isStatic: true,
      isConstant: isConstant, storage: .global(variable))
    property.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    property.range = range
    property.objectiveC = ObjectiveCPropertySignature(
      type: type, getter: "", setter: nil)
    let function = Function(
      name: tree.name.text, parameters: [], result: variable.type, owner: nil,
      implementation: .script)
    function.file = file(at: range)
    function.range = range
    variable.initializer = function
    let outer = scope
    scope = Scope(parent: nil, context: context(of: function))
    defer { scope = outer }
    let value = initialValue(tree, type)
    if let constant = value.constant, isConstant {
      module.objectiveC.constants[ObjectIdentifier(property)] = constant
    }
    let code =
      value.isInvalid
      ? value.code
      : convert(value, to: variable.type, as: type, for: .initializing)
    function.checked.body = FunctionBody(
      parameters: [], statements: [TypedStatement(.returning(code), tree.range)], selfType: nil,
      context: scope.context)
    module.note(checked: function)
    return property
  }

  private func initialValue(_ tree: Tree.Variable, _ type: ObjectiveCType) -> Value {
    let range = tree.range
    if case .array(let element, let count) = tree.type.kind {
      if case .initializer(let elements)? = tree.value?.kind {
        let inner = resolve(element)
        var codes: [TypedExpression] = []
        for item in elements {
          if case .initializer(let parts) = item.value.kind {
            guard let code = initial(parts, inner, item.value.range) else { return .invalid(range) }
            codes.append(code)
          } else {
            let code = convert(
              check(item.value), to: stored(inner), as: inner, for: .initializing)
            if code.type.isError { return .invalid(range) }
            codes.append(code)
          }
        }
        return Value(TypedExpression(.array(codes), .array(stored(inner)), range), type)
      }
      guard let array = zeros(stored(resolve(element)), count, range) else {
        report(.notConstant, range)
        return .invalid(range)
      }
      return Value(array, type)
    }
    guard let written = tree.value else {
      guard let none = zero(stored(type), range) else { return .invalid(range) }
      return Value(none, type, isNull: true)
    }
    if case .initializer(let elements) = written.kind {
      guard let code = initial(elements, type, written.range) else { return .invalid(range) }
      return Value(code, type)
    }
    switch written.unwrapped.kind {
    case .message, .call:
      // The value exists before any code runs.
      report(.notConstant, written.range)
      return .invalid(range)
    default: return check(written)
    }
  }

  /// A variable that is typed at a prompt: it persists.
  func declareAtPrompt(_ tree: Tree.Variable) -> [TypedStatement] {
    // A file that is read into a session is checked like typed lines, with its keys.
    if tree.storage == .static, isKey(tree), !isText(tree) {
      work.keys.insert(tree.name.text)
      return []
    }
    var type = resolve(tree.type)
    var value: Value?
    if case .array(let element, _) = tree.type.kind, case .array = element.kind {
      report(.notRun(.arraysOfArrays), tree.type.range)
      return []
    }
    if case .array = tree.type.kind {
      value = initialValue(tree, type)
    } else if let written = tree.value {
      if case .initializer(let elements) = written.kind {
        value =
          initial(elements, type, written.range).map { Value($0, type) }
          ?? .invalid(written.range)
      } else {
        value = check(written)
      }
    }
    if case .automatic = tree.type.kind, let value { type = value.type }
    if value?.isInvalid ?? false { return [] }
    if case .pointer = type, !isArray(value) {
      refusePointer(tree.type.range)
      return []
    }
    let variable = GlobalVariable(
      name: tree.name.text, type: variableType(type), isConstant: false)
    variable.range = tree.name.range
    variable.isImplicitlyUnwrapped = variable.type.isOptional
    let property = Property(
      name: tree.name.text, type: variable.type, owner: nil, isStatic: true, isConstant: false,
      storage: .global(variable))
    property.range = tree.name.range
    property.objectiveC = ObjectiveCPropertySignature(type: type, getter: "", setter: nil)
    property.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    let code =
      value.map { convert($0, to: variable.type, as: type, for: .initializing) }
      ?? zero(variable.type, tree.range) ?? .invalid(tree.range)
    module.members[tree.name.text] = [.property(property)]
    work.variables.append(variable)
    if code.type.isError { return [] }
    return [
      TypedStatement(
        .bind(TypedPattern(.global(variable), variable.type, tree.name.range), code), tree.range)
    ]
  }
}
