import Foundation
import TypedProgram

/// Whole numbers of every kind in 64 bits, sign- or zero-extended; `kind` is the raw value of an
/// `IntegerKind`.
enum Numbers {
  /// The bits truncated to the kind's width and extended again.
  static func truncated(_ bits: UInt64, _ kind: UInt8) -> UInt64 {
    switch IntegerKind(rawValue: kind) {
    case .int8: UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: bits)))
    case .int16: UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: bits)))
    case .int32: UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: bits)))
    case .uint8: UInt64(UInt8(truncatingIfNeeded: bits))
    case .uint16: UInt64(UInt16(truncatingIfNeeded: bits))
    case .uint32: UInt64(UInt32(truncatingIfNeeded: bits))
    default: bits
    }
  }

  /// A smart shift to the left; negative counts shift to the right.
  static func shifted(_ bits: UInt64, by count: Int64, _ kind: UInt8) -> UInt64 {
    let kind = IntegerKind(rawValue: kind) ?? .int
    let shifted =
      kind.isSigned
      ? UInt64(
        bitPattern: count >= 0
          ? Int64(bitPattern: bits) << count : Int64(bitPattern: bits) >> (0 &- count))
      : (count >= 0 ? bits << count : bits >> (0 &- count))
    return truncated(shifted, kind.rawValue)
  }

  /// A whole number of the kind, truncated; nil when it does not fit.
  static func integer(_ value: Double, _ kind: UInt8) -> UInt64? {
    guard value.isFinite else { return nil }
    let whole = value.rounded(.towardZero)
    if let signed = Int64(exactly: whole) {
      return integer(UInt64(bitPattern: signed), isUnsigned: false, kind)
    }
    guard let unsigned = UInt64(exactly: whole) else { return nil }
    return integer(unsigned, isUnsigned: true, kind)
  }

  /// A whole number as one of another kind; nil when it does not fit.
  static func integer(_ bits: UInt64, isUnsigned: Bool, _ kind: UInt8) -> UInt64? {
    let kind = IntegerKind(rawValue: kind) ?? .int
    if kind.bitWidth == 64 {
      // Only the top bit can have different meanings.
      return kind.isSigned == !isUnsigned || bits >> 63 == 0 ? bits : nil
    }
    if isUnsigned, bits >> 63 == 1 { return nil }
    return truncated(bits, kind.rawValue) == bits ? bits : nil
  }
}

/// The functions of numbers that an instruction names by its index.
enum Mathematics {
  /// The function that an index names.
  static func function(_ index: UInt8) -> Intrinsic.Mathematics { functions[Int(index)] }

  /// Whether a function reads its second operand.
  static func takesTwo(_ index: UInt8) -> Bool {
    switch function(index) {
    case .arcTangent2, .power, .hypotenuse, .remainder: true
    default: false
    }
  }

  static func value(_ index: UInt8, _ x: Double, _ y: Double) -> Double {
    switch functions[Int(index)] {
    case .squareRoot: x.squareRoot()
    case .floor: Foundation.floor(x)
    case .ceiling: Foundation.ceil(x)
    case .round: x.rounded()
    case .truncate: Foundation.trunc(x)
    case .roundToEven: x.rounded(.toNearestOrEven)
    case .sine: sin(x)
    case .cosine: cos(x)
    case .tangent: tan(x)
    case .arcSine: asin(x)
    case .arcCosine: acos(x)
    case .arcTangent: atan(x)
    case .arcTangent2: atan2(x, y)
    case .power: pow(x, y)
    case .hypotenuse: hypot(x, y)
    case .exponential: exp(x)
    case .logarithm: log(x)
    case .logarithm2: log2(x)
    case .logarithm10: log10(x)
    case .remainder: fmod(x, y)
    }
  }

  private static let functions = Intrinsic.Mathematics.allCases
}
