import Records

/// A declaration.
package struct Declaration: Sendable {
  package let kind: Kind
  package let attributes: [Attribute]
  package let modifiers: [Modifier]
  /// The whole declaration, including attributes.
  package let range: SourceRange

  package init(
    _ kind: Kind, attributes: [Attribute], modifiers: [Modifier], range: SourceRange
  ) {
    self.kind = kind
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
  }

  package indirect enum Kind: Sendable {
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer(Block)
    case subscripting(SubscriptDeclaration)
    case type(TypeDeclaration)
    case extending(ExtensionDeclaration)
    case alias(name: Name, TypeExpression)
    case enumCases([EnumCaseDeclaration])
    /// `associatedtype` in a protocol.
    case associatedType(name: Name, [TypeExpression])
  }

  package func modifier(_ kind: Modifier.Kind) -> Modifier? {
    modifiers.first { $0.kind == kind }
  }

  package func has(_ kind: Modifier.Kind) -> Bool {
    modifiers.contains { $0.kind == kind }
  }

  package func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.name == name }
  }
}

package struct Attribute: Hashable, Sendable {
  /// Without the `@`.
  package let name: String
  /// The source text in the parentheses after it.
  package let arguments: String?
  package let range: SourceRange

  package init(name: String, arguments: String? = nil, range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

package struct Modifier: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case override, required, convenience, final, lazy, weak, unowned, `static`, `class`
    case mutating, nonmutating, `open`, `public`, package, `internal`, `fileprivate`, `private`
    /// `private(set)` and the like.
    case setterAccess
    case dynamic, optional, indirect, nonisolated
    /// The fixity of a function that is a unary operator.
    case prefix, postfix
  }

  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

package struct VariableDeclaration: Sendable {
  package struct Binding: Sendable {
    package let pattern: Pattern
    package let type: TypeExpression?
    package let value: Expression?
    package let accessors: Accessors?

    package init(
      pattern: Pattern, type: TypeExpression?, value: Expression?, accessors: Accessors?
    ) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }

  package let isConstant: Bool
  package let bindings: [Binding]

  package init(isConstant: Bool, bindings: [Binding]) {
    self.isConstant = isConstant
    self.bindings = bindings
  }
}

/// The accessors between the braces of a property or a subscript.
package struct Accessors: Sendable {
  package struct Accessor: Sendable {
    /// The explicit name of a setter's or observer's parameter.
    package let parameter: String?
    /// nil in a protocol, which contains only `get` or `set`.
    package let body: Block?
    package let range: SourceRange
    /// `mutating get`: reading changes the structure.
    package let isMutating: Bool

    package init(parameter: String?, body: Block?, range: SourceRange, isMutating: Bool = false) {
      self.parameter = parameter
      self.body = body
      self.range = range
      self.isMutating = isMutating
    }
  }

  package let getter: Accessor?
  package let setter: Accessor?
  package let willSet: Accessor?
  package let didSet: Accessor?

  package init(getter: Accessor?, setter: Accessor?, willSet: Accessor?, didSet: Accessor?) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
  }
}

package struct Parameter: Sendable {
  /// nil for `_`.
  package let label: String?
  package let name: String
  package let type: TypeExpression
  package let defaultValue: Expression?
  package let range: SourceRange
  /// `@escaping` is written before the type.
  package var isEscaping = false

  package init(
    label: String?, name: String, type: TypeExpression, defaultValue: Expression?,
    range: SourceRange
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
  }
}

package struct GenericParameter: Sendable {
  package let name: Name
  package let constraint: TypeExpression?

  package init(name: Name, constraint: TypeExpression?) {
    self.name = name
    self.constraint = constraint
  }
}

/// One requirement of a `where` clause.
package struct GenericRequirement: Sendable {
  package let subject: TypeExpression
  /// Whether the two are the same type, rather than the first derived from the second.
  package let isSameType: Bool
  package let other: TypeExpression

  package init(subject: TypeExpression, isSameType: Bool, other: TypeExpression) {
    self.subject = subject
    self.isSameType = isSameType
    self.other = other
  }
}

package struct FunctionDeclaration: Sendable {
  package let name: Name
  package let genericParameters: [GenericParameter]
  package let requirements: [GenericRequirement]
  package let parameters: [Parameter]
  package let isThrowing: Bool
  /// Throws only what its arguments throw.
  package let isRethrowing: Bool
  package let result: TypeExpression?
  /// nil in a protocol.
  package let body: Block?

  package init(
    name: Name, genericParameters: [GenericParameter], requirements: [GenericRequirement],
    parameters: [Parameter], isThrowing: Bool, isRethrowing: Bool = false,
    result: TypeExpression?, body: Block?
  ) {
    self.name = name
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.result = result
    self.body = body
  }
}

package struct InitializerDeclaration: Sendable {
  package let isFailable: Bool
  package let genericParameters: [GenericParameter]
  package let requirements: [GenericRequirement]
  package let parameters: [Parameter]
  package let isThrowing: Bool
  /// Throws only what its arguments throw.
  package let isRethrowing: Bool
  /// nil in a protocol.
  package let body: Block?
  /// The word `init`.
  package let nameRange: SourceRange

  package init(
    isFailable: Bool, genericParameters: [GenericParameter],
    requirements: [GenericRequirement] = [], parameters: [Parameter], isThrowing: Bool,
    isRethrowing: Bool = false, body: Block?, nameRange: SourceRange
  ) {
    self.isFailable = isFailable
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.body = body
    self.nameRange = nameRange
  }
}

package struct SubscriptDeclaration: Sendable {
  package let genericParameters: [GenericParameter]
  package let requirements: [GenericRequirement]
  package let parameters: [Parameter]
  package let result: TypeExpression
  package let accessors: Accessors

  package init(
    genericParameters: [GenericParameter] = [], requirements: [GenericRequirement] = [],
    parameters: [Parameter], result: TypeExpression, accessors: Accessors
  ) {
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.result = result
    self.accessors = accessors
  }
}

package struct TypeDeclaration: Sendable {
  package enum Kind: Sendable {
    case `class`, structure, enumeration, `protocol`
  }

  package let kind: Kind
  package let name: Name
  package let genericParameters: [GenericParameter]
  package let requirements: [GenericRequirement]
  /// A superclass, protocols or a raw type, as written after the colon.
  package let inherited: [TypeExpression]
  package let members: [Declaration]
  /// The braces and what is between them.
  package let bodyRange: SourceRange

  package init(
    kind: Kind, name: Name, genericParameters: [GenericParameter],
    requirements: [GenericRequirement], inherited: [TypeExpression], members: [Declaration],
    bodyRange: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.inherited = inherited
    self.members = members
    self.bodyRange = bodyRange
  }
}

package struct ExtensionDeclaration: Sendable {
  package let extended: TypeExpression
  package let inherited: [TypeExpression]
  package let requirements: [GenericRequirement]
  package let members: [Declaration]

  package init(
    extended: TypeExpression, inherited: [TypeExpression], requirements: [GenericRequirement],
    members: [Declaration]
  ) {
    self.extended = extended
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
  }
}

package struct EnumCaseDeclaration: Sendable {
  package let name: Name
  /// Labels and types of the associated values; nil if the case has none.
  package let payload: [Parameter]?
  package let rawValue: Expression?

  package init(name: Name, payload: [Parameter]?, rawValue: Expression?) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
  }
}
