import Machine
import Records
import SourceTree
import Testing
import TypedProgram

/// Typed programs that no parser and no checker made.
struct TypedProgramTests {
  @Test func `the machine runs an expression that is built by hand`() throws {
    let program = HandMade()
    let sum = program.arithmetic(.add, program.integer(1), program.integer(2))
    #expect(try program.result(of: [program.statement(.returning(sum))]) == 3)
  }

  @Test func `the machine runs a loop that is built by hand`() throws {
    let program = HandMade()
    let (sum, index) = (program.variable("sum"), program.variable("index"))
    let condition = program.expression(
      .intrinsic(
        .compare(.less, .integer(.int)), [program.read(index), program.integer(10)]), .bool)
    let result = try program.result(of: [
      program.bind(sum, program.integer(0)),
      program.bind(index, program.integer(0)),
      program.statement(
        .whileLoop(
          [TypedCondition(.boolean(condition), program.range)],
          body: [
            program.assign(sum, program.arithmetic(.add, program.read(sum), program.read(index))),
            program.assign(
              index, program.arithmetic(.add, program.read(index), program.integer(1))),
          ], JumpTarget(label: nil))),
      program.statement(.returning(program.read(sum))),
    ])
    #expect(result == 45)
  }

  @Test func `a sum that is too large stops`() throws {
    let program = HandMade()
    let sum = program.arithmetic(.add, program.integer(.max), program.integer(1))
    let failure = #expect(throws: RunFailure.self) {
      try program.result(of: [program.statement(.returning(sum))])
    }
    #expect(failure?.problem == .overflow)
  }
}

/// Makes the nodes of one function without parameters that returns an `Int`, and runs it.
private final class HandMade {
  let range = SourceRange(0, 0)
  private let function = Function(
    name: "made", parameters: [], result: .int, owner: nil, implementation: .script)
  private let context: FunctionContext
  private let host = NoObjects()

  init() {
    let file = SourceFile(name: "made.swift", text: "made")
    function.file = file
    context = FunctionContext(
      function: function, parent: nil, file: file, result: .int, isThrowing: false, selfType: nil,
      owner: nil, substitution: Substitution())
  }

  /// The result of the statements.
  func result(of statements: [TypedStatement]) throws(RunFailure) -> Int {
    function.checked.body = FunctionBody(
      parameters: [], statements: statements, selfType: nil, context: context)
    let machine = Machine(library: Library(), host: host)
    var result = 0
    try machine.call(function, { _ in }, { result = Int(truncatingIfNeeded: $0.numbers[0]) })
    return result
  }

  // MARK: Nodes

  func statement(_ kind: TypedStatement.Kind) -> TypedStatement { TypedStatement(kind, range) }

  func expression(_ kind: TypedExpression.Kind, _ type: Type) -> TypedExpression {
    TypedExpression(kind, type, range)
  }

  func integer(_ value: Int64) -> TypedExpression { expression(.integer(value), .int) }

  func arithmetic(
    _ operation: Intrinsic.Arithmetic, _ left: TypedExpression, _ right: TypedExpression
  ) -> TypedExpression {
    expression(.intrinsic(.arithmetic(operation, .integer(.int)), [left, right]), .int)
  }

  /// A variable that is written after its declaration.
  func variable(_ name: String) -> LocalVariable {
    let variable = LocalVariable(name: name, type: .int, isConstant: false, range: range)
    variable.context = context
    variable.isWritten = true
    return variable
  }

  func read(_ variable: LocalVariable) -> TypedExpression { expression(.local(variable), .int) }

  func bind(_ variable: LocalVariable, _ value: TypedExpression) -> TypedStatement {
    statement(.bind(TypedPattern(.variable(variable), .int, range), value))
  }

  func assign(_ variable: LocalVariable, _ value: TypedExpression) -> TypedStatement {
    statement(.expression(expression(.assign(read(variable), value), .void)))
  }
}

/// A host without classes and objects.
private final class NoObjects: Host {
  func fields(of object: AnyObject) -> Fields? { nil }

  func construct(
    by initializer: HostFunction, fields: Fields, _ registers: Registers
  ) throws(RunStop) {
    throw RunStop(.fatalError("no classes"))
  }

  func script(for message: Int, of object: AnyObject) -> Function? { nil }

  func script(for message: Int, above owner: Nominal, of object: AnyObject) -> Function? { nil }

  func isInstance(_ object: AnyObject, of type: Nominal) -> Bool { false }

  func type(of object: AnyObject) -> Nominal {
    Nominal(name: "Object", kind: .class, origin: .host(nil))
  }

  func describe(_ object: AnyObject) -> String { "object" }

  func traceName(of object: AnyObject) -> String { "object" }

  func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool { left === right }

  func write(_ text: String) {}
}
