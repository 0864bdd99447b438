import Files
import Practice

/// A cryptographic hash of texts: equal for equal ones, and no other texts with the same hash can
/// be found.
package nonisolated struct Fingerprint: Hashable, Codable, Sendable {
  /// 64 hexadecimal digits.
  package let text: String

  /// A prefix that is long enough to distinguish texts in a report.
  package var short: String { String(text.prefix(32)) }

  /// Hashes several texts, each with its length, so that no two different lists are hashed as the
  /// same bytes.
  package init(_ texts: [String]) {
    var hash = SHA256()
    for text in texts {
      let bytes = Array(text.utf8)
      hash.add(Array("\(bytes.count) ".utf8))
      hash.add(bytes)
    }
    text = hash.digest.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  package init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

@MainActor extension Fingerprint {
  /// Hashes a submission. The name of a single file does not affect the verdict.
  package init(of files: [Code]) {
    self.init(files.count == 1 ? [files[0].text] : files.flatMap { [$0.file, $0.text] })
  }
}
