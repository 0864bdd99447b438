import Lettering
import Records

extension MapFileProblem {
  /// The problem, and what to write.
  package var wording: Bilingual {
    switch self {
    case .noHeading:
      Bilingual(
        en: "not a hit map; such a file begins with `touchstone hit map 1`, and `map save FILE` "
          + "writes one",
        zh: "不是命中图文件；这种文件以 `touchstone hit map 1` 开头，可用 map save FILE 生成")
    case .unknownVersion(let text):
      Bilingual(
        en: "version `\(text)` of hit maps is not known; this program writes 1",
        zh: "不认识命中图的版本 `\(text)`；本程序使用版本 1")
    case .unknownLine(let text):
      Bilingual(
        en: "`\(text)` is neither `screen W H`, `owner LABEL NAME` nor `rows A-B RUN…`",
        zh: "`\(text)` 不是 `screen W H`、`owner LABEL NAME` 或 `rows A-B RUN…`")
    case .badScreen(let most):
      Bilingual(
        en: "`screen W H` must come first, with whole numbers from 1 to \(Numbers.grouped(most))",
        zh: "最前面要有 `screen W H`，两个数都是 1 到 \(Numbers.grouped(most)) 的整数")
    case .labelTaken(let label):
      Bilingual(
        en: "the label `\(label)` is already in use", zh: "标签 `\(label)` 已经用过")
    case .tooManyOwners(let most):
      Bilingual(
        en: "there are more than \(Numbers.grouped(most)) owners",
        zh: "所有者超过 \(Numbers.grouped(most)) 个")
    case .unknownLabel(let label):
      Bilingual(
        en: "no `owner` line before this one has the label `\(label)`",
        zh: "前面没有标签为 `\(label)` 的 `owner` 行")
    case .badRun(let text):
      Bilingual(
        en: "`\(text)` is not a run; write LABEL*COUNT, such as a*20",
        zh: "`\(text)` 不是一段；请写 LABEL*COUNT，例如 a*20")
    case .badRows(let text, let expected):
      Bilingual(
        en: "`\(text)` does not name rows that begin with \(expected) and end on the screen",
        zh: "`\(text)` 应当是从 \(expected) 开始、不超出屏幕的行号")
    case .badWidth(let points, let width):
      Bilingual(
        en: "the runs have \(Numbers.grouped(points)) points, the screen is "
          + "\(Numbers.grouped(width)) wide",
        zh: "各段共 \(Numbers.grouped(points)) 个点，而屏幕宽 \(Numbers.grouped(width)) 点")
    case .tooFewRows(let rows, let height):
      Bilingual(
        en: "the file ends after \(Numbers.grouped(rows)) of \(Numbers.grouped(height)) rows",
        zh: "文件只有 \(Numbers.grouped(rows)) 行点，应有 \(Numbers.grouped(height)) 行")
    }
  }
}
