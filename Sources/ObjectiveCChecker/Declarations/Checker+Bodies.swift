import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Checks the code of a method.
  func check(
    _ block: Tree.Block, of function: Function, _ site: MethodSite, _ nominal: Nominal
  ) {
    let own = Type.nominal(nominal, [])
    let context = FunctionContext(
      function: function, parent: nil, file: function.file ?? files[0],
      result: function.isInitializer ? .void : function.result, isThrowing: false,
      selfType: function.isStatic ? .metatype(own) : own, owner: nominal,
      substitution: Substitution())
    body(block, of: function, context, site.parameters.map { ($0.name, $0.type, $0.range) })
  }

  /// Checks the code of a method or a C function.
  func body(
    _ block: Tree.Block, of function: Function, _ context: FunctionContext,
    _ parameters: [(name: String, type: ObjectiveCType, range: SourceRange)]
  ) {
    scope = Scope(parent: nil, context: context)
    work.counts = [:]
    var variables: [LocalVariable] = []
    for (index, parameter) in parameters.enumerated() {
      let type =
        index < function.parameters.count
        ? function.parameters[index].type : stored(parameter.type)
      let variable = LocalVariable(
        name: parameter.name, type: type, isConstant: false, range: parameter.range)
      variable.context = context
      if index < function.parameters.count, function.parameters[index].isInout {
        variable.isInout = true
        variable.isWritten = true
      }
      variables.append(variable)
      scope.add(.variable(Local(variable, parameter.type)), named: parameter.name)
    }
    scope = Scope(parent: scope, context: context)
    var statements = check(block.statements)
    let end = SourceRange(block.range.end - 1, block.range.end)
    if !function.isInitializer, function.result != .void, !leaves(statements) {
      if !hasErrors { report(.missingReturn, end) }
      if let value = zero(function.result, end) ?? empty(function.result, end) {
        statements.append(TypedStatement(.returning(value), end))
      }
    }
    function.checked.body = FunctionBody(
      parameters: variables, statements: statements, selfType: context.selfType,
      context: context)
    module.note(checked: function)
  }

  /// The empty value of a type that nil is not of.
  private func empty(_ type: Type, _ range: SourceRange) -> TypedExpression? {
    switch type {
    case .string: TypedExpression(.string(""), type, range)
    case .array: TypedExpression(.array([]), type, range)
    case .set: TypedExpression(.set([]), type, range)
    case .dictionary: TypedExpression(.dictionary([]), type, range)
    default: nil
    }
  }

  // MARK: Functions of C

  /// Declares a function with code. Its prototype determines the nullability and its name in Swift.
  func declareFunction(_ declaration: Tree.Declaration, _ prototypes: [String: Tree.Function]) {
    guard case .function(let tree) = declaration.kind, let block = tree.body else { return }
    if tree.name.text == "main" { return }
    if tree.signature.isVariadic {
      report(.notRun(.variadicFunctions), tree.name.range)
      return
    }
    let types = parameters(tree.signature)
    let result = resolve(tree.signature.result)
    let named = tree.signature.parameters.prefix(types.count)
    let function = Function(
      name: tree.name.text,
      parameters: zip(named, types).map { parameter, type in
        var info = ParameterInfo(
          label: nil, name: parameter.name?.text ?? "_", type: stored(type))
        if case .pointer = type { info.isInout = true }
        return info
      }, result: stored(result), owner: nil, implementation: .script)
    function.file = file(at: tree.name.range)
    function.range = tree.name.range
    function.isDiscardable = true
    function.objectiveC = ObjectiveCSignature(parameters: types, result: result)
    if !work.declared.insert(tree.name.text).inserted {
      report(.redefinition(tree.name.text), tree.name.range)
    }
    module.members[tree.name.text] = [.function(function)]
    module.members[Self.hiddenName(tree.name.text)] = nil
    addView(of: function, prototypes[tree.name.text] ?? tree)
    work.bodies.append { [unowned self] in
      body(
        block, of: function, context(of: function),
        zip(named, types).map { ($0.name?.text ?? "", $1, $0.name?.range ?? $0.range) })
    }
  }
}

/// The uses of `self` in an initializer's code, before it is checked.
enum InitializerScan {
  /// Whether it returns nil for a reason other than that another initializer returned nil.
  static func canFail(_ block: Tree.Block) -> Bool {
    block.statements.contains { fails($0) }
  }

  private static func fails(_ statement: Tree.Statement) -> Bool {
    switch statement.kind {
    case .returning(let value?):
      if case .name(let name) = value.unwrapped.kind {
        return ["nil", "NULL", "Nil"].contains(name.text)
      }
      return false
    case .block(let block), .autoreleasePool(let block), .synchronized(_, let block):
      return canFail(block)
    case .trying(let tree):
      return canFail(tree.body) || tree.catches.contains { canFail($0.body) }
    case .conditional(let condition, let then, let otherwise):
      return !isMissingSelf(condition) && fails(then) || otherwise.map(fails) ?? false
    case .whileLoop(_, let body), .doLoop(let body, _), .forLoop(_, _, _, let body),
      .forIn(_, _, let body):
      return fails(body)
    case .switching(_, let block): return canFail(block)
    default: return false
    }
  }

  /// `!self`, `self == nil`, `!(self = [super init])`.
  static func isMissingSelf(_ tree: Tree.Expression) -> Bool {
    switch tree.unwrapped.kind {
    case .prefix(let sign, let operand): return sign.text == "!" && isSelf(operand)
    case .binary(let left, let sign, let right):
      guard sign.text == "==" else { return false }
      return isSelf(left) && isNil(right) || isNil(left) && isSelf(right)
    default: return false
    }
  }

  private static func isNil(_ tree: Tree.Expression) -> Bool {
    guard case .name(let name) = tree.unwrapped.kind else { return false }
    return ["nil", "NULL", "Nil"].contains(name.text)
  }

  private static func isSelf(_ tree: Tree.Expression) -> Bool {
    switch tree.unwrapped.kind {
    case .name(let name): return name.text == "self"
    case .assignment(let target, _, _): return isSelf(target)
    default: return false
    }
  }
}
