import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

// Associated objects. A key is an address, and is used for nothing else: here it is a name that no
// other variable or selector has.

extension Checker {
  /// A call of `objc_setAssociatedObject` or `objc_getAssociatedObject`; nil for all others.
  func association(
    _ name: String, _ trees: [Tree.Expression], _ range: SourceRange
  ) -> Value? {
    let isSetter = name == "objc_setAssociatedObject"
    guard isSetter || name == "objc_getAssociatedObject" else { return nil }
    let count = isSetter ? 4 : 2
    guard trees.count == count else {
      report(.argumentCount(expected: count, given: trees.count, isMethod: false), range)
      return .invalid(range)
    }
    guard let key = associationKey(trees[1]) else {
      return refuse(.associatedObjects, trees[1].range)
    }
    let text = TypedExpression(.string(key), .string, trees[1].range)
    guard let object = anyObject(trees[0]) else { return .invalid(range) }
    if !isSetter {
      guard let function = runtime("associated") else { return .invalid(range) }
      let call = TypedExpression(
        .call(function, receiver: nil, [object, text]), .optional(.any), range)
      return Value(
        TypedExpression(.conditionalCast(call, .anyObject), .optional(.anyObject), range), .id)
    }
    guard let function = runtime("associate"), let value = anyObject(trees[2]) else {
      return .invalid(range)
    }
    let policy = check(trees[3])
    if policy.isInvalid { return .invalid(range) }
    guard let kind = promoted(policy.type), let number = coerced(number(policy, as: kind), to: .int)
    else {
      report(.notScalar(spelled(policy.type)), policy.range)
      return .invalid(range)
    }
    return Value(
      TypedExpression(.call(function, receiver: nil, [object, text, value, number]), .void, range),
      .void)
  }

  private func anyObject(_ tree: Tree.Expression) -> TypedExpression? {
    let value = check(tree)
    if value.isInvalid { return nil }
    let code = convert(value, to: .optional(.anyObject), as: .id, for: .passing)
    return code.type.isError ? nil : coerced(code, to: .optional(.any))
  }

  /// The name of a key: `&kKey`, `kKey`, `@selector(name)`, `_cmd`; nil for other addresses.
  private func associationKey(_ tree: Tree.Expression) -> String? {
    let tree = tree.unwrapped
    let file = file(at: tree.range).name
    switch tree.kind {
    case .cast(_, let inner): return associationKey(inner)
    case .selector(let name): return "@\(name.text)"
    case .name(let name) where name.text == "_cmd":
      return scope.context.function.map { "@\($0.selector)" }
    case .name(let name): return nameAsKey(name, file)
    // A text that is written twice is at one place.
    case .string(let text): return "\"\(text)"
    case .prefix(let sign, let operand) where sign.text == "&":
      guard case .name(let name) = operand.unwrapped.kind else { return nil }
      if work.keys.contains(name.text) || global(name.text, name.range) != nil {
        return "&\(name.text) \(file)"
      }
      // A variable of the function lives as long as its call, unless it is static.
      if case .shared? = entry(name.text, from: scope) {
        return "&\(name.text) \(scope.context.function?.selector ?? "") \(file)"
      }
      return nil
    default: return nil
    }
  }

  /// The key that a variable contains: an address, or a text that is always the same.
  private func nameAsKey(_ name: Tree.Name, _ file: String) -> String? {
    if work.keys.contains(name.text) { return "*\(name.text) \(file)" }
    guard let value = global(name.text, name.range), case .global(let variable) = value.code.kind,
      variable.isConstant
    else { return nil }
    return "*\(name.text)"
  }

  /// The object that represents an address as a value: `kContext` of `static void *kContext = …`,
  /// `&kKey`. Equal addresses are the same object.
  func addressObject(_ name: String, _ range: SourceRange) -> Value {
    guard let function = runtime("address") else { return .invalid(range) }
    let text = TypedExpression(.string("\(name) \(file(at: range).name)"), .string, range)
    return Value(
      TypedExpression(.call(function, receiver: nil, [text]), .optional(.anyObject), range), .id)
  }

  /// The address of a variable of a file where an object of any class is expected; nil for other
  /// values.
  func addressObject(_ value: Value) -> Value? {
    guard value.isAddress, case .global(let variable) = value.code.kind else { return nil }
    return addressObject("&\(variable.name)", value.range)
  }

  /// Whether a key contains a string, which may be read, too: `static const char *kKey = "key";`.
  func isText(_ tree: Tree.Variable) -> Bool {
    guard case .string? = tree.value?.unwrapped.kind, case .pointer(let pointee) = tree.type.kind,
      case .name(let name) = pointee.kind
    else { return false }
    return name.text == "char"
  }

  /// Whether a variable is only used as a key: `static void *kKey = &kKey;`.
  func isKey(_ tree: Tree.Variable) -> Bool {
    guard tree.storage != .external, case .pointer(let pointee) = tree.type.kind,
      case .name(let name) = pointee.kind, name.text == "void" || name.text == "char"
    else { return false }
    guard let value = tree.value?.unwrapped else { return name.text == "void" }
    switch value.kind {
    case .string: return true
    case .prefix(let sign, let operand):
      guard sign.text == "&", case .name = operand.unwrapped.kind else { return false }
      return true
    default: return false
    }
  }
}
