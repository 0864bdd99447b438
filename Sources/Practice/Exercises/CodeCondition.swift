import Records

/// A requirement on the text of an answer, in addition to its behaviour.
package enum CodeCondition: Hashable {
  /// One of its classes overrides a message, `hitTest`, `point(inside:)`, or a property.
  case overrides(String)
  /// Its override of a message calls that of the superclass.
  case callsSuper(in: String)
  /// One of its functions calls a method of this name: `require`, `setNeedsLayout`.
  case calls(String)
  /// It converts a point between views: `convert(_:to:)` or `convert(_:from:)`.
  case converts
  /// The opposite of another condition.
  indirect case not(CodeCondition)

  /// The forms that an author may write, for messages.
  static let forms = [
    "overrides hitTest", "overrides point(inside:)", "calls super in touchesBegan",
    "calls require", "converts the point", "does not call NAME", "does not override NAME",
  ]

  /// Reads a condition that an author wrote; nil if it has none of the forms.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first, words.count) {
    case ("overrides", let name?, 2): self = .overrides(name)
    case ("calls", "super", 4) where words[2] == "in": self = .callsSuper(in: words[3])
    case ("calls", let name?, 2): self = .calls(name)
    case ("converts", "the", 3) where words[2] == "point": self = .converts
    case ("does", "not", 4) where words[2] == "call": self = .not(.calls(words[3]))
    case ("does", "not", 4) where words[2] == "override": self = .not(.overrides(words[3]))
    default: return nil
    }
  }

  /// The condition as the title of a part of the verdict.
  var title: Bilingual {
    switch self {
    case .overrides(let name): Bilingual(en: "overrides \(name)", zh: "重写 \(name)")
    case .callsSuper(let name):
      Bilingual(en: "calls super in \(name)", zh: "在 \(name) 中调用 super")
    case .calls(let name): Bilingual(en: "calls \(name)", zh: "调用 \(name)")
    case .converts: Bilingual(en: "converts the point", zh: "转换点的坐标")
    case .not(.overrides(let name)):
      Bilingual(en: "does not override \(name)", zh: "不重写 \(name)")
    case .not(.calls(let name)): Bilingual(en: "does not call \(name)", zh: "不调用 \(name)")
    case .not(let other):
      Bilingual(en: "not: \(other.title.en)", zh: "不：\(other.title.zh)")
    }
  }
}
