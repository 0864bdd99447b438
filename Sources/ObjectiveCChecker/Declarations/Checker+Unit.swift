import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

/// The Objective-C checker, as the scenes use it.
package enum ObjectiveCProgram {
  /// Declares everything of texts in the module, checks all code, and creates a function from the
  /// top-level statements. On any error the module is restored. The diagnostics of each text are
  /// offsets into its own. `declareSwift` declares a type that is written in Swift, in the form in
  /// which Swift imports an enumeration.
  package static func check(
    _ units: [Tree.Unit], as kind: UnitKind, library: Library, module: Module,
    declareSwift: @escaping (String) -> Nominal? = { _ in nil },
    isInterrupted: @escaping () -> Bool = { false }
  ) -> [CheckedUnit] {
    guard let table = library.objectiveC, !units.isEmpty else { return [] }
    let checker = Checker(
      library: library, module: module, table: table, files: units.map(\.file),
      declareSwift: declareSwift, isInterrupted: isInterrupted)
    return checker.check(units, as: kind)
  }
}

extension Checker {
  func check(_ units: [Tree.Unit], as kind: UnitKind) -> [CheckedUnit] {
    diagnostics = units.flatMap(\.diagnostics)
    let kept = ModuleState(module)
    var entry: Function?
    if !hasErrors {
      declare(units.flatMap(\.items), as: kind)
      if kind == .prompt { entry = topLevel(units[0]) }
      if kind == .file {
        refuseStatements(units)
        entry = loader(units[0].file)
      }
      var index = 0
      while index < work.bodies.count {
        work.bodies[index]()
        index += 1
      }
      work.bodies = []
    }
    if hasErrors {
      for change in work.undo.reversed() { change() }
      kept.restore(module)
      entry = nil
      work.types = []
      work.extensionOverrides = []
      work.variables = []
    }
    // Code that runs when several files are loaded runs once.
    return units.enumerated().map { index, unit in
      finished(unit.file, index == 0 ? entry : nil, isOnly: units.count == 1)
    }
  }

  private func finished(_ file: SourceFile, _ entry: Function?, isOnly: Bool) -> CheckedUnit {
    let own = diagnostics.filter { isOnly || self.file(at: $0.range) === file }
    let sorted = own.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
    return CheckedUnit(
      file: file, diagnostics: isOnly ? sorted : sorted.map { $0.moved(to: file) }, entry: entry,
      types: work.types.filter {
        guard case .script(let home, _) = $0.origin else { return false }
        return home === file
      }, extensionOverrides: isOnly ? work.extensionOverrides : [], variables: work.variables,
      locals: Dictionary(
        work.locals.compactMap { use, declaration in
          file.contains(SourceRange(use, use))
            && file.contains(SourceRange(declaration, declaration))
            ? (use - file.offset, declaration - file.offset) : nil
        }, uniquingKeysWith: { first, _ in first }))
  }

  private func refuseStatements(_ units: [Tree.Unit]) {
    for unit in units {
      for case .statement(let statement) in unit.items {
        if case .empty = statement.kind { continue }
        diagnostics.append(
          CodeDiagnostic(.declaration(.statementAtTopLevel), statement.range))
      }
    }
  }

  /// The statements that are typed at a prompt, as a function without parameters.
  private func topLevel(_ unit: Tree.Unit) -> Function? {
    let items = unit.items.filter { item in
      guard case .declaration(let declaration) = item else { return true }
      if case .variables = declaration.kind { return true }
      return false
    }
    guard !items.isEmpty || !work.loaders.isEmpty else { return nil }
    let function = Function(
      name: "", parameters: [], result: .void, owner: nil, implementation: .script)
    function.file = unit.file
    function.isThrowing = true
    let context = FunctionContext(
      function: function, parent: nil, file: unit.file, result: .void, isThrowing: true,
      selfType: nil, owner: nil, substitution: Substitution())
    scope = Scope(parent: nil, context: context)
    work.top = scope
    var statements = work.loaders.map { loading($0.function, $0.owner) }
    for item in items {
      switch item {
      case .statement(let statement): statements += check(statement)
      case .declaration(let declaration):
        guard case .variables(let variables) = declaration.kind else { continue }
        for variable in variables { statements += declareAtPrompt(variable) }
      }
    }
    work.top = nil
    function.checked.body = FunctionBody(
      parameters: [], statements: statements, selfType: nil, context: context)
    return function
  }
}

extension Checker {
  /// The call of `+load`, as the runtime sends it to a class or a category that was loaded.
  fileprivate func loading(_ function: Function, _ owner: Nominal) -> TypedStatement {
    let type = Type.metatype(.nominal(owner, []))
    let receiver = TypedExpression(.metatype(.nominal(owner, [])), type, function.range)
    let call = TypedExpression(
      .send(function, receiver: receiver, [], isSuper: true), .void, function.range)
    return TypedStatement(.expression(call), function.range)
  }

  /// A function that sends `+load` to all classes and categories of the files; nil without any.
  fileprivate func loader(_ file: SourceFile) -> Function? {
    guard !work.loaders.isEmpty else { return nil }
    let function = Function(
      name: "+load", parameters: [], result: .void, owner: nil, implementation: .script)
    function.file = file
    function.checked.body = FunctionBody(
      parameters: [], statements: work.loaders.map { loading($0.function, $0.owner) },
      selfType: nil, context: context(of: function))
    return function
  }
}

/// The tables of a module, to restore when a text has errors.
struct ModuleState {
  private let members: [String: [Member]]
  private let types: [Nominal]
  private let extensionMembers: [ObjectIdentifier: [String: [Member]]]
  private let hostOverrides: [(type: Nominal, member: Member)]
  private let extensionProtocols: [ObjectIdentifier: [Type]]
  private let witnesses: [Module.Witness: Function]
  private let homes: [ObjectIdentifier: SourceFile]
  private let objectiveC: ObjectiveCDeclarations

  init(_ module: Module) {
    members = module.members
    types = module.types
    extensionMembers = module.extensionMembers
    hostOverrides = module.hostOverrides
    extensionProtocols = module.extensionProtocols
    witnesses = module.witnesses
    homes = module.homes
    objectiveC = module.objectiveC
  }

  func restore(_ module: Module) {
    module.members = members
    module.types = types
    module.extensionMembers = extensionMembers
    module.hostOverrides = hostOverrides
    module.extensionProtocols = extensionProtocols
    module.witnesses = witnesses
    module.homes = homes
    module.objectiveC = objectiveC
  }
}
