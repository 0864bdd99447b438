import Foundation

/// Reads the output of `JSONRenderer`, and so every record of `Documentation/schema`.
package enum JSONReader {
  /// Decodes a record from JSON; throws if it is not one.
  package static func record<Record: Decodable>(_ type: Record.Type, from data: Data) throws
    -> Record
  {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(Outside<Record>.self, from: data).value
  }
}

/// A record whose cases were encoded without the braces around a sole value: the inverse of
/// `SolePayloads`, with the same rule about keys.
private struct Outside<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    value = try Value(from: SolePayloadDecoder(base: decoder))
  }
}

/// Whether decoders handle a type themselves.
private func isScalar(_ type: any Any.Type) -> Bool {
  type == String.self || type == Double.self || type == Int.self || type == Bool.self
    || type == Float.self || type is any FixedWidthInteger.Type
}

/// A decoder that forwards everything, and knows the keys of cases.
private struct SolePayloadDecoder: Decoder {
  let base: any Decoder

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(base: try base.container(keyedBy: type)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    Unkeyed(base: try base.unkeyedContainer())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    Single(base: try base.singleValueContainer())
  }
}

// MARK: - Containers

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool { base.contains(key) }
  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    isScalar(type)
      ? try base.decode(type, forKey: key) : try base.decode(Outside<Value>.self, forKey: key).value
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    guard let sole = Inner(stringValue: "_0") else {
      return KeyedDecodingContainer(
        Keyed<Inner>(base: try base.nestedContainer(keyedBy: type, forKey: key)))
    }
    return KeyedDecodingContainer(Payload(case: self, name: key, sole: sole))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    Unkeyed(base: try base.nestedUnkeyedContainer(forKey: key))
  }

  func superDecoder() throws -> any Decoder { SolePayloadDecoder(base: try base.superDecoder()) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    SolePayloadDecoder(base: try base.superDecoder(forKey: key))
  }
}

private struct Unkeyed: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { try base.decodeNil() }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    isScalar(type) ? try base.decode(type) : try base.decode(Outside<Value>.self).value
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    KeyedDecodingContainer(Keyed(base: try base.nestedContainer(keyedBy: type)))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    Unkeyed(base: try base.nestedUnkeyedContainer())
  }

  mutating func superDecoder() throws -> any Decoder {
    SolePayloadDecoder(base: try base.superDecoder())
  }
}

private struct Single: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    isScalar(type) ? try base.decode(type) : try base.decode(Outside<Value>.self).value
  }
}

/// The container of a case with one value; the value is in its place.
private struct Payload<Name: CodingKey, Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The container that has the name of the case for a key.
  let `case`: Keyed<Name>
  package let name: Name
  let sole: Key

  var codingPath: [any CodingKey] { `case`.codingPath + [name] }
  var allKeys: [Key] { isEmpty ? [] : [sole] }

  /// Whether the value is nil, which leaves the case empty.
  private var isEmpty: Bool {
    guard let inner = try? `case`.base.nestedContainer(keyedBy: AnyKey.self, forKey: name) else {
      return false
    }
    return inner.allKeys.isEmpty
  }

  func contains(_ key: Key) -> Bool { key.stringValue == sole.stringValue && !isEmpty }
  func decodeNil(forKey key: Key) throws -> Bool { isEmpty }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try `case`.decode(type, forKey: name)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try `case`.nestedContainer(keyedBy: type, forKey: name)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try `case`.nestedUnkeyedContainer(forKey: name)
  }

  func superDecoder() throws -> any Decoder { try `case`.superDecoder(forKey: name) }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    try `case`.superDecoder(forKey: name)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
