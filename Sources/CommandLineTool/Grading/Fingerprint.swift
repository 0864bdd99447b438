import Practice

/// A short word that stands for texts: equal for equal ones, and nobody can make others that have
/// it.
nonisolated struct Fingerprint: Hashable, Codable, Sendable {
  /// 64 digits.
  let text: String

  /// Enough of it to tell texts apart in a report.
  var short: String { String(text.prefix(32)) }

  /// Of several texts, each with its length, so that no two lists run together to the same.
  init(_ texts: [String]) {
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

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

@MainActor extension Fingerprint {
  /// Of what was handed in. The name of a single file changes nothing of the verdict.
  init(of files: [Code]) {
    self.init(files.count == 1 ? [files[0].text] : files.flatMap { [$0.file, $0.text] })
  }
}
