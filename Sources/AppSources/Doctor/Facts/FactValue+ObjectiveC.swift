import ObjectiveCTree

/// Values of expressions of Objective-C, with the names that Swift has for them.
extension FactValue {
  init(_ expression: Tree.Expression) {
    let expression = Self.bare(expression)
    switch expression.kind {
    case .name(let name):
      switch name.text {
      case "YES", "true": self = .boolean(true)
      case "NO", "false": self = .boolean(false)
      case "nil", "NULL": self = .nothing
      case "self": self = .me
      default: self = .path(Self.variable(name.text))
      }
    case .array(let elements): self = .list(elements.compactMap { Self.path($0) })
    case .message(let message):
      if let making = Self.making(message) {
        self = .instance(making)
      } else {
        self = Self.path(expression).map(FactValue.path) ?? .other
      }
    default: self = Self.path(expression).map(FactValue.path) ?? .other
    }
  }

  /// An expression without parentheses and casts around it.
  private static func bare(_ expression: Tree.Expression) -> Tree.Expression {
    switch expression.kind {
    case .parenthesized(let inner), .cast(_, let inner): bare(inner)
    default: expression
    }
  }

  /// The names of an expression that is a path of them; a message without arguments is one.
  private static func path(_ expression: Tree.Expression) -> String? {
    let expression = bare(expression)
    switch expression.kind {
    case .name(let name): return variable(name.text)
    case .member(let base, let name, _): return joined(path(base), name.text)
    case .message(let message):
      guard message.arguments.isEmpty, message.pieces.count == 1 else { return nil }
      switch message.receiver {
      case .superclass: return joined("super", message.selector)
      case .expression(let base): return joined(path(base), message.selector)
      }
    default: return nil
    }
  }

  private static func joined(_ base: String?, _ name: String) -> String? {
    guard let base else { return nil }
    let name = ObjectiveCNames.property(name)
    return base == "self" ? name : "\(base).\(name)"
  }

  /// A property's variable has the property's name.
  private static func variable(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// `[[Type alloc] init…]`, `[Type new]`, `[UIButton buttonWithType:…]`.
  private static func making(_ message: Tree.Message) -> Making? {
    guard case .expression(let receiver) = message.receiver else { return nil }
    let getsMe = message.arguments.contains { FactValue($0) == .me }
    switch bare(receiver).kind {
    case .name(let type) where type.text.first?.isUppercase ?? false:
      switch message.selector {
      case "new": return Making(type: type.text, isPlain: true, getsMe: false)
      case "buttonWithType:", "buttonWithConfiguration:primaryAction:":
        return Making(type: type.text, isPlain: false, getsMe: getsMe)
      default: return nil
      }
    case .message(let inner):
      guard inner.selector == "alloc", case .expression(let base) = inner.receiver,
        case .name(let type) = bare(base).kind, message.selector.hasPrefix("init")
      else { return nil }
      return Making(
        type: type.text, isPlain: message.selector == "init" || isZeroFrame(message),
        getsMe: getsMe, contents: message.arguments.flatMap { FactValue($0).elements })
    default: return nil
    }
  }

  /// `initWithFrame:CGRectZero`.
  private static func isZeroFrame(_ message: Tree.Message) -> Bool {
    message.selector == "initWithFrame:"
      && message.arguments.first.map { FactValue($0).path == "CGRectZero" } ?? false
  }

  /// The class that a pointer points to; nil for other types.
  static func name(of type: Tree.TypeName) -> String? {
    guard case .pointer(let inner) = type.kind else { return nil }
    switch inner.kind {
    case .name(let name), .object(let name, _, _): return name.text
    default: return nil
    }
  }
}
