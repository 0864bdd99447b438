import Records
import SourceTree
import TypedProgram

/// Reports of undeclared names, with similar names.
extension Checker {
  func reportMissing(
    _ name: Name, hint: Type? = nil, in scope: Scope, isCalled: Bool = false
  ) {
    if let modern = ModernSpelling.member(name.text) {
      report(
        .renamed(name.text, to: modern, in: .scope), name.range,
        fixIt: CodeFixIt(name.range, modern))
      return
    }
    if let call = ModernSpelling.function(name.text).first {
      report(.renamed(name.text, to: call.modern, in: .scope), name.range)
      return
    }
    if reportOldType(name) { return }
    if let modern = modernConstant(name.text) {
      report(
        .renamed(name.text, to: modern, in: .scope), name.range,
        fixIt: CodeFixIt(name.range, modern))
      return
    }
    if reportUnavailable(name) { return }
    if let owner = scope.context.owner, reportUnavailable(name.text, name.range, memberOf: owner) {
      return
    }
    if name.text.hasPrefix("$R") {
      report(.shownValue(name.text), name.range)
      return
    }
    if let declaration = scope.declaration(behind: name) {
      report(
        .usedBeforeDeclared(name.text), name.range,
        notes: [CodeNote(.declaration(.declaredHere(name.text)), declaration)])
      return
    }
    let suggestions = suggestions(for: name, hint: hint, in: scope)
    if suggestions.isEmpty, inheritsUnknown(scope.context.owner) { return }
    if wasMissed(name.text, in: scope) { return }
    report(
      .notInScope(name.text, suggestions: suggestions), name.range,
      fixIt: suggestions.first.map { CodeFixIt(name.range, $0) })
  }

  /// The names that may have been intended in place of an undeclared one.
  private func suggestions(for name: Name, hint: Type?, in scope: Scope) -> [String] {
    if let word = ForeignWords.name(name.text) { return [word] }
    // A static member of the type that the context expects lacks only its dot.
    if let type = inference.known(hint)?.unwrapped,
      members(named: name.text, of: type).contains(where: \.isStatic)
    {
      return [".\(name.text)"]
    }
    return near(name.text, among: visibleNames(in: scope).union(Self.literals))
  }

  /// The literals that are words.
  private static let literals = ["true", "false", "nil"]

  /// Whether the missing name was already reported for the same function: one declaration would fix
  /// all uses of it.
  private func wasMissed(_ name: String, in scope: Scope) -> Bool {
    let around = scope.context.outermost.function?.tree?.range
    return diagnostics.contains { diagnostic in
      guard case .expression(.notInScope(name, _)) = diagnostic.problem else { return false }
      guard let around else { return true }
      return around.start <= diagnostic.range.start && diagnostic.range.end <= around.end
    }
  }

  /// Reports a call in an old spelling, with the whole modern call as its replacement.
  func reportOldSpelling(_ name: Name, _ call: Call) -> Bool {
    let spellings = ModernSpelling.function(name.text)
    guard !spellings.isEmpty else { return false }
    let arguments = call.arguments.map { argument in
      (label: argument.label?.text, text: text(of: argument.value.range, in: call.scope))
    }
    for spelling in spellings {
      if let modern = spelling.rewritten(base: nil, arguments: arguments) {
        report(
          .renamed(name.text, to: spelling.modern, in: .scope), name.range,
          fixIt: CodeFixIt(call.range, modern))
        return true
      }
    }
    report(.renamed(name.text, to: spellings[0].modern, in: .scope), name.range)
    return true
  }

