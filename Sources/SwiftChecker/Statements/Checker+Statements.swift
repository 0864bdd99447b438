import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Checks the statements of a body; their declarations are added to `scope`.
  func checkStatements(_ statements: [Statement], in scope: Scope) -> [TypedStatement] {
    declareLocalTypes(statements, in: scope)
    noteLater(statements, in: scope)
    var typed: [TypedStatement] = []
    var waiting: [(place: Int, functions: LocalFunctions)] = []
    var index = 0
    while index < statements.count {
      let sites = localFunctions(statements[index...])
      if !sites.isEmpty {
        let functions = checkLocalFunctions(sites, in: scope)
        if functions.generics.isEmpty {
          typed += functions.statements
        } else {
          waiting.append((typed.count, functions))
        }
        index += sites.count
        continue
      }
      typed += check(statements[index], in: scope)
      index += 1
    }
    checkLocalCopies(in: scope)
    for (place, functions) in waiting.reversed() {
      typed.insert(contentsOf: functions.statements, at: place)
    }
    return typed
  }

  /// Records the variables that a list of statements declares, for messages about earlier uses.
  private func noteLater(_ statements: [Statement], in scope: Scope) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let tree) = declaration.kind
      else { continue }
      for binding in tree.bindings {
        guard let name = binding.pattern.firstName, scope.later[name] == nil else { continue }
        scope.later[name] = binding.pattern.range
      }
    }
  }

  /// Checks a block of its own, with which its declarations end. `isLabelled`: of an `if` or a
  /// `do`, which `break` leaves only by its label.
  func checkBlock(_ block: Block, in scope: Scope, isLabelled: Bool = false) -> [TypedStatement] {
    let inner = Scope(parent: scope, context: scope.context)
    inner.isBlock = isLabelled
    return checkStatements(block.statements, in: inner)
  }

  private func check(_ statement: Statement, in scope: Scope) -> [TypedStatement] {
    let range = statement.range
    func one(_ kind: TypedStatement.Kind) -> [TypedStatement] { [TypedStatement(kind, range)] }
    switch statement.kind {
    case .expression(let expression): return one(checkAlone(expression, in: scope))
    case .declaration(let declaration): return check(declaration, in: scope)
    case .conditional(let conditions, let then, let otherwise):
      let inner = Scope(parent: scope, context: scope.context)
      let typed = check(conditions, in: inner, isTop: false)
      return one(
        .conditional(
          typed, then: checkBlock(then, in: inner, isLabelled: true),
          otherwise: otherwise.map { checkBlock($0, in: scope, isLabelled: true) } ?? []))
    case .guarding(let conditions, let otherwise):
      return one(checkGuard(conditions, otherwise, in: scope))
    case .whileLoop(let conditions, let body, let label):
      let inner = Scope(parent: scope, context: scope.context)
      let typed = check(conditions, in: inner, isTop: false)
      let loop = loopScope(in: inner, label)
      return one(.whileLoop(typed, body: checkBlock(body, in: loop.scope), loop.target))
    case .repeatLoop(let body, let condition, let label):
      let loop = loopScope(in: scope, label)
      let statements = checkBlock(body, in: loop.scope)
      return one(
        .repeatLoop(
          body: statements, condition: checkBoolean(condition, in: scope), loop.target))
    case .forLoop(let loop): return checkFor(loop, range, in: scope)
    case .switching(let subject, let cases, let label):
      return one(checkSwitch(subject, cases, label, range, in: scope))
    case .returning(let value): return one(checkReturn(value, range, in: scope))
    case .breaking(let label): return checkBreak(label, range, in: scope)
    case .continuing(let label): return checkContinue(label, range, in: scope)
    case .fallthroughCase: return checkFallthrough(range, in: scope)
    case .throwing(let value): return one(checkThrow(value, range, in: scope))
    case .deferred(let block):
      let inner = Scope(parent: scope, context: scope.context)
      inner.isDefer = true
      return one(.deferred(checkBlock(block, in: inner)))
    case .doBlock(let block, let catches, let label):
      return one(checkDo(block, catches, label, in: scope))
    }
  }

  /// An expression as a statement; at the prompt its value is shown.
  private func checkAlone(_ expression: Expression, in scope: Scope) -> TypedStatement.Kind {
    guard isTopLevel(scope), !expression.isAssignment else {
      return .expression(checkStatement(expression, in: scope))
    }
    let value = check(expression, as: nil, in: scope)
    switch value.type {
    case .void, .never, .error, .optional(.void): return .expression(value)
    default: return .show(value)
    }
  }

  private func check(_ declaration: Declaration, in scope: Scope) -> [TypedStatement] {
    let range = declaration.range
    switch declaration.kind {
    case .variable(let tree): return checkLocal(tree, declaration, in: scope)
    case .type, .alias: return []
    case .function: return []
    case .initializer(let tree): report(.notAllowedHere(.initializer), tree.nameRange)
    case .deinitializer: report(.notAllowedHere(.deinitializer), range)
    case .subscripting: report(.notAllowedHere(.subscripting), range)
    case .extending: report(.notAllowedHere(.extending), range)
    case .enumCases: report(.notAllowedHere(.enumCase), range)
    case .associatedType: report(.notAllowedHere(.associatedType), range)
    }
    return []
  }

  // MARK: - Leaving

  private func checkReturn(
    _ value: Expression?, _ range: SourceRange, in scope: Scope
  ) -> TypedStatement.Kind {
    if isInside(scope, where: \.isDefer) { report(.deferLeaves("return"), range) }
    if let top = work.top, top.context === scope.context {
      report(.returnOutsideFunction, range)
      return .returning(nil)
    }
    let context = scope.context
    if let function = context.function, function.isInitializer {
      return checkInitializerReturn(value, function, context, range, in: scope)
    }
    guard let result = context.result else {
      return .returning(value.map { check($0, as: nil, in: scope) })
    }
    if result == .void {
      guard let value else { return .returning(nil) }
      // That it is not used is not a second fault.
      expressions.warned.insert(value.range)
      let typed = checkStatement(value, in: scope)
      // In a method that should override another one, the result type is that of the other.
      if typed.type != .void, !typed.type.isError, typed.type != .never, !isAstray(context) {
        report(.returnsNothing(kind(of: context)), value.range)
      }
      return .returning(typed)
    }
    guard let value else {
      if !result.isError { report(.returnValueMissing(result.description), range) }
      return .returning(nil)
    }
    return .returning(check(value, as: result, in: scope, for: .returning))
  }

  /// Whether code belongs to a method that overrides nothing, which was reported.
  private func isAstray(_ context: FunctionContext) -> Bool {
    guard let function = context.function, context.parent == nil, function.isOverride,
      function.overridden == nil
    else { return false }
    switch function.source?.kind {
    case .instanceMethod, .classMethod, .staticMethod: return true
    default: return false
    }
  }

  private func checkInitializerReturn(
    _ value: Expression?, _ function: Function, _ context: FunctionContext,
    _ range: SourceRange, in scope: Scope
  ) -> TypedStatement.Kind {
    guard let value else { return .returning(nil) }
    guard case .null = value.withoutParentheses.kind else {
      report(.returnFromInitializer, value.range)
      return .returning(nil)
    }
    if !function.isFailable { report(.initializerFailsButMayNot("init"), value.range) }
    let type = function.result.replacing(context.substitution)
    return .returning(TypedExpression(.null, type, value.range))
  }

  func kind(of context: FunctionContext) -> DeclarationKind {
    if context.parent != nil, context.function == nil { return .closure }
    if context.parent != nil { return .localFunction }
    return context.function?.source?.kind ?? .globalFunction
  }

  private func checkThrow(
    _ value: Expression, _ range: SourceRange, in scope: Scope
  ) -> TypedStatement.Kind {
    let typed = check(value, as: errorType, in: scope, for: .throwing)
    switch handlesErrors(in: scope) {
    case .all: break
    case .some: report(.catchesNotExhaustive(isThrow: true), range)
    case nil: report(.throwUnhandled, range)
    }
    return .throwing(typed)
  }

  /// `any Error`.
  var errorType: Type { library.protocols["Error"].map { .nominal($0, []) } ?? .any }

  /// The handler of an error that is thrown at a place: `all` when there is one, `some` when an
  /// enclosing `do` catches only certain ones and the function does not throw, nil without one.
  func handlesErrors(in scope: Scope) -> Scope.Catching? {
    var isPartly = false
    var current: Scope? = scope
    while let inner = current, inner.context === scope.context {
      switch inner.catching {
      case .all: return .all
      case .some: isPartly = true
      case nil: break
      }
      current = inner.parent
    }
    if scope.context.isThrowing { return .all }
    // A closure whose type is not known yet becomes a throwing one.
    if scope.context.function == nil, scope.context.parent != nil, scope.context.result == nil {
      return .all
    }
    return isPartly ? .some : nil
  }

  private func checkDo(
    _ block: Block, _ catches: [CatchClause], _ label: String?, in scope: Scope
  ) -> TypedStatement.Kind {
    let outer = Scope(parent: scope, context: scope.context)
    let target = JumpTarget(label: label)
    if label != nil { outer.target = target }
    let inner = Scope(parent: outer, context: scope.context)
    if !catches.isEmpty {
      inner.catching = catches.contains { $0.catchesAll } ? .all : .some
    }
    let body = checkBlock(block, in: inner, isLabelled: true)
    return .doBlock(body, catches: catches.map { check($0, in: outer) }, target)
  }

  private func check(_ clause: CatchClause, in scope: Scope) -> TypedCatch {
    let inner = Scope(parent: scope, context: scope.context)
    guard !clause.items.isEmpty else {
      let place = SourceRange(clause.body.range.start, clause.body.range.start)
      let error = LocalVariable(name: "error", type: errorType, isConstant: true, range: place)
      error.context = scope.context
      inner.add(.variable(error), named: "error")
      let pattern = TypedPattern(.variable(error), errorType, place)
      return TypedCatch(items: [(pattern, nil)], body: checkBlock(clause.body, in: inner))
    }
    let items = check(clause.items, against: errorType, in: inner)
    return TypedCatch(items: items, body: checkBlock(clause.body, in: inner))
  }

  // MARK: - Jumps

  func isInside(_ scope: Scope, where test: (Scope) -> Bool) -> Bool {
    var current: Scope? = scope
    while let inner = current, inner.context === scope.context {
      if test(inner) { return true }
      current = inner.parent
    }
    return false
  }

  func loopScope(in scope: Scope, _ label: String?) -> (scope: Scope, target: JumpTarget) {
    let inner = Scope(parent: scope, context: scope.context)
    let target = JumpTarget(label: label)
    inner.target = target
    inner.isLoop = true
    return (inner, target)
  }

  /// The nearest scope that a jump may leave; `isThrough` is true if a `defer` lies between.
  private func jump(
    from scope: Scope, _ label: String?, _ accepts: (Scope) -> Bool
  ) -> (scope: Scope, isThroughDefer: Bool)? {
    var isThroughDefer = false
    var current: Scope? = scope
    while let inner = current, inner.context === scope.context {
      if inner.isDefer { isThroughDefer = true }
      if let target = inner.target, label == nil ? accepts(inner) : target.label == label {
        return (inner, isThroughDefer)
      }
      current = inner.parent
    }
    return nil
  }

  private func checkBreak(
    _ label: String?, _ range: SourceRange, in scope: Scope
  ) -> [TypedStatement] {
    // Without a label a `do` is not left, only loops and switches are.
    guard let found = jump(from: scope, label, { $0.isLoop || $0.isSwitch }),
      let target = found.scope.target
    else {
      reportJump(.break, label, range, in: scope)
      return []
    }
    if found.isThroughDefer { report(.deferLeaves("break"), range) }
    return [TypedStatement(.breaking(target), range)]
  }

  private func checkContinue(
    _ label: String?, _ range: SourceRange, in scope: Scope
  ) -> [TypedStatement] {
    guard let found = jump(from: scope, label, \.isLoop), let target = found.scope.target else {
      reportJump(.continue, label, range, in: scope)
      return []
    }
    guard found.scope.isLoop else {
      report(.continueOfBlock(label ?? ""), range)
      return []
    }
    if found.isThroughDefer { report(.deferLeaves("continue"), range) }
    return [TypedStatement(.continuing(target), range)]
  }

  private func reportJump(
    _ kind: JumpKind, _ label: String?, _ range: SourceRange, in scope: Scope
  ) {
    if let label {
      report(.unknownLabel(label), range)
    } else if kind == .break, isInside(scope, where: { $0.target != nil || $0.isBlock }) {
      report(.breakNeedsLabel, range)
    } else {
      report(.outsideLoop(kind), range)
    }
  }

  private func checkFallthrough(_ range: SourceRange, in scope: Scope) -> [TypedStatement] {
    guard let found = jump(from: scope, nil, { $0.isLoop || $0.isSwitch }), found.scope.isSwitch
    else {
      report(.fallthroughOutsideSwitch, range)
      return []
    }
    switch found.scope.next {
    case .nothing: report(.fallthroughIntoNothing, range)
    case .binding(let name): report(.fallthroughIntoBinding(name), range)
    case .plain: break
    }
    return [TypedStatement(.fallthroughCase, range)]
  }
}

extension CatchClause {
  /// Whether it catches every error.
  var catchesAll: Bool {
    items.isEmpty || items.contains { $0.condition == nil && $0.pattern.takesAll }
  }
}

extension Pattern {
  /// Whether it matches every value.
  var takesAll: Bool {
    switch kind {
    case .wildcard, .name: true
    case .binding(_, let inner): inner.takesAll
    case .cast(let inner, let type):
      if case .name(let name) = type.withoutExistential.kind,
        name.text == "Error" || name.text == "NSError"
      {
        inner.takesAll
      } else {
        false
      }
    default: false
    }
  }
}

extension TypeExpression {
  fileprivate var withoutExistential: TypeExpression {
    if case .existential(let inner) = kind { return inner }
    return self
  }
}
