import Foundation
import Machine
import TypedProgram

/// Searches for a text in another one in linear time, whatever they are, by the algorithm of Knuth,
/// Morris and Pratt.
///
/// Only for texts of ASCII without carriage returns, in which each byte is a character; of others
/// two that differ may be equal.
struct TextSearch {
  private let needle: [UInt8]
  /// For each length of a match, the length of the longest shorter one that may be continued.
  private let shorter: [Int]

  /// Creates a search; nil for texts that need the rules of Unicode, and for an empty needle.
  init?(for needle: String, in text: String) throws(RunStop) {
    guard !needle.isEmpty, needle.isOfBytes, text.isOfBytes else { return nil }
    try Allowance.reserve(needle.utf8.count, of: 9)
    Allowance.spend(bytes: needle.utf8.count + text.utf8.count)
    self.needle = Array(needle.utf8)
    var shorter = [0]
    var length = 0
    for index in self.needle.indices.dropFirst() {
      while length > 0, self.needle[index] != self.needle[length] { length = shorter[length - 1] }
      if self.needle[index] == self.needle[length] { length += 1 }
      shorter.append(length)
    }
    self.shorter = shorter
  }

  /// Calls `found` with the offset of each match in the text's bytes, of which none is part of two,
  /// until it returns false.
  func forEachMatch(in text: String, _ found: (Int) -> Bool) {
    var length = 0
    for (index, byte) in text.utf8.enumerated() {
      while length > 0, byte != needle[length] { length = shorter[length - 1] }
      if byte == needle[length] { length += 1 }
      guard length == needle.count else { continue }
      length = 0
      if !found(index + 1 - needle.count) { return }
    }
  }

  /// Charges for a search by the rules of Unicode, which compares at each place.
  static func chargeForComparing(_ needle: String, _ text: String) {
    let (product, isTooMuch) = needle.utf8.count.multipliedReportingOverflow(by: text.utf8.count)
    Allowance.spend(bytes: isTooMuch ? 1 << 40 : min(product, 1 << 40))
  }
}

extension String {
  /// Whether each byte is a character.
  fileprivate var isOfBytes: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

  /// The text, charged for a look at all of it and a copy.
  func charged() throws(RunStop) -> String {
    try Allowance.reserve(utf8.count)
    Allowance.spend(bytes: utf8.count)
    return self
  }

  /// Whether another text is in this one.
  func contains(charged other: String) throws(RunStop) -> Bool {
    guard let search = try TextSearch(for: other, in: self) else {
      TextSearch.chargeForComparing(other, self)
      return Allowance.isSpent ? false : contains(other)
    }
    var isFound = false
    search.forEachMatch(in: self) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// The parts between the matches of a separator.
  func components(chargedBy separator: String) throws(RunStop) -> [String] {
    guard let search = try TextSearch(for: separator, in: self) else {
      TextSearch.chargeForComparing(separator, self)
      return Allowance.isSpent ? [] : components(separatedBy: separator)
    }
    let bytes = Array(utf8)
    var parts: [String] = []
    var start = 0
    search.forEachMatch(in: self) { place in
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place + separator.utf8.count
      return true
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The text with another one in place of each match.
  func replacing(charged old: String, with new: String) throws(RunStop) -> String {
    guard let search = try TextSearch(for: old, in: self) else {
      TextSearch.chargeForComparing(old, self)
      // At most as if every piece of the text were one to replace.
      try Allowance.reserve(utf8.count / max(1, old.utf8.count), of: new.utf8.count)
      return Allowance.isSpent ? "" : replacingOccurrences(of: old, with: new)
    }
    var count = 0
    search.forEachMatch(in: self) { _ in
      count += 1
      return true
    }
    guard count > 0 else { return self }
    // The bytes of the text, those of the result, and the result.
    try Allowance.reserve(count, of: 2 * new.utf8.count)
    try Allowance.reserve(3 * utf8.count + 2 * count * new.utf8.count)
    Allowance.spend(bytes: utf8.count)
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + count * (new.utf8.count - old.utf8.count))
    var start = 0
    search.forEachMatch(in: self) { place in
      result += bytes[start..<place]
      result += new.utf8
      start = place + old.utf8.count
      return true
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }
}