  private func text(of range: SourceRange, in scope: Scope) -> String {
    let source = scope.context.file
    guard source.contains(range) else { return "" }
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
        .renamed(name.text, to: modern, in: .member(of: "\(type)")), name.range,
        fixIt: CodeFixIt(name.range, modern))
      return
    }
    if let modern = modernMember(name.text, of: type, isStatic: false) {
      report(
        .renamed(name.text, to: modern, in: .member(of: "\(type)")), name.range,
        fixIt: modern.contains("(") ? nil : CodeFixIt(name.range, modern))
      return
    }
    if let call = ModernSpelling.function(name.text).first(where: {
      $0.modern.contains(".") || !members(named: $0.modern.plainName, of: type).isEmpty
    }) {
      report(.renamed(name.text, to: call.modern, in: .member(of: "\(type)")), name.range)
      return
    }
    if reportUnavailable(name.text, name.range, memberOf: type) { return }
    if type == .string, name.text == "characters" {
      report(.charactersOfText, name.range)
      return
    }
    // Each name is looked up, which takes as long as comparing several.
    let names = maySuggest ? memberNames(of: type, isStatic: false) : []
    work.comparisonsLeft -= 8 * names.count
    let translation = ForeignWords.member(name.text).flatMap { names.contains($0) ? [$0] : nil }
    let owners = translation == nil ? ownersElsewhere(of: name.text, besides: type) : []
    var suggestions = translation ?? near(name.text, among: names, knowing: owners, of: type)
    if suggestions.isEmpty { suggestions = paths(to: name.text, from: type, among: names) }
    if suggestions.isEmpty, !owners.isEmpty {
      report(
        .memberElsewhere(name.text, of: "\(type)", isStatic: false, owners: owners), name.range)
      return
    }
    if suggestions.isEmpty, inheritsUnknown(library.declaration(of: type)?.nominal) { return }
    // None of several paths is the obvious one.
    let isOpen = suggestions.count > 1 && suggestions[0].contains(".")
    report(
      .noMember(name.text, of: "\(type)", suggestions: suggestions), name.range,
      fixIt: isOpen ? nil : suggestions.first.map { CodeFixIt(name.range, $0) })
  }

  /// The types of UIKit that have a member of a name, for a value of one that has not.
  private func ownersElsewhere(of name: String, besides type: Type) -> [String] {
    guard let nominal = library.declaration(of: type)?.nominal else { return [] }
    let isOfHost = nominal.lineage.contains { current in
      if case .host = current.origin { true } else { false }
    }
    return isOfHost ? library.ownersOfMember(name) : []
  }

  /// Similar names. A name that other types of UIKit have is not a misspelling of UIKit's, but may
  /// be one of a script's own.
  private func near(
    _ name: String, among names: [String], knowing owners: [String], of type: Type
  ) -> [String] {
    let found = near(name, among: names)
    guard !owners.isEmpty else { return found }
    return found.filter { similar in
      members(named: similar, of: type).contains { $0.owner.isScript }
    }
  }

  /// Properties of a type's properties that have a name, such as `origin.x` for `x`.
  func paths(
    to name: String, from type: Type, among names: [String]? = nil, settable: Bool = false
  ) -> [String] {
    let names = names ?? memberNames(of: type, isStatic: false)
    let paths = names.compactMap { first -> String? in
      for found in members(named: first, of: type) {
        guard case .property(let property) = found.member, !property.isStatic,
          case .nominal(let nominal, _) = property.type, nominal.kind == .structure
        else { continue }
        for inner in members(named: name, of: property.type) {
          guard case .property(let last) = inner.member, !last.isStatic,
            last.isSettable || !settable
          else { continue }
          return "\(first).\(name)"
        }
      }
      return nil
    }
    return Array(paths.sorted().prefix(3))
  }

  /// `shown` is the type that the context requires, if it is an optional.
  func reportNoStaticMember(
    _ name: Name, of type: Type, shown: Type? = nil, _ range: SourceRange
  ) {
    let shown = shown ?? type
    if let modern = ModernSpelling.member(name.text), !members(named: modern, of: type).isEmpty {
      report(
        .renamed(name.text, to: modern, in: .staticMember(of: "\(shown)")), name.range,
        fixIt: CodeFixIt(name.range, modern))
      return
    }
    if let modern = modernMember(name.text, of: type, isStatic: true)
      ?? modernNotification(name.text, of: type)
    {
      let isWhole = modern.contains("(") || modern.contains(".")
      report(
        .renamed(name.text, to: modern, in: .staticMember(of: "\(shown)")), name.range,
        fixIt: isWhole ? nil : CodeFixIt(name.range, modern))
      return
    }
    if reportUnavailable(name.text, name.range, memberOf: type) { return }
    let owners = ownersElsewhere(of: name.text, besides: type)
    let names = memberNames(of: type, isStatic: true)
    let suggestions =
      memberWithoutType(name.text, of: type, among: names).map { [$0] }
      ?? near(name.text, among: names, knowing: owners, of: type)
    if suggestions.isEmpty, !owners.isEmpty {
      report(
        .memberElsewhere(name.text, of: "\(shown)", isStatic: true, owners: owners), name.range)
      return
    }
    report(
      .noStaticMember(name.text, of: "\(shown)", suggestions: suggestions), name.range,
      fixIt: suggestions.first.map { CodeFixIt(name.range, $0) })
  }

  /// The member that a name with the type's at its end means, as `redColor` is `red` of UIColor,
  /// however the letters are written; nil for none.
  private func memberWithoutType(
    _ name: String, of type: Type, among names: [String]
  ) -> String? {
    guard maySuggest, let typeName = library.declaration(of: type)?.nominal.name else {
      return nil
    }
    let prefix = typeName.prefix(while: \.isUppercase).count
    let word = typeName.dropFirst(max(0, prefix - 1)).lowercased()
    guard name.count > word.count, name.lowercased().hasSuffix(word) else { return nil }
    let stem = name.dropLast(word.count).lowercased()
    return names.first { $0.lowercased() == stem }
  }

  /// Reports a method with its full name if a member without arguments hides it.
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
      names.formUnion(allMemberNames(of: relations.declaredType(of: nominal)))
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
    for current in [type] + relations.superclassChain(of: type) {
      guard let nominal = library.declaration(of: current)?.nominal else { continue }
      names.formUnion(nominal.members.keys)
      if let extended = module.extensionMembers[ObjectIdentifier(nominal)] {
        names.formUnion(extended.keys)
      }
    }
    for nominal in relations.allProtocols(of: type) { names.formUnion(nominal.members.keys) }
    return names
  }

  private func memberNames(of type: Type, isStatic: Bool) -> [String] {
    allMemberNames(of: type).filter { name in
      !name.isOperatorName && name != "init" && name != "subscript"
        && members(named: name, of: type).contains { $0.isStatic == isStatic }
    }
  }
}

extension Scope {
  /// The position of a variable's declaration further down that would be visible from a name.
  fileprivate func declaration(behind name: Name) -> SourceRange? {
    var scope: Scope? = self
    while let inner = scope {
      if let range = inner.later[name.text], range.start > name.range.start { return range }
      scope = inner.parent
    }
    return nil
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
