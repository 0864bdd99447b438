import TypedProgram

extension BatchGroup {
  /// The lanes that jump.
  enum Decision {
    case all
    case none
    /// The lanes in `decisions`.
    case some
  }

  /// Decides a jump that depends on numbers; if the lanes differ, `decisions` gets 1 for those that
  /// jump, and 0 for the others.
  func decide(_ i: Instruction, _ decisions: UnsafeMutablePointer<UInt64>) -> Decision {
    let left = n[Int(i.a)]
    let right = n[Int(i.b)]
    let isWanted = i.k != 0
    switch i.op {
    case .jumpTrue: return decide(left, left, decisions) { value, _ in value != 0 }
    case .jumpFalse: return decide(left, left, decisions) { value, _ in value == 0 }
    case .jumpLessDouble:
      return decide(left, right, decisions) { ($0.asDouble < $1.asDouble) == isWanted }
    case .jumpLessOrEqualDouble:
      return decide(left, right, decisions) { ($0.asDouble <= $1.asDouble) == isWanted }
    case .jumpEqualDouble:
      return decide(left, right, decisions) { ($0.asDouble == $1.asDouble) == isWanted }
    case .jumpLessInteger:
      return decide(left, right, decisions) { ($0.asInteger < $1.asInteger) == isWanted }
    case .jumpLessOrEqualInteger:
      return decide(left, right, decisions) { ($0.asInteger <= $1.asInteger) == isWanted }
    case .jumpLessUnsigned: return decide(left, right, decisions) { ($0 < $1) == isWanted }
    case .jumpLessOrEqualUnsigned: return decide(left, right, decisions) { ($0 <= $1) == isWanted }
    default: return decide(left, right, decisions) { ($0 == $1) == isWanted }
    }
  }

  @inline(__always)
  private func decide(
    _ left: Number, _ right: Number, _ decisions: UnsafeMutablePointer<UInt64>,
    _ holds: (UInt64, UInt64) -> Bool
  ) -> Decision {
    if left.lanes == nil, right.lanes == nil {
      return holds(left.value, right.value) ? .all : .none
    }
    LaneWise.each(left, right, count, decisions) { holds($0, $1) ? 1 : 0 }
    var taken: UInt64 = 0
    for lane in 0..<count { taken &+= decisions[lane] }
    return taken == 0 ? .none : taken == UInt64(count) ? .all : .some
  }
}
