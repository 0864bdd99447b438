import Records
import SourceTree
import TypedProgram

// Objects of a class that a variable contains: `[[type alloc] initWithFrame:frame]`.

extension Checker {
  /// An instance of a class that is only known at run time, created by the class's own initializer
  /// in place of the one that the frameworks declare.
  func create(
    _ selector: String, of type: Value, _ arguments: [Value], _ range: SourceRange,
    _ place: SourceRange
  ) -> Value {
    guard let nominal = declaring(selector) else {
      report(.classReceiver(selector), place)
      return .invalid(range)
    }
    let wanted = Type.metatype(.nominal(nominal, []))
    return sending(to: type.code, range) { receiver in
      let code = TypedExpression(.forcedCast(receiver, wanted), wanted, receiver.range)
      let made = send(
        selector, to: .allocated(nominal, code, isDynamic: true), arguments, range, place)
      guard !made.isInvalid, let object = coerced(made.code, to: .optional(.anyObject)) else {
        return .invalid(range)
      }
      return Value(object, .id)
    }
  }

  /// The topmost of the classes that have an initializer; nil if there are several.
  private func declaring(_ selector: String) -> Nominal? {
    if let root, initializer(selector, of: root) != nil { return root }
    let own = module.types.filter {
      ownMethod(selector, of: $0, isClassMethod: false)?.isInitializer == true
    }
    let known = table.methods(named: selector, isClassMethod: false).map(\.owner) + own
    let top = known.filter { one in !known.contains { $0 !== one && one.isDerived(from: $0) } }
    guard let first = top.first, top.allSatisfy({ $0 === first }) else { return nil }
    return initializer(selector, of: first) == nil ? nil : first
  }
}
