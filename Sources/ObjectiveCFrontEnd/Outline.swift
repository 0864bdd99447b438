import ObjectiveCTree
import Records
import SourceTree

/// The declarations of a text in the tree that all languages share: classes with their superclasses
/// and implemented methods, protocols, and functions. For questions about an answer, not for a
/// checker: methods are named by their full selectors, and bodies contain only calls.
struct Outline {
  private struct Place {
    let kind: TypeDeclaration.Kind
    let name: Tree.Name
    var superclass: Tree.Name?
    var range: SourceRange
    var members: [Declaration] = []
  }

  private var order: [String] = []
  private var places: [String: Place] = [:]
  private var functions: [Statement] = []

  init(of unit: Tree.Unit) {
    for case .declaration(let declaration) in unit.items {
      let range = declaration.range
      switch declaration.kind {
      case .interface(let tree): note(tree.name, .class, tree.superclass, range)
      case .implementation(let tree) where tree.category == nil:
        note(tree.name, .class, tree.superclass, range)
        add(tree.members, to: tree.name)
      case .implementation(let tree): add(tree.members, to: tree.name)
      case .protocolType(let tree): note(tree.name, .protocol, nil, range)
      case .function(let tree) where tree.body != nil:
        functions.append(statement(of: Self.function(tree.name, body: tree.body), range))
      default: break
      }
    }
  }

  /// Each type from its first declaration to its last.
  var items: [Statement] {
    order.compactMap { places[$0] }.map { place in
      let superclass = place.superclass.map {
        TypeExpression(.name(Name($0.text, $0.range)), $0.range)
      }
      let type = TypeDeclaration(
        kind: place.kind, name: Name(place.name.text, place.name.range), genericParameters: [],
        requirements: [], inherited: [superclass].compactMap(\.self), members: place.members,
        bodyRange: place.range)
      return statement(
        of: Declaration(.type(type), attributes: [], modifiers: [], range: place.range),
        place.range)
    } + functions
  }

  private func statement(of declaration: Declaration, _ range: SourceRange) -> Statement {
    Statement(.declaration(declaration), range)
  }

  private mutating func note(
    _ name: Tree.Name, _ kind: TypeDeclaration.Kind, _ superclass: Tree.Name?, _ range: SourceRange
  ) {
    guard var known = places[name.text] else {
      order.append(name.text)
      places[name.text] = Place(kind: kind, name: name, superclass: superclass, range: range)
      return
    }
    known.superclass = known.superclass ?? superclass
    known.range = SourceRange(
      min(known.range.start, range.start), max(known.range.end, range.end))
    places[name.text] = known
  }

  private mutating func add(_ written: [Tree.Member], to name: Tree.Name) {
    var members: [Declaration] = []
    for case .method(let method) in written where !method.isClassMethod {
      let name = Tree.Name(method.selector, method.selectorRange)
      members.append(Self.function(name, isOverride: true, body: method.body))
    }
    places[name.text]?.members += members
  }

  /// A function, or a method: the text does not show whether a method overrides another one, so
  /// every method counts as an override.
  private static func function(
    _ name: Tree.Name, isOverride: Bool = false, body: Tree.Block?
  ) -> Declaration {
    let function = FunctionDeclaration(
      name: Name(name.text, name.range), genericParameters: [], requirements: [],
      parameters: [], isThrowing: false, result: nil, body: SentCalls.body(of: body))
    return Declaration(
      .function(function), attributes: [],
      modifiers: isOverride ? [Modifier(.override, name.range)] : [], range: name.range)
  }
}
