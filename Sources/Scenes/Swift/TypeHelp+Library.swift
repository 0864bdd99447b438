import Records
import TypedProgram

extension TypeHelp {
  /// The help of the model's table for a type, or for one member such as `UIView.alpha`; nil if
  /// there is no such type.
  package static func find(_ word: String, in engine: SwiftEngine) -> TypeHelp? {
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first, let nominal = engine.nominal(named: name) else { return nil }
    loadParts(extending: nominal)
    let only = parts.count > 1 ? String(parts[1].prefix { $0 != "(" }) : nil
    var members: [Member] = []
    for current in nominal.lineage {
      for (name, declared) in current.members.sorted(by: { $0.key < $1.key })
      where only == nil && !name.hasPrefix("_") || only == name {
        members += declared.filter(\.isSeenBySwift).compactMap { Member($0) }
      }
      // A single member may be in a superclass; a page is about the type alone.
      if only == nil || !members.isEmpty { break }
    }
    if only != nil, members.isEmpty { return nil }
    return TypeHelp(
      name: nominal.name, kind: nominal.kind.word,
      superclasses: nominal.superclasses.map(\.name), summary: nominal.summary, members: members,
      onlyMember: only)
  }
}

extension TypeHelp {
  /// Loads the parts of the library in Swift that may extend a type: the page of a type must not
  /// depend on the names that were looked up before. Only the texts of the parts show what they
  /// extend.
  private static func loadParts(extending nominal: Nominal) {
    let library = SwiftEngine.library
    guard library.extendedHostTypes.contains(where: { $0 === nominal }) else { return }
    while let name = library.preludeNames.min() { library.loadPrelude?(name) }
  }

  /// The header of a class or a protocol of the model, or those declarations in it whose selector
  /// begins with a member's name; nil if there is none.
  package static func find(header word: String, in engine: SwiftEngine) -> TypeHelp? {
    if word.first?.isLowercase == true, !word.contains(".") {
      for type in usual {
        if let help = find(header: "\(type).\(word)", in: engine) { return help }
      }
      return nil
    }
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first, let table = SwiftEngine.library.objectiveC,
      let nominal = nominal(named: name, table) ?? engine.nominal(named: name),
      nominal.kind == .class || nominal.kind == .protocol
    else { return nil }
    loadParts(extending: nominal)
    let only = parts.count > 1 ? String(parts[1].prefix { $0 != "(" }) : nil
    let properties = table.properties(of: nominal).filter { only == nil || $0.name == only }
    let accessors = Set(
      table.properties(of: nominal).flatMap { [$0.name, $0.getter, $0.setter ?? ""] })
    let methods = table.methods(of: nominal).filter {
      only.map($0.selector.hasPrefix) ?? ($0.isClassMethod || !accessors.contains($0.selector))
    }
    let members =
      properties.map {
        Member(
          declaration: table.declaration(of: $0), summary: $0.property.summary,
          isOverridable: $0.property.getterMessage != nil)
      }
      + methods.map {
        Member(
          declaration: table.declaration(of: $0),
          summary: $0.function?.summary ?? $0.property?.summary ?? "",
          isOverridable: !$0.isClassMethod && $0.function?.message != nil)
      }
    guard only == nil || !members.isEmpty else { return nil }
    return TypeHelp(
      name: table.name(of: nominal), kind: nominal.kind == .class ? "@interface" : "@protocol",
      superclasses: nominal.superclasses.map { table.name(of: $0) }, summary: nominal.summary,
      members: members, onlyMember: only)
  }

  private static func nominal(named name: String, _ table: any ObjectiveCTable) -> Nominal? {
    if case .object(let object)? = table.type(named: name) { return object.nominal }
    return table.protocolNamed(name)
  }
}

extension TypeHelp {
  /// The most likely classes of a member that is given without a type.
  private static let usual = ["UIView", "UIResponder", "UIControl", "UIViewController", "UIWindow"]

  /// The member with this name in the most likely class; nil if no type has one.
  package static func find(member word: String, in engine: SwiftEngine) -> TypeHelp? {
    guard word.first?.isLowercase ?? false, !word.contains(".") else { return nil }
    for type in usual + SwiftEngine.typeNames {
      if let help = find("\(type).\(word)", in: engine) { return help }
    }
    return nil
  }
}

extension TypeHelp.Member {
  fileprivate init?(_ member: TypedProgram.Member) {
    switch member {
    case .property(let property):
      let word = property.isSettable && !property.isConstant ? "var" : "let"
      let isStatic = property.isStatic ? "static " : ""
      self.init(
        declaration: "\(isStatic)\(word) \(property.name): \(property.type.description)",
        summary: property.summary,
        isOverridable: property.getterMessage != nil || property.setterMessage != nil)
    case .function(let function):
      let isStatic = function.isStatic ? "static " : ""
      let result = function.result == .void ? "" : " -> \(function.result.description)"
      self.init(
        declaration: "\(isStatic)func \(function.name)\(Self.parameters(function))\(result)",
        summary: function.summary, isOverridable: function.message != nil)
    case .initializer(let function):
      self.init(
        declaration: "init\(function.isFailable ? "?" : "")\(Self.parameters(function))",
        summary: function.summary, isOverridable: !function.isConvenience)
    case .enumCase(let enumCase):
      self.init(declaration: "case \(enumCase.name)", summary: "", isOverridable: false)
    case .subscripting, .type: return nil
    }
  }

  private static func parameters(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      "\(parameter.label ?? "_"): \(parameter.type.description)"
    }
    return "(\(parameters.joined(separator: ", ")))"
  }
}

extension SwiftEngine {
  /// A type of the model, the standard library or a script.
  package func nominal(named name: String) -> Nominal? {
    for members in [module.members[name], Self.library.members[name]] {
      for case .type(let type) in members ?? [] {
        if let nominal = Self.library.declaration(of: type)?.nominal { return nominal }
      }
    }
    return Self.library.protocols[name]
  }

  /// The names of all types with help, sorted.
  package static var typeNames: [String] {
    library.members.compactMap { name, members in
      members.contains { member in
        if case .type = member { return true }
        return false
      } ? name : nil
    }
    .sorted()
  }
}

extension Nominal.Kind {
  /// The keyword of its declaration.
  package var word: String {
    switch self {
    case .class: "class"
    case .structure: "struct"
    case .enumeration: "enum"
    case .protocol: "protocol"
    }
  }
}

extension TypedProgram.Member {
  /// Whether Swift uses the member itself, and not a view of it.
  package var isSeenBySwift: Bool {
    switch self {
    case .function(let function), .initializer(let function): !function.isBehindView
    case .property(let property): property.view == nil
    case .subscripting, .enumCase, .type: true
    }
  }
}
