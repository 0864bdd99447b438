import Records
import SourceTree
import TypedProgram

/// A storage location that can be assigned.
enum Place {
  /// A storage location of the typed program.
  case location(TypedExpression, ObjectiveCType)
  /// A property, or a method that sets one: the object and the selector of the setter.
  case accessor(Receiver, getter: String, setter: String)
  /// `array[i]`, `dictionary[key]`.
  case element(Value, index: Value)
  /// Reported already, or not assignable.
  case invalid
}

extension Checker {
  // MARK: Local names

  /// The value of a name in a function: a variable, or a block's copy of one.
  func local(_ name: String, _ range: SourceRange) -> Value? {
    guard let entry = entry(name, from: scope) else { return nil }
    switch entry {
    case .variable(let local): return value(of: local, range)
    case .constant(let number, let type):
      return Value(
        TypedExpression(.integer(number), stored(type), range), type, constant: number)
    case .shared(let variable, let type):
      return Value(TypedExpression(.global(variable), variable.type, range), type)
    case .type: return nil
    }
  }

  func value(of local: Local, _ range: SourceRange) -> Value {
    work.locals[range.start] = local.variable.range.start
    return Value(TypedExpression(.local(local.variable), local.variable.type, range), local.type)
  }

  /// The entry of a name; one outside of a block is copied, unless the block shares it.
  func entry(_ name: String, from scope: Scope) -> Scope.Entry? {
    var current: Scope? = scope
    while let next = current {
      if let entry = next.entries[name] { return entry }
      if let block = next.block {
        guard let parent = next.parent, let outer = entry(name, from: parent) else { return nil }
        return captured(outer, name, by: block, in: next)
      }
      current = next.parent
    }
    return nil
  }

  private func captured(
    _ entry: Scope.Entry, _ name: String, by block: BlockCaptures, in scope: Scope
  ) -> Scope.Entry {
    guard case .variable(let local) = entry else { return entry }
    let variable = local.variable
    if local.isShared {
      variable.isCaptured = true
      variable.isWritten = true
      return entry
    }
    let copy = LocalVariable(
      name: variable.name, type: variable.type, isConstant: true, range: variable.range)
    copy.ownership = variable.ownership
    copy.isCapturedCopy = true
    copy.context = scope.context
    block.captures.append(
      (copy, TypedExpression(.local(variable), variable.type, variable.range)))
    let own = Local(copy, local.type)
    own.isCopy = true
    scope.add(.variable(own), named: name)
    return .variable(own)
  }

  // MARK: Names of the module

  /// A variable of the file or of the scene.
  func global(_ name: String, _ range: SourceRange) -> Value? {
    for case .property(let property) in module.members[name] ?? [] {
      switch property.storage {
      case .global(let variable):
        return Value(
          TypedExpression(.global(variable), variable.type, range),
          property.objectiveC?.type ?? table.type(of: variable.type),
          constant: module.objectiveC.constants[ObjectIdentifier(property)])
      case .computed(let getter, _):
        return Value(
          TypedExpression(.call(getter, receiver: nil, []), property.type, range),
          property.objectiveC?.type ?? table.type(of: property.type))
      default: continue
      }
    }
    if let number = module.objectiveC.enumerators[name] {
      return Value(
        TypedExpression(.integer(number.value), stored(number.type), range), number.type,
        constant: number.value)
    }
    if name == "self", !isAtPrompt { return nil }
    if let variable = module.external?(name) {
      return Value(
        TypedExpression(.global(variable), variable.type, range), table.type(of: variable.type))
    }
    return nil
  }

  /// A constant of the frameworks.
  func constant(_ name: String, _ range: SourceRange) -> Value? {
    guard let constant = table.constant(name) else { return nil }
    switch constant.row {
    case .integer(let value):
      return Value(
        TypedExpression(.integer(value), stored(constant.type), range), constant.type,
        constant: value)
    case .enumCase(let enumCase):
      return Value(
        TypedExpression(.enumCase(enumCase, []), .nominal(enumCase.owner, []), range),
        constant.type, constant: table.rawValue(of: enumCase))
    case .number, .property:
      return table.value(of: constant, range).map { Value($0, constant.type) }
    }
  }

  /// Whether this is typed at a prompt, where `self` is the controller, and not code of a function.
  private var isAtPrompt: Bool {
    var context: FunctionContext? = scope.context
    while let parent = context?.parent { context = parent }
    return context?.function?.name.isEmpty ?? true
  }

  /// `self`, as the code refers to it.
  func selfValue(_ range: SourceRange) -> Value? {
    guard let type = scope.context.selfType else { return nil }
    markSelf()
    let code = TypedExpression(.selfReference, type, range)
    if case .metatype = type { return Value(code, .metaclass) }
    guard let owner = scope.context.owner else { return nil }
    return Value(code, .object(ObjectiveCObject(owner)))
  }

  /// Records that enclosing blocks use `self`.
  private func markSelf() {
    var context: FunctionContext? = scope.context
    while let current = context {
      if current.parent != nil { current.capturesSelf = true }
      context = current.parent
    }
  }

  /// An instance variable of the enclosing class.
  func instanceVariable(_ name: String, _ range: SourceRange) -> Value? {
    guard let owner = scope.context.owner, let type = scope.context.selfType,
      !(scope.context.function?.isStatic ?? false), case .nominal = type
    else { return nil }
    for nominal in owner.scriptLineage {
      guard let property = variables(of: nominal)[name] else { continue }
      // The variable of a property is its class's own.
      if nominal !== owner, property.name != name {
        report(.fault(.privateVariable, name), range)
      }
      markSelf()
      let object = TypedExpression(.selfReference, type, range)
      return field(property, of: object, range)
    }
    return nil
  }

  /// The instance variable of a stored property, past its accessors.
  func field(_ property: Property, of object: TypedExpression, _ range: SourceRange) -> Value {
    Value(
      TypedExpression(.property(object, property, isSuper: true), property.type, range),
      property.objectiveC?.type ?? table.type(of: property.type))
  }

  /// The instance variables of a class, by name: the variable of a synthesized property has the
  /// property's name with `_` before it.
  func variables(of nominal: Nominal) -> [String: Property] { nominal.instanceVariables }
}
