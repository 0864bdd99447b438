import Foundation
import Lettering
import Records

extension MapDiagnosis {
  /// The measurement, in one sentence.
  package var wording: Bilingual {
    switch self {
    case .asBefore:
      Bilingual(
        en:
          "Every touch goes where it goes with the starter: your code changes nothing about it yet.",
        zh: "每个触摸的去向都与起始代码相同：你的代码还没有改变它。")
    case .never(let name, let taker?):
      Bilingual(
        en: "No touch reaches \(name): \(taker) gets them.", zh: "\(name) 得不到触摸：都给了 \(taker)。")
    case .never(let name, nil):
      Bilingual(en: "No touch reaches \(name).", zh: "\(name) 得不到任何触摸。")
    case .axesExchanged(let name):
      Bilingual(
        en:
          "\(name) moves across as far as it should move down, and down as far as across: x and y "
          + "are exchanged.",
        zh: "\(name) 横向移动了应当纵向移动的距离，纵向移动了应当横向移动的距离：x 和 y 弄反了。")
    case .nearestWins(let name, let front):
      Bilingual(
        en:
          "Where the regions of \(front) and \(name) overlap, the nearest one wins, and \(front), "
          + "which is in front, should get every touch there (HT-4).",
        zh: "\(front) 和 \(name) 的区域重叠处，由距离最近的得到触摸；应当全部归前面的 \(front)（HT-4）。")
    case .sidesExchanged(let name):
      Bilingual(
        en: "The region of \(name) has width and height exchanged: is x used for y somewhere?",
        zh: "\(name) 的区域宽和高对调了：是不是有的地方把 x 和 y 弄反了？")
    case .insideOut(let name):
      Bilingual(
        en: "The region of \(name) is inside out: it answers exactly where it should not.",
        zh: "\(name) 的区域内外颠倒：该响应的地方不响应，不该响应的地方响应。")
    case .scaled(let name, let factor): Self.scaled(name, factor)
    case .rectangle(let name):
      Bilingual(
        en: "The region of \(name) is a full rectangle, and it should have another shape.",
        zh: "\(name) 的区域是一个完整的矩形，而它应当是另一种形状。")
    case .unlimited(let name, let sides):
      Bilingual(
        en: "The region of \(name) has no end \(Self.list(sides.map(\.wording.en), "and")): "
          + "nothing limits it there.",
        zh: "\(name) 的区域向\(sides.map(\.wording.zh).joined(separator: "、"))没有边界：那里没有任何限制。")
    case .growth(let name, let growth): growth.wording(name)
    case .everywhere(let name):
      Bilingual(
        en: "\(name) answers at every point of the screen: nothing in it ever refuses.",
        zh: "\(name) 在屏幕的每个点都响应：它从不拒绝。")
    case .shifted(let name, let dx, let dy, let origin):
      Bilingual(
        en:
          "The region of \(name) has the right shape but is in the wrong place: \(Self.way(dx, dy).en)"
          + (origin?.wording.en ?? "") + ".",
        zh: "\(name) 的区域形状正确，但位置不对：\(Self.way(dx, dy).zh)\(origin?.wording.zh ?? "")。")
    case .mirrored(let name, let isVertical):
      isVertical
        ? Bilingual(
          en: "The region of \(name) is upside down.", zh: "\(name) 的区域上下颠倒了。")
        : Bilingual(
          en: "The region of \(name) has left and right exchanged.", zh: "\(name) 的区域左右颠倒了。")
    case .edges(let name, let left, let top, let right, let bottom):
      Self.edges(
        name,
        [
          Edge(out: left, en: "left", zh: "左", outward: "too far left", inward: "too far right"),
          Edge(out: top, en: "top", zh: "上", outward: "too high", inward: "too low"),
          Edge(out: right, en: "right", zh: "右", outward: "too far right", inward: "too far left"),
          Edge(out: bottom, en: "bottom", zh: "下", outward: "too low", inward: "too high"),
        ])
    case .corners, .round, .strip, .opening, .onlyThrough, .endsAt: partWording
    case .tooLarge(let name, let points):
      Bilingual(
        en: "\(name) answers everywhere it should, and at \(Numbers.grouped(points)) points more.",
        zh: "\(name) 该响应的地方都响应了，但还多响应了 \(Numbers.grouped(points)) 个点。")
    case .tooSmall(let name, let points):
      Bilingual(
        en:
          "\(name) answers only where it should, but \(Numbers.grouped(points)) points are missing.",
        zh: "\(name) 只在该响应的地方响应，但缺少 \(Numbers.grouped(points)) 个点。")
    case .otherShape(let name, let missing, let extra):
      Bilingual(
        en: "\(name) misses \(Numbers.grouped(missing)) of its points, and answers at "
          + "\(Numbers.grouped(extra)) that are not its own.",
        zh: "\(name) 少了 \(Numbers.grouped(missing)) 个点，又多了 \(Numbers.grouped(extra)) 个点。")
    }
  }

