import Records

extension TextDifference {
  /// The difference of a printed line from the right one, in one sentence.
  package func wording(_ number: Int, _ actual: String, _ expected: String) -> Bilingual {
    let head = Bilingual(
      en: "The \(Self.ordinal(number)) line that is printed is “\(actual)”, and should be "
        + "“\(expected)”",
      zh: "打印的第 \(number) 行是“\(actual)”，应当是“\(expected)”")
    let part: Bilingual? =
      switch self {
      case .letterCase: Bilingual(en: "only upper and lower case differ", zh: "只有大小写不同")
      case .blanks: Bilingual(en: "only blanks differ", zh: "只有空格不同")
      case .signs: Bilingual(en: "only punctuation differs", zh: "只有标点不同")
      case .order: Bilingual(en: "the words are in another order", zh: "词的顺序不同")
      case .words(let actual, ""): Bilingual(en: "“\(actual)” is too much", zh: "多了“\(actual)”")
      case .words("", let expected):
        Bilingual(en: "“\(expected)” is missing", zh: "缺少“\(expected)”")
      case .words(let actual, let expected):
        Bilingual(
          en: "“\(actual)” is in place of “\(expected)”", zh: "“\(expected)”的位置上是“\(actual)”")
      case .whole: nil
      }
    guard let part else { return Bilingual(en: head.en + ".", zh: head.zh + "。") }
    return Bilingual(en: "\(head.en): \(part.en).", zh: "\(head.zh)：\(part.zh)。")
  }

  /// A number in order: 1st, 2nd.
  static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: "\(number)st"
    case (2, let rest) where rest != 12: "\(number)nd"
    case (3, let rest) where rest != 13: "\(number)rd"
    default: "\(number)th"
    }
  }
}
