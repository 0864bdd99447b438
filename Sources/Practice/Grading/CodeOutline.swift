import Records
import Scenes
import SourceTree
import Workbench

/// The declarations of a text, from its syntax: classes, functions, and the calls in their bodies.
package struct CodeOutline {
  /// A class and the type after its colon.
  package struct Declared: Equatable {
    package let name: String
    package let superclass: String?
    /// Whether it is nested in another type, where the scene does not find it.
    package var isInner = false
  }

  /// A method of a class, or of an extension of it, or a property that it overrides.
  private struct Method {
    let owner: String
    /// In Swift the name by which conditions refer to it: `hitTest`, `point(inside:)`. In
    /// Objective-C the selector.
    let name: String
    let language: SourceLanguage
    let isOverride: Bool
    /// The functions that it calls by name, the messages that it sends, and those to `super`.
    var functions: Set<String> = []
    var messages: Set<String> = []
    var messagesToSuper: Set<String> = []

    /// The names by which conditions refer to it: for a selector those of Swift.
    private var names: Set<String> {
      language == .swift ? [name] : SwiftNames.ofMethod(name)
    }

    func isNamed(_ wanted: String) -> Bool { names.contains(wanted) }

    func calls(_ wanted: String) -> Bool {
      if functions.contains(wanted) || messages.contains(wanted) { return true }
      guard language != .swift else { return false }
      return functions.contains { SwiftNames.ofFunction($0).contains(wanted) }
        || messages.contains { SwiftNames.ofCall($0).contains(wanted) }
    }

    var callsSuper: Bool {
      let sent =
        language == .swift
        ? messagesToSuper : Set(messagesToSuper.flatMap(SwiftNames.ofCall))
      return names.contains { name in sent.contains(where: name.hasPrefix) }
    }
  }

  package private(set) var classes: [Declared] = []
  /// The global functions.
  package private(set) var functions: [String] = []
  /// Type aliases: `typealias Base = UIButton`.
  private var aliases: [String: String] = [:]
  private var methods: [Method] = []
  /// The type whose members are visited.
  private var owner: String?
  /// The language of the text that is visited.
  private var language = SourceLanguage.typed

  /// The outline of typed texts.
  package init(_ texts: [String]) {
    for text in texts { walk(SwiftEngine.texts(in: .typed).unit(text, name: "").items) }
  }

  /// The outline of files, each in its language.
  package init(_ files: [Code]) {
    for file in files {
      language = file.language
      walk(SwiftEngine.texts(in: language).unit(file.text, name: "").items)
    }
  }

  /// The superclasses of a class that the text and UIKit reveal.
  package func superclasses(of name: String) -> [String] {
    var chain: [String] = []
    var current = name
    while let declared = classes.first(where: { $0.name == current }),
      let superclass = declared.superclass.map(aliased), !chain.contains(superclass)
    {
      chain.append(superclass)
      current = superclass
    }
    if let viewClass = ViewClass.named(current), viewClass.name == current {
      chain += viewClass.superclasses
    }
    return chain
  }

  /// The type that a name refers to, through all aliases.
  private func aliased(_ name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let other = aliases[name], seen.insert(name).inserted { name = other }
    return name
  }

  // MARK: Conditions

  /// Whether a submission meets a condition: in the required classes, and in the classes of the
  /// text that they inherit from. An unused class meets none.
  package func meets(_ condition: CodeCondition, in wanted: [String]) -> Bool {
    let counted = Set(wanted + wanted.flatMap(superclasses))
    let methods = wanted.isEmpty ? methods : methods.filter { counted.contains($0.owner) }
    return Self.meets(condition, methods)
  }

  private static func meets(_ condition: CodeCondition, _ methods: [Method]) -> Bool {
    switch condition {
    case .overrides(let name): methods.contains { $0.isOverride && $0.isNamed(name) }
    case .callsSuper(let name): methods.contains { $0.isNamed(name) && $0.callsSuper }
    case .calls(let name): methods.contains { $0.calls(name) }
    case .converts: methods.contains { $0.calls("convert") }
    case .not(let other): !meets(other, methods)
    }
  }
}

extension CodeOutline: TreeVisitor {
  package mutating func enter(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .type(let type):
      if type.kind == .class {
        declareClass(type.name.text, type.inherited.first.flatMap(\.lastName))
      }
      visit(type.members, of: type.name.text)
      return false
    case .extending(let extended):
      visit(extended.members, of: extended.extended.lastName.map(aliased))
      return false
    case .alias(let name, let type): aliases[name.text] = type.lastName
    case .function(let function):
      guard let owner else {
        functions.append(function.name.text)
        return true
      }
      addMethod(
        language == .swift ? function.outlineName : function.name.text, of: owner, declaration)
    case .initializer:
      guard let owner else { return true }
      addMethod("init", of: owner, declaration)
    case .variable(let variable):
      guard let owner, declaration.has(.override), let name = variable.name else { return true }
      addMethod(name, of: owner, declaration)
    default: break
    }
    return true
  }

  private mutating func declareClass(_ name: String, _ superclass: String?) {
    let declared = Declared(name: name, superclass: superclass, isInner: owner != nil)
    // A header says what the implementation in another file inherits from.
    if language == .objectiveC, let known = classes.firstIndex(where: { $0.name == name }) {
      if classes[known].superclass == nil { classes[known] = declared }
    } else {
      classes.append(declared)
    }
  }

  private mutating func addMethod(_ name: String, of owner: String, _ declaration: Declaration) {
    methods.append(
      Method(
        owner: owner, name: name, language: language, isOverride: declaration.has(.override)))
  }

  private mutating func visit(_ members: [Declaration], of type: String?) {
    let outer = owner
    owner = type
    for member in members { walk(member) }
    owner = outer
  }

  package mutating func enter(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind, let last = methods.indices.last else {
      return true
    }
    switch callee.kind {
    case .name(let name): methods[last].functions.insert(name.text)
    case .member(let base, let name):
      methods[last].messages.insert(name.text)
      if case .superReference? = base?.kind { methods[last].messagesToSuper.insert(name.text) }
    default: break
    }
    return true
  }
}

extension FunctionDeclaration {
  /// The name by which conditions refer to it: the base name alone, except for the `point` messages
  /// of views, which a label distinguishes.
  fileprivate var outlineName: String {
    let label = parameters.first?.label ?? "_"
    return name.text == "point" ? "point(\(label):)" : name.text
  }
}

extension VariableDeclaration {
  /// The name of the first variable; nil for a tuple.
  fileprivate var name: String? {
    guard case .name(let name)? = bindings.first?.pattern.kind else { return nil }
    return name
  }
}

extension TypeExpression {
  /// The name of a type without its module, or the types around it: `UIButton` of `UIKit.UIButton`.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name.text
    default: nil
    }
  }
}
