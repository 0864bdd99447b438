import Records
import SourceTree
import TypedProgram

// Messages for `NSObject` that are sent to a class, which is an object, too.

extension Checker {
  /// The result of an instance method of `NSObject` for a class; nil for other methods, and if the
  /// selector or the class in the argument is only known at run time.
  func asObject(
    _ selector: String, _ nominal: Nominal, _ code: TypedExpression, _ arguments: [Value],
    _ range: SourceRange, _ place: SourceRange
  ) -> Value? {
    switch selector {
    case "respondsToSelector:", "instancesRespondToSelector:":
      guard case .selector(let name)? = arguments.first?.code.kind else { return nil }
      let asksClass = selector == "respondsToSelector:"
      let answers =
        method(name, of: nominal, isClassMethod: asksClass) != nil
        || asksClass && isOfEveryObject(name)
      return truth(answers, range)
    case "isSubclassOfClass:":
      guard case .metatype = code.kind, let other = named(arguments.first) else { return nil }
      return truth(nominal.isDerived(from: other), range)
    case "isKindOfClass:", "isMemberOfClass:":
      // A class is an object of its own metaclass, which derives from NSObject.
      guard let other = named(arguments.first) else { return nil }
      return truth(selector == "isKindOfClass:" && other === root, range)
    case "performSelector:", "performSelector:withObject:",
      "performSelector:withObject:withObject:":
      guard case .selector(let name)? = arguments.first?.code.kind else { return nil }
      let count = name.filter { $0 == ":" }.count
      guard count < arguments.count else { return nil }
      let sent = send(
        name, to: .type(nominal, code), Array(arguments.dropFirst().prefix(count)), range, place)
      if sent.isInvalid || sent.type.isObject { return sent }
      let nothing = TypedExpression(.null, .optional(.anyObject), range)
      return Value(
        TypedExpression(
          .sequence([TypedStatement(.expression(sent.code), range)], nothing),
          .optional(.anyObject), range), .id)
    default: return nil
    }
  }

  /// Whether every object, and so every class, has a method.
  private func isOfEveryObject(_ selector: String) -> Bool {
    root.flatMap { method(selector, of: $0, isClassMethod: false) } != nil
  }

  private func named(_ value: Value?) -> Nominal? {
    guard case .metatype(.nominal(let nominal, _))? = value?.code.kind else { return nil }
    return nominal
  }

  private func truth(_ isTrue: Bool, _ range: SourceRange) -> Value {
    Value(TypedExpression(.boolean(isTrue), .bool, range), .bool)
  }
}
