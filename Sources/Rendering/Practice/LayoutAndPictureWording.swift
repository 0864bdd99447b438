import Foundation
import Lettering
import Records
import Wording

extension FactDiagnosis {
  /// The problem of a layout, in one sentence.
  var layoutWording: Bilingual {
    switch self {
    case .resized(let name, let width, let height):
      let sizes = [
        Self.more(width, Bilingual(en: "wider", zh: "宽"), Bilingual(en: "narrower", zh: "窄")),
        Self.more(height, Bilingual(en: "taller", zh: "高"), Bilingual(en: "shorter", zh: "矮")),
      ].compactMap(\.self)
      return Bilingual(
        en: "\(name) is \(sizes.map(\.en).joined(separator: " and ")) than it should be.",
        zh: "\(name) 比应有的\(sizes.map(\.zh).joined(separator: "、"))。")
    case .moved(let name, let x, let y):
      let ways = Self.ways(x, y)
      return Bilingual(
        en: "\(name) has the right size, and is \(ways.en).", zh: "\(name) 大小正确，但\(ways.zh)。")
    case .ambiguous(let name):
      return Bilingual(
        en: "The layout of \(name) is ambiguous: its place or its size follows from nothing, and "
          + "may be another on a device (AL-7).",
        zh: "\(name) 的布局有歧义：它的位置或大小没有依据，在真机上可能不同（AL-7）。")
    case .broken(let constraint):
      return Bilingual(
        en: "Constraints contradict each other, and “\(constraint)” is broken. Which one it is, is "
          + "not promised (AL-5).",
        zh: "约束互相矛盾，“\(constraint)”被打破。打破哪一条并没有保证（AL-5）。")
    case .onScreens(let right, let wrong):
      return Bilingual(
        en: "It is right on \(Self.list(right)), and wrong on \(Self.list(wrong)).",
        zh: "在 \(Self.list(right)) 上正确，在 \(Self.list(wrong)) 上不对。")
    default: return Bilingual(en: "", zh: "")
    }
  }

  /// The problem of a picture, in one sentence.
  var pictureWording: Bilingual {
    switch self {
    case .pixels(let agree, let all, let least, let x, let y, let width, let height):
      let share = Numbers.text((Double(agree) / Double(max(all, 1)) * 1000).rounded(.down) / 10)
      let box =
        "(\(Numbers.text(x)) \(Numbers.text(y)); \(Numbers.text(width)) \(Numbers.text(height)))"
      return Bilingual(
        en: "Of the \(Numbers.grouped(all)) pixels that show anything \(share) in a hundred agree, "
          + "and \(least) have to. They differ within \(box).",
        zh: "在有内容的 \(Numbers.grouped(all)) 个像素中，每一百个有 \(share) 个一致，应当有 \(least) 个。"
          + "不同之处在 \(box) 之内。")
    case .pictureSize(let actual, let expected):
      return Bilingual(
        en: "The view is \(actual) points, and should be \(expected).",
        zh: "视图的大小是 \(actual) 点，应当是 \(expected) 点。")
    case .empty(let name):
      return Bilingual(
        en: "\(name) shows nothing: no pixel is drawn.", zh: "\(name) 什么也没有显示：没有画任何像素。")
    case .recolored(let actual, let expected):
      let (actual, expected) = (Palette.name(of: actual), Palette.name(of: expected))
      return Bilingual(
        en: "The shapes are right; where \(expected) should be is \(actual).",
        zh: "形状正确；应当是 \(expected) 的地方是 \(actual)。")
    case .otherColor(let actual, let expected):
      let (actual, expected) = (Palette.name(of: actual), Palette.name(of: expected))
      return Bilingual(
        en: "A colour is wrong, too: \(actual) is drawn, and \(expected) is not.",
        zh: "颜色也不对：画的是 \(actual)，而没有 \(expected)。")
    case .transposed:
      return Bilingual(
        en: "The picture is right, but x and y are exchanged.", zh: "图像正确，但 x 和 y 弄反了。")
    case .flipped(let vertically):
      return vertically
        ? Bilingual(en: "The picture is right, but upside down.", zh: "图像正确，但上下颠倒了。")
        : Bilingual(
          en: "The picture is right, but left and right are exchanged.", zh: "图像正确，但左右颠倒了。")
    case .turned(let degrees):
      return Bilingual(
        en: "The picture is right, but turned clockwise by \(degrees)°.",
        zh: "图像正确，但顺时针转了 \(degrees)°。")
    case .shifted(let x, let y):
      let ways = Self.ways(x, y)
      return Bilingual(en: "The picture is right, but \(ways.en).", zh: "图像正确，但\(ways.zh)。")
    default: return partWording
    }
  }

