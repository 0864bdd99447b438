import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// `^(parameters) { … }`. The block copies the variables that it uses when it is created, but
  /// shares those with `__block`.
  func block(_ literal: Tree.BlockLiteral, _ range: SourceRange) -> Value {
    let outer = scope
    let parameters = literal.parameters.filter { parameter in
      if case .name(let name)? = parameter.type?.kind, name.text == "void" { return false }
      return true
    }
    let types = parameters.map { parameter in parameter.type.map { resolve($0) } ?? .id }
    let declared = literal.result.map { resolve($0) }
    let context = FunctionContext(
      function: nil, parent: outer.context, file: outer.context.file,
      result: declared.map { stored($0) }, isThrowing: false, selfType: outer.context.selfType,
      owner: outer.context.owner, substitution: Substitution())
    context.isKept = true
    let captures = BlockCaptures()
    scope = Scope(parent: outer, context: context)
    scope.block = captures
    scope.breaks = nil
    scope.continues = nil
    let state = BlockState(declared)
    let outerState = work.block
    work.block = state
    var variables: [LocalVariable] = []
    for (parameter, type) in zip(parameters, types) {
      let name = parameter.name?.text ?? ""
      let variable = LocalVariable(
        name: name, type: stored(type), isConstant: false,
        range: parameter.name?.range ?? parameter.range)
      variable.context = context
      if case .pointer = type {
        variable.isInout = true
        variable.isWritten = true
      }
      if name.isEmpty { variable.isHidden = true }
      variables.append(variable)
      scope.add(.variable(Local(variable, type)), named: name)
    }
    var statements = check(literal.body.statements)
    let result = state.result ?? .void
    context.result = stored(result)
    if result != .void, !leaves(statements), let value = zero(stored(result), range) {
      let end = SourceRange(literal.body.range.end - 1, literal.body.range.end)
      // A switch may be exhaustive, which is not checked here.
      if case .switching? = statements.last?.kind {
        report(.missingReturn, end)
      } else {
        report(.fault(.blockReturn, ""), end)
      }
      statements.append(TypedStatement(.returning(value), end))
    }
    work.block = outerState
    scope = outer
    let type = FunctionType(
      variables.map { FunctionTypeParameter($0.type, isInout: $0.isInout) }, stored(result))
    let closure = TypedClosure(
      parameters: variables, type: type,
      body: FunctionBody(
        parameters: [], statements: statements, selfType: context.selfType, context: context),
      captures: captures.captures, range: range)
    return Value(TypedExpression(.closure(closure), .function(type), range), .block(types, result))
  }
}

/// The result of a block, as far as its statements determine it.
final class BlockState {
  var result: ObjectiveCType?
  let isDeclared: Bool

  init(_ result: ObjectiveCType?) {
    self.result = result
    isDeclared = result != nil
  }
}
