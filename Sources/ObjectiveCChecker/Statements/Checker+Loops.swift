import Records
import SourceTree
import TypedProgram

extension Checker {
  /// A statement, or statements, in a scope of their own.
  func inScope<Result>(_ body: () -> Result) -> Result {
    let outer = scope
    scope = Scope(parent: outer, context: outer.context)
    defer { scope = outer }
    return body()
  }

  /// The body of a loop, which `break` and `continue` leave.
  func inLoop<Result>(_ target: JumpTarget, _ body: () -> Result) -> Result {
    inScope {
      scope.breaks = target
      scope.continues = target
      return body()
    }
  }

  /// `for (…; condition; step)`: the step runs before the condition of every iteration but the
  /// first.
  func countingLoop(
    _ condition: TypedExpression?, _ step: TypedExpression?, _ body: [TypedStatement],
    _ target: JumpTarget, _ range: SourceRange
  ) -> [TypedStatement] {
    let test = condition ?? TypedExpression(.boolean(true), .bool, range)
    guard let step else {
      return [
        TypedStatement(
          .whileLoop([TypedCondition(.boolean(test), test.range)], body: body, target), range)
      ]
    }
    let again = TypedExpression(
      .sequence([TypedStatement(.expression(step), step.range)], test), .bool, range)
    let loop = TypedStatement(.repeatLoop(body: body, condition: again, target), range)
    guard let condition else { return [loop] }
    return [
      TypedStatement(
        .conditional(
          [TypedCondition(.boolean(condition), condition.range)], then: [loop], otherwise: []),
        range)
    ]
  }

  /// `for (X *x in collection)`: the statement for a variable, whose scope has `body`.
  func enumeration(
    of collection: Value, _ name: String, _ declared: ObjectiveCType, _ nameRange: SourceRange,
    _ range: SourceRange, isReversed: Bool, isWatched: Bool = false,
    _ body: () -> [TypedStatement]
  ) -> [TypedStatement] {
    if collection.isInvalid { return [] }
    if !isReversed, !isWatched, let walk = watched(collection) {
      let statements = enumeration(
        of: walk.collection, name, declared, nameRange, range, isReversed: isReversed,
        isWatched: true
      ) { [walk.check] + body() }
      guard !statements.isEmpty else { return [] }
      return [
        TypedStatement(
          .doBlock(walk.before + statements, catches: [], JumpTarget(label: nil)), range)
      ]
    }
    guard let (sequence, element) = elements(of: collection) else {
      report(.notCollection(spelled(collection.type)), collection.range)
      return []
    }
    let target = JumpTarget(label: nil)
    let item = LocalVariable(name: name, type: element, isConstant: false, range: nameRange)
    item.context = scope.context
    // An object retains the element type of the collection as long as no other type is needed.
    let type = elementVariableType(element, declared)
    if type == element {
      let statements = inLoop(target) {
        scope.add(.variable(Local(item, declared)), named: name)
        return body()
      }
      return loop(item, sequence, statements, target, range, isReversed: isReversed)
    }
    let variable = LocalVariable(name: name, type: type, isConstant: false, range: nameRange)
    variable.context = scope.context
    item.isHidden = true
    let value = TypedExpression(.local(item), element, nameRange)
    guard let converted = coerced(value, to: type) else {
      report(
        .incompatible(
          .initializing, to: spelled(declared), from: spelled(table.type(of: element))), nameRange)
      return []
    }
    let statements = inLoop(target) {
      scope.add(.variable(Local(variable, declared)), named: name)
      return [
        TypedStatement(
          .bind(TypedPattern(.variable(variable), type, nameRange), converted), nameRange)
      ] + body()
    }
    return loop(item, sequence, statements, target, range, isReversed: isReversed)
  }

  /// A Foundation collection that a loop iterates over, in a variable of its own: the statements
  /// before the loop, and the statement at the beginning of each iteration that raises an exception
  /// if the collection was mutated. nil for Swift arrays and sets, which are values.
  private func watched(
    _ collection: Value
  ) -> (collection: Value, before: [TypedStatement], check: TypedStatement)? {
    switch collection.code.type.unwrapped {
    case .array, .set: return nil
    default: break
    }
    let code = asStored(collection)
    let range = code.range
    guard collection.type.isObject, code.type.isOptional, let changes = runtime("changes"),
      let check = runtime("checkUnchanged")
    else { return nil }
    let (list, before) = (hidden(code.type, range), hidden(.int, range))
    let object = TypedExpression(.local(list), code.type, range)
    guard let boxed = coerced(object, to: .optional(.any)) else { return nil }
    let count = TypedExpression(.call(changes, receiver: nil, [boxed]), .int, range)
    let call = TypedExpression(
      .call(check, receiver: nil, [boxed, TypedExpression(.local(before), .int, range)]), .void,
      range)
    return (
      Value(object, collection.type),
      [
        TypedStatement(.bind(TypedPattern(.variable(list), code.type, range), code), range),
        TypedStatement(.bind(TypedPattern(.variable(before), .int, range), count), range),
      ],
      TypedStatement(.expression(call), range)
    )
  }

