import TypedProgram

/// Texts as Foundation's objects.
extension Checker {
  /// `text as NSString`: such an object of the text; nil for other conversions.
  func textObject(_ value: TypedExpression, as wanted: Type) -> TypedExpression? {
    guard value.type == .string, case .nominal(let nominal, _) = wanted,
      nominal.name == "NSString", nominal.kind == .class, !nominal.isScript
    else { return nil }
    for found in members(named: "init", of: wanted) {
      guard case .initializer(let function) = found.member,
        function.parameters.map(\.type) == [.string]
      else { continue }
      return TypedExpression(.construct(function, wanted, [value]), wanted, value.range)
    }
    return nil
  }
}
