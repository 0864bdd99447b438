import Machine
import TypedProgram

/// The declaration of one kind of member: called with a name, further details, and the code.
///
/// `type.method`, `type.initializer` and their like are values of this type, so that each kind has
/// the same overloads for 0 to 6 parameters beside the receiver.
@usableFromInline
package struct Rows {
  let add: (String, RowOptions, HostCode) -> Function

  init(_ add: @escaping (String, RowOptions, HostCode) -> Function) {
    self.add = add
  }
}

/// The options of a row, beside its name and its code.
struct RowOptions {
  var isDesignated = false
  var defaults: [String: RowDefault] = [:]
  var summary = ""
}

/// The value of an omitted argument.
@usableFromInline
package enum RowDefault {
  /// nil, false, 0, an empty option set: all registers zero.
  case zero
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case string(String)

  var value: ParameterInfo.DefaultValue {
    switch self {
    case .zero: .zero
    case .integer(let value): .integer(Int64(value))
    case .number(let value): .number(value)
    case .boolean(let value): .boolean(value)
    case .string(let value): .string(value)
    }
  }
}

extension Rows {
  @usableFromInline
  func declare(
    _ name: String, _ isDesignated: Bool, _ defaults: [String: RowDefault], _ summary: String,
    _ code: HostCode
  ) -> Function {
    add(
      name, RowOptions(isDesignated: isDesignated, defaults: defaults, summary: summary), code)
  }
}
