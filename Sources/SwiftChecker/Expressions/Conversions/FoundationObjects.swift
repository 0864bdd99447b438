import Records
import SourceTree
import TypedProgram

/// Swift values as Foundation objects, and back: `text as NSString`, `flag as NSNumber`, `[1, 2] as
/// NSArray`, `object as String`.
extension Checker {
  /// The object of a value, or the text of an object, as `as` converts them; nil for other types.
  func foundationObject(_ value: TypedExpression, as wanted: Type) -> TypedExpression? {
    if case .optional(let target) = wanted {
      guard case .optional(let wrapped) = inference.resolved(value.type) else {
        return foundationObject(value, as: target).map {
          TypedExpression(.wrap($0), wanted, value.range)
        }
      }
      let element = TypedExpression(.chainElement(value), wrapped, value.range)
      return foundationObject(element, as: target).map {
        TypedExpression(.optionalChain($0), wanted, value.range)
      }
    }
    if wanted == .string, value.type.isTextObject {
      return TypedExpression(.intrinsic(.describe(value.type), [value]), .string, value.range)
    }
    if case .nominal(let nominal, _) = wanted, nominal === library.protocols["NSCopying"],
      let text = library.hostType(named: "NSString")
    {
      return conversion.foundationObject(value, as: .nominal(text, [])).flatMap {
        conversion.coerce($0, to: wanted)
      }
    }
    if wanted.isFoundation("NSError"), relations.conforms(value.type, toNamed: "Error"),
      let error = conversion.coerce(value, to: errorType)
    {
      return TypedExpression(.forcedCast(error, wanted), wanted, value.range)
    }
    return conversion.foundationObject(value, as: wanted)
  }
}

extension Conversion {
  /// A text, a number or a collection in an object of Foundation's class for it; nil for other
  /// types.
  func foundationObject(_ value: TypedExpression, as wanted: Type) -> TypedExpression? {
    let content: TypedExpression
    switch inference.resolved(value.type) {
    case .string where wanted.isFoundation("NSString"): content = value
    case .bool where wanted.isNumberObject, .integer(.int) where wanted.isNumberObject,
      .floating(.double) where wanted.isNumberObject, .floating(.float) where wanted.isNumberObject:
      content = value
    case let type where type.isNumber && wanted.isNumberObject:
      guard let from = type.numberKind else { return nil }
      let to: Type = type.isFloating ? .double : .int
      guard let kind = to.numberKind else { return nil }
      content = TypedExpression(
        .intrinsic(.convert(from: from, to: kind), [value]), to, value.range)
    case .array(let element) where wanted.isFoundation("NSArray"):
      content = TypedExpression(
        element == .any ? value.kind : .convert(value), .array(.any), value.range)
    case .dictionary where wanted.isFoundation("NSDictionary"),
      .set where wanted.isFoundation("NSSet"):
      let anything = TypedExpression(.convert(value), .any, value.range)
      return TypedExpression(.forcedCast(anything, wanted), wanted, value.range)
    default: return nil
    }
    return construct(wanted, content)
  }

  /// A literal where an object of Foundation is expected: `let name: NSString = "x"`.
  func literalObject(_ value: TypedExpression, as wanted: Type) -> TypedExpression? {
    switch value.kind {
    case .string(let text) where wanted.isUnicodeScalar: unicodeScalar(text, wanted, value.range)
    case .string, .interpolation:
      wanted.isFoundation("NSString") ? foundationObject(value, as: wanted) : nil
    case .array: wanted.isFoundation("NSArray") ? foundationObject(value, as: wanted) : nil
    case .dictionary:
      wanted.isFoundation("NSDictionary") ? foundationObject(value, as: wanted) : nil
    default: nil
    }
  }

  private func unicodeScalar(
    _ text: String, _ type: Type, _ range: SourceRange
  ) -> TypedExpression? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      case .nominal(let nominal, _) = type
    else { return nil }
    for case .initializer(let function) in relations.ownMembers(named: "init", of: nominal)
    where function.parameters.first?.label == "unicodeScalarLiteral" {
      let number = TypedExpression(.integer(Int64(scalar.value)), .integer(.uint32), range)
      return TypedExpression(.construct(function, type, [number]), type, range)
    }
    return nil
  }

  private func construct(_ type: Type, _ content: TypedExpression) -> TypedExpression? {
    guard case .nominal(let nominal, _) = type else { return nil }
    for case .initializer(let function) in relations.ownMembers(named: "init", of: nominal)
    where function.parameters.map(\.type) == [content.type] {
      return TypedExpression(.construct(function, type, [content]), type, content.range)
    }
    return nil
  }
}

extension Type {
  /// Whether it is Foundation's class of texts, or the one below it.
  fileprivate var isTextObject: Bool { isFoundation("NSString") || isFoundation("NSMutableString") }

  /// Whether it is a class of Foundation's of that name.
  func isFoundation(_ name: String) -> Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.name == name && nominal.kind == .class && !nominal.isScript
  }

  /// Whether objects of the class may contain values of a type: `NSDictionary` those of
  /// dictionaries, `NSObject` any.
  func isObject(of value: Type) -> Bool {
    guard case .nominal(let nominal, _) = self, nominal.kind == .class, !nominal.isScript else {
      return false
    }
    let name: String
    switch value {
    case .string: name = "NSString"
    case .array: name = "NSArray"
    case .dictionary: name = "NSDictionary"
    case .set: name = "NSSet"
    case .bool, .integer, .floating: name = "NSNumber"
    default: return false
    }
    return nominal.name == "NSObject" || nominal.lineage.contains { $0.name == name }
  }

  /// Whether it is the prelude's type of the parts of characters.
  fileprivate var isUnicodeScalar: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.isOfPrelude && nominal.name == "UnicodeScalar"
  }

  /// Whether it is Foundation's class of numbers, which literals can be.
  var isNumberObject: Bool { isFoundation("NSNumber") }
}
