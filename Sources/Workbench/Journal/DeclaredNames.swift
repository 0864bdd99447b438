import Scenes
import SourceTree

extension CodeText {
  /// The functions that the text declares at its top level.
  var declaredFunctions: [String] {
    SwiftEngine.texts(in: language).unit(body, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind,
        case .function(let function) = declaration.kind
      else { return nil }
      return function.name.text
    }
  }

  /// The extensions at the top level of a text in Swift, with the first names that each adds:
  /// `extension UITabBar { hitTest }`.
  var declaredExtensions: [String] {
    guard language != .objectiveC else { return [] }
    return SwiftEngine.texts(in: language).unit(body, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind,
        case .extending(let tree) = declaration.kind, let name = tree.extended.dottedName
      else { return nil }
      let added = tree.members.flatMap(\.names)
      let shown = added.prefix(4).joined(separator: ", ") + (added.count > 4 ? ", …" : "")
      return added.isEmpty ? "extension \(name)" : "extension \(name) { \(shown) }"
    }
  }

  /// Whether the text declares anything at its top level.
  var declaresMore: Bool {
    SwiftEngine.texts(in: language).unit(body, name: "").items.contains { item in
      if case .declaration = item.kind { return true }
      return false
    }
  }
}

extension TypeExpression {
  /// The name of a type without arguments: `UICollectionView.ScrollDirection`; nil for types that
  /// are not names.
  fileprivate var dottedName: String? {
    switch kind {
    case .name(let name): name.text
    case .member(let base, let name): base.dottedName.map { "\($0).\(name.text)" }
    default: nil
    }
  }
}

extension Declaration {
  /// The names that it declares, as far as they identify what an extension adds.
  fileprivate var names: [String] {
    switch kind {
    case .function(let function): [function.name.text]
    case .variable(let variable):
      variable.bindings.compactMap { binding in
        if case .name(let name) = binding.pattern.kind { return name }
        return nil
      }
    case .initializer: ["init"]
    case .subscripting: ["subscript"]
    case .type(let type): [type.name.text]
    case .alias(let name, _): [name.text]
    default: []
    }
  }
}
