import Records
import SourceTree
import SwiftSyntax

/// `@NSManaged` in a layer: a property that begins at zero, whose accessors Core Animation makes
/// when the program runs. They draw the layer again if its class says so. Elsewhere the attribute
/// is Core Data's, and is refused.
extension Lowering {
  static let managed = "NSManaged"

  func isManaged(_ node: VariableDeclSyntax) -> Bool {
    Self.isInLayer(node)
      && node.attributes.contains { element in
        guard case .attribute(let attribute) = element else { return false }
        return attribute.attributeName.trimmedDescription == Self.managed
      }
  }

  /// Whether a node is in a class that derives from a layer, by the name of its superclass.
  static func isInLayer(_ node: some SyntaxProtocol) -> Bool {
    var around = node.parent
    while let next = around {
      if let found = next.as(ClassDeclSyntax.self) {
        let first = found.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        return first?.hasSuffix("Layer") ?? false
      }
      around = next.parent
    }
    return false
  }

  /// A property with its first value and an observer.
  func managedBinding(_ node: PatternBindingSyntax) -> VariableDeclaration.Binding {
    let place = range(node)
    let name = node.pattern.trimmedDescription
    let key = Expression(.string([.text(name)]), place)
    let report = Expression(
      .call(
        Expression(
          .member(Expression(.selfReference, place), Name("_didChange", place)), place),
        [Argument(label: nil, value: key)]), place)
    let observer = Accessors.Accessor(
      parameter: nil, body: Block([Statement(.expression(report), place)], place), range: place)
    return VariableDeclaration.Binding(
      pattern: pattern(node.pattern), type: node.typeAnnotation.map { type($0.type) },
      value: node.typeAnnotation.flatMap { Self.zero($0.type.trimmedDescription, place) },
      accessors: Accessors(getter: nil, setter: nil, willSet: nil, didSet: observer))
  }

  /// The value with which a property of a type begins; nil where it needs none.
  private static func zero(_ type: String, _ place: SourceRange) -> Expression? {
    switch type {
    case "Bool": Expression(.boolean(false), place)
    case "String": Expression(.string([]), place)
    case _ where type.hasSuffix("?") || type.hasSuffix("!"): nil
    default: Expression(.member(nil, Name("zero", place)), place)
    }
  }
}
