import Foundation

/// Takes away the braces that Swift puts round a lone payload: `{"trace":{"_0":X}}` becomes
/// `{"trace":X}`.
enum JSONCollapse {
  private static let opening = Array(#"{"_0":"#.utf8)

  /// The same JSON with every object whose only key is `_0` replaced by its value.
  static func collapsed(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    var skipped: [Range<Int>] = []
    var open: [(start: Int, isLone: Bool)] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "{"):
        open.append((index, bytes[index...].starts(with: opening)))
      case UInt8(ascii: "["):
        open.append((index, false))
      case UInt8(ascii: ","):
        if !open.isEmpty { open[open.count - 1].isLone = false }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let (start, isLone) = open.popLast(), isLone {
          skipped.append(start..<start + opening.count)
          skipped.append(index..<index + 1)
        }
      default: break
      }
      index += 1
    }
    var result = Data(capacity: bytes.count)
    var start = 0
    for range in skipped.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      result.append(contentsOf: bytes[start..<range.lowerBound])
      start = range.upperBound
    }
    result.append(contentsOf: bytes[start...])
    return result
  }
}
