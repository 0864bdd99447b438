import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

// What ARC says of objects that are made and not kept.

extension Checker {
  /// Whether an expression makes an object that its place alone keeps: `[[X alloc] init]`,
  /// `[X new]`, a copy.
  func isRetained(_ tree: Tree.Expression) -> Bool {
    guard case .message(let message) = tree.unwrapped.kind,
      case .expression(let receiver) = message.receiver
    else { return false }
    switch message.selector {
    case "new", "copy", "mutableCopy": return true
    case let selector where selector.hasPrefix("init"):
      guard case .message(let inner) = receiver.unwrapped.kind else { return false }
      return inner.selector == "alloc" || inner.selector == "allocWithZone:"
    default: return false
    }
  }

  /// Warns of an object that a weak property is given and nothing else keeps.
  func warnOfRelease(_ tree: Tree.Expression, at place: Place) {
    guard isRetained(tree) else { return }
    switch place {
    case .accessor(.value(let value), _, let setter):
      guard let nominal = value.type.nominal,
        case .setter(let property)? = method(setter, of: nominal, isClassMethod: false)?.target,
        property.ownership == .weak
      else { return }
      report(.releasedAtOnce(isProperty: true), tree.range)
    case .location(let code, _):
      guard case .local(let variable) = code.kind, variable.ownership == .weak else { return }
      report(.releasedAtOnce(isProperty: false), tree.range)
    default: break
    }
  }

  /// Whether a statement is a call of another initializer, whose result it drops.
  func isDelegation(_ tree: Tree.Expression) -> Bool {
    guard scope.context.function?.isInitializer == true,
      case .message(let message) = tree.unwrapped.kind, message.selector.hasPrefix("init")
    else { return false }
    switch message.receiver {
    case .superclass: return true
    case .expression(let receiver):
      guard case .name(let name) = receiver.unwrapped.kind else { return false }
      return name.text == "self"
    }
  }

  /// Warns of methods that a class declares or must have, and does not implement.
  func warnOfMissing(_ site: ClassSite) {
    guard let implementation = site.implementation, let nominal = site.nominal else { return }
    let range = implementation.name.range
    let own = Set(site.methods.map { HeaderMethods.key($0) })
    var accessors: Set<String> = []
    for property in site.properties {
      let names = accessorNames(property)
      let sign = property.has("class") ? "+" : ""
      accessors.insert(sign + names.getter)
      if let setter = names.setter { accessors.insert(sign + setter) }
    }
    for case .method(let method) in site.declared {
      let key = HeaderMethods.key(method)
      let isUnavailable = method.attributes.contains {
        $0.text.lowercased().contains("unavailable")
      }
      if own.contains(key) || accessors.contains(key) || isUnavailable { continue }
      report(.missingMethod(method.selector), range)
    }
    for type in protocols(of: nominal) where type.isScript {
      for method in ownMethods(of: type).values.sorted(by: { $0.selector < $1.selector }) {
        guard case .function(let function) = method.target, !function.isOptional else { continue }
        let key = (method.isClassMethod ? "+" : "") + method.selector
        if own.contains(key) || accessors.contains(key) || isElsewhere(method, nominal) { continue }
        report(.missingRequirement(method.selector, of: type.name), range)
      }
    }
  }

  /// Whether a class above has a method, or a category of the class.
  private func isElsewhere(_ method: FoundMethod, _ nominal: Nominal) -> Bool {
    if ownMethod(method.selector, of: nominal, isClassMethod: method.isClassMethod) != nil {
      return true
    }
    guard let above = nominal.superclassNominal,
      let found = self.method(method.selector, of: above, isClassMethod: method.isClassMethod)
    else { return false }
    return found.owner.kind == .class
  }
}