  private func loop(
    _ item: LocalVariable, _ sequence: TypedForLoop.Sequence, _ body: [TypedStatement],
    _ target: JumpTarget, _ range: SourceRange, isReversed: Bool
  ) -> [TypedStatement] {
    guard isReversed, case .array(let code) = sequence else {
      return [statement(item, sequence, body, target, range)]
    }
    let place = code.range
    let (list, index) = (hidden(code.type, place), hidden(.int, place))
    let array = TypedExpression(.local(list), code.type, place)
    func number(_ value: Int64) -> TypedExpression {
      TypedExpression(.integer(value), .int, place)
    }
    let count = TypedExpression(.intrinsic(.arrayCount, [array]), .int, place)
    let last = TypedExpression(
      .intrinsic(.arithmetic(.subtract, .integer(.int)), [count, number(1)]), .int, place)
    let element = TypedExpression(
      .intrinsic(
        .arrayElement(item.type), [array, TypedExpression(.local(index), .int, place)]),
      item.type, place)
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(item), item.type, item.range), element), item.range)
    return [
      TypedStatement(
        .doBlock(
          [
            TypedStatement(
              .bind(TypedPattern(.variable(list), code.type, place), code), place),
            statement(
              index,
              .stride(from: last, to: number(0), by: number(-1), isThrough: true), [bind] + body,
              target, range),
          ], catches: [], JumpTarget(label: nil)), range)
    ]
  }

  private func statement(
    _ item: LocalVariable, _ sequence: TypedForLoop.Sequence, _ body: [TypedStatement],
    _ target: JumpTarget, _ range: SourceRange
  ) -> TypedStatement {
    TypedStatement(
      .forLoop(
        TypedForLoop(
          pattern: TypedPattern(.variable(item), item.type, item.range), isMatching: false,
          sequence: sequence, condition: nil, body: body, target: target)), range)
  }

  /// The type of a variable for elements: the declared type if every element is of it.
  private func elementVariableType(_ element: Type, _ declared: ObjectiveCType) -> Type {
    let wanted = stored(declared)
    if case .block = declared { return wanted }
    if isSameRegister(element, wanted.unwrapped) || element.unwrapped.isObjectOrAny {
      return element
    }
    return wanted
  }

  /// The elements of a collection, without a copy if it is a Swift array.
  private func elements(of collection: Value) -> (TypedForLoop.Sequence, Type)? {
    let code = collection.code
    let range = code.range
    switch code.type.unwrapped {
    case .array(let element):
      guard let array = present(code, range) else { return nil }
      return (.array(array), element)
    case .set(let element):
      guard let set = present(code, range) else { return nil }
      return (.set(set), element)
    default: break
    }
    guard collection.type.isObject else { return nil }
    let array = Type.array(.anyObject)
    if let nominal = collection.type.nominal {
      for type in nominal.lineage {
        guard let function = table.conversion(from: .nominal(type, []), to: array) else { continue }
        guard let known = coerced(asStored(collection), to: .optional(.nominal(type, []))) else {
          return nil
        }
        let element = TypedExpression(.chainElement(known), .nominal(type, []), range)
        let call = TypedExpression(.call(function, receiver: nil, [element]), array, range)
        let chain = TypedExpression(.optionalChain(call), .optional(array), range)
        return (.array(orEmpty(chain, array, range)), .anyObject)
      }
      guard nominal === root else { return nil }
    }
    guard let function = runtime("elements"),
      let boxed = coerced(asStored(collection), to: .optional(.any))
    else { return nil }
    return (
      .array(TypedExpression(.call(function, receiver: nil, [boxed]), array, range)), .anyObject
    )
  }

  private func present(_ code: TypedExpression, _ range: SourceRange) -> TypedExpression? {
    guard case .optional(let wrapped) = code.type else { return code }
    return orEmpty(code, wrapped, range)
  }

  private func orEmpty(
    _ code: TypedExpression, _ type: Type, _ range: SourceRange
  ) -> TypedExpression {
    let none: TypedExpression.Kind = if case .set = type { .set([]) } else { .array([]) }
    return TypedExpression(.coalesce(code, TypedExpression(none, type, range)), type, range)
  }
}
