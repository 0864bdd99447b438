import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// The type that a text names. After a report, a type of the same form with which the code around
  /// it can be checked: `id` for a pointer, `int` for anything else.
  func resolve(_ tree: Tree.TypeName) -> ObjectiveCType {
    let type = plain(tree)
    guard case .object(var object) = type, let nullability = tree.qualifiers.nullability else {
      return type
    }
    switch nullability {
    case .nonnull: object.isNullable = false
    case .nullable: object.isNullable = true
    case .unspecified, .resettable: return type
    }
    return .object(object)
  }

  private func plain(_ tree: Tree.TypeName) -> ObjectiveCType {
    switch tree.kind {
    case .name(let name): return named(name)
    case .object(let name, let arguments, let protocols):
      return object(name, arguments, protocols)
    case .structure(let name):
      if let type = module.objectiveC.tags["struct " + name.text] { return type }
      if case .structure(let nominal)? = table.type(named: name.text) { return .structure(nominal) }
      return unknown(name)
    case .enumeration(let name):
      return module.objectiveC.tags["enum " + name.text] ?? table.type(named: name.text)
        ?? unknown(name)
    case .pointer(let pointee): return pointer(to: pointee)
    case .block(let signature):
      return .block(parameters(signature), resolve(signature.result))
    // A pointer to a function is called as a block is.
    case .functionPointer(let signature):
      return .block(parameters(signature), resolve(signature.result))
    case .array(let element, _): return .pointer(resolve(element))
    case .typeOf(let expression): return typeOf(expression)
    case .automatic, .invalid: return .void
    }
  }

  /// The types of a block's or function's parameters.
  func parameters(_ signature: Tree.Signature) -> [ObjectiveCType] {
    let types = signature.parameters.map { $0.type.map { resolve($0) } ?? .id }
    return types == [.void] ? [] : types
  }

  private func typeOf(_ expression: Tree.Expression) -> ObjectiveCType {
    // `typeof(&*self)`, which is `self`.
    if case .prefix(let sign, let pointee) = expression.unwrapped.kind, sign.text == "&",
      case .prefix(let other, let inner) = pointee.unwrapped.kind, other.text == "*"
    {
      return typeOf(inner)
    }
    let kept = diagnostics
    let value = check(expression)
    diagnostics = kept
    return value.type
  }

  private func pointer(to pointee: Tree.TypeName) -> ObjectiveCType {
    switch pointee.kind {
    case .name(let name):
      if name.text == "char" { return .text }
      // A pointer to anything is an object here: one that was cast, or the key that is a variable's
      // address.
      if name.text == "void" { return .id }
      if let nominal = bareClass(name.text) { return .object(ObjectiveCObject(nominal)) }
    case .object(let name, let arguments, let protocols):
      if bareClass(name.text) != nil { return object(name, arguments, protocols) }
    default: break
    }
    let errors = work.unknownTypes
    let type = resolve(pointee)
    return work.unknownTypes > errors ? .id : .pointer(type)
  }

  /// The class that a name without a star is.
  func bareClass(_ name: String) -> Nominal? {
    for case .type(.nominal(let nominal, _)) in module.members[name] ?? []
    where nominal.kind == .class {
      return nominal
    }
    if name.hasSuffix("Ref"), name.hasPrefix("C") { return nil }
    guard case .object(let object)? = table.type(named: name) else { return nil }
    return object.nominal
  }

  private func named(_ name: Tree.Name) -> ObjectiveCType {
    if let type = work.arithmetic[name.text] { return type }
    switch name.text {
    case "void": return .void
    // A method of a class is an object here.
    case "id", "instancetype", "Method": return .id
    case "SEL": return .selector
    case "Class": return .metaclass
    case "BOOL", "_Bool", "bool", "Boolean": return .bool
    default: break
    }
    if case .type(let type)? = entry(name.text, from: scope) { return type }
    if let type = module.objectiveC.types[name.text] { return type }
    if bareClass(name.text) != nil {
      work.unknownTypes += 1
      report(.missingStar(name.text), name.range)
      return .id
    }
    if let type = table.type(named: name.text) { return type }
    for case .type(.nominal(let nominal, _)) in module.members[name.text] ?? [] {
      return table.type(of: .nominal(nominal, []))
    }
    return unknown(name)
  }

  private func object(
    _ name: Tree.Name, _ arguments: [Tree.TypeName], _ protocols: [Tree.Name]
  ) -> ObjectiveCType {
    var object: ObjectiveCObject
    if name.text == "id" || name.text == "Class" || name.text == "instancetype" {
      object = ObjectiveCObject(nil)
    } else if let nominal = bareClass(name.text) {
      object = ObjectiveCObject(nominal)
    } else {
      return unknown(name)
    }
    for argument in arguments {
      if case .name(let inner) = argument.kind, let nominal = bareClass(inner.text),
        object.isQualified(by: nominal)
      {
        object = ObjectiveCObject(nominal)
      } else if case .name(let inner) = argument.kind, bareClass(inner.text) == nil,
        let nominal = protocolNamed(inner.text)
      {
        object.protocols.append(nominal)
      } else if case .name(let inner) = argument.kind, bareClass(inner.text) == nil,
        inner.text.count == 1 || inner.text.hasSuffix("Type")
      {
        object.arguments.append(.id)
      } else {
        object.arguments.append(resolve(argument))
      }
    }
    for name in protocols {
      if let nominal = protocolNamed(name.text) {
        object.protocols.append(nominal)
      } else if let nominal = bareClass(name.text), object.isQualified(by: nominal) {
        object = ObjectiveCObject(nominal)
      } else if let nominal = bareClass(name.text) {
        object.arguments.append(.object(ObjectiveCObject(nominal)))
      } else if name.text == "NSObject" || module.objectiveC.announced.contains(name.text) {
        continue
      } else if !refuse(name) {
        report(.unknownProtocol(name.text), name.range)
      }
    }
    return .object(object)
  }

  /// A protocol of the files or of the frameworks.
  func protocolNamed(_ name: String) -> Nominal? {
    for case .type(.nominal(let nominal, _)) in module.members[name] ?? []
    where nominal.kind == .protocol {
      return nominal
    }
    return table.protocolNamed(name)
  }

  /// Reports a type that is not there.
  private func unknown(_ name: Tree.Name) -> ObjectiveCType {
    work.unknownTypes += 1
    if module.objectiveC.announced.contains(name.text)
      || module.objectiveC.interfaces[name.text] != nil
    {
      report(.forwardClass(name.text), name.range)
    } else if ["IMP", "Ivar", "objc_property_t"].contains(name.text) {
      report(.runtimeFunction(name.text), name.range)
    } else if !refuse(name) {
      let names =
        Array(work.arithmetic.keys) + Array(module.objectiveC.types.keys)
        + module.types.map(\.name) + library.hostTypes.values.map { table.name(of: $0) }
      report(.unknownType(name.text, suggestions: near(name.text, among: names)), name.range)
    }
    return .int
  }

  /// Reports a name that the frameworks have and the workbench does not, with the reason if it is
  /// known; returns false for any other.
  func refuse(_ name: Tree.Name) -> Bool {
    guard isUnavailable(name.text) else { return false }
    report(.unavailable(name.text), name.range)
    return true
  }
}

extension ObjectiveCObject {
  /// Whether a class in brackets after `id` or `NSObject` is the type itself: some protocols of a
  /// device are classes here, such as `UIViewControllerContextTransitioning`.
  fileprivate func isQualified(by class: Nominal) -> Bool {
    guard !`class`.isScript, arguments.isEmpty else { return false }
    return nominal == nil || nominal?.name == "NSObject"
  }
}
