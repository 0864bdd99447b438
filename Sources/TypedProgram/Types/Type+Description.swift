extension Type: CustomStringConvertible {
  /// The type as the compiler's messages print it: `UIView?`, `[Int]`, `(CGPoint) -> Bool`.
  package var description: String {
    switch self {
    case .integer(let kind): kind.name
    case .floating(let kind): kind.name
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .any: "Any"
    case .anyObject: "AnyObject"
    case .never: "Never"
    case .optional(let wrapped): wrapped.descriptionInPostfix + "?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key) : \(value)]"
    case .set(let element): "Set<\(element)>"
    case .range(let bound, let isClosed): "\(isClosed ? "ClosedRange" : "Range")<\(bound)>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let function): function.description
    case .nominal(let nominal, let arguments):
      // `AnyHashable` is a structure whose uses a protocol explains.
      nominal.kind == .protocol && nominal.name != "AnyHashable"
        ? "any " + nominal.fullName : nominal.description(arguments)
    case .metatype(let type): type.descriptionInPostfix + ".Type"
    case .parameter(let parameter): parameter.name
    case .variable(let variable): variable.binding?.description ?? "_"
    case .error: "_"
    }
  }

  /// The type's name before `?` or `.Type`.
  private var descriptionInPostfix: String {
    switch self {
    case .function: "(\(self))"
    case .nominal(let nominal, _) where nominal.kind == .protocol: "(\(self))"
    default: description
    }
  }
}

extension Type {
  /// The type as a running program prints it: without sugar, and without enclosing types.
  package var runtimeName: String {
    switch self {
    case .optional(let wrapped): "Optional<\(wrapped.runtimeName)>"
    case .array(let element): "Array<\(element.runtimeName)>"
    case .dictionary(let key, let value): "Dictionary<\(key.runtimeName), \(value.runtimeName)>"
    case .set(let element): "Set<\(element.runtimeName)>"
    case .range(let bound, let isClosed):
      "\(isClosed ? "ClosedRange" : "Range")<\(bound.runtimeName)>"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.runtimeName }
        .joined(separator: ", ") + ")"
    case .function(let function):
      "("
        + function.parameters.map { ($0.isInout ? "inout " : "") + $0.type.runtimeName }
        .joined(separator: ", ") + ")" + (function.isThrowing ? " throws" : "") + " -> "
        + function.result.runtimeName
    case .nominal(let nominal, let arguments):
      arguments.isEmpty || nominal.capturesOuter
        ? nominal.importedName ?? nominal.name
        : nominal.name + "<" + arguments.map(\.runtimeName).joined(separator: ", ") + ">"
    case .metatype(let type): type.runtimeName + ".Type"
    default: description
    }
  }
}

extension Type {
  /// The type as `debugPrint` writes it: that of C with the module that Swift imports it into.
  /// Classes of Objective-C are in no module, and a script's declarations are in the one that runs.
  package var qualifiedName: String {
    guard case .nominal(let nominal, _) = self, nominal.importedName != nil else {
      return runtimeName
    }
    return "__C." + runtimeName
  }
}

extension FunctionType: CustomStringConvertible {
  /// `(CGPoint, inout Int) throws -> Bool`
  package var description: String {
    let list = parameters.map { ($0.isInout ? "inout " : "") + $0.type.description }
    let result = result == .void ? "Void" : result.description
    return "(\(list.joined(separator: ", ")))\(isThrowing ? " throws" : "") -> \(result)"
  }
}

extension Nominal {
  /// The name with those of enclosing types: `Panel.State`.
  package var fullName: String {
    guard let outer else { return name }
    return outer.fullName + "." + name
  }

  fileprivate func description(_ arguments: [Type]) -> String {
    if arguments.isEmpty { return fullName }
    if capturesOuter, let outer { return outer.description(arguments) + "." + name }
    return fullName + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }
}
