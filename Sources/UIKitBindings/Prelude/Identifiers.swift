// `UUID`: a unique identifier of 16 random bytes.
struct UUID: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
  let uuidString: String

  init() {
    var text = ""
    for index in 0..<16 {
      if index == 4 || index == 6 || index == 8 || index == 10 { text += "-" }
      var byte = Int.random(in: 0...255)
      if index == 6 { byte = byte & 0x0f | 0x40 }
      if index == 8 { byte = byte & 0x3f | 0x80 }
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
    uuidString = text
  }
  init?(uuidString: String) {
    let parts = uuidString.split(separator: "-", omittingEmptySubsequences: false)
    let digits = "0123456789abcdefABCDEF"
    guard parts.map({ $0.count }) == [8, 4, 4, 4, 12],
      parts.allSatisfy({ part in part.allSatisfy { digits.contains($0) } })
    else { return nil }
    self.uuidString = uuidString.uppercased()
  }

  var description: String { uuidString }
  var debugDescription: String { uuidString }
  static func < (left: UUID, right: UUID) -> Bool { left.uuidString < right.uuidString }
}