  /// The problem of a part of a picture in one colour.
  private var partWording: Bilingual {
    switch self {
    case .lacksColor(let color):
      let color = Palette.name(of: color)
      return Bilingual(en: "Nothing is drawn in \(color).", zh: "没有用 \(color) 画任何东西。")
    case .drawnBeyond(let color, let share):
      let color = Palette.name(of: color)
      return Bilingual(
        en: "Where nothing should be drawn is \(color): \(share) in a hundred of what is right.",
        zh: "不应画任何东西的地方有 \(color)：相当于应画内容的百分之 \(share)。")
    case .drawnTooLittle(let color, let share):
      let color = Palette.name(of: color)
      return Bilingual(
        en: "Where \(color) should be nothing is drawn: \(share) in a hundred of the whole "
          + "is missing.",
        zh: "应当是 \(color) 的地方什么也没有画：缺了整体的百分之 \(share)。")
    case .turnedPart(let color, let degrees):
      let color = Palette.name(of: color)
      return Bilingual(
        en: "The whole shape is right, but \(color) is turned clockwise by \(degrees)°.",
        zh: "整个形状正确，但 \(color) 的部分顺时针转了 \(degrees)°。")
    case .mirroredPart(let color, let vertically):
      let color = Palette.name(of: color)
      return vertically
        ? Bilingual(
          en: "The whole shape is right, but \(color) is upside down.",
          zh: "整个形状正确，但 \(color) 的部分上下颠倒了。")
        : Bilingual(
          en: "The whole shape is right, but \(color) is at the left where it belongs at "
            + "the right, "
            + "or the other way round.",
          zh: "整个形状正确，但 \(color) 的部分左右颠倒了。")
    case .colorShare(let color, let actual, let expected):
      let color = Palette.name(of: color)
      return Bilingual(
        en: "The whole shape is right, but \(color) covers \(actual) in a hundred of it, "
          + "and should "
          + "cover \(expected).",
        zh: "整个形状正确，但 \(color) 占百分之 \(actual)，应当占百分之 \(expected)。")
    default: return Bilingual(en: "", zh: "")
    }
  }

  // MARK: Parts of sentences

  private static func list(_ screens: [String]) -> String {
    screens.map { $0.replacing("x", with: " × ") }.joined(separator: ", ")
  }

  /// The number of points by which something is larger; nil if it is not.
  static func more(
    _ number: Double, _ more: Bilingual, _ less: Bilingual
  ) -> Bilingual? {
    guard abs(number) > 0.005 else { return nil }
    let size = Numbers.text(abs(number))
    let word = number > 0 ? more : less
    return Bilingual(
      en: "\(size) \(size == "1" ? "point" : "points") \(word.en)", zh: "\(word.zh) \(size) 点")
  }

  /// The offset to the right and down, in points.
  static func ways(_ x: Double, _ y: Double) -> Bilingual {
    let all = [
      more(
        x, Bilingual(en: "too far right", zh: "偏右"), Bilingual(en: "too far left", zh: "偏左")),
      more(y, Bilingual(en: "too low", zh: "偏下"), Bilingual(en: "too high", zh: "偏上")),
    ].compactMap(\.self)
    return Bilingual(
      en: all.map(\.en).joined(separator: " and "), zh: all.map(\.zh).joined(separator: "、"))
  }
}
