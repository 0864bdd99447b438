/// The beginning of an object's description: `<Shop.PriceCell: 0x7f8d5b40a5f0`.
nonisolated struct ObjectHead {
  let className: Range<Int>
  let address: Range<Int>

  /// What a line holds at the place where a description could begin.
  enum Finding {
    case head(ObjectHead)
    /// The line ends within what could become a head.
    case unfinished
    /// A class and an address without a colon between: how controllers are listed.
    case controller
    case nothing
  }

  /// Looks for a head at `start`.
  ///
  /// A class name may hold a module, generic arguments in brackets of their own, and what Swift
  /// prints for private types: `SwiftUI._UIHostingView<(unknown context at $1042).Row>`.
  static func find(_ bytes: [UInt8], at start: Int, before end: Int) -> Finding {
    guard start < end, bytes[start] == UInt8(ascii: "<") else { return .nothing }
    let nameStart = start + 1
    guard nameStart < end else { return .unfinished }
    guard bytes[nameStart].startsName || bytes[nameStart] == UInt8(ascii: "(") else {
      return .nothing
    }
    var depth = 0
    var index = nameStart
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">") where bytes[index - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"):
        guard depth > 0 else { return .nothing }
        depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        return address(bytes, after: index, nameStart: nameStart, before: end)
      case UInt8(ascii: " ") where depth == 0:
        return bytes.starts(with: " 0x", at: index, before: end) ? .controller : .nothing
      case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "'"), UInt8(ascii: "\""),
        UInt8(ascii: "{"):
        return .nothing
      default: break
      }
      index += 1
    }
    return .unfinished
  }

  private static func address(
    _ bytes: [UInt8], after colon: Int, nameStart: Int, before end: Int
  ) -> Finding {
    let start = bytes.skippingBlanks(from: colon + 1, before: end)
    guard start < end else { return .unfinished }
    guard bytes[start] == UInt8(ascii: "0") else { return .nothing }
    guard start + 1 < end else { return .unfinished }
    guard bytes[start + 1] | 0x20 == UInt8(ascii: "x") else { return .nothing }
    var index = start + 2
    while index < end, bytes[index].isHexadecimalDigit {
      index += 1
    }
    guard index > start + 2 else { return index == end ? .unfinished : .nothing }
    return .head(ObjectHead(className: nameStart..<colon, address: start..<index))
  }
}
