import Foundation
import Records

/// The age of something in everyday words.
struct Age {
  private let seconds: Int

  /// Creates the age of a time in seconds since 1970.
  init(since date: Int) {
    seconds = max(0, Int(Date().timeIntervalSince1970) - date)
  }

  /// The age in words, in the largest unit that fits at least once.
  var words: Bilingual {
    for (length, english, chinese) in Self.units where seconds >= length {
      let count = seconds / length
      return Bilingual(
        en: "\(count) \(english)\(count == 1 ? "" : "s") ago", zh: "\(count) \(chinese)前")
    }
    return Bilingual(en: "just now", zh: "刚才")
  }

  private static let units = [
    (86_400, "day", "天"), (3600, "hour", "小时"), (60, "minute", "分钟"),
  ]
}
