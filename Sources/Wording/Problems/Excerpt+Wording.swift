import Lettering
import Records

extension Excerpt {
  /// The text, and how much of it was omitted.
  package var wording: Bilingual {
    if isWhole { return Bilingual(en: text, zh: text) }
    let bytes = Numbers.grouped(leftOut)
    if leftOut == 0 {
      return Bilingual(
        en: text + "… (only the beginning is shown)", zh: text + "……（只显示开头）")
    }
    return Bilingual(
      en: text + "… (\(isAtLeast ? "more than " : "")\(bytes) bytes more are left out)",
      zh: text + "……（还有\(isAtLeast ? "超过 " : " ")\(bytes) 字节没有显示）")
  }
}
