import SourceTree

extension TreeDump {
  private static func list(_ parts: [String?]) -> String {
    "(" + parts.compactMap { $0 }.joined(separator: " ") + ")"
  }

  static func declaration(_ node: Declaration) -> String {
    let prefix =
      node.attributes.map { "@" + $0.name } + node.modifiers.map { "\($0.kind)" }
    return list(prefix + parts(node.kind))
  }

  private static func parts(_ kind: Declaration.Kind) -> [String?] {
    switch kind {
    case .variable(let node):
      return [node.isConstant ? "let" : "var"] + node.bindings.map(binding)
    case .function(let node):
      return [
        "func", node.name.text, generics(node.genericParameters), parameters(node.parameters),
      ]
        + [node.isThrowing ? "throws" : nil, node.result.map { "-> " + type($0) }]
        + [requirements(node.requirements), node.body.map(block)]
    case .initializer(let node):
      return ["init" + (node.isFailable ? "?" : ""), generics(node.genericParameters)]
        + [parameters(node.parameters), node.isThrowing ? "throws" : nil, node.body.map(block)]
    case .deinitializer(let body): return ["deinit", block(body)]
    case .subscripting(let node):
      return ["subscript", parameters(node.parameters), "-> " + type(node.result)]
        + accessors(node.accessors)
    case .type(let node):
      return ["\(node.kind)", node.name.text, generics(node.genericParameters)]
        + [inherited(node.inherited), requirements(node.requirements)]
        + node.members.map(declaration)
    case .extending(let node):
      return ["extension", type(node.extended), inherited(node.inherited)]
        + [requirements(node.requirements)] + node.members.map(declaration)
    case .alias(let name, let target): return ["typealias", name.text, type(target)]
    case .enumCases(let cases): return ["case"] + cases.map(enumCase)
    case .associatedType(let name, let bounds):
      return ["associatedtype", name.text] + bounds.map(type)
    }
  }

  private static func binding(_ binding: VariableDeclaration.Binding) -> String {
    list(
      [pattern(binding.pattern), binding.type.map { ": " + type($0) }]
        + [binding.value.map { "= " + expression($0) }]
        + (binding.accessors.map(accessors) ?? []))
  }

  private static func accessors(_ accessors: Accessors) -> [String?] {
    func part(_ word: String, _ accessor: Accessors.Accessor?) -> String? {
      accessor.map { list([word, $0.parameter, $0.body.map(block)]) }
    }
    return [
      part("get", accessors.getter), part("set", accessors.setter),
      part("willSet", accessors.willSet), part("didSet", accessors.didSet),
    ]
  }

  private static func parameters(_ parameters: [Parameter]) -> String {
    list(
      parameters.map { parameter in
        let label = parameter.label ?? "_"
        return (label == parameter.name ? label : label + " " + parameter.name) + ": "
          + type(parameter.type) + (parameter.defaultValue.map { " = " + expression($0) } ?? "")
      })
  }

  private static func enumCase(_ node: EnumCaseDeclaration) -> String {
    node.name.text + (node.payload.map(parameters) ?? "")
      + (node.rawValue.map { " = " + expression($0) } ?? "")
  }

  private static func inherited(_ types: [TypeExpression]) -> String? {
    types.isEmpty ? nil : ": " + types.map(type).joined(separator: ", ")
  }

  private static func generics(_ parameters: [GenericParameter]) -> String? {
    parameters.isEmpty
      ? nil
      : "<"
        + parameters.map { $0.name.text + ($0.constraint.map { ": " + type($0) } ?? "") }
        .joined(separator: ", ") + ">"
  }

  private static func requirements(_ requirements: [GenericRequirement]) -> String? {
    requirements.isEmpty
      ? nil
      : "where "
        + requirements.map { type($0.subject) + ($0.isSameType ? " == " : ": ") + type($0.other) }
        .joined(separator: ", ")
  }

  // MARK: - Types

  static func type(_ node: TypeExpression) -> String {
    func joined(_ elements: [TypeExpression.Element]) -> String {
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + type($0.type) }
        .joined(separator: ", ") + ")"
    }
    return switch node.kind {
    case .name(let name): written(name)
    case .member(let base, let name): type(base) + "." + written(name)
    case .optional(let wrapped): type(wrapped) + "?"
    case .implicitlyUnwrapped(let wrapped): type(wrapped) + "!"
    case .array(let element): "[" + type(element) + "]"
    case .dictionary(let key, let value): "[" + type(key) + ": " + type(value) + "]"
    case .tuple(let elements): joined(elements)
    case .function(let parameters, let result, let isThrowing):
      "(" + joined(parameters) + (isThrowing ? " throws" : "") + " -> " + type(result) + ")"
    case .existential(let constraint): "any " + type(constraint)
    case .opaque(let constraint): "some " + type(constraint)
    case .composition(let parts): "(" + parts.map(type).joined(separator: " & ") + ")"
    case .metatype(let base): type(base) + ".Type"
    case .inoutType(let base): "inout " + type(base)
    case .autoclosure(let base): "@autoclosure " + type(base)
    case .variadic(let base): type(base) + "..."
    case .invalid: "invalid"
    }
  }

  private static func written(_ name: Name) -> String {
    name.typeArguments.isEmpty
      ? name.text : name.text + "<" + name.typeArguments.map(type).joined(separator: ", ") + ">"
  }
}
