import Records
import TypedProgram

/// The context of a value, for messages about one that does not fit.
enum Use {
  case initializing, assigning, returning, passing
  /// To a parameter of a method, by its selector.
  case argument(String)

  var purpose: ObjectiveCProblem.Purpose {
    switch self {
    case .initializing: .initializing
    case .assigning: .assigning
    case .returning: .returning
    case .passing: .passing
    case .argument: .sending
    }
  }
}

extension Checker {
  /// Whether a value converts to a type implicitly. Reports one that does not, and warns of objects
  /// of another class.
  func check(_ value: Value, fits type: ObjectiveCType, for use: Use) -> Bool {
    if value.type == type { return true }
    func refuse() -> Bool {
      report(
        .incompatible(use.purpose, to: spelled(type), from: spelled(value.type)), value.range)
      return false
    }
    switch (value.type, type) {
    case (_, .void), (.void, _): return refuse()
    case (.number, .number), (.number, .enumeration), (.enumeration, .number): return true
    case (.enumeration, .enumeration): return true
    case (.structure(let one), .structure(let other)): return one === other || refuse()
    case (.structure, _), (_, .structure): return refuse()
    case (.number, _), (.enumeration, _): return value.isNull || refuse()
    case (.text, .text): return true
    case (.text, .object(let to)):
      guard case .string = value.code.kind, to.nominal == nil || to.nominal?.name == "NSString"
      else { return refuse() }
      report(.fault(.missingAtSign, ""), value.range)
      return false
    case (_, .number(.bool)): return true
    case (_, .number), (_, .enumeration): return refuse()
    case (.object(let from), .object(let to)): return check(from, to, value, type, use)
    // A block is an object, but implicitly only as `id`.
    case (.block, .object(let to)): return to.nominal == nil || to.nominal === root || refuse()
    case (.object(let from), .block): return from.nominal == nil || value.isNull || refuse()
    case (.metaclass, .object(let to)), (.object(let to), .metaclass):
      return to.nominal == nil || value.isNull || refuse()
    case (.block, .block), (.pointer, .pointer): return true
    case (.selector, .selector): return true
    default: return value.isNull || refuse()
    }
  }

  private func check(
    _ from: ObjectiveCObject, _ to: ObjectiveCObject, _ value: Value, _ type: ObjectiveCType,
    _ use: Use
  ) -> Bool {
    guard let source = from.nominal, let target = to.nominal, !value.isNull else { return true }
    if source === target || source.isDerived(from: target) { return true }
    report(
      .incompatiblePointers(use.purpose, to: spelled(type), from: spelled(value.type)),
      value.range)
    return true
  }
}
