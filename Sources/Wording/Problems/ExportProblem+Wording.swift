import Lettering
import Records

extension ExportProblem {
  /// The problem, and what to do.
  package var wording: Bilingual {
    switch self {
    case .wrongEnding(let path, let word, let endings):
      let wanted = endings.map { ".\($0)" }
      return Bilingual(
        en: "`\(path)` has the ending of something else: `\(word)` is written as "
          + wanted.joined(separator: " or "),
        zh: "`\(path)` 的扩展名属于另一种格式：`\(word)` 只能写成 \(wanted.joined(separator: " 或 "))")
    case .noConverter:
      return Bilingual(
        en: "`rsvg-convert`, which makes PNG of pictures, is not installed: install the package "
          + "librsvg2-bin, or write the picture as .svg",
        zh: "没有安装把图片转换为 PNG 的 `rsvg-convert`：请安装软件包 librsvg2-bin，或写成 .svg")
    case .noEvents:
      return Bilingual(
        en: "there are no events to show yet; `tap NAME` makes some", zh: "还没有可以显示的事件；先输入 tap NAME")
    case .noChain:
      return Bilingual(
        en:
          "no view got the last touch, so there is no chain to show; `hit X Y` asks about another "
          + "point",
        zh: "上一次触摸没有视图收到，所以没有响应者链可画；用 hit X Y 询问另一个点")
    case .noCheck:
      return Bilingual(
        en: "no exercise was checked yet: open one with `exercise NAME`, then `check`",
        zh: "还没有检查过练习：先用 exercise NAME 打开一个，再输入 check")
    case .tooManySteps(let count, let limit):
      return Bilingual(
        en: "the last trace has \(Numbers.grouped(count)) steps, and pictures are made of at most "
          + "\(Numbers.grouped(limit)); `export step N` draws one of them",
        zh: "上一次跟踪有 \(Numbers.grouped(count)) 步，最多为 \(Numbers.grouped(limit)) 步画图；"
          + "export step N 可以只画其中一步")
    }
  }
}
