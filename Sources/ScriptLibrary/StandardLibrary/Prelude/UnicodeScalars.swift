// The parts of characters.
struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible {
  let value: UInt32
  init(_ scalar: UnicodeScalar) { value = scalar.value }
  init(_ byte: UInt8) { value = UInt32(byte) }
  init(unicodeScalarLiteral number: UInt32) { value = number }
  init?(_ number: UInt32) {
    guard number < 0xD800 || number > 0xDFFF, number <= 0x10FFFF else { return nil }
    value = number
  }
  init?(_ number: Int) {
    guard number >= 0, number <= 0x10FFFF, number < 0xD800 || number > 0xDFFF else { return nil }
    value = UInt32(number)
  }
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard scalars.count == 1 else { return nil }
    value = scalars[0].value
  }
  var isASCII: Bool { value < 128 }
  var description: String { String(Character(self)) }
  static func < (left: UnicodeScalar, right: UnicodeScalar) -> Bool { left.value < right.value }
}
enum Unicode {
  typealias Scalar = UnicodeScalar
}
extension Character {
  init(_ scalar: UnicodeScalar) { self.init(__scalar: scalar.value) }
  var unicodeScalars: [UnicodeScalar] {
    String(self).__scalars.map { UnicodeScalar(unicodeScalarLiteral: $0) }
  }
}
extension String {
  init(_ scalar: UnicodeScalar) { self = String(Character(scalar)) }
  var unicodeScalars: [UnicodeScalar] {
    __scalars.map { UnicodeScalar(unicodeScalarLiteral: $0) }
  }
}
