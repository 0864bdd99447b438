import Foundation

/// Numbers, texts and data in sequence, for the program's own files that are read at every start.
package nonisolated struct KeptBytes {
  package private(set) var bytes: [UInt8] = []

  package mutating func add(_ number: Int) {
    let number = UInt32(clamping: number)
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(number >> shift & 0xFF)) }
  }

  /// Creates an empty store of bytes.
  package init() {}

  package mutating func add(_ data: [UInt8]) {
    add(data.count)
    bytes += data
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  package mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }
}

/// Reads the output of `KeptBytes`; returns nil if the bytes are something else.
nonisolated struct KeptBytesReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { place == bytes.count }

  mutating func number() -> Int? {
    guard bytes.count - place >= 4 else { return nil }
    defer { place += 4 }
    return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  mutating func data() -> [UInt8]? {
    guard let count = number(), bytes.count - place >= count else { return nil }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  mutating func text() -> String? { data().flatMap { String(validating: $0, as: UTF8.self) } }

  /// The count of a following sequence, each element of which is at least a byte.
  mutating func count() -> Int? {
    guard let count = number(), count <= bytes.count - place else { return nil }
    return count
  }

  mutating func texts() -> [String]? {
    guard let count = count() else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
