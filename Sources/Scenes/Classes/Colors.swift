import Foundation
import UIKitModel

/// The named colours, with their names in both languages.
package enum Colors {
  private static let table: [(name: String, chinese: [String], color: UIColor)] = [
    ("black", ["黑色", "黑"], .black), ("darkGray", ["深灰色", "深灰"], .darkGray),
    ("lightGray", ["浅灰色", "浅灰"], .lightGray), ("white", ["白色", "白"], .white),
    ("gray", ["灰色", "灰"], .gray), ("red", ["红色", "红"], .red),
    ("green", ["绿色", "绿"], .green), ("blue", ["蓝色", "蓝"], .blue),
    ("cyan", ["青色", "青"], .cyan), ("yellow", ["黄色", "黄"], .yellow),
    ("magenta", ["品红色", "品红"], .magenta), ("orange", ["橙色", "橙"], .orange),
    ("purple", ["紫色", "紫"], .purple), ("brown", ["棕色", "棕"], .brown),
    ("clear", ["透明"], .clear),
  ]

  private static let words = table.map { $0.name.lowercased() }

  /// The names, as UIKit spells them.
  package static let names: [String] = table.map(\.name)

  /// The colour with a name: `red`, `systemRed`, `红色`.
  package static func color(named word: String) -> UIColor? {
    let lower = word.lowercased()
    let plain = lower.hasPrefix("system") ? String(lower.dropFirst(6)) : lower
    return table.first { $0.name.lowercased() == plain || $0.chinese.contains(word) }?.color
  }

  /// The name of a colour; its components if it has none.
  package static func name(of color: UIColor) -> String {
    if let row = table.first(where: { $0.color == color }) { return row.name }
    let parts = [color.red, color.green, color.blue, color.alpha]
    return parts.map { String(format: "%g", $0) }.joined(separator: " ")
  }

  /// The colour that a view's name begins or ends with: `redView`, `red2`, `红色视图`.
  package static func color(inName name: String) -> UIColor? {
    let lower = name.lowercased()
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    for (row, word) in zip(table, words) where word != "clear" {
      if lower == word { return row.color }
      if lower.hasPrefix(word), isWordEnd(name, after: word.count) { return row.color }
      if lower.hasSuffix(word), name.dropLast(word.count).last?.isLowercase ?? false,
        name.suffix(word.count).first?.isUppercase ?? false
      {
        return row.color
      }
      if isASCII { continue }
      for chinese in row.chinese where name.hasPrefix(chinese) || name.hasSuffix(chinese) {
        return row.color
      }
    }
    return nil
  }

  /// Whether a word of `count` characters ends there in a name of several words.
  private static func isWordEnd(_ name: String, after count: Int) -> Bool {
    guard let next = name.dropFirst(count).first else { return true }
    return next.isUppercase || next.isNumber || next == "_" || !next.isASCII
  }
}
