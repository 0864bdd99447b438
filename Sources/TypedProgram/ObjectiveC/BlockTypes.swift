// The function types that a block can be called with.

extension Type {
  /// Whether a value is one object, or any value in one reference.
  package var isObjectOrAny: Bool {
    switch self {
    case .any, .anyObject: true
    case .nominal(let nominal, _): nominal.kind == .class || nominal.kind == .protocol
    default: false
    }
  }

  /// Whether a closure may take a value of one type for one of another: both are the same, or
  /// numbers of one size, or an object in one register.
  package func isSameSlot(as other: Type) -> Bool {
    if self == other || unwrapped == other.unwrapped && unwrapped.isNullable { return true }
    switch (self, other) {
    case (.integer(let from), .integer(let to)): return from.bitWidth == to.bitWidth
    case (.floating(let from), .floating(let to)): return from != .float && to != .float
    default: return unwrapped.isObjectOrAny && other.unwrapped.isObjectOrAny
    }
  }
}

extension FunctionType {
  /// Whether a closure of this type may be called as one of another: all values are in the same
  /// registers.
  package func isCallable(as other: FunctionType) -> Bool {
    parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy {
        $0.type.isSameSlot(as: $1.type) && $0.isInout == $1.isInout
      }
      && (result.isSameSlot(as: other.result) || other.result == .void && result == .void)
  }
}
