/// The knowledge of a record once it is encoded.
final class PlainState {
  var list: PlainList?
  /// The name of the case, if it is an enumeration.
  var caseName: String?
  /// The path of its values.
  var casePath = ""
}

/// Encodes a record as the values of a line.
struct PlainEncoder: Encoder {
  let writer: PlainWriter
  let line: PlainLine
  let path: String
  let state: PlainState

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(PlainKeys(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let list = PlainList()
    state.list = list
    return PlainElements(encoder: self, list: list)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { PlainSingle(encoder: self) }

  /// The path of a key. The sole value of a case has the path of the case, as in JSON.
  fileprivate func path(_ key: some CodingKey) -> String {
    let name = key.stringValue
    return name == "_0" ? path : PlainText.path(path, name)
  }

  fileprivate func encoder(at path: String) -> PlainEncoder {
    PlainEncoder(writer: writer, line: line, path: path, state: state)
  }
}

private struct PlainKeys<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: PlainEncoder

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {}

  func encode(_ value: String, forKey key: Key) {
    encoder.writer.write(.text(value), at: encoder.path(key), in: encoder.line)
  }

  func encode(_ value: Int, forKey key: Key) {
    encoder.line.add(encoder.path(key), String(value))
  }

  func encode(_ value: Bool, forKey key: Key) {
    encoder.line.add(encoder.path(key), value ? "true" : "false")
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.writer.write(value, at: encoder.path(key), in: encoder.line)
  }

  /// The values of a case. In a line of its own, its name belongs to the path. The key `kind` alone
  /// is not informative: only the name of the case is.
  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    let name = key.stringValue
    encoder.state.caseName = name
    var path = encoder.path
    if path.isEmpty {
      encoder.line.name(name)
    } else {
      if path == "kind" || path.hasSuffix(".kind") { path = String(path.dropLast(5)) }
      path = PlainText.path(path, name)
      encoder.state.casePath = path
    }
    return KeyedEncodingContainer(PlainKeys<Inner>(encoder: encoder.encoder(at: path)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.encoder(at: encoder.path(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.encoder(at: encoder.path(key)) }
}

private struct PlainElements: UnkeyedEncodingContainer {
  let encoder: PlainEncoder
  let list: PlainList

  var codingPath: [any CodingKey] { [] }
  var count: Int { list.count }

  func encodeNil() {
    list.values.append(.word("nil"))
    list.count += 1
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try encoder.writer.write(value, of: list, at: encoder.path, in: encoder.line)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    encoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }

  func superEncoder() -> any Encoder { encoder }
}

private struct PlainSingle: SingleValueEncodingContainer {
  let encoder: PlainEncoder

  var codingPath: [any CodingKey] { [] }

  func encodeNil() {}

  func encode(_ value: String) {
    encoder.writer.write(.text(value), at: encoder.path, in: encoder.line)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try encoder.writer.write(value, at: encoder.path, in: encoder.line)
  }
}
