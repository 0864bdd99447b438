import Foundation
import Records
import TypedText

/// Reads the members of one JSON object, each with the type of its key.
nonisolated struct ObjectReader {
  typealias Fault = JSONText.Fault

  /// The offset of the object, in bytes.
  let place: Int
  private let members: [(key: String, place: Int, value: JSONValue)]

  /// nil for a value that is not an object.
  init?(_ value: JSONValue) {
    guard case .object(let members) = value.kind else { return nil }
    self.members = members
    place = value.place
  }

  /// Throws for a value that is not an object; `key` is its key.
  init(_ value: JSONValue, key: String) throws(Fault) {
    guard let reader = ObjectReader(value) else {
      throw Fault(
        problem: .wrongValue(key: key, expected: .object, got: Self.shown(value)),
        place: value.place)
    }
    self = reader
  }

  /// The value of a key; nil if it is missing or null.
  func value(_ key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  func has(_ key: String) -> Bool { value(key) != nil }

  /// Throws for an unknown key.
  func check(_ known: [String]) throws(Fault) {
    for member in members where !known.contains(member.key) {
      throw Fault(
        problem: .unknownKey(
          String(member.key.prefix(60)), suggestions: Suggestions.near(member.key, in: known)),
        place: member.place)
    }
  }

  /// A fault in the value of a key, at its position.
  func fault(_ key: String, _ problem: SceneProblem) -> Fault {
    Fault(problem: problem, place: value(key)?.place ?? place)
  }

  /// Reads an optional key.
  func ifThere<Value>(
    _ key: String, _ read: (String) throws(Fault) -> Value
  ) throws(Fault) -> Value? {
    has(key) ? try read(key) : nil
  }

  private func required(_ key: String) throws(Fault) -> JSONValue {
    guard let value = value(key) else {
      throw Fault(problem: .missing(key: key), place: place)
    }
    return value
  }

  private func wrong(_ key: String, _ expected: SceneProblem.Expected) -> Fault {
    fault(key, .wrongValue(key: key, expected: expected, got: shown(key)))
  }

  // MARK: Kinds

  func text(_ key: String) throws(Fault) -> String {
    guard case .text(let text) = try required(key).kind else { throw wrong(key, .text) }
    return text
  }

  func flag(_ key: String) throws(Fault) -> Bool {
    guard case .boolean(let flag) = try required(key).kind else { throw wrong(key, .flag) }
    return flag
  }

  func number(_ key: String) throws(Fault) -> Double {
    guard case .number(let number) = try required(key).kind, number.isFinite else {
      throw wrong(key, .number)
    }
    return number
  }

  func list(_ key: String) throws(Fault) -> [JSONValue] {
    guard case .list(let values) = try required(key).kind else { throw wrong(key, .list) }
    return values
  }

  func texts(_ key: String) throws(Fault) -> [String] {
    var texts: [String] = []
    for value in try list(key) {
      guard case .text(let text) = value.kind else { throw wrong(key, .list) }
      texts.append(text)
    }
    return texts
  }

  /// Reads a fixed number of numbers, nested in lists or not.
  func numbers(
    _ key: String, _ count: Int, _ expected: SceneProblem.Expected
  ) throws(Fault) -> [Double] {
    let numbers = Self.numbers(in: try required(key))
    guard let numbers, numbers.count == count else { throw wrong(key, expected) }
    return numbers
  }

  private static func numbers(in value: JSONValue) -> [Double]? {
    switch value.kind {
    case .number(let number): return number.isFinite ? [number] : nil
    case .list(let values):
      var all: [Double] = []
      for value in values {
        guard let more = numbers(in: value) else { return nil }
        all += more
      }
      return all
    default: return nil
    }
  }

  func point(_ key: String) throws(Fault) -> CGPoint {
    let numbers = try numbers(key, 2, .point)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  func rectangle(_ key: String) throws(Fault) -> CGRect {
    let numbers = try numbers(key, 4, .rectangle)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Showing

  /// The value of a key, for a message.
  func shown(_ key: String) -> String { value(key).map(Self.shown) ?? "" }

  private static func shown(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text.prefix(40))\""
    case .list: "[…]"
    case .object: "{…}"
    }
  }
}
