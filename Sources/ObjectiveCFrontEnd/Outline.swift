import ObjectiveCTree
import Records
import SourceTree

/// The declarations of a text as the tree that all languages share: classes with their
/// superclasses and the methods that it implements, protocols, and functions. For those who ask
/// about an answer, not for a checker: methods have the base names of Swift's and no bodies.
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
        functions.append(statement(of: Self.function(tree.name, label: nil), range))
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

  private mutating func add(_ members: [Tree.Member], to name: Tree.Name) {
    for case .method(let method) in members where !method.isClassMethod {
      guard let first = method.pieces.first?.name else { continue }
      places[name.text]?.members.append(Self.method(first))
    }
  }

  /// A method by the first word of its selector; nothing says whether it overrides another one, so
  /// that each does.
  private static func method(_ word: Tree.Name) -> Declaration {
    switch word.text {
    case "pointInside": function(Tree.Name("point", word.range), label: "inside", isOverride: true)
    case "drawRect": function(Tree.Name("draw", word.range), label: nil, isOverride: true)
    default: function(word, label: nil, isOverride: true)
    }
  }

  private static func function(
    _ name: Tree.Name, label: String?, isOverride: Bool = false
  ) -> Declaration {
    let void = TypeExpression(.name(Name("Void", name.range)), name.range)
    let parameter = Parameter(
      label: label, name: "_", type: void, defaultValue: nil, range: name.range)
    let function = FunctionDeclaration(
      name: Name(name.text, name.range), genericParameters: [], requirements: [],
      parameters: [parameter], isThrowing: false, result: nil, body: nil)
    return Declaration(
      .function(function), attributes: [],
      modifiers: isOverride ? [Modifier(.override, name.range)] : [], range: name.range)
  }
}
