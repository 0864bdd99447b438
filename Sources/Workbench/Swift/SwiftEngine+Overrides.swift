import Interpreter
import Records
import UIKitModel

extension SwiftEngine {
  /// What overrides may stand behind a name, of the class of an object or of one above it: its
  /// functions of that name, or its property.
  ///
  /// `word` is a name in Swift, or a selector.
  func overridable(_ word: String, in object: ModelObject) -> [OverrideText.Target] {
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

  /// The names of all that an override may stand for, sorted.
  func overridableNames(in object: ModelObject) -> [String] {
    var names: Set<String> = []
    for nominal in host.type(of: object).lineage {
      for (name, members) in nominal.members
      where members.contains(where: { Self.target($0) != nil }) {
        names.insert(name)
      }
    }
    return names.sorted()
  }

  private static func target(_ member: Member) -> OverrideText.Target? {
    switch member {
    case .function(let function) where !function.isStatic && function.message != nil:
      return .function(function)
    case .property(let property) where !property.isStatic && property.getterMessage != nil:
      return .property(property)
    default: return nil
    }
  }

  /// Checks the Swift of a `target` line, or of one of `on` that no class has a method for, and gives
  /// the method that it makes: `self` is the object, and so is `sender` unless other parameters are
  /// named. Throws what is wrong with it, placed in the line.
  func action(
    line: String, code: Int, for object: ModelObject, named name: String,
    parameters: [(name: String, type: String)]? = nil, returns result: String? = nil
  ) throws -> Function? {
    let own = host.type(of: object)
    let parameters = parameters ?? [("sender", own.name)]
    var className = "target_\(Self.word(name))"
    while module.members[className] != nil { className += "_" }
    let list = parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    let head =
      "class \(className): \(own.name) { @objc func act(\(list))\(result.map { " -> \($0)" } ?? "") {"
    let characters = Array(line)
    // The same offsets as in the line that was typed.
    let blanks = String(repeating: " ", count: String(characters[..<code]).utf8.count)
    let text = "\(head)\n\(blanks)\(String(characters[code...]))\n} }\n"
    let wasFinal = own.isFinal
    own.isFinal = false
    let isNameless = self.isNameless(own)
    if isNameless { module.members[own.name] = [.type(.nominal(own, []))] }
    defer {
      own.isFinal = wasFinal
      module.members[className] = nil
      if isNameless { module.members[own.name] = nil }
    }
    do {
      let unit = try check(
        text, file: nil, as: .prompt, at: ScriptPosition(file: Self.promptName, line: 0))
      for case .function(let function) in unit.types.first?.members["act"] ?? [] {
        return function
      }
      return nil
    } catch {
      guard case .code(let report)? = error as? Problem else { throw error }
      throw Problem.code(report.moved(by: head.utf8.count + 1, onto: line))
    }
  }

  /// What of a name can stand in that of a class: `feed row 2.contentView` is a path with blanks.
  private static func word(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether no code can name a class, as that of a cell's content view.
  private func isNameless(_ type: Nominal) -> Bool {
    module.members[type.name] == nil && Self.library.members[type.name] == nil
  }

  /// Checks the Swift of an `on` line for an object, and gives the methods that it makes, by the
  /// numbers of their messages. Throws what is wrong with it, placed in the line.
  func methods(
    of line: String, code: Int?, callsSuper: Bool, for target: OverrideText.Target,
    of object: ModelObject, named name: String
  ) throws -> [(message: Int, method: any UIKitModel.Method)] {
    let own = host.type(of: object)
    var className = "on_\(Self.word(name))"
    while module.members[className] != nil { className += "_" }
    let text = OverrideText(
      target, of: own.name, className: className, callsSuper: callsSuper, line: Array(line),
      code: code)
    // An object's own answers stand below a class that nobody else may derive from.
    let wasFinal = own.isFinal
    own.isFinal = false
    let isNameless = self.isNameless(own)
    if isNameless { module.members[own.name] = [.type(.nominal(own, []))] }
    defer {
      own.isFinal = wasFinal
      module.members[className] = nil
      if isNameless { module.members[own.name] = nil }
    }
    do {
      let unit = try check(
        text.text, file: nil, as: .prompt, at: ScriptPosition(file: Self.promptName, line: 0))
      guard let type = unit.types.first else { return [] }
      return host.methods(of: type)
    } catch {
      guard case .code(let report)? = error as? Problem else { throw error }
      throw Problem.code(report.moved(by: text.bytesBefore, onto: line))
    }
  }
}
