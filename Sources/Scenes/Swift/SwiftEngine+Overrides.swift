import Records
import SourceTree
import TypedProgram
import UIKitModel

extension SwiftEngine {
  /// The members with a name that can be overridden, of the class of an object or of a superclass:
  /// its functions of that name, or its property.
  ///
  /// `word` is a name in Swift, or a selector.
  package func overridable(_ word: String, in object: ModelObject) -> [OverrideTarget] {
    for nominal in host.type(of: object).lineage {
      let named = nominal.members[word] ?? []
      let found = (word.contains(":") ? Array(nominal.members.values.joined()) : named)
        .compactMap { Self.target($0) }
        .filter { target in
          guard word.contains(":") else { return true }
          guard case .function(let function) = target else { return false }
          return function.selector == word
        }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The names of all members that can be overridden, sorted.
  package func overridableNames(in object: ModelObject) -> [String] {
    var names: Set<String> = []
    for nominal in host.type(of: object).lineage {
      for (name, members) in nominal.members
      where members.contains(where: { Self.target($0) != nil }) {
        names.insert(name)
      }
    }
    return names.sorted()
  }

  private static func target(_ member: Member) -> OverrideTarget? {
    switch member {
    case .function(let function) where !function.isStatic && function.message != nil:
      return .function(function)
    case .property(let property) where !property.isStatic && property.getterMessage != nil:
      return .property(property)
    default: return nil
    }
  }

  /// Checks the code of a `target` line, or of one of `on` for which no class has a method, and
  /// returns the method: `self` is the object, and so is `sender` unless other parameters are
  /// named. Code that is no Swift may be Objective-C, where the method returns nothing. Throws the
  /// problem of the code, located in the line.
  package func action(
    line: String, code: Int, for object: ModelObject, named name: String,
    parameters: [(name: String, type: String)]? = nil, returns result: String? = nil
  ) throws -> Function? {
    let own = host.type(of: object)
    let named = parameters ?? [("sender", own.name)]
    let className = "target_\(Self.word(name))"
    return try inEitherLanguage(line, from: code) {
      let written = WrittenClass(line, code: code, Self.frontEnd(for: .typed))
      let type = try declare(
        written, named: className, below: own,
        written.action(
          "act", named.map { ($0.name, TypeExpression(path: $0.type, at: SourceRange(0, 0))) },
          returns: result.map { TypeExpression(path: $0, at: SourceRange(0, 0)) }))
      for case .function(let function) in type?.members["act"] ?? [] { return function }
      return nil
    } objectiveC: {
      guard result == nil, named.count == 1 else { return nil }
      let type = try declareObjectiveC(
        line, code: code, below: own, named: className,
        method: "- (void)act:(\(named[0].type) *)\(named[0].name)")
      for case .function(let function) in type?.members["act"] ?? [] { return .some(function) }
      return nil
    }
  }

  /// Checks a class for a line.
  private func declare(
    _ written: WrittenClass, named wanted: String, below own: Nominal, _ member: Declaration
  ) throws -> Nominal? {
    do {
      return try declaring(wanted, below: own) { className in
        let unit = written.unit(className, below: own.name, member)
        return try check(unit, of: unit.file.text, file: nil, as: .prompt)
      }
    } catch {
      guard case .code(let report)? = error as? Problem else { throw error }
      throw Problem.code(written.report(report))
    }
  }

  /// Checks a class of an unused name below another; an object's own overrides are in a subclass
  /// that cannot itself be subclassed. Its name is unused again afterwards.
  func declaring(
    _ wanted: String, below own: Nominal, _ check: (_ className: String) throws -> CheckedUnit
  ) throws -> Nominal? {
    var className = wanted
    while module.members[className] != nil { className += "_" }
    let wasFinal = own.isFinal
    own.isFinal = false
    let isNameless = self.isNameless(own)
    if isNameless { module.members[own.name] = [.type(.nominal(own, []))] }
    defer {
      own.isFinal = wasFinal
      module.members[className] = nil
      if isNameless { module.members[own.name] = nil }
    }
    return try check(className).types.first
  }

  /// The part of a name that is valid in that of a class: `feed row 2.contentView` is a path with
  /// blanks.
  private static func word(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether code cannot name a class, such as that of a cell's content view.
  private func isNameless(_ type: Nominal) -> Bool {
    module.members[type.name] == nil && Self.library.members[type.name] == nil
  }

  /// Checks the code of an `on` line for an object, and returns its methods, by the numbers of
  /// their messages. Throws the problem of the code, located in the line.
  func methods(
    of line: String, code: Int?, callsSuper: Bool, for target: OverrideTarget,
    of object: ModelObject, named name: String
  ) throws -> [(message: Int, method: any UIKitModel.Method)] {
    let own = host.type(of: object)
    let className = "on_\(Self.word(name))"
    return try inEitherLanguage(line, from: code) {
      let written = WrittenClass(line, code: code, Self.frontEnd(for: .typed))
      let type = try declare(
        written, named: className, below: own, written.override(target, callsSuper: callsSuper))
      return type.map { host.methods(of: $0) } ?? []
    } objectiveC: {
      guard let code, case .function(let function) = target,
        let head = objectiveCHead(of: function, in: own, callsSuper: callsSuper)
      else { return nil }
      let type = try declareObjectiveC(
        line, code: code, below: own, named: className, method: head.declaration,
        beginning: head.call)
      return type.map { host.methods(of: $0) }
    }
  }
}
