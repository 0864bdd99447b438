import Lettering
import Records
import Wording

/// Renders what UIKit itself writes to the device's console.
struct ConsoleRenderer {
  let language: Language
  let teach: TeachLevel

  /// The maximum number of lines shown.
  private var most: Int { teach == .full ? .max : 2 }

  package func render(_ strays: [StrayAnswer], into page: inout Page) {
    for stray in strays.prefix(most) { page.paragraph(stray.logLine, hang: 2) }
    let more = strays.count - min(most, strays.count)
    guard more > 0 else { return }
    page.paragraph(
      Bilingual(
        en: """
          … and \(Numbers.grouped(more)) more like it, one for each superview that passes the answer \
          on (teach full shows them)
          """,
        zh: "… 另有 \(Numbers.grouped(more)) 条类似的，每个继续返回它的父视图各一条（teach full 会显示）")[language],
      .faint)
  }
}
