// Ranges of written numbers and operators on implicit members where several functions are.

import UIKit

private func kind(_ range: Range<Double>) -> String { "open \(range)" }
private func kind(_ range: ClosedRange<Double>) -> String { "closed \(range)" }

private func width(_ range: ClosedRange<UInt8>) -> Int { Int(range.upperBound - range.lowerBound) }
private func width(_ count: Int) -> Int { count }

private struct Moment {
  var seconds: Double

  static func now() -> Moment { Moment(seconds: 1) }

  static func + (moment: Moment, seconds: Double) -> Moment {
    Moment(seconds: moment.seconds + seconds)
  }

  static func + (moment: Moment, length: Length) -> Moment { moment + length.seconds }
}

private struct Length {
  var seconds: Double

  static func milliseconds(_ count: Int) -> Length { Length(seconds: Double(count) / 1000) }
}

private struct Item {
  var name: String
}

private func later(_ moment: Moment, _ item: Item) -> String { "\(item.name) \(moment.seconds)" }
private func later(_ moment: Moment, _ work: () -> String) -> String {
  "\(work()) \(moment.seconds)"
}

private func between<Value: Comparable>(_ value: Value, _ range: ClosedRange<Value>) -> Bool {
  range.contains(value)
}

private func nested(_ value: Int??) {
  print(value == nil, value as? Int as Any, value is Int, (value ?? nil) as Any)
}

func placesGiveTypes() {
  print(kind(0...1), kind(0..<1), kind(-1...0.5))
  print(width(1...3), width(.min ... .max), width(4))
  for number in [Double.random(in: 0...1), .random(in: 0..<1)] { print(number >= 0, number < 1.1) }
  let part: CGFloat = .random(in: 2...2)
  print(part, Float.random(in: 3...3), UInt8.random(in: 7...7), CGFloat.random(in: 0 ... .pi) >= 0)
  let delay = 0.5
  print(later(.now() + 0.25, Item(name: "item")), later(.now() + delay) { "work" })
  print(later(.now() + .milliseconds(250) + 1, Item(name: "length")))
  print(between(CGFloat(0.5), 0...1), between(2, 0...1), between(0.5, 0...1))
  print(Array(1...3), zip(0..<2, 5...6).map { $0 + $1 })
  let none: Int? = nil
  nested(nil)
  nested(.some(none))
  nested(3)
}
