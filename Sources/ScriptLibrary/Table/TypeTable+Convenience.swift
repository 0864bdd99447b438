import Machine
import Records
import SourceTree
import TypedProgram

extension TypeTable {
  /// A convenience initializer of a class: it delegates to a designated one of the object's own
  /// class, so that a script's override of that runs, and configures the new object afterwards.
  ///
  /// `over` is the full name of the designated initializer, which precedes it in the table. Each of
  /// `arguments` computes one of its arguments from all of this initializer's; `configure` takes
  /// the new object and all of them.
  ///
  /// ```swift
  /// type.convenience(
  ///   "init(type:)", [UIButton.ButtonType.self], over: "init(frame:)",
  ///   arguments: [HostCode { (_: UIButton.ButtonType) in CGRect.zero }],
  ///   configure: HostCode { (b: UIButton, kind: UIButton.ButtonType) in b.become(kind) })
  /// ```
  @discardableResult
  package func convenience(
    _ name: String, _ parameters: [any Bridged.Type] = [], over designated: String,
    arguments: [HostCode] = [], configure: HostCode? = nil, _ summary: String = ""
  ) -> Function {
    guard let target = designatedInitializer(designated) else {
      preconditionFailure("\(nominal.name) has no \(designated)")
    }
    let code = HostCode(parameters, nil) { _ throws(RunStop) in }
    let function = Function(
      code, MemberName(name), RowOptions(summary: summary), owner: nominal, receiver: 0, library)
    function.isInitializer = true
    function.isConvenience = true
    function.result = target.isFailable ? .optional(type) : type
    function.isFailable = target.isFailable
    function.implementation = .script
    let range = SourceRange(0, 0)
    let locals = function.parameters.map {
      LocalVariable(name: $0.name, type: $0.type, isConstant: true, range: range)
    }
    let values = locals.map { TypedExpression(.local($0), $0.type, range) }
    let labels = String(repeating: "_:", count: locals.count)
    let made = arguments.map { argument in
      let maker = Function(
        argument, MemberName("argument(\(labels))"), RowOptions(), owner: nil, receiver: 0, library)
      return TypedExpression(.call(maker, receiver: nil, values), maker.result, range)
    }
    var statements = [
      TypedExpression(.delegate(target, made, isSuper: false), .void, range)
    ]
    if let configure {
      let configurer = Function(
        configure, MemberName("configure(\(labels))"), RowOptions(), owner: nominal, receiver: 1,
        library)
      let receiver = TypedExpression(.selfReference, type, range)
      statements.append(
        TypedExpression(
          .send(configurer, receiver: receiver, values, isSuper: false), .void, range))
    }
    let context = FunctionContext(
      function: function, parent: nil, file: SourceFile(name: nominal.name, text: ""), result: nil,
      isThrowing: false, selfType: type, owner: nominal, substitution: Substitution())
    function.file = context.file
    function.checked.body = FunctionBody(
      parameters: locals, statements: statements.map { TypedStatement(.expression($0), range) },
      selfType: type, context: context)
    nominal.add(.initializer(function), named: "init")
    return function
  }

  private func designatedInitializer(_ fullName: String) -> Function? {
    for case .initializer(let function) in nominal.members["init"] ?? []
    where !function.isConvenience && function.fullName == fullName {
      return function
    }
    return nil
  }
}
