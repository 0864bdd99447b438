import Records
import SourceTree
import TypedProgram

/// An expression of Objective-C: its code in the typed program, and its type in the language.
///
/// The code's own type may be more specific than the language's: the elements of a Swift array that
/// is not yet assigned to a variable of type `NSArray *`, or a result that is never nil.
struct Value {
  var code: TypedExpression
  var type: ObjectiveCType
  /// Whether it is `nil`, `NULL` or another null pointer constant.
  var isNull = false
  /// The value of an integer constant, which determines conversions in clang, and which `case`
  /// requires.
  var constant: Int64?
  /// Whether it is the address of a variable, whose location the code is: `&error`.
  var isAddress = false

  var range: SourceRange { code.range }

  init(
    _ code: TypedExpression, _ type: ObjectiveCType, isNull: Bool = false, constant: Int64? = nil
  ) {
    self.code = code
    self.type = type
    self.isNull = isNull
    self.constant = constant
  }

  /// Something that was reported already.
  static func invalid(_ range: SourceRange) -> Value {
    Value(.invalid(range), .void)
  }

  var isInvalid: Bool { code.type.isError }

  /// Whether it is a number, a Boolean value or an enum case, which C's arithmetic accepts.
  var isArithmetic: Bool { type.isArithmetic }

  /// The same value elsewhere in the text.
  func at(_ range: SourceRange) -> Value {
    var other = self
    other.code = TypedExpression(code.kind, code.type, range)
    return other
  }
}

extension ObjectiveCType {
  static var int: ObjectiveCType { .number(.integer(.int32)) }
  static var bool: ObjectiveCType { .number(.bool) }

  var isArithmetic: Bool {
    switch self {
    case .number, .enumeration: true
    default: false
    }
  }

  /// Whether it can be a condition.
  var isScalar: Bool {
    switch self {
    case .void, .structure: false
    default: true
    }
  }

  /// The class of an object; nil for other types, and for `id`.
  var nominal: Nominal? {
    guard case .object(let object) = self else { return nil }
    return object.nominal
  }

  /// Whether it is `id`, with or without protocols.
  var isID: Bool {
    guard case .object(let object) = self else { return false }
    return object.nominal == nil
  }
}
