import Records
import SourceTree

/// What is said of names that mean nothing, with names near to them.
extension Checker {
  func reportMissing(_ name: Name, in scope: Scope, isCalled: Bool = false) {
    if let modern = ModernSpelling.member(name.text) {
      report(
        .renamed(name.text, to: modern), name.range, fixIt: CodeFixIt(name.range, modern))
      return
    }
    if let call = ModernSpelling.function(name.text).first {
      report(.renamed(name.text, to: call.modern), name.range)
      return
    }
    if reportUnavailable(name) { return }
    if name.text.hasPrefix("$R") {
      report(.shownValue(name.text), name.range)
      return
    }
    let suggestions = Suggestions.near(name.text, among: visibleNames(in: scope))
    report(
      .notInScope(name.text, suggestions: suggestions), name.range,
      fixIt: suggestions.first.map { CodeFixIt(name.range, $0) })
  }

  /// A name that apps use and that the host says is not to be had here.
  func reportUnavailable(_ name: Name) -> Bool {
    guard let text = library.unavailable[name.text],
      let reason = ExpressionProblem.Unavailability(rawValue: text)
    else { return false }
    report(.unavailable(name.text, reason), name.range)
    return true
  }

  /// A call in an old spelling, with the whole modern call to put in its place.
  func reportOldSpelling(_ name: Name, _ call: Call) -> Bool {
    let spellings = ModernSpelling.function(name.text)
    guard !spellings.isEmpty else { return false }
    let arguments = call.arguments.map { argument in
      (label: argument.label?.text, text: text(of: argument.value.range, in: call.scope))
    }
    for spelling in spellings {
      if let modern = spelling.rewritten(base: nil, arguments: arguments) {
        report(
          .renamed(name.text, to: spelling.modern), name.range,
          fixIt: CodeFixIt(call.range, modern))
        return true
      }
    }
    report(.renamed(name.text, to: spellings[0].modern), name.range)
    return true
  }

  private func text(of range: SourceRange, in scope: Scope) -> String {
    let source = scope.context.file
    guard range.start <= range.end, range.end <= source.text.utf8.count else { return "" }
    return String(source.text(of: range))
  }

  func reportNoMember(
    _ name: Name, of type: Type, _ found: [FoundMember], _ range: SourceRange
  ) {
    if found.contains(where: \.isStatic) {
      report(
        .staticMemberOnInstance(name.text, type: "\(type)"), name.range,
        fixIt: nil)
      return
    }
    if let modern = ModernSpelling.member(name.text), !modern.contains("."),
      !members(named: modern.plainName, of: type).isEmpty
    {
      report(
        .renamed(name.text, to: modern), name.range, fixIt: CodeFixIt(name.range, modern))
      return
    }
    if let call = ModernSpelling.function(name.text).first(where: { $0.modern.contains(".") }) {
      report(.renamed(name.text, to: call.modern), name.range)
      return
    }
    let suggestions = Suggestions.near(name.text, among: memberNames(of: type, isStatic: false))
    report(
      .noMember(name.text, of: "\(type)", suggestions: suggestions), name.range,
      fixIt: suggestions.first.map { CodeFixIt(name.range, $0) })
  }

  func reportNoStaticMember(_ name: Name, of type: Type, _ range: SourceRange) {
    if let modern = ModernSpelling.member(name.text), !members(named: modern, of: type).isEmpty {
      report(
        .renamed(name.text, to: modern), name.range, fixIt: CodeFixIt(name.range, modern))
      return
    }
    let suggestions = Suggestions.near(name.text, among: memberNames(of: type, isStatic: true))
    report(
      .noStaticMember(name.text, of: "\(type)", suggestions: suggestions), name.range,
      fixIt: suggestions.first.map { CodeFixIt(name.range, $0) })
  }

  /// A method that is named in full while something without arguments hides it.
  func reportHiddenMethod(_ name: Name, _ value: TypedExpression, in scope: Scope) {
    report(
      .notCallable(type: "\(value.type)"), name.range,
      notes: hiddenMethodNotes(name, value, name.range, in: scope))
  }

  func reportNotCallable(_ value: TypedExpression, _ name: Name?, _ call: Call) {
    let range = name?.range ?? value.range
    let notes = name.map { hiddenMethodNotes($0, value, range, in: call.scope) } ?? []
    checkForErrors(call)
    report(
      .notCallable(type: "\(value.type)"), range, notes: notes,
      fixIt: notes.isEmpty ? nil : CodeFixIt(SourceRange(range.start, range.start), "self."))
  }

  /// `point` is a parameter, so `point(inside:with:)` is not the method.
  private func hiddenMethodNotes(
    _ name: Name, _ value: TypedExpression, _ range: SourceRange, in scope: Scope
  ) -> [CodeNote] {
    guard case .local = value.kind, let type = selfType(in: scope) else { return [] }
    for found in members(named: name.text, of: type) {
      if case .function(let function) = found.member {
        return [CodeNote(.expression(.hiddenMethod(function.fullName)), range)]
      }
    }
    return []
  }

  // MARK: - Names that can be seen

  func visibleNames(in scope: Scope) -> Set<String> {
    var names: Set<String> = []
    var current: Scope? = scope
    while let inner = current {
      names.formUnion(inner.entries.keys)
      current = inner.parent
    }
    var owner = scope.context.owner
    while let nominal = owner {
      names.formUnion(allMemberNames(of: declaredType(of: nominal)))
      owner = nominal.outer
    }
    names.formUnion(module.members.keys)
    names.formUnion(library.members.keys)
    names.formUnion(module.externalNames())
    return names.filter { !$0.isOperatorName && $0 != "init" && $0 != "subscript" }
  }

  func typeNames(in scope: Scope) -> Set<String> {
    var names: Set<String> = [
      "Int", "Double", "Float", "CGFloat", "Bool", "String", "Character", "Array", "Dictionary",
      "Set", "Any", "AnyObject", "Void",
    ]
    for (name, members) in module.members where members.contains(where: \.isType) {
      names.insert(name)
    }
    for (name, members) in library.members where members.contains(where: \.isType) {
      names.insert(name)
    }
    return names
  }

  func nestedTypeNames(of type: Type) -> [String] {
    guard let nominal = library.declaration(of: type)?.nominal else { return [] }
    return nominal.members.filter { $0.value.contains(where: \.isType) }.map(\.key)
  }

  private func allMemberNames(of type: Type) -> Set<String> {
    var names: Set<String> = []
    for current in [type] + superclassChain(of: type) {
      guard let nominal = library.declaration(of: current)?.nominal else { continue }
      names.formUnion(nominal.members.keys)
      if let extended = module.extensionMembers[ObjectIdentifier(nominal)] {
        names.formUnion(extended.keys)
      }
    }
    for nominal in allProtocols(of: type) { names.formUnion(nominal.members.keys) }
    return names
  }

  private func memberNames(of type: Type, isStatic: Bool) -> [String] {
    allMemberNames(of: type).filter { name in
      !name.isOperatorName && name != "init" && name != "subscript"
        && members(named: name, of: type).contains { $0.isStatic == isStatic }
    }
  }
}

extension Member {
  var isType: Bool {
    if case .type = self { return true }
    return false
  }
}

extension String {
  fileprivate var isOperatorName: Bool { first?.isOperatorCharacter ?? true }

  /// A name without the parentheses of a call.
  fileprivate var plainName: String { String(prefix { $0 != "(" }) }
}
