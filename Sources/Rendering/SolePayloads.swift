/// A record that is encoded without the braces that Swift writes around the sole value of a case:
/// `{"trace": X}` for `{"trace": {"_0": X}}`.
///
/// The rule is about keys. Swift encodes a case in a container that is nested under the name of the
/// case, and the keys of that container have `_0` if its first value has neither a label nor a
/// name. Cases with several values name each of them in `CodingKeys` of their own, so that `_0` is
/// the only key there is, and its value can be encoded under the name of the case itself. Nothing
/// has to be removed from the text, no type needs an encoder of its own, and what is encoded
/// without this, to be decoded again, has the form that Swift reads.
struct SolePayloads<Record: Encodable>: Encodable {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  func encode(to encoder: any Encoder) throws {
    try record.encode(to: SolePayloadEncoder(base: encoder))
  }
}

/// Whether values of a type cannot contain an enum case. Encoders handle these types themselves.
private func isScalar(_ type: any Any.Type) -> Bool {
  type == String.self || type == Double.self || type == Int.self || type == Bool.self
    || type == Float.self || type is any FixedWidthInteger.Type
}

/// An encoder that forwards everything, and knows the keys of cases.
private struct SolePayloadEncoder: Encoder {
  let base: any Encoder

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(base: base.container(keyedBy: type)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Unkeyed(base: base.unkeyedContainer())
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(base: base.singleValueContainer())
  }
}

// MARK: - Containers

private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var base: KeyedEncodingContainer<Key>

  var codingPath: [any CodingKey] { base.codingPath }

  mutating func encodeNil(forKey key: Key) throws { try base.encodeNil(forKey: key) }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if isScalar(Value.self) {
      try base.encode(value, forKey: key)
    } else {
      try base.encode(SolePayloads(value), forKey: key)
    }
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    // A nil value is not encoded: the case is there all the same, but empty.
    let inner = base.nestedContainer(keyedBy: type, forKey: key)
    if let sole = Inner(stringValue: "_0") {
      return KeyedEncodingContainer(Payload(case: self, name: key, sole: sole))
    }
    return KeyedEncodingContainer(Keyed<Inner>(base: inner))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    Unkeyed(base: base.nestedUnkeyedContainer(forKey: key))
  }

  mutating func superEncoder() -> any Encoder { SolePayloadEncoder(base: base.superEncoder()) }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    SolePayloadEncoder(base: base.superEncoder(forKey: key))
  }
}

private struct Unkeyed: UnkeyedEncodingContainer {
  var base: any UnkeyedEncodingContainer

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int { base.count }

  mutating func encodeNil() throws { try base.encodeNil() }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    if isScalar(Value.self) {
      try base.encode(value)
    } else {
      try base.encode(SolePayloads(value))
    }
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    KeyedEncodingContainer(Keyed(base: base.nestedContainer(keyedBy: type)))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    Unkeyed(base: base.nestedUnkeyedContainer())
  }

  mutating func superEncoder() -> any Encoder { SolePayloadEncoder(base: base.superEncoder()) }
}

private struct Single: SingleValueEncodingContainer {
  var base: any SingleValueEncodingContainer

  var codingPath: [any CodingKey] { base.codingPath }

  mutating func encodeNil() throws { try base.encodeNil() }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    if isScalar(Value.self) {
      try base.encode(value)
    } else {
      try base.encode(SolePayloads(value))
    }
  }
}

/// The container of a case with one value, which replaces it.
private struct Payload<Name: CodingKey, Key: CodingKey>: KeyedEncodingContainerProtocol {
  /// The container that has the name of the case for a key.
  var `case`: Keyed<Name>
  package let name: Name
  let sole: Key

  var codingPath: [any CodingKey] { `case`.codingPath + [name] }

  mutating func encodeNil(forKey key: Key) throws {
    try look(at: key)
    try `case`.encodeNil(forKey: name)
  }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try look(at: key)
    try `case`.encode(value, forKey: name)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    `case`.nestedContainer(keyedBy: type, forKey: name)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    `case`.nestedUnkeyedContainer(forKey: name)
  }

  mutating func superEncoder() -> any Encoder { `case`.superEncoder(forKey: name) }

  mutating func superEncoder(forKey key: Key) -> any Encoder { `case`.superEncoder(forKey: name) }

  /// Refuses a second value, which would have no name beside the first.
  private func look(at key: Key) throws {
    guard key.stringValue != sole.stringValue else { return }
    throw EncodingError.invalidValue(
      key, EncodingError.Context(codingPath: codingPath, debugDescription: "a value has no name"))
  }
}
