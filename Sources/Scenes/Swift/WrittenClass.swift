import Records
import SourceTree
import TypedProgram

/// The class made from a line such as `on red hitTest return nil` or `target ok touchUpInside do
/// …`: the source of a subclass of the object's class, with one member, whose body is the typed
/// text.
///
/// It is built as a tree, so that it does not depend on any language's syntax, and the typed text
/// can only ever be a body. Faults are located in the line.
package struct WrittenClass {
  /// The typed text, as statements.
  package let statements: [Statement]
  /// The line as it was typed.
  private let line: String
  private let parsed: SourceUnit
  /// Before the typed text: one line end, so that no line of it has a number that is shown.
  private static let before = SourceRange(0, 0)
  /// The location of the braces that would close the member and the class.
  private var behind: SourceRange { SourceRange(parsed.file.text.utf8.count - 2, end) }
  private var end: Int { parsed.file.text.utf8.count - 1 }
  private var whole: SourceRange { SourceRange(0, end) }

  /// Parses the code of a line; `code` is its index, in characters, nil if there is none.
  package init(_ line: String, code: Int?, _ frontEnd: any FrontEnd) {
    self.line = line
    var typed = ""
    if let code {
      let characters = Array(line)
      // The same offsets as in the line.
      typed =
        String(repeating: " ", count: String(characters[..<code]).utf8.count)
        + String(characters[code...])
    }
    parsed = frontEnd.parse(
      "\n\(typed)\n    \n", name: SwiftEngine.promptName, linesBefore: -1)
    statements = parsed.items
  }

  /// The source of the class with a member.
  package func unit(_ name: String, below superclass: String, _ member: Declaration) -> SourceUnit {
    let type = TypeDeclaration(
      kind: .class, name: Name(name, Self.before), genericParameters: [], requirements: [],
      inherited: [TypeExpression(path: superclass, at: Self.before)], members: [member],
      bodyRange: whole)
    let declaration = Declaration(.type(type), attributes: [], modifiers: [], range: whole)
    return SourceUnit(
      file: parsed.file,
      items: [Statement(.declaration(declaration), whole)], diagnostics: parsed.diagnostics)
  }

  /// A report of the class, as one of the line.
  package func report(_ report: CodeReport) -> CodeReport {
    let end = line.utf8.count
    func moved(_ range: SourceRange) -> SourceRange {
      let start = min(max(range.start - 1, 0), end)
      return SourceRange(start, min(max(range.end - 1, start), end))
    }
    return CodeReport(
      file: report.file, text: line,
      diagnostics: report.diagnostics.map { diagnostic in
        CodeDiagnostic(
          diagnostic.problem, moved(diagnostic.range), severity: diagnostic.severity,
          notes: diagnostic.notes.map { CodeNote($0.problem, moved($0.range)) },
          fixIt: diagnostic.fixIt.map { CodeFixIt(moved($0.range), $0.replacement) })
      })
  }

  // MARK: Members

  /// A function of parameters without labels that can be called by its selector.
  func action(
    _ name: String, _ parameters: [(name: String, type: TypeExpression)],
    returns result: TypeExpression?
  ) -> Declaration {
    let parameters = parameters.map {
      Parameter(
        label: nil, name: $0.name, type: $0.type, defaultValue: nil, range: Self.before)
    }
    let function = FunctionDeclaration(
      name: Name(name, Self.before), genericParameters: [], requirements: [],
      parameters: parameters, isThrowing: false, result: result, body: Block(statements, whole))
    return Declaration(
      .function(function), attributes: [Attribute(name: "objc", range: Self.before)],
      modifiers: [], range: whole)
  }

  /// An override of a function or a property; `callsSuper`: with the result of the superclass's as
  /// `answer`, which is returned if the typed statements return none.
  package func override(_ target: OverrideTarget, callsSuper: Bool) -> Declaration {
    let kind: Declaration.Kind
    switch target {
    case .function(let function):
      let names = OverrideTarget.parameterNames(of: function)
      let asked = superMember(function.name)
      let arguments = zip(function.parameters, names).map { parameter, name in
        Argument(
          label: parameter.label.map { Operator($0, Self.before) },
          value: Expression(.name(Name(name, Self.before)), Self.before))
      }
      kind = .function(
        FunctionDeclaration(
          name: Name(function.name, Self.before), genericParameters: [], requirements: [],
          parameters: zip(function.parameters, names).map { parameter, name in
            Parameter(
              label: parameter.label, name: name,
              type: TypeExpression(parameter.type, at: Self.before), defaultValue: nil,
              range: Self.before)
          }, isThrowing: false,
          result: function.result == .void
            ? nil : TypeExpression(function.result, at: Self.before),
          body: body(
            target, callsSuper ? Expression(.call(asked, arguments), Self.before) : nil)))
    case .property(let property):
      let own = superMember(property.name)
      let getter = Accessors.Accessor(
        parameter: nil, body: body(target, callsSuper ? own : nil), range: whole)
      let setter = property.isSettable ? setter(own) : nil
      let binding = VariableDeclaration.Binding(
        pattern: Pattern(.name(property.name), Self.before),
        type: TypeExpression(property.type, at: Self.before), value: nil,
        accessors: Accessors(getter: getter, setter: setter, willSet: nil, didSet: nil))
      kind = .variable(VariableDeclaration(isConstant: false, bindings: [binding]))
    }
    return Declaration(
      kind, attributes: [], modifiers: [Modifier(.override, Self.before)], range: whole)
  }

  private func superMember(_ name: String) -> Expression {
    Expression(
      .member(Expression(.superReference, Self.before), Name(name, Self.before)), Self.before)
  }

  /// The typed statements, after a call of the superclass's member.
  private func body(_ target: OverrideTarget, _ call: Expression?) -> Block {
    guard let call else { return Block(statements, whole) }
    guard target.isAsked else {
      return Block([Statement(.expression(call), Self.before)] + statements, whole)
    }
    let answer = VariableDeclaration.Binding(
      pattern: Pattern(.name("answer"), Self.before), type: nil, value: call, accessors: nil)
    let declaration = Declaration(
      .variable(VariableDeclaration(isConstant: true, bindings: [answer])), attributes: [],
      modifiers: [], range: Self.before)
    let back = Expression(.name(Name("answer", behind)), behind)
    return Block(
      [Statement(.declaration(declaration), Self.before)] + statements
        + [Statement(.returning(back), behind)], whole)
  }

  /// `set { super.name = newValue }`.
  private func setter(_ own: Expression) -> Accessors.Accessor {
    let value = Expression(.name(Name("newValue", behind)), behind)
    let assignment = Statement(
      .expression(Expression(.assignment(own, value), behind)), behind)
    return Accessors.Accessor(parameter: nil, body: Block([assignment], behind), range: behind)
  }
}

