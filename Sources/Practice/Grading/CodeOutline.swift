import Records
import Scenes
import SourceTree
import Workbench

/// The classes that a text declares and what they override, as its syntax tells.
package struct CodeOutline {
  /// A class and the words after its colon.
  package struct Declared: Equatable {
    package let name: String
    package let superclass: String?
  }

  package private(set) var classes: [Declared] = []
  /// Other names of types: `typealias Base = UIButton`.
  private var aliases: [String: String] = [:]
  /// The overridden functions by their words: `hitTest`, `point(inside:)`.
  package private(set) var overrides: Set<String> = []

  package init(_ texts: [String]) {
    for text in texts { walk(SwiftEngine.texts.unit(text, name: "").items) }
  }

  /// Whether a submission meets a condition.
  package func meets(_ condition: Exercise.Condition) -> Bool {
    switch condition {
    case .overrides(let name): overrides.contains(name)
    }
  }

  /// The superclasses of a class, as far as the text and UIKit tell.
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

  /// The type that a name means, through all aliases.
  private func aliased(_ name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let other = aliases[name], seen.insert(name).inserted { name = other }
    return name
  }
}

extension CodeOutline: TreeVisitor {
  package mutating func enter(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .type(let type) where type.kind == .class:
      let superclass = type.inherited.first.flatMap(\.lastName)
      classes.append(Declared(name: type.name.text, superclass: superclass))
    case .alias(let name, let type): aliases[name.text] = type.lastName
    case .function(let function) where declaration.has(.override):
      let name = function.name.text
      let label = function.parameters.first?.label ?? "_"
      overrides.insert(name == "point" ? "point(\(label):)" : name)
    default: break
    }
    return true
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
