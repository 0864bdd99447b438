import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

// ARC warnings about objects that are created and not retained.

extension Checker {
  /// Whether an expression creates an object that nothing else retains: `[[X alloc] init]`, `[X
  /// new]`, a copy.
  func isRetained(_ tree: Tree.Expression) -> Bool {
    guard case .message(let message) = tree.unwrapped.kind,
      case .expression(let receiver) = message.receiver
    else { return false }
    switch message.selector {
    case "new", "copy", "mutableCopy": return true
    case let selector where selector.isOfInitializerFamily:
      guard case .message(let inner) = receiver.unwrapped.kind else { return false }
      return inner.selector == "alloc" || inner.selector == "allocWithZone:"
    default: return false
    }
  }

  /// Warns of an object that is assigned to a weak property and that nothing else retains.
  func warnOfRelease(_ tree: Tree.Expression, at place: Place) {
    guard isRetained(tree) else { return }
    switch place {
    case .accessor(.value(let value), _, let setter):
      guard let nominal = value.type.nominal,
        case .setter(let property)? = method(setter, of: nominal, isClassMethod: false)?.target,
        property.ownership == .weak
      else { return }
      report(.fault(.releasedAtOnce, "property"), tree.range)
    case .location(let code, _):
      guard case .local(let variable) = code.kind, variable.ownership == .weak else { return }
      report(.fault(.releasedAtOnce, "variable"), tree.range)
    default: break
    }
  }

  /// Whether a statement calls another initializer and discards its result.
  func isDelegation(_ tree: Tree.Expression) -> Bool {
    guard scope.context.function?.isInitializer == true,
      case .message(let message) = tree.unwrapped.kind, message.selector.isOfInitializerFamily
    else { return false }
    // `- (void)initViews:` is no initializer, whatever its name.
    if let owner = scope.context.owner,
      method(message.selector, of: owner, isClassMethod: false)?.result == .void
    {
      return false
    }
    switch message.receiver {
    case .superclass: return true
    case .expression(let receiver):
      guard case .name(let name) = receiver.unwrapped.kind else { return false }
      return name.text == "self"
    }
  }
}
