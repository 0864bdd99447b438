import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Declares everything of a unit in the module, checks all bodies, and creates a function from
  /// the statements of the top level. On any error the module is restored.
  package func check(_ unit: SourceUnit, as kind: UnitKind) -> CheckedUnit {
    diagnostics = unit.diagnostics
    work.kind = kind
    guard !hasErrors else { return finished(unit, entry: nil) }
    let kept = module.state
    let scope = declarationScope(of: nil)
    let declarations = unit.items.compactMap { item -> Declaration? in
      guard case .declaration(let declaration) = item.kind else { return nil }
      if case .variable = declaration.kind { return nil }
      return declaration
    }
    declareTypes(declarations, in: scope)
    if kind == .file { declareGlobals(unit.items, in: scope) }
    resolveInferred(isLast: false)
    let entry = kind == .prompt ? checkTopLevel(unit) : nil
    if kind == .file { refuseStatements(unit.items) }
    resolveInferred(isLast: true)
    finishTypes()
    checkBodies()
    takeBackFollowers(in: unit)
    reportEnd(in: unit)
    guard !hasErrors else {
      for change in work.undo.reversed() { change() }
      module.restore(kept)
      work.types = []
      work.variables = []
      return finished(unit, entry: nil)
    }
    return finished(unit, entry: entry)
  }

  private var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  private func finished(_ unit: SourceUnit, entry: Function?) -> CheckedUnit {
    CheckedUnit(
      file: unit.file,
      diagnostics: diagnostics.enumerated().sorted {
        ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
      }.map(\.element), entry: entry, types: work.types, variables: work.variables,
      locals: work.locals)
  }

  /// Code may declare more code to check, such as members of local types.
  func checkBodies() {
    var index = 0
    while index < work.bodies.count {
      work.bodies[index]()
      index += 1
    }
    work.bodies = []
  }

  // MARK: - The top level

  private func refuseStatements(_ items: [Statement]) {
    for item in items {
      switch item.kind {
      case .declaration: break
      case .expression: report(.expressionAtTopLevel, item.range)
      default: report(.statementAtTopLevel, item.range)
      }
    }
  }

  /// The statements of a prompt's lines, as a function without parameters.
  private func checkTopLevel(_ unit: SourceUnit) -> Function? {
    let statements = unit.items.filter { item in
      guard case .declaration(let declaration) = item.kind else { return true }
      if case .variable = declaration.kind { return true }
      return false
    }
    guard !statements.isEmpty else { return nil }
    let function = Function(
      name: "", parameters: [], result: .void, owner: nil, implementation: .script)
    function.file = file
    function.isThrowing = true
    let context = FunctionContext(
      function: function, parent: nil, file: file, result: .void, isThrowing: true, selfType: nil,
      owner: nil, substitution: Substitution())
    let scope = Scope(parent: nil, context: context)
    work.top = scope
    let typed = checkStatements(statements, in: scope)
    work.top = nil
    let body = FunctionBody(
      parameters: [], statements: typed, selfType: nil, context: context)
    function.checked.body = body
    checkFlow(of: body, kind: .globalFunction)
    return function
  }

  /// Whether a scope's variables are the module's.
  func isTopLevel(_ scope: Scope) -> Bool { work.top === scope }

  // MARK: - Names of the top level

  /// Adds a declaration to the module; at the prompt it replaces earlier ones that it hides, in a
  /// file a second one is an error.
  func declareGlobally(_ member: Member, named name: String, at range: SourceRange) {
    let known = work.declared[name] ?? []
    guard mayCheck(4 * known.count, range) else { return }
    for (earlierRange, earlier) in known where collides(member, earlier) {
      report(
        .redeclaration(spelling(of: member, named: name)), range,
        notes: [CodeNote(.declaration(.declaredHere(name)), earlierRange)])
      return
    }
    work.declared[name, default: []].append((range, member))
    module.members[name] = (module.members[name] ?? []).filter { !collides(member, $0) }
    module.members[name, default: []].append(member)
  }

  /// The name of a declaration in a diagnostic: functions with their labels.
  func spelling(of member: Member, named name: String) -> String {
    switch member {
    case .function(let function), .initializer(let function): function.fullName
    default: name
    }
  }

  /// Whether two declarations of one name cannot coexist.
  func collides(_ left: Member, _ right: Member) -> Bool {
    switch (left, right) {
    case (.function(let left), .function(let right)),
      (.initializer(let left), .initializer(let right)):
      return left.isStatic == right.isStatic && left.parameters.count == right.parameters.count
        && zip(left.parameters, right.parameters).allSatisfy {
          $0.label == $1.label && $0.type == $1.type && $0.isVariadic == $1.isVariadic
            && $0.isInout == $1.isInout
        }
        && left.genericParameters.count == right.genericParameters.count
        && left.result == right.result
        && left.requirements.isEmpty == right.requirements.isEmpty
    case (.subscripting(let left), .subscripting(let right)):
      return left.type == right.type
        && left.parameters.map(\.type) == right.parameters.map(\.type)
        && left.parameters.map(\.label) == right.parameters.map(\.label)
    case (.function(let function), .property(let property)),
      (.property(let property), .function(let function)):
      return function.parameters.isEmpty && property.isStatic == function.isStatic
    case (.property(let left), .property(let right)):
      return left.isStatic == right.isStatic
        && left.requirements.isEmpty == right.requirements.isEmpty
    case (.property(let property), .enumCase), (.enumCase, .property(let property)):
      return property.isStatic
    case (.function(let function), .enumCase), (.enumCase, .function(let function)):
      return function.isStatic
    case (.initializer, _), (_, .initializer), (.subscripting, _), (_, .subscripting):
      return false
    default: return true
    }
  }
}

extension Module {
  /// The tables, to restore when a text has errors.
  struct State {
    fileprivate let members: [String: [Member]]
    fileprivate let types: [Nominal]
    fileprivate let extensionMembers: [ObjectIdentifier: [String: [Member]]]
    fileprivate let hostOverrides: [(type: Nominal, member: Member)]
    fileprivate let extensionProtocols: [ObjectIdentifier: [Type]]
    fileprivate let witnesses: [Witness: Function]
  }

  var state: State {
    State(
      members: members, types: types, extensionMembers: extensionMembers,
      hostOverrides: hostOverrides, extensionProtocols: extensionProtocols, witnesses: witnesses)
  }

  func restore(_ state: State) {
    members = state.members
    types = state.types
    extensionMembers = state.extensionMembers
    hostOverrides = state.hostOverrides
    extensionProtocols = state.extensionProtocols
    witnesses = state.witnesses
  }
}
