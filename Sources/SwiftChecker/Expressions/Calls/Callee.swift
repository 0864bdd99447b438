import Records
import SourceTree
import TypedProgram

/// One possible callee of a call.
package struct Callee {
  package enum Target {
    case function(Function)
    /// A new instance of a type.
    case construct(Function, Type)
    /// `self.init(…)` or `super.init(…)`.
    case delegate(Function)
    case enumCase(EnumCase, Type)
    /// A function inside a function.
    case local(LocalVariable, Function)
  }

  package let target: Target
  var receiver: TypedExpression?
  var isSuper = false
  /// The types of the owner's generic parameters.
  package var substitution = Substitution()
  /// Superclasses between the receiver's type and the declaration.
  package var distance = 0
  /// The type or protocol that declares it.
  package var owner: Nominal?

  package init(
    _ target: Target, receiver: TypedExpression? = nil, isSuper: Bool = false,
    substitution: Substitution = Substitution(), distance: Int = 0, owner: Nominal? = nil
  ) {
    self.target = target
    self.receiver = receiver
    self.isSuper = isSuper
    self.substitution = substitution
    self.distance = distance
    self.owner = owner
  }

  package var function: Function? {
    switch target {
    case .function(let function), .construct(let function, _), .delegate(let function),
      .local(_, let function):
      function
    case .enumCase: nil
    }
  }

  package var parameters: [ParameterInfo] {
    switch target {
    case .enumCase(let enumCase, _): enumCase.payload
    default: function?.parameters ?? []
    }
  }

  /// The name as in messages.
  package var name: String {
    switch target {
    case .enumCase(let enumCase, _): enumCase.name
    case .construct(_, let type): "\(type)"
    default: function?.name ?? ""
    }
  }

  /// Its kind in messages.
  package var kind: DeclarationKind {
    switch target {
    case .construct, .delegate: .initializer
    case .enumCase: .enumCase
    case .local: .localFunction
    case .function(let function):
      if function.name == "subscript" {
        .subscripting
      } else if function.owner == nil {
        .globalFunction
      } else {
        function.isStatic ? .staticMethod : .instanceMethod
      }
    }
  }

  /// The name with its labels.
  package var fullName: String {
    switch target {
    case .enumCase(let enumCase, _):
      enumCase.name + "(" + enumCase.payload.map { ($0.label ?? "_") + ":" }.joined() + ")"
    default: function?.fullName ?? ""
    }
  }

  package var result: Type {
    switch target {
    case .enumCase(_, let type): type
    case .construct(let function, let type): function.isFailable ? .optional(type) : type
    case .delegate: .void
    case .function(let function): function.result(calledOn: receiver?.type)
    case .local(_, let function): function.result
    }
  }

  func hasLabels(_ labels: [String?]) -> Bool {
    parameters.map(\.label) == labels
  }
}

/// A callee whose own generic parameters are variables now.
struct OpenCallee {
  let callee: Callee
  let parameters: [Type]
  let result: Type
  /// The substitution of the owner's parameters and the function's own.
  let substitution: Substitution

  init(_ callee: Callee) {
    self.callee = callee
    var substitution = callee.substitution
    for parameter in callee.function?.genericParameters ?? [] {
      for open in [parameter] + parameter.allAssociated where substitution.types[open] == nil {
        substitution.types[open] = .variable(TypeVariable())
      }
    }
    self.substitution = substitution
    parameters = callee.parameters.map { $0.type.replacing(substitution) }
    result = callee.result.replacing(substitution)
  }

  var functionType: FunctionType {
    FunctionType(
      zip(callee.parameters, parameters).map {
        FunctionTypeParameter($1, isInout: $0.isInout)
      }, result, isThrowing: callee.function?.isThrowing ?? false)
  }
}

extension Function {
  /// The type of the result of a call on a receiver: where the function returns `Self`, that of the
  /// receiver.
  fileprivate func result(calledOn receiver: Type?) -> Type {
    guard returnsSelf, var type = receiver else { return result }
    if case .metatype(let instance) = type { type = instance }
    guard case .nominal(let nominal, _) = type, nominal.kind == .class else { return result }
    return result.isOptional ? .optional(type) : type
  }
}
