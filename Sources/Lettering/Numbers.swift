import Foundation

/// The formatting of numbers for readers.
package enum Numbers {
  /// A number with at most five decimals, or with as many as distinguish it from zero.
  package static func text(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    if abs(number) < 0.001 || abs(number) >= 1e15 { return String(format: "%.6g", number) }
    var text = String(format: "%.5f", number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// A number with thousands separators: 11,304.
  package static func grouped(_ number: Int) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// A time in seconds, with two decimals.
  package static func time(_ seconds: Double) -> String {
    let text = String(format: "%.2f", seconds)
    return text == "-0.00" ? "0.00" : text.replacing("-", with: "−")
  }

  /// A 32-bit float as the shortest decimal that represents it, but with all its digits if that
  /// decimal is on the other side of 0.01 (HT-14).
  package static func exact(_ number: Double) -> String {
    let short = text(number)
    if Double(short) == number { return short }
    let float = Float(number)
    guard Double(float) == number, let decimal = Double(float.description) else {
      return String(format: "%.9g", number)
    }
    return (decimal < 0.01) == (number < 0.01)
      ? float.description : String(format: "%.9g", number)
  }

  /// A point with at most two decimals, for columns; the arithmetic shows all that matter.
  package static func shortPoint(_ point: CGPoint) -> String {
    if point.x.isNaN || point.y.isNaN { return "—" }
    let (x, y) = ((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
    return "(\(text(x)), \(text(y)))"
  }

  /// A point; a dash if there is none, as after a transform that cannot be inverted.
  package static func point(_ point: CGPoint) -> String {
    if point.x.isNaN || point.y.isNaN { return "—" }
    return "(\(text(point.x)), \(text(point.y)))"
  }

  package static func size(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  /// A rectangle as UIKit prints it.
  package static func rectangle(_ rectangle: CGRect) -> String {
    let (origin, size) = (rectangle.origin, rectangle.size)
    return "(\(text(origin.x)) \(text(origin.y)); \(text(size.width)) \(text(size.height)))"
  }

  /// The six entries of a transform as UIKit prints them, with rounding errors shown as zero: the
  /// cosine of a right angle is 6e-17.
  package static func transform(_ entries: [Double]) -> String {
    let entries = entries.map { abs($0) < 1e-15 ? 0 : $0 }
    return "[\(entries.map(text).joined(separator: ", "))]"
  }
}
