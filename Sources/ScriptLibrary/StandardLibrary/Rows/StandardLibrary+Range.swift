import Machine
import TypedProgram

extension StandardLibrary {
  /// Members of ranges of numbers; algorithms over their elements are in the prelude.
  static func addRanges(_ table: Table) {
    let library = table.library
    for isClosed in [false, true] {
      let nominal = isClosed ? library.closedRange : library.range
      let bound = Type.parameter(nominal.genericParameters[0])
      let range = Type.range(bound, isClosed: isClosed)
      table.extend(range) { type in
        addBounds(type, bound, isClosed: isClosed)
        addRangeTests(type, bound, range, isClosed: isClosed)
        type.generic("clamped(to:)", [range], range) { types in
          let isFloating = types.concrete(bound).isFloatingNumber
          return .code("clamped") { registers throws(RunStop) in
            let other = registers.at(2, 0)
            for offset in 0..<2 {
              let number = registers.at(offset, 0)
              if number.isLess(other, isFloating) { number.numbers[0] = other.numbers[0] }
              if other.at(1, 0).isLess(number, isFloating) { number.numbers[0] = other.numbers[1] }
            }
          }
        }
      }
    }
  }

  private static func addBounds(_ type: TypeTable, _ bound: Type, isClosed: Bool) {
    type.genericGetter("lowerBound", bound) { _ in
      .code("lowerBound") { _ throws(RunStop) in }
    }
    type.genericGetter("upperBound", bound) { types in
      let layout = types.concrete(bound).layout
      return .code("upperBound") { registers throws(RunStop) in
        registers.move(registers.advanced(by: layout), layout)
      }
    }
    type.getter("count", .int) { registers throws(RunStop) in
      registers.integer = try registers.rangeCount(isClosed: isClosed)
    }
    type.genericGetter("first", .optional(bound)) { _ in
      .code("first") { registers throws(RunStop) in
        let (lower, upper) = (registers.integer, registers.at(1, 0).integer)
        let isAny = isClosed || lower < upper
        registers.integer = isAny ? 1 : 0
        registers.at(1, 0).integer = isAny ? lower : 0
      }
    }
    type.genericGetter("last", .optional(bound)) { _ in
      .code("last") { registers throws(RunStop) in
        let (lower, upper) = (registers.integer, registers.at(1, 0).integer)
        let isAny = isClosed || lower < upper
        registers.integer = isAny ? 1 : 0
        registers.at(1, 0).integer = isAny ? (isClosed ? upper : upper - 1) : 0
      }
    }
  }

  private static func addRangeTests(
    _ type: TypeTable, _ bound: Type, _ range: Type, isClosed: Bool
  ) {
    type.genericGetter("isEmpty", .bool) { types in
      let isFloating = types.concrete(bound).isFloatingNumber
      return .code("isEmpty") { registers throws(RunStop) in
        let isEmpty = !isClosed && !registers.isLess(registers.at(1, 0), isFloating)
        registers.numbers.pointee = isEmpty ? 1 : 0
      }
    }
    type.generic("contains(_:)", [bound], .bool) { types in
      let isFloating = types.concrete(bound).isFloatingNumber
      return .code("contains") { registers throws(RunStop) in
        let (upper, value) = (registers.at(1, 0), registers.at(2, 0))
        let isBelow =
          isClosed ? !upper.isLess(value, isFloating) : value.isLess(upper, isFloating)
        let isFound = !value.isLess(registers, isFloating) && isBelow && !value.isNaN(isFloating)
        registers.numbers.pointee = isFound ? 1 : 0
      }
    }
    type.generic("overlaps(_:)", [range], .bool) { types in
      let isFloating = types.concrete(bound).isFloatingNumber
      return .code("overlaps") { registers throws(RunStop) in
        let other = registers.at(2, 0)
        let isApart =
          isClosed
          ? registers.at(1, 0).isLess(other, isFloating)
            || other.at(1, 0).isLess(registers, isFloating)
          : !other.isLess(registers.at(1, 0), isFloating)
            || !registers.isLess(other.at(1, 0), isFloating)
            || !registers.isLess(registers.at(1, 0), isFloating)
            || !other.isLess(other.at(1, 0), isFloating)
        registers.numbers.pointee = isApart ? 0 : 1
      }
    }
  }
}

extension Type {
  /// Whether a bound's register contains a Double's bits.
  var isFloatingNumber: Bool {
    if case .floating = self { return true }
    return false
  }
}

extension Registers {
  /// Whether the number here is less than the one there.
  fileprivate func isLess(_ other: Registers, _ isFloating: Bool) -> Bool {
    isFloating
      ? Double.read(self) < Double.read(other)
      : Int64(bitPattern: numbers.pointee) < Int64(bitPattern: other.numbers.pointee)
  }

  fileprivate func isNaN(_ isFloating: Bool) -> Bool { isFloating && Double.read(self).isNaN }
}
