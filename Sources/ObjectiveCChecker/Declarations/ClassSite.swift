import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

/// A class that is being declared: its interface with its extensions, and its implementation.
final class ClassSite: ObjectiveCInterface {
  let interface: Tree.Interface
  var extensions: [Tree.Category] = []
  var implementation: Tree.Implementation?
  /// Categories in the same texts.
  var categories: [Tree.Implementation] = []
  /// The declared class; nil before there is an implementation.
  var nominal: Nominal!

  init(_ interface: Tree.Interface) { self.interface = interface }

  var name: String { interface.name.text }

  /// The members that are declared, without code.
  var declared: [Tree.Member] { interface.members + extensions.flatMap(\.members) }

  /// The properties, a later declaration in place of an earlier one: `readwrite` in an extension.
  var properties: [Tree.Property] {
    var found: [Tree.Property] = []
    for case .property(let property) in declared {
      if let index = found.firstIndex(where: { $0.name.text == property.name.text }) {
        found[index] = property
      } else {
        found.append(property)
      }
    }
    return found
  }

  /// The methods with code.
  var methods: [Tree.Method] {
    (implementation?.members ?? []).compactMap {
      guard case .method(let method) = $0, method.body != nil else { return nil }
      return method
    }
  }

  /// The instance variables, in order.
  var variables: [Tree.InstanceVariable] {
    interface.variables + extensions.flatMap(\.variables) + (implementation?.variables ?? [])
  }

  /// The names that `@synthesize` gives: the property's variable.
  var synthesized: [String: Tree.Name] {
    var names: [String: Tree.Name] = [:]
    for case .synthesize(let list) in implementation?.members ?? [] {
      for item in list { names[item.property.text] = item.variable ?? item.property }
    }
    return names
  }

  var dynamic: Set<String> {
    var names: Set<String> = []
    for case .dynamic(let list) in implementation?.members ?? [] {
      names.formUnion(list.map(\.text))
    }
    return names
  }
}

/// The methods that the interface and the categories of a class declare, by selector, with a `+`
/// for class methods, and the properties of its categories: the declarations that determine
/// nullability and names in Swift.
final class HeaderMethods: ObjectiveCInterface {
  private(set) var methods: [String: Tree.Method]
  private(set) var properties: [Tree.Property]

  init(_ other: HeaderMethods? = nil) {
    methods = other?.methods ?? [:]
    properties = other?.properties ?? []
  }

  func add(_ members: [Tree.Member], isCategory: Bool) {
    for member in members {
      switch member {
      case .method(let method): methods[Self.key(method)] = method
      case .property(let property) where isCategory:
        properties.removeAll { $0.name.text == property.name.text }
        properties.append(property)
      default: continue
      }
    }
  }

  static func key(_ method: Tree.Method) -> String {
    (method.isClassMethod ? "+" : "") + method.selector
  }
}

extension Checker {
  /// Adds the classes that the texts declare to those of earlier ones.
  func keepHeaders(_ all: [Tree.Declaration]) {
    var headers: [String: HeaderMethods] = [:]
    func add(_ members: [Tree.Member], to name: String, isCategory: Bool = false) {
      let known =
        headers[name] ?? HeaderMethods(module.objectiveC.headers[name] as? HeaderMethods)
      known.add(members, isCategory: isCategory)
      headers[name] = known
    }
    for declaration in all {
      switch declaration.kind {
      case .interface(let tree): add(tree.members, to: tree.name.text)
      case .category(let tree):
        add(tree.members, to: tree.className.text, isCategory: tree.name != nil)
      default: continue
      }
    }
    for (name, header) in headers { module.objectiveC.headers[name] = header }
  }

  /// The declaration of a method in a header; the method itself if there is none.
  func header(of tree: Tree.Method, _ nominal: Nominal) -> Tree.Method {
    let known = module.objectiveC.headers[nominal.name] as? HeaderMethods
    return known?.methods[HeaderMethods.key(tree)] ?? tree
  }
}