  private static func scaled(_ name: String, _ factor: Double) -> Bilingual {
    switch factor {
    case 2:
      Bilingual(
        en: "The region of \(name) has the right shape and is twice as large.",
        zh: "\(name) 的区域形状正确，但大了一倍。")
    case 0.5:
      Bilingual(
        en: "The region of \(name) has the right shape and is half as large.",
        zh: "\(name) 的区域形状正确，但只有一半大。")
    default:
      Bilingual(
        en:
          "The region of \(name) has the right shape and is too \(factor > 1 ? "large" : "small"): "
          + "\(Numbers.text((factor * 100).rounded() / 100)) times as wide and high as it should be.",
        zh: "\(name) 的区域形状正确，但太\(factor > 1 ? "大" : "小")：宽和高是应有的 "
          + "\(Numbers.text((factor * 100).rounded() / 100)) 倍。")
    }
  }

  static func list(_ words: [String], _ last: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  static func way(_ dx: Double, _ dy: Double) -> Bilingual {
    var english: [String] = []
    var chinese: [String] = []
    if dx != 0 {
      english.append("\(Numbers.text(abs(dx))) points too far \(dx > 0 ? "right" : "left")")
      chinese.append("偏\(dx > 0 ? "右" : "左") \(Numbers.text(abs(dx))) 点")
    }
    if dy != 0 {
      english.append("\(Numbers.text(abs(dy))) too far \(dy > 0 ? "down" : "up")")
      chinese.append("偏\(dy > 0 ? "下" : "上") \(Numbers.text(abs(dy))) 点")
    }
    return Bilingual(
      en: english.joined(separator: " and "), zh: chinese.joined(separator: "，"))
  }

  /// An edge of a region, and the number of points by which it is too far out.
  private struct Edge {
    let out: Double
    let en: String
    let zh: String
    let outward: String
    let inward: String
  }

  private static func edges(_ name: String, _ edges: [Edge]) -> Bilingual {
    let wrong = edges.filter { $0.out != 0 }
    let english = wrong.map {
      let points = Numbers.text(abs($0.out))
      return "the \($0.en) edge is \(points) points \($0.out > 0 ? $0.outward : $0.inward)"
    }
    let chinese = wrong.map {
      "\($0.zh)边\($0.out > 0 ? "多" : "少") \(Numbers.text(abs($0.out))) 点"
    }
    return Bilingual(
      en: "The region of \(name): \(list(english, "and")).",
      zh: "\(name) 的区域：\(chinese.joined(separator: "，"))。")
  }
}

extension MapDiagnosis.Origin {
  /// The length that an offset equals.
  fileprivate var wording: Bilingual {
    switch self {
    case .frame:
      Bilingual(
        en:
          ", which is the origin of its frame: its superview's coordinates are used among its own",
        zh: "，正好是 frame 的原点：父视图坐标和自己的坐标混用了")
    case .frameBackwards:
      Bilingual(
        en: ", which is the origin of its frame, backwards: a point of its own was taken for, or "
          + "converted to, one of the superview",
        zh: "，正好是 frame 原点的反方向：自己的坐标被当作或转换成了父视图坐标")
    case .bounds:
      Bilingual(
        en: ", which is bounds.origin: it is left out of the calculation",
        zh: "，正好是 bounds.origin：计算时漏掉了它")
    case .corner:
      Bilingual(
        en: ", which is half its size: it lies around the top left corner, not around the middle",
        zh: "，正好是自身大小的一半：区域以左上角为中心，而不是以中点为中心")
    case .middle:
      Bilingual(
        en:
          ", which is half the region's size: it begins at the middle, where its own middle belongs",
        zh: "，正好是区域大小的一半：区域从中点开始，而中点应是它的中心")
    }
  }
}

extension MapDiagnosis.Side {
  /// The place of a side, as an adverb.
  package var wording: Bilingual {
    switch self {
    case .left: Bilingual(en: "at the left", zh: "左")
    case .top: Bilingual(en: "at the top", zh: "上")
    case .right: Bilingual(en: "at the right", zh: "右")
    case .bottom: Bilingual(en: "at the bottom", zh: "下")
    }
  }
}

extension MapDiagnosis.Growth {
  /// How the region of a view grows, and how it should.
  fileprivate func wording(_ name: String) -> Bilingual {
    switch self {
    case .inward:
      Bilingual(
        en: "The region is smaller than \(name) itself: it should grow beyond the bounds, and goes "
          + "inward.",
        zh: "区域比 \(name) 本身还小：它应当向 bounds 之外扩大，却向内缩了。")
    case .rightAndDown:
      Bilingual(
        en: "The region begins at the top left of \(name)'s bounds: all that is added lies at the "
          + "right and below.",
        zh: "区域从 \(name) 的 bounds 左上角开始：增加的部分全在右边和下边。")
    case .leftAndUp:
      Bilingual(
        en:
          "The region ends at the bottom right of \(name)'s bounds: all that is added lies at the "
          + "left and above.",
        zh: "区域到 \(name) 的 bounds 右下角为止：增加的部分全在左边和上边。")
    case .times(let factor):
      factor > 1
        ? Bilingual(
          en:
            "The region grows beyond \(name)'s bounds by twice as much as it should at each side.",
          zh: "区域在 \(name) 的 bounds 每一边都多扩大了一倍。")
        : Bilingual(
          en: "The region grows beyond \(name)'s bounds by half of what it should at each side.",
          zh: "区域在 \(name) 的 bounds 每一边都只扩大了应有的一半。")
    case .exchanged:
      Bilingual(
        en: "The region of \(name) grows sideways by what is missing in height, and the other way "
          + "round.",
        zh: "\(name) 的区域左右扩大的是高度缺少的部分，上下扩大的是宽度缺少的部分：正好弄反了。")
    case .onlyWide:
      Bilingual(
        en: "The region of \(name) grows at the left and right alone, not above and below.",
        zh: "\(name) 的区域只向左右扩大，没有向上下扩大。")
    case .onlyTall:
      Bilingual(
        en: "The region of \(name) grows above and below alone, not at the left and right.",
        zh: "\(name) 的区域只向上下扩大，没有向左右扩大。")
    case .alike(let distance):
      Bilingual(
        en:
          "The region of \(name) grows by \(Numbers.text(distance)) points at every side; what is "
          + "missing sideways differs from what is missing above and below.",
        zh: "\(name) 的区域每边都扩大了 \(Numbers.text(distance)) 点；而左右缺少的与上下缺少的并不相同。")
    case .off(let distance):
      Bilingual(
        en: "Every edge of \(name)'s region lies \(Numbers.text(abs(distance))) points too far "
          + "\(distance > 0 ? "out" : "in").",
        zh: "\(name) 的区域每条边都\(distance > 0 ? "多出" : "少了") \(Numbers.text(abs(distance))) 点。")
    case .cut:
      Bilingual(
        en: "A part of \(name) itself does not answer: the region ends within the bounds.",
        zh: "\(name) 自身有一部分不响应：区域的边在 bounds 之内。")
    }
  }
}
