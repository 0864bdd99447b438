import Foundation
import Lettering
import Records
import Wording

extension FactDiagnosis {
  /// The common properties of the wrong positions of several views, in one sentence.
  var arrangementWording: Bilingual {
    switch self {
    case .allMoved(let x, let y):
      let ways = Self.ways(x, y)
      return Bilingual(
        en: "All have the right sizes, and all are \(ways.en): their common origin is wrong.",
        zh: "大小都正确，但全部\(ways.zh)：共同的原点不对。")
    case .allResized(let width, let height):
      let sizes = [
        Self.more(width, Bilingual(en: "wider", zh: "宽"), Bilingual(en: "narrower", zh: "窄")),
        Self.more(height, Bilingual(en: "taller", zh: "高"), Bilingual(en: "shorter", zh: "矮")),
      ].compactMap(\.self)
      return Bilingual(
        en: "All are \(sizes.map(\.en).joined(separator: " and ")) than they should be.",
        zh: "全部比应有的\(sizes.map(\.zh).joined(separator: "、"))。")
    case .sameSide(let length, let isHeight):
      let size = Numbers.text(length)
      return Bilingual(
        en: "All are \(size) points \(isHeight ? "tall" : "wide"); each should have its own "
          + "\(isHeight ? "height" : "width").",
        zh: "\(isHeight ? "高" : "宽")都是 \(size) 点；应当各有自己的\(isHeight ? "高" : "宽")度。")
    case .squeezed(let length):
      let size = Numbers.text(length)
      return Bilingual(
        en: "None is wider than \(size) points: those that should be are squeezed.",
        zh: "没有一个宽于 \(size) 点：更宽的被压窄了。")
    case .middlesAtCorners:
      return Bilingual(
        en: "The middle of each lies where its top left corner should be: center is not the origin "
          + "(GE-3).",
        zh: "每个视图的中点在它左上角应在的位置：center 不是原点（GE-3）。")
    default: return lineWording
    }
  }

  /// The arrangement of views in lines.
  private var lineWording: Bilingual {
    switch self {
    case .apart(let actual, let expected, false):
      Bilingual(
        en: "Between neighbours are \(Numbers.text(actual)) points, and should be "
          + "\(Numbers.text(expected)).",
        zh: "相邻视图之间是 \(Numbers.text(actual)) 点，应当是 \(Numbers.text(expected)) 点。")
    case .apart(let actual, let expected, true):
      Bilingual(
        en: "Each line is \(Numbers.text(actual)) points below the one before, and should be "
          + "\(Numbers.text(expected)).",
        zh: "每行比上一行低 \(Numbers.text(actual)) 点，应当低 \(Numbers.text(expected)) 点。")
    case .lineStarts(let x):
      Bilingual(
        en: "The first line is right; the others begin \(Self.ways(x, 0).en).",
        zh: "第一行正确；其余各行的开头\(Self.ways(x, 0).zh)。")
    case .oneLine(let expected):
      Bilingual(
        en: "Everything is in one line, and should be in \(expected).",
        zh: "全部排在一行里，应当排成 \(expected) 行。")
    case .overlap(let name, let other):
      Bilingual(
        en: "\(name) lies on \(other); none should lie on another.",
        zh: "\(name) 压在了 \(other) 上；它们不应互相重叠。")
    case .breaksEarly(let name):
      Bilingual(
        en: "\(name) begins a line, although the one before has room for it.",
        zh: "\(name) 另起了一行，而上一行还放得下它。")
    case .breaksLate(let name):
      Bilingual(
        en: "\(name) stays in its line, and should begin the next one.",
        zh: "\(name) 留在了这一行，应当另起一行。")
    case .reordered(true):
      Bilingual(en: "They are in the reverse order.", zh: "它们的顺序颠倒了。")
    case .reordered(false):
      Bilingual(en: "They are in another order.", zh: "它们的顺序不对。")
    case .untouched(let name):
      Bilingual(
        en: "\(name) is as it is with the starter: it is left out.",
        zh: "\(name) 与起始代码中一样：它被漏掉了。")
    default: Bilingual(en: "", zh: "")
    }
  }
}
