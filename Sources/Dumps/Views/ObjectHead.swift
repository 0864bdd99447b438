/// The beginning of an object's description: `<Shop.PriceCell: 0x7f8d5b40a5f0`.
nonisolated struct ObjectHead {
  let className: Range<Int>
  /// Empty if a tool left the addresses out: `<UIView; frame = (0 0; 1 1)>`.
  let address: Range<Int>

  /// The content of a line at the index where a description could begin.
  enum Finding {
    case head(ObjectHead)
    /// The line ends within what could become a head.
    case unfinished
    /// A class without attributes: the form of listed controllers.
    case controller
    case nothing
  }

  /// Searches for a head at `start`.
  ///
  /// A class name may contain a module, generic arguments in brackets of their own, and Swift's
  /// text for private types: `SwiftUI._UIHostingView<(unknown context at $1042).Row>`.
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
        guard depth > 0 else {
          return listsController(bytes, after: index, before: end) ? .controller : .nothing
        }
        depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        return address(bytes, after: index, nameStart: nameStart, before: end)
      case UInt8(ascii: " ") where depth == 0:
        return bytes.starts(with: " 0x", at: index, before: end) ? .controller : .nothing
      case UInt8(ascii: ";") where depth == 0:
        let head = ObjectHead(className: nameStart..<index, address: index..<index)
        return head.isOfView(bytes, before: end) ? .head(head) : .nothing
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
    if listsController(bytes, after: index, before: end) { return .controller }
    return .head(ObjectHead(className: nameStart..<colon, address: start..<index))
  }

  /// `>, state: appeared, view: …` after a controller.
  private static func listsController(_ bytes: [UInt8], after place: Int, before end: Int) -> Bool {
    bytes.starts(with: ">, state:", at: place, before: end)
  }

  /// Whether attributes follow that only a view's own line has: a frame, or a base class.
  ///
  /// Others may come first, such as React Native's `reactTag`.
  func isOfView(_ bytes: [UInt8], before end: Int) -> Bool {
    let start = address.upperBound
    guard start < end, bytes[start] == UInt8(ascii: ";") else { return false }
    let limit = min(end, start + Self.mostBeforeFrame)
    var index = start
    while index < limit, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: ";") {
        let name = bytes.skippingBlanks(from: index + 1, before: end)
        let isFrame = bytes.starts(with: "frame", at: name, before: end)
        if isFrame || bytes.starts(with: "baseClass", at: name, before: end) { return true }
      }
      index += 1
    }
    return false
  }

  private static let mostBeforeFrame = 120
}
