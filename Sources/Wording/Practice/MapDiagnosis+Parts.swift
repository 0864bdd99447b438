import Lettering
import Records

extension MapDiagnosis {
  /// The part of a region that is wrong, in one sentence.
  var partWording: Bilingual {
    switch self {
    case .corners(let name, true):
      Bilingual(
        en: "\(name) answers in the corners, too, which should be left free.",
        zh: "\(name) 在几个角上也响应了，那里本应留空。")
    case .corners(let name, false):
      Bilingual(
        en: "The corners of \(name)'s region are missing.", zh: "\(name) 的区域缺了几个角。")
    case .round(let name):
      Bilingual(
        en: "The region of \(name) is round: it should be the whole rectangle around it.",
        zh: "\(name) 的区域是圆形：应当是包住它的整个矩形。")
    case .strip(let name, let side, let width, let isExtra):
      isExtra
        ? Bilingual(
          en: "The region of \(name) has a strip of \(Numbers.text(width)) points too much "
            + "\(side.wording.en).",
          zh: "\(name) 的区域\(side.wording.zh)边多了 \(Numbers.text(width)) 点的一条。")
        : Bilingual(
          en: "A strip of \(Numbers.text(width)) points is missing \(side.wording.en) of \(name)'s "
            + "region.",
          zh: "\(name) 的区域\(side.wording.zh)边缺了 \(Numbers.text(width)) 点的一条。")
    case .opening(let name, let left, let top, let right, let bottom):
      Self.opening(
        name, [(left, .left), (top, .top), (right, .right), (bottom, .bottom)])
    case .onlyThrough(let name, let to, let not):
      Bilingual(
        en: "\(name) lets touches through to \(Self.list(to, "and")) alone; "
          + "\(Self.list(not, "and")) "
          + "should get those beside it, too.",
        zh: "\(name) 只让触摸穿过到 \(to.joined(separator: "、"))；旁边的触摸也应到 "
          + "\(not.joined(separator: "、"))。")
    case .endsAt(let name, let dx, let dy):
      Bilingual(
        en: "After the touches \(name) is not where it should be: its middle is "
          + "\(Self.way(Self.rounded(dx), Self.rounded(dy)).en).",
        zh: "触摸之后 \(name) 不在应有的位置：中点\(Self.way(Self.rounded(dx), Self.rounded(dy)).zh)。")
    default: Bilingual(en: "", zh: "")
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private static func opening(_ name: String, _ edges: [(by: Double, side: Side)]) -> Bilingual {
    let wrong = edges.filter { $0.by != 0 }
    let isSmall = wrong.contains { $0.by > 0 }
    let english = wrong.map { "\(Numbers.text(abs($0.by))) points \($0.side.wording.en)" }
    let chinese = wrong.map { "\($0.side.wording.zh) \(Numbers.text(abs($0.by))) 点" }
    return Bilingual(
      en: "What \(name) lets through is too \(isSmall ? "small" : "large"), by "
        + "\(list(english, "and")).",
      zh: "\(name) 让触摸穿过的范围太\(isSmall ? "小" : "大")：\(chinese.joined(separator: "，"))。")
  }
}
