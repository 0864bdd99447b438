import Records
import SourceTree
import TypedProgram

// Functions in place of functions of other types.

extension Conversion {
  /// A closure of a type that calls a function whose parameters are wider or whose result is
  /// narrower, and converts each value; nil where one does not convert.
  ///
  /// Functions with the same registers replace each other as they are.
  func adapted(
    _ value: TypedExpression, _ from: FunctionType, _ to: FunctionType
  ) -> TypedExpression? {
    let range = value.range
    guard let file = file(at: range), from.parameters.count == to.parameters.count,
      !from.isThrowing || to.isThrowing, !Type.function(from).hasVariables,
      !Type.function(to).hasVariables
    else { return nil }
    let context = FunctionContext(
      function: nil, parent: nil, file: file, result: to.result, isThrowing: to.isThrowing,
      selfType: nil, owner: nil, substitution: Substitution())
    let original = LocalVariable(
      name: "function", type: .function(from), isConstant: true, range: range)
    original.context = context
    original.isHidden = true
    original.isCapturedCopy = true
    var variables: [LocalVariable] = []
    var arguments: [TypedExpression] = []
    for (index, (inner, outer)) in zip(from.parameters, to.parameters).enumerated() {
      guard inner.isInout == outer.isInout, !inner.isInout || inner.type == outer.type else {
        return nil
      }
      let variable = LocalVariable(
        name: "$\(index)", type: outer.type, isConstant: !outer.isInout, range: range)
      variable.context = context
      variable.isInout = outer.isInout
      let given = TypedExpression(.local(variable), outer.type, range)
      guard let argument = inner.isInout ? given : coerce(given, to: inner.type) else { return nil }
      variables.append(variable)
      arguments.append(argument)
    }
    let function = TypedExpression(.local(original), .function(from), range)
    var call = TypedExpression(.invoke(function, arguments), from.result, range)
    if from.isThrowing { call = TypedExpression(.attempt(.plain, call), from.result, range) }
    guard let result = coerce(call, to: to.result) else { return nil }
    let statement: TypedStatement.Kind =
      to.result == .void ? .expression(result) : .returning(result)
    let body = FunctionBody(
      parameters: variables, statements: [TypedStatement(statement, range)], selfType: nil,
      context: context)
    let closure = TypedClosure(
      parameters: variables, type: to, body: body,
      captures: [(variable: original, value: value)], range: range)
    return TypedExpression(.closure(closure), .function(to), range)
  }
}
