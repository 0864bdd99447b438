import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  func check(_ statements: [Tree.Statement]) -> [TypedStatement] {
    statements.flatMap { check($0) }
  }

  /// A block's statements, in a scope of their own.
  func check(_ block: Tree.Block) -> [TypedStatement] {
    inScope { check(block.statements) }
  }

  /// The body of a condition or loop.
  private func body(_ statement: Tree.Statement) -> [TypedStatement] {
    if case .block(let block) = statement.kind { return check(block) }
    return inScope { check(statement) }
  }

  func check(_ statement: Tree.Statement) -> [TypedStatement] {
    let range = statement.range
    guard mayCheck(range) else { return [] }
    switch statement.kind {
    case .expression(let tree): return expression(tree, range)
    case .declaration(let declaration): return local(declaration)
    case .block(let block):
      return [TypedStatement(.doBlock(check(block), catches: [], JumpTarget(label: nil)), range)]
    case .conditional(let tree, let then, let otherwise):
      return conditional(tree, then, otherwise, range)
    case .whileLoop(let tree, let body):
      let test = condition(check(tree))
      let target = JumpTarget(label: nil)
      let statements = inLoop(target) { self.body(body) }
      if test.type.isError { return [] }
      return [
        TypedStatement(
          .whileLoop([TypedCondition(.boolean(test), tree.range)], body: statements, target), range)
      ]
    case .doLoop(let body, let tree):
      let target = JumpTarget(label: nil)
      let statements = inLoop(target) { self.body(body) }
      let test = condition(check(tree))
      if test.type.isError { return [] }
      return [TypedStatement(.repeatLoop(body: statements, condition: test, target), range)]
    case .forLoop(let initial, let condition, let step, let body):
      return forLoop(initial, condition, step, body, range)
    case .forIn(let element, let collection, let body):
      return forIn(element, collection, body, range)
    case .switching(let subject, let block): return switching(subject, block, range)
    case .caseLabel, .defaultLabel: return []
    case .returning(let value): return returning(value, range)
    case .breaking:
      guard let target = scope.breaks else { return misplaced("break", range) }
      return [TypedStatement(.breaking(target), range)]
    case .continuing:
      guard let target = scope.continues else { return misplaced("continue", range) }
      return [TypedStatement(.continuing(target), range)]
    case .goto(let name), .label(let name):
      report(.notRun(.goto), name.range)
      return []
    case .trying(let tree): return trying(tree, range)
    case .throwing(let tree): return throwing(tree, range)
    case .synchronized(let object, let block):
      let value = check(object)
      if value.isInvalid { return [] }
      return [TypedStatement(.expression(value.code), object.range)]
        + [TypedStatement(.doBlock(check(block), catches: [], JumpTarget(label: nil)), range)]
    case .autoreleasePool(let block):
      return [TypedStatement(.doBlock(check(block), catches: [], JumpTarget(label: nil)), range)]
    case .empty, .invalid: return []
    }
  }

  private func misplaced(_ word: String, _ range: SourceRange) -> [TypedStatement] {
    report(.notInLoop(word), range)
    return []
  }

  private func expression(_ tree: Tree.Expression, _ range: SourceRange) -> [TypedStatement] {
    let value = check(tree, isStatement: true)
    if value.isInvalid { return [] }
    if isDelegation(tree) {
      report(.fault(.droppedInit, ""), range)
      return []
    }
    if work.top === scope, !isWriting(tree) {
      if value.type == .void { return [TypedStatement(.expression(value.code), range)] }
      return [TypedStatement(.show(shown(value)), range)]
    }
    warnOfUnused(tree)
    return [TypedStatement(.expression(value.code), range)]
  }

  /// Warns of a comparison, a calculation or a property whose value is not used.
  private func warnOfUnused(_ tree: Tree.Expression) {
    switch tree.unwrapped.kind {
    case .binary(_, let sign, _):
      switch sign.text {
      case "&&", "||": break
      case "==": report(.fault(.unusedComparison, "equality"), tree.range)
      case "!=": report(.fault(.unusedComparison, "inequality"), tree.range)
      case "<", ">", "<=", ">=": report(.fault(.unusedComparison, "relational"), tree.range)
      default: report(.fault(.unusedResult, sign.text), tree.range)
      }
    case .member(_, let name, false): report(.fault(.unusedProperty, name.text), tree.range)
    case .name(let name): report(.fault(.unusedResult, name.text), tree.range)
    default: break
    }
  }

  /// A value as the prompt shows it: without an optional, which Objective-C does not have.
  private func shown(_ value: Value) -> TypedExpression { value.code }

  private func isWriting(_ tree: Tree.Expression) -> Bool {
    switch tree.unwrapped.kind {
    case .assignment: true
    case .prefix(let sign, _), .postfix(_, let sign): sign.text == "++" || sign.text == "--"
    default: false
    }
  }

  // MARK: Conditions

  private func conditional(
    _ tree: Tree.Expression, _ then: Tree.Statement, _ otherwise: Tree.Statement?,
    _ range: SourceRange
  ) -> [TypedStatement] {
    let test = condition(check(tree))
    let isDead = isNeverTrue(tree)
    let first = isDead ? checkedOnly(then) : body(then)
    let second = otherwise.map { body($0) } ?? []
    if test.type.isError { return [] }
    return [
      TypedStatement(
        .conditional(
          [TypedCondition(.boolean(test), tree.range)], then: first, otherwise: second),
        range)
    ]
  }

  /// `if (!self) return nil;` in an initializer: `self` is never nil here, since an initializer
  /// that fails ends at once.
  func isNeverTrue(_ tree: Tree.Expression) -> Bool {
    guard scope.context.function?.isInitializer == true else { return false }
    return InitializerScan.isMissingSelf(tree)
  }

  private func checkedOnly(_ statement: Tree.Statement) -> [TypedStatement] {
    let function = scope.context.function
    let isFailable = function?.isFailable ?? false
    work.isDead += 1
    _ = body(statement)
    work.isDead -= 1
    function?.isFailable = isFailable
    return []
  }

  // MARK: Loops

  private func forLoop(
    _ initial: Tree.Statement?, _ tree: Tree.Expression?, _ step: Tree.Expression?,
    _ body: Tree.Statement, _ range: SourceRange
  ) -> [TypedStatement] {
    inScope {
      let before = initial.map { check($0) } ?? []
      let test = tree.map { condition(check($0)) }
      let target = JumpTarget(label: nil)
      let statements = inLoop(target) { self.body(body) }
      let after = step.map { check($0, isStatement: true) }
      if test?.type.isError ?? false || after?.isInvalid ?? false { return [] }
      let loop = countingLoop(test, after?.code, statements, target, range)
      guard !before.isEmpty else { return loop }
      return [TypedStatement(.doBlock(before + loop, catches: [], JumpTarget(label: nil)), range)]
    }
  }

  private func forIn(
    _ element: Tree.ForElement, _ collection: Tree.Expression, _ body: Tree.Statement,
    _ range: SourceRange
  ) -> [TypedStatement] {
    let (value, isReversed) = self.collection(collection)
    switch element {
    case .variable(let variable):
      let type = resolve(variable.type)
      return enumeration(
        of: value, variable.name.text, type, variable.name.range, range, isReversed: isReversed
      ) { self.body(body) }
    case .expression(let tree):
      let target = place(tree)
      if value.isInvalid { return [] }
      let name = "&element"
      return enumeration(
        of: value, name, .id, tree.range, range, isReversed: isReversed
      ) {
        guard let item = local(name, tree.range) else { return [] }
        let assignment = assign(item, to: target, tree.range, isStatement: true)
        if assignment.isInvalid { return [] }
        return [TypedStatement(.expression(assignment.code), tree.range)] + self.body(body)
      }
    }
  }

  /// The collection that a loop iterates over. A Swift array is iterated in reverse without an
  /// enumerator.
  private func collection(_ tree: Tree.Expression) -> (value: Value, isReversed: Bool) {
    guard case .message(let message) = tree.unwrapped.kind,
      message.selector == "reverseObjectEnumerator", case .expression(let inner) = message.receiver
    else { return (check(tree), false) }
    let array = check(inner)
    guard case .array(let element) = array.code.type, element.isObjectOrAny else {
      return (check(tree), false)
    }
    return (array, true)
  }

  // MARK: Switch

  private func switching(
    _ subject: Tree.Expression, _ block: Tree.Block, _ range: SourceRange
  ) -> [TypedStatement] {
    let value = check(subject)
    let target = JumpTarget(label: nil)
    var sites: [CaseSite] = []
    inScope {
      scope.breaks = target
      var isOpen = false
      for statement in flattened(block.statements) {
        switch statement.kind {
        case .caseLabel(let low, let high):
          let pair = (check(low), high.map { check($0) })
          if isOpen {
            sites[sites.count - 1].values.append(pair)
          } else {
            sites.append(
              CaseSite(values: [pair], isDefault: false, body: [], range: statement.range))
          }
          isOpen = true
        case .defaultLabel:
          if isOpen {
            sites[sites.count - 1].isDefault = true
          } else {
            sites.append(CaseSite(values: [], isDefault: true, body: [], range: statement.range))
          }
          isOpen = true
        default:
          isOpen = false
          let statements = check(statement)
          if !sites.isEmpty { sites[sites.count - 1].body += statements }
        }
      }
    }
    return choice(value, sites, target, range)
  }

  /// The statements of a switch; labels inside nested braces are not searched for.
  private func flattened(_ statements: [Tree.Statement]) -> [Tree.Statement] { statements }

  // MARK: Leaving

  private func returning(_ tree: Tree.Expression?, _ range: SourceRange) -> [TypedStatement] {
    if let block = work.block { return returning(tree, range, from: block) }
    guard let function = scope.context.function else { return [] }
    if function.isInitializer { return returningObject(tree, range, function) }
    let result = function.objectiveC?.result ?? .void
    guard let tree else {
      if function.result != .void {
        report(.returnWithoutValue, range)
        return []
      }
      return [TypedStatement(.returning(nil), range)]
    }
    let value = check(tree)
    if function.result == .void {
      if value.type == .void, !value.isInvalid {
        return [
          TypedStatement(.expression(value.code), tree.range),
          TypedStatement(.returning(nil), range),
        ]
      }
      if !value.isInvalid { report(.valueInVoid, tree.range) }
      return []
    }
    let code = convert(
      value, to: function.result,
      as: function.objectiveC?.returnsInstance == true ? value.type : result, for: .returning)
    return code.type.isError ? [] : [TypedStatement(.returning(code), range)]
  }

  private func returning(
    _ tree: Tree.Expression?, _ range: SourceRange, from block: BlockState
  ) -> [TypedStatement] {
    guard let tree else { return [TypedStatement(.returning(nil), range)] }
    let value = check(tree)
    if value.isInvalid { return [] }
    if block.result == nil {
      block.result = value.type
      scope.context.result = stored(value.type)
    }
    guard let result = block.result else { return [] }
    if result == .void {
      return [
        TypedStatement(.expression(value.code), tree.range), TypedStatement(.returning(nil), range),
      ]
    }
    let code = convert(value, to: stored(result), as: result, for: .returning)
    return code.type.isError ? [] : [TypedStatement(.returning(code), range)]
  }

  /// `return self;` in an initializer, `return nil;`, `return [super init];`.
  private func returningObject(
    _ tree: Tree.Expression?, _ range: SourceRange, _ function: Function
  ) -> [TypedStatement] {
    guard let tree else { return [TypedStatement(.returning(nil), range)] }
    if case .name(let name) = tree.unwrapped.kind, name.text == "self" {
      return [TypedStatement(.returning(nil), range)]
    }
    let value = check(tree)
    if value.isInvalid { return [] }
    if value.isNull {
      if work.isDead > 0 { return [] }
      guard let owner = function.owner else { return [] }
      let none = TypedExpression(.null, .optional(.nominal(owner, [])), range)
      return [TypedStatement(.returning(none), range)]
    }
    if value.code.type == .bool, case .sequence = value.code.kind {
      return [
        TypedStatement(.expression(value.code), range), TypedStatement(.returning(nil), range),
      ]
    }
    report(.notRun(.nestedFunctions), tree.range)
    return []
  }
}
