import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  /// Attributes without effect in the workbench.
  private static let harmless: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "MainActor", "available", "discardableResult", "inlinable", "inline",
    "usableFromInline", "frozen", "unknown", "escaping", "Sendable", "preconcurrency",
    "convention", "UIApplicationMain", "main", "GKInspectable", "warn_unqualified_access",
    "unchecked", "retroactive", "nonescaping", "testable", "autoclosure", "_spi",
    "_spi_available", "_disfavoredOverload", "_documentation", "_alwaysEmitIntoClient",
    "_transparent", "_semantics", "_specialize", "_optimize", "_fixed_layout",
    "_implementationOnly", "_exported", "_hasMissingDesignatedInitializers",
  ]

  /// Macros that come before declarations.
  private static let macros: Set<String> = [
    "Observable", "Model", "Test", "Suite", "Previewable", "Entry", "Query",
  ]

  /// Attributes that Swift has and the workbench does not.
  private static let known: Set<String> = [
    "abi", "attached", "backDeployed", "concurrent", "derivative", "differentiable",
    "dynamicCallable", "dynamicMemberLookup", "exclusivity", "extern", "freestanding",
    "globalActor", "implementation", "isolated", "lifetime", "noDerivative", "nonsending",
    "propertyWrapper", "resultBuilder", "requires_stored_property_inits", "safe", "specialized",
    "storageRestrictions", "transpose", "unsafe",
  ]

  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let node): return attribute(node).map { [$0] } ?? []
      case .ifConfigDecl(let node):
        guard case .attributes(let inner) = activeElements(node) else { return [] }
        return attributes(inner)
      }
    }
  }

  private func attribute(_ node: AttributeSyntax) -> Attribute? {
    let name = node.attributeName.trimmedDescription
    let place = range(node)
    guard !name.isEmpty else { return nil }
    if Self.harmless.contains(name) {
      let arguments = node.arguments?.trimmedDescription
      return Attribute(name: name, arguments: arguments, range: place)
    }
    if name == Self.managed, Self.isInLayer(node) { return nil }
    let feature: UnsupportedFeature =
      if Self.macros.contains(name) {
        .macro("@\(name)")
      } else if name.first?.isUppercase == true {
        .propertyWrapper(name)
      } else {
        Self.known.contains(name) || name.hasPrefix("_")
          ? .attribute(name) : .unknownAttribute(name)
      }
    report(.unsupported(feature), range(node.atSign, node.attributeName))
    return nil
  }

  func modifiers(_ list: DeclModifierListSyntax) -> [Modifier] {
    list.compactMap { node in
      let place = range(node)
      if node.detail?.detail.text == "set" { return Modifier(.setterAccess, place) }
      let word = node.name.text
      if let kind = Self.kinds[word] { return Modifier(kind, place) }
      switch word {
      case "async": refuse(.asyncLet, node.name)
      case "distributed": refuse(.distributed, node.name)
      case "borrowing", "consuming", "__consuming", "__owned", "__shared":
        refuse(.ownership(word), node.name)
      case "infix", "isolated", "sending", "__setter_access": break
      default:
        // If the parser takes it for a modifier of an old parameter, it is reported there.
        if node.name.presence == .present { refuse(.modifier(word), node.name) }
      }
      return nil
    }
  }

  private static let kinds: [String: Modifier.Kind] = [
    "override": .override, "required": .required, "convenience": .convenience, "final": .final,
    "lazy": .lazy, "weak": .weak, "unowned": .unowned, "static": .static, "class": .class,
    "mutating": .mutating, "nonmutating": .nonmutating, "open": .open, "public": .public,
    "package": .package, "internal": .internal, "fileprivate": .fileprivate, "private": .private,
    "dynamic": .dynamic, "optional": .optional, "indirect": .indirect,
    "nonisolated": .nonisolated, "prefix": .prefix, "postfix": .postfix,
  ]

  // MARK: - Imports

  /// The available modules, as a learner's code sees them.
  private static let modules = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UserNotifications",
  ]
  /// Modules whose names all of these, or the language itself, include.
  private static let impliedModules: Set<String> = ["Swift", "ObjectiveC"]

  func check(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name, let name = text(module) else { return }
    guard !Self.modules.contains(name), !Self.impliedModules.contains(name) else { return }
    report(.unknownModule(name, known: Self.modules), range(module))
  }
}
