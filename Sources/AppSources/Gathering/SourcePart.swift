import ObjectiveCTree
import Records
import SourceTree

/// A declaration in a file with the nested ones: the units that can be taken or left out.
struct SourcePart {
  /// A type after the colon of a declaration.
  struct Inherited {
    let name: String
    let range: SourceRange
  }

  /// The name with which it is called: `layoutSubviews`, `init(frame:)`.
  let label: String
  /// The whole declaration.
  let range: SourceRange
  /// The start of its name.
  let name: Int
  var inherited: [Inherited] = []
  var members: [SourcePart] = []
  /// The offset after its opening brace; for a declaration without members its end.
  var body = 0
  /// Whether it is a class, whose first inherited type is its superclass.
  var isClass = false
  /// Whether it is a type or an extension of one.
  var isType = false
  /// Whether it is an initializer to which others delegate.
  var isDesignated = false
  /// Whether it is a stored property that only an initializer sets.
  var needsInitializer = false

  /// The parts of a text at its top level.
  static func parts(of unit: SourceUnit) -> [SourcePart] {
    if let tree = unit.ownTree as? Tree.Unit { return tree.items.compactMap(SourcePart.init) }
    return unit.items.compactMap { item in
      guard case .declaration(let declaration) = item.kind else { return nil }
      return SourcePart(declaration)
    }
  }

  /// The innermost part at an offset that can be left out of the others; nil in the head.
  func member(at offset: Int) -> SourcePart? {
    guard
      let member = members.first(where: { $0.range.start <= offset && offset < $0.range.end })
    else { return nil }
    return member.isType ? member.member(at: offset) ?? member : member
  }
}

extension SourcePart {
  /// A declaration of Swift.
  init?(_ declaration: Declaration) {
    switch declaration.kind {
    case .variable(let variable):
      let names = variable.bindings.compactMap { binding -> String? in
        if case .name(let name) = binding.pattern.kind { return name }
        return nil
      }
      self.init(
        label: names.joined(separator: ", "), range: declaration.range,
        name: variable.bindings.first?.pattern.range.start ?? declaration.range.start)
      needsInitializer =
        variable.bindings.contains { binding in
          binding.value == nil && binding.accessors?.getter == nil
            && !(binding.type?.startsEmpty ?? false)
        } && !declaration.has(.lazy)
    case .function(let function):
      self.init(
        label: function.name.text + Self.labels(function.parameters), range: declaration.range,
        name: function.name.range.start)
    case .initializer(let initializer):
      self.init(
        label: "init" + Self.labels(initializer.parameters), range: declaration.range,
        name: initializer.nameRange.start)
      isDesignated = !declaration.has(.convenience)
    case .deinitializer:
      self.init(label: "deinit", range: declaration.range, name: declaration.range.start)
    case .subscripting:
      self.init(label: "subscript", range: declaration.range, name: declaration.range.start)
    case .type(let type):
      self.init(
        label: type.name.text, range: declaration.range, name: type.name.range.start,
        inherited: type.inherited.map(Inherited.init), members: type.members.compactMap(Self.init),
        body: type.bodyRange.start + 1, isClass: type.kind == .class, isType: true)
    case .extending(let tree):
      self.init(
        label: Inherited(tree.extended).name, range: declaration.range,
        name: tree.extended.range.start, inherited: tree.inherited.map(Inherited.init),
        members: tree.members.compactMap(Self.init), isType: true)
    case .alias(let name, _), .associatedType(let name, _):
      self.init(label: name.text, range: declaration.range, name: name.range.start)
    case .enumCases(let cases):
      self.init(
        label: cases.map(\.name.text).joined(separator: ", "), range: declaration.range,
        name: cases.first?.name.range.start ?? declaration.range.start)
    }
  }

  private static func labels(_ parameters: [Parameter]) -> String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// A declaration of Objective-C.
  fileprivate init?(_ item: Tree.Item) {
    guard case .declaration(let declaration) = item else { return nil }
    self.init(declaration)
  }

  private init?(_ declaration: Tree.Declaration) {
    let range = declaration.range
    switch declaration.kind {
    case .interface(let tree):
      let inherited = [tree.superclass].compactMap(\.self).map {
        Inherited(name: $0.text, range: $0.range)
      }
      self.init(
        label: tree.name.text, range: range, name: tree.name.range.start, inherited: inherited,
        members: tree.members.compactMap(Self.member), isClass: true, isType: true)
    case .category(let tree):
      self.init(
        label: tree.className.text, range: range, name: tree.className.range.start,
        members: tree.members.compactMap(Self.member), isType: true)
    case .implementation(let tree):
      self.init(
        label: tree.name.text, range: range, name: tree.name.range.start,
        members: tree.members.compactMap(Self.member), isType: true)
    case .protocolType(let tree):
      self.init(
        label: tree.name.text, range: range, name: tree.name.range.start,
        members: tree.members.compactMap(Self.member), isType: true)
    case .function(let tree):
      self.init(label: tree.name.text, range: range, name: tree.name.range.start)
    default: self.init(label: "", range: range, name: range.start)
    }
  }

  private static func member(_ member: Tree.Member) -> SourcePart? {
    switch member {
    case .property(let tree):
      SourcePart(label: tree.name.text, range: tree.range, name: tree.name.range.start)
    case .method(let tree):
      SourcePart(label: tree.selector, range: tree.range, name: tree.selectorRange.start)
    case .declaration(let declaration): SourcePart(declaration)
    default: nil
    }
  }
}

extension SourcePart.Inherited {
  fileprivate init(_ type: TypeExpression) {
    range = type.range
    switch type.kind {
    case .name(let written), .member(_, let written): name = written.text
    default: name = ""
    }
  }
}

extension TypeExpression {
  /// Whether a variable of the type is nil at first.
  fileprivate var startsEmpty: Bool {
    switch kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}