extension TypeExpression {
  /// A type as source code would spell it.
  init(_ type: Type, at range: SourceRange) {
    func inner(_ type: Type) -> TypeExpression { TypeExpression(type, at: range) }
    func named(_ name: String, _ arguments: [Type] = []) -> Kind {
      .name(Name(name, range, typeArguments: arguments.map(inner)))
    }
    let kind: Kind
    switch type {
    case .optional(let wrapped): kind = .optional(inner(wrapped))
    case .array(let element): kind = .array(inner(element))
    case .dictionary(let key, let value): kind = .dictionary(inner(key), inner(value))
    case .set(let element): kind = named("Set", [element])
    case .range(let bound, let isClosed): kind = named(isClosed ? "ClosedRange" : "Range", [bound])
    case .tuple(let elements):
      kind = .tuple(elements.map { Element(label: $0.label, type: inner($0.type)) })
    case .function(let function):
      kind = .function(
        function.parameters.map { parameter in
          let type = inner(parameter.type)
          return Element(
            label: nil,
            type: parameter.isInout ? TypeExpression(.inoutType(type), range) : type)
        }, result: inner(function.result), isThrowing: function.isThrowing)
    case .nominal(let nominal, let arguments):
      let path = TypeExpression(path: nominal.fullName, at: range, arguments.map(inner))
      kind = nominal.kind == .protocol ? .existential(path) : path.kind
    case .metatype(let type): kind = .metatype(inner(type))
    case .error, .variable: kind = .invalid
    case .parameter(let parameter): kind = named(parameter.name)
    case .integer, .floating, .bool, .string, .character, .any, .anyObject, .never:
      kind = named(type.description)
    }
    self.init(kind, range)
  }

  /// A name, or nested names: `UIEvent.EventSubtype`; with a question mark an optional.
  init(path: String, at range: SourceRange, _ arguments: [TypeExpression] = []) {
    if path.hasSuffix("?") {
      self.init(.optional(TypeExpression(path: String(path.dropLast()), at: range)), range)
      return
    }
    let names = path.split(separator: ".").map(String.init)
    var type = TypeExpression(.invalid, range)
    for (index, text) in names.enumerated() {
      let isLast = index + 1 == names.count
      let name = Name(text, range, typeArguments: isLast ? arguments : [])
      type = TypeExpression(index == 0 ? .name(name) : .member(type, name), range)
    }
    self = type
  }
}
