import Lettering
import Records

extension MissingStep {
  /// The problem of a path, and what can be typed.
  package func wording(of path: String) -> Bilingual {
    switch self {
    case .rowNotShown(let owner, let isItem, let shown, let count):
      let word = isItem ? "item" : "row"
      let range = "\(shown.min() ?? 0)–\(shown.max() ?? 0)"
      let now =
        shown.isEmpty
        ? Bilingual(en: "none shows now", zh: "现在一个都没有显示")
        : Bilingual(en: "\(range) show now", zh: "现在显示的是 \(range)")
      return Bilingual(
        en: """
          `\(path)` has no cell: only \(word)s on the screen have one, and of \(Numbers.grouped(count)) \
          \(now.en); scroll first: drag \(owner) by 0 -300
          """,
        zh: """
          `\(path)` 没有 cell：只有屏幕上的 \(word) 才有；共 \(Numbers.grouped(count)) 个，\(now.zh)；\
          请先滚动：drag \(owner) by 0 -300
          """)
    case .noSuchRow(let owner, let isItem, let count):
      let word = isItem ? "item" : "row"
      guard count > 0 else {
        return Bilingual(
          en: "\(owner) has no \(word)s there; give it some: set \(owner).\(word)s 20",
          zh: "\(owner) 在那里没有 \(word)；可以这样加：set \(owner).\(word)s 20")
      }
      return Bilingual(
        en: "there is no `\(path)`: \(word)s are counted from 0, and the last is \(count - 1)",
        zh: "没有 `\(path)`：\(word) 从 0 数起，最后一个是 \(count - 1)")
    case .noRows(let owner, let className, let isItem):
      return Bilingual(
        en: """
          \(owner) is a \(className) and has no \(isItem ? "items" : "rows"): these belong to a \
          \(isItem ? "UICollectionView" : "UITableView")
          """,
        zh: """
          \(owner) 是 \(className)，没有 \(isItem ? "item" : "row")：那是 \
          \(isItem ? "UICollectionView" : "UITableView") 才有的
          """)
    case .tooFew(let owner, let count, let isGesture):
      let what =
        isGesture
        ? Bilingual(en: count == 1 ? "recognizer" : "recognizers", zh: "手势识别器")
        : Bilingual(en: count == 1 ? "subview" : "subviews", zh: "子视图")
      return Bilingual(
        en: "\(owner) has \(Numbers.grouped(count)) \(what.en), counted from 0",
        zh: "\(owner) 有 \(Numbers.grouped(count)) 个\(what.zh)，从 0 数起")
    }
  }
}
