import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Declares everything of a unit in the module, checks all bodies, and creates a function from
  /// the statements of the top level. On any error the module is restored.
  package func check(_ unit: SourceUnit, as kind: UnitKind) -> CheckedUnit {
    diagnostics = unit.diagnostics
    guard !hasErrors else { return finished(unit, entry: nil) }
    return finished(unit, entry: declare([unit], as: kind))
  }

  /// The same for the files of one program, in any order: every one sees the names of all others.
  /// The diagnostics of each are offsets into its own text. Their grammar must be right.
  ///
  /// `isTrial`: only for the diagnostics; nothing is declared even where there are none.
  package func check(files units: [SourceUnit], isTrial: Bool = false) -> [CheckedUnit] {
    _ = declare(units, as: .file, isTrial: isTrial)
    return units.map { finished($0.file) }
  }

  /// Declares everything of units and checks it. The result is the function of the statements at
  /// the top level, if there are any and no errors.
  private func declare(
    _ units: [SourceUnit], as kind: UnitKind, isTrial: Bool = false
  ) -> Function? {
    work.kind = kind
    let kept = module.state
    let scopes = units.map { declarationScope(of: nil, in: $0.file) }
    declareTypes(
      zip(units, scopes).map { unit, scope in
        let declarations = unit.items.compactMap { item -> Declaration? in
          guard case .declaration(let declaration) = item.kind else { return nil }
          if case .variable = declaration.kind { return nil }
          return declaration
        }
        return (declarations, scope)
      })
    if kind == .file {
      for (unit, scope) in zip(units, scopes) { declareGlobals(unit.items, in: scope) }
    }
    resolveInferred(isLast: false)
    let entry = kind == .prompt ? units.first.flatMap(checkTopLevel) : nil
    if kind == .file { for unit in units { refuseStatements(unit.items) } }
    resolveInferred(isLast: true)
    finishTypes()
    checkBodies()
    for unit in units { takeBackFollowers(in: unit) }
    units.first.map(reportEnd)
    guard !hasErrors, !isTrial else {
      for change in work.undo.reversed() { change() }
      module.restore(kept)
      work.types = []
      work.extensionOverrides = []
      work.variables = []
      return nil
    }
    return entry
  }

  private var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The result for one of several files.
  private func finished(_ file: SourceFile) -> CheckedUnit {
    let own = diagnostics.filter { self.file(at: $0.range) === file }
    return CheckedUnit(
      file: file, diagnostics: sorted(own).map { $0.moved(to: file) }, entry: nil,
      types: work.types.filter { self.file(of: $0) === file },
      extensionOverrides: file.offset == 0 ? work.extensionOverrides : [], variables: [],
      locals: Dictionary(
        uniqueKeysWithValues: work.locals.compactMap { use, declaration in
          file.contains(SourceRange(use, use))
            ? (use - file.offset, declaration - file.offset) : nil
        }))
  }

  private func sorted(_ diagnostics: [CodeDiagnostic]) -> [CodeDiagnostic] {
    diagnostics.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
  }

  private func finished(_ unit: SourceUnit, entry: Function?) -> CheckedUnit {
    CheckedUnit(
      file: unit.file,
      diagnostics: sorted(diagnostics), entry: entry, types: work.types,
      extensionOverrides: work.extensionOverrides, variables: work.variables, locals: work.locals)
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
    function.file = unit.file
    function.isThrowing = true
    let context = FunctionContext(
      function: function, parent: nil, file: unit.file, result: .void, isThrowing: true,
      selfType: nil,
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
  func declareGlobally(
    _ member: Member, named name: String, at range: SourceRange, access: Access = .internal
  ) {
    let isPrivate = files.count > 1 && access != .internal
    if isPrivate { module.note(member, isOf: file(at: range)) }
    let known = work.declared[name] ?? []
    guard mayCheck(4 * known.count, range) else { return }
    for (earlierRange, earlier) in known where collides(member, earlier) {
      // A private declaration and one of another file do not meet.
      if file(at: earlierRange) !== file(at: range), isPrivate || module.home(of: earlier) != nil {
        continue
      }
      report(
        .redeclaration(spelling(of: member, named: name)), range,
        notes: [CodeNote(.declaration(.declaredHere(name)), earlierRange)])
      return
    }
    work.declared[name, default: []].append((range, member))
    let own = known.map(\.1)
    module.members[name] = (module.members[name] ?? []).filter { other in
      !collides(member, other) || own.contains { $0.isSame(as: other) }
    }
    module.members[name, default: []].append(member)
  }

  /// The members of the top level that code at a place may use: all but the private ones of other
  /// files. Where there are only those, they are used, and reported.
  func topLevel(_ name: String, _ range: SourceRange?, in scope: Scope) -> [Member] {
    let members = module.members[name] ?? []
    guard !module.homes.isEmpty, !members.isEmpty else { return members }
    let own = members.filter { member in
      module.home(of: member).map { $0 === scope.context.file } ?? true
    }
    guard own.isEmpty else { return own }
    if let range { report(.inaccessible(name, access: "fileprivate"), range) }
    return members
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
      return left.type == right.type && left.isStatic == right.isStatic
        && left.getter.genericParameters.count == right.getter.genericParameters.count
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
    fileprivate let homes: [ObjectIdentifier: SourceFile]
  }

  var state: State {
    State(
      members: members, types: types, extensionMembers: extensionMembers,
      hostOverrides: hostOverrides, extensionProtocols: extensionProtocols, witnesses: witnesses,
      homes: homes)
  }

  func restore(_ state: State) {
    members = state.members
    types = state.types
    extensionMembers = state.extensionMembers
    hostOverrides = state.hostOverrides
    extensionProtocols = state.extensionProtocols
    witnesses = state.witnesses
    homes = state.homes
  }
}
