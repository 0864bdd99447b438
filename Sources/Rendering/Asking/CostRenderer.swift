import EventVocabulary
import Foundation
import Lettering
import Records
import Wording

/// Renders the GPU cost of a view: offscreen passes with their reasons, blending, memory.
struct CostRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ cost: CostRecord, into page: inout Page) {
    page.row(
      "\(cost.view.text)  ",
      say("\(count(cost.layers, "layer", "layers"))", "\(cost.layers) 个图层"), headEmphasis: .strong)
    for pass in cost.offscreen {
      for reason in pass.reasons {
        page.row(
          say("  offscreen  ", "  离屏  ") + "\(pass.layer.called)  ",
          "\(reason.wording[language])  \(reason.rule)", headEmphasis: .bad)
      }
    }
    if cost.offscreen.isEmpty {
      page.paragraph(say("no offscreen pass", "没有离屏渲染"), indent: 2, .good)
    }
    if cost.blended.isEmpty {
      page.paragraph(say("nothing is blended", "没有混合"), indent: 2, .good)
    } else {
      let names = cost.blended.prefix(6).map(\.called)
        .joined(separator: say(", ", "、"))
      let further = cost.blended.count > 6 ? say(" and more", " 等") : ""
      page.row(
        say("  blended  ", "  混合  "),
        say(
          "\(names)\(further): at \(share(cost)) % of the points, up to \(count(cost.mostBlended, "time", "times"))  FP-37",
          "\(names)\(further)：\(share(cost))% 的点有混合，最多叠加 \(cost.mostBlended) 次  FP-37"),
        headEmphasis: .none
      )
    }
    for picture in cost.pictures { render(picture, into: &page) }
    if cost.drawnBytes > 0 { memory(cost, into: &page) }
    if let overdraw = cost.overdraw { render(overdraw, into: &page) }
  }

  /// Renders an image: its pixels, its memory, and how the screen scales it.
  private func render(_ picture: CostRecord.Picture, into page: inout Page) {
    var facts = say(
      "\(pixels(picture.pixels)) pixels, \(Numbers.grouped(picture.bytes)) bytes  FP-40",
      "\(pixels(picture.pixels)) 像素，\(Numbers.grouped(picture.bytes)) 字节  FP-40")
    if picture.isScaled {
      facts += say(
        "; scaled to \(pixels(picture.shown))  FP-39", "；缩放为 \(pixels(picture.shown))  FP-39")
    }
    if picture.isMisaligned {
      facts += say("; its edges lie between pixels  FP-39", "；边缘落在像素之间  FP-39")
    }
    page.row(say("  image  ", "  图片  ") + "\(picture.layer.called)  ", facts)
  }

  private func pixels(_ size: CGSize) -> String {
    "\(Numbers.text((size.width * 100).rounded() / 100)) × "
      + Numbers.text((size.height * 100).rounded() / 100)
  }

  /// Renders how often each part of the screen is blended, one digit per cell.
  private func render(_ overdraw: CostRecord.Overdraw, into page: inout Page) {
    var overdraw = overdraw
    while let row = overdraw.rows.first, row.count > max(2, page.style.width - 2) {
      overdraw = overdraw.halved
    }
    page.paragraph(
      say(
        "how often each place is blended; a letter is "
          + "\(overdraw.step) × \(2 * overdraw.step) points:",
        "各处叠加混合的次数；一个字符为 \(overdraw.step) × \(2 * overdraw.step) 点："), indent: 2, .faint)
    for row in overdraw.rows { page.line("  " + Self.letters(row)) }
  }

  private static func letters(_ row: [Int]) -> String {
    String(row.map { $0 == 0 ? "·" : $0 > 9 ? "+" : Character("\($0)") })
  }

  private func memory(_ cost: CostRecord, into page: inout Page) {
    page.row(
      say("  memory  ", "  内存  "),
      say(
        "\(Numbers.grouped(cost.drawnBytes)) bytes for what views drew, at the scale of the screen  DR-12",
        "视图绘制的内容占 \(Numbers.grouped(cost.drawnBytes)) 字节（按屏幕 scale）  DR-12"))
  }

  /// The percentage of points that are blended; a small one is never rounded to nothing.
  private func share(_ cost: CostRecord) -> String {
    let share = cost.points > 0 ? cost.blendedPoints * 100 / cost.points : 0
    return share == 0 && cost.blendedPoints > 0 ? say("under 1", "不到 1") : "\(share)"
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}

extension OffscreenReason {
  /// The reason for the pass, and how to avoid it.
  package var wording: Bilingual {
    switch self {
    case .shadow:
      Bilingual(
        en: "a shadow without a path: set `layer.shadowPath`", zh: "阴影没有路径：设置 `layer.shadowPath`")
    case .mask: Bilingual(en: "a mask: three passes", zh: "mask：要三遍")
    case .clippedCorners:
      Bilingual(
        en: "round corners that clip more than one thing: round each, or clip nothing",
        zh: "圆角要裁剪不止一样内容：分别设圆角，或不裁剪")
    case .groupOpacity:
      Bilingual(
        en: "several things faded as one: fade each, or `allowsGroupOpacity = false`",
        zh: "多样内容作为整体变透明：分别设置，或 `allowsGroupOpacity = false`")
    case .rasterized:
      Bilingual(
        en: "shouldRasterize: whenever the picture that is kept is made again",
        zh: "shouldRasterize：每次重新生成缓存时")
    case .visualEffect: Bilingual(en: "a visual effect: several passes", zh: "视觉效果：要好几遍")
    }
  }
}
