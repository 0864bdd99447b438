import SourceTree

/// Values of expressions of Swift.
extension FactValue {
  init(_ expression: Expression) {
    switch expression.kind {
    case .boolean(let value): self = .boolean(value)
    case .null: self = .nothing
    case .selfReference: self = .me
    case .array(let elements): self = .list(elements.compactMap { Self.path($0) })
    default:
      if let making = Self.making(expression) {
        self = .instance(making)
      } else {
        self = Self.path(expression).map(FactValue.path) ?? .other
      }
    }
  }

  /// The names of an expression that is a path of them.
  private static func path(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name.text
    case .selfReference: return "self"
    case .superReference: return "super"
    case .member(let base?, let name):
      guard let base = path(base) else { return nil }
      return base == "self" ? name.text : "\(base).\(name.text)"
    case .optionalElement(let inner), .optionalChain(let inner), .forceUnwrap(let inner),
      .parenthesized(let inner), .cast(let inner, _, _):
      return path(inner)
    default: return nil
    }
  }

  private static func making(_ expression: Expression) -> Making? {
    guard case .call(let callee, let arguments) = expression.kind, let path = path(callee) else {
      return nil
    }
    let name = path.hasSuffix(".init") ? String(path.dropLast(5)) : path
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard last.first?.isUppercase ?? false else { return nil }
    let values = arguments.map { FactValue($0.value) }
    return Making(
      type: last, isPlain: arguments.isEmpty || arguments.count == 1 && isZeroFrame(arguments[0]),
      getsMe: values.contains(.me), contents: values.flatMap(\.elements))
  }

  /// `frame: .zero`, `frame: CGRect.zero`.
  private static func isZeroFrame(_ argument: Argument) -> Bool {
    guard argument.label?.text == "frame", case .member(_, let name) = argument.value.kind else {
      return false
    }
    return name.text == "zero"
  }

  /// The class that a value is cast to, or that of a cell which a list gives; nil for other values.
  static func castType(_ expression: Expression) -> String? {
    switch expression.kind {
    case .cast(_, _, let type): return name(of: type)
    case .forceUnwrap(let inner), .parenthesized(let inner), .optionalChain(let inner):
      return castType(inner)
    case .call(let callee, let arguments):
      guard case .member(_, let name) = callee.kind, name.text == "dequeueReusableCell" else {
        return nil
      }
      let isOfTable = arguments.first?.label?.text == "withIdentifier"
      return isOfTable ? "UITableViewCell" : "UICollectionViewCell"
    default: return nil
    }
  }

  /// The name of a type, without what it is optional in.
  static func name(of type: TypeExpression) -> String? {
    switch type.kind {
    case .name(let name), .member(_, let name): name.text
    case .optional(let inner), .implicitlyUnwrapped(let inner): name(of: inner)
    default: nil
    }
  }
}
