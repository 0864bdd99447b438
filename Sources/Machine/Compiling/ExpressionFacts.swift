import TypedProgram

/// Facts about an expression that the compiler needs before it chooses registers.
struct ExpressionFacts {
  /// A part of it writes to a variable: an inout argument, a mutating call, an assignment.
  private(set) var writes = false
  /// It may throw.
  private(set) var attempts = false
  /// Functions, closures or accessors run in it, which may write to any variable.
  private(set) var runsCode = false
  private var used: Set<ObjectIdentifier> = []

  init(_ expressions: [TypedExpression]) {
    var writes = false
    var attempts = false
    var runsCode = false
    var used: Set<ObjectIdentifier> = []
    let walk = TreeWalk(visit: { expression in
      switch expression.kind {
      case .assign, .modify, .statement, .sequence: writes = true
      case .attempt: attempts = true
      case .local(let variable): used.insert(ObjectIdentifier(variable))
      case .global(let variable): if variable.initializer != nil { runsCode = true }
      case .property(_, let property, _): if property.runsCode { runsCode = true }
      case .construct, .delegate, .subscripted, .interpolation: runsCode = true
      case .intrinsic(.equal, _), .intrinsic(.describe, _), .intrinsic(.debugDescribe, _),
        .intrinsic(.hash, _), .intrinsic(.print, _):
        runsCode = true
      case .call(let function, _, _), .send(let function, _, _, _):
        runsCode = true
        if function.isMutating || function.parameters.contains(where: \.isInout) { writes = true }
      case .invoke(let closure, _):
        runsCode = true
        if case .function(let type) = closure.type, type.parameters.contains(where: \.isInout) {
          writes = true
        }
      default: break
      }
      return true
    })
    walk.walk(expressions)
    self.writes = writes
    self.attempts = attempts
    self.runsCode = runsCode || writes
    self.used = used
  }

  func mentions(_ variable: LocalVariable) -> Bool { used.contains(ObjectIdentifier(variable)) }
}

extension Property {
  /// Whether a script's code may run when it is read.
  fileprivate var runsCode: Bool {
    if isLazy || accessors != nil { return true }
    if case .computed = storage { return true }
    return false
  }
}
