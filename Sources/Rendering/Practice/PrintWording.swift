import Foundation
import Lettering
import Records
import Wording

extension FactDiagnosis {
  /// An object that was printed in place of the right one, and its relation to that.
  func objectWording(
    _ number: Int, _ actual: String?, _ expected: String?, _ relation: ObjectRelation?
  ) -> Bilingual {
    let ordinal = TextDifference.ordinal(number)
    switch (actual, expected) {
    case (nil, let expected?):
      return Bilingual(
        en: "The \(ordinal) answer is nil, although there is one: \(expected).",
        zh: "第 \(number) 个结果是 nil，而正确的结果存在：\(expected)。")
    case (let actual?, nil):
      return Bilingual(
        en: "The \(ordinal) answer is \(actual), although there is none: it should be nil.",
        zh: "第 \(number) 个结果是 \(actual)，而这里没有结果：应当是 nil。")
    default:
      let (actual, expected) = (actual ?? "nil", expected ?? "nil")
      let what = relation?.wording(expected) ?? Bilingual(en: "", zh: "")
      return Bilingual(
        en: "The \(ordinal) answer is \(actual)\(what.en), and should be \(expected).",
        zh: "第 \(number) 个结果是 \(actual)\(what.zh)，应当是 \(expected)。")
    }
  }
}

extension ObjectRelation {
  /// The relation of an object to the right one, in a clause.
  fileprivate func wording(_ right: String) -> Bilingual {
    switch self {
    case .superview:
      Bilingual(en: ", the superview of \(right): one too far up", zh: "（\(right) 的父视图：高了一层）")
    case .above: Bilingual(en: ", too far up: \(right) is in it", zh: "（太高了：\(right) 就在它里面）")
    case .below: Bilingual(en: ", too far down: it is in \(right)", zh: "（太低了：它在 \(right) 里面）")
    case .sibling:
      Bilingual(en: ", which is beside \(right)", zh: "（与 \(right) 是同一个父视图的子视图）")
    }
  }
}

extension ValueDifference {
  /// The regular way in which the values after some words are wrong, in one sentence.
  package func wording(after words: String) -> Bilingual {
    switch self {
    case .off(let by):
      let size = Numbers.text(abs(by))
      return Bilingual(
        en: "Each number after “\(words)” is too \(by > 0 ? "large" : "small") by \(size).",
        zh: "“\(words)”后面的每个数都\(by > 0 ? "大" : "小")了 \(size)。")
    case .mirrored:
      return Bilingual(
        en: "The numbers after “\(words)” run the wrong way: they are large where they should be "
          + "small.",
        zh: "“\(words)”后面的数方向反了：该小的时候大，该大的时候小。")
    case .outOfRange(let value, let low, let high):
      return Bilingual(
        en: "“\(words) \(Numbers.text(value))” is out of range: it should be "
          + "\(Numbers.text(low)) to \(Numbers.text(high)).",
        zh: "“\(words) \(Numbers.text(value))”超出了范围：应在 \(Numbers.text(low)) 到 "
          + "\(Numbers.text(high)) 之间。")
    case .ends(let value, let expected, let isUpper):
      return Bilingual(
        en: "The numbers after “\(words)” never get \(isUpper ? "above" : "below") "
          + "\(Numbers.text(value)), and should reach \(Numbers.text(expected)).",
        zh: "“\(words)”后面的数从不\(isUpper ? "大于" : "小于") \(Numbers.text(value))，"
          + "应当达到 \(Numbers.text(expected))。")
    case .oneWay(let isUp):
      return Bilingual(
        en: "The numbers after “\(words)” only \(isUp ? "grow" : "fall"), and should do both.",
        zh: "“\(words)”后面的数只会变\(isUp ? "大" : "小")，应当有大有小。")
    case .stays(let value):
      return Bilingual(
        en: "“\(words)” is \(value) each time, and should change.",
        zh: "“\(words)”每次都是 \(value)，应当会变。")
    }
  }
}
