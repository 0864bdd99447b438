import Records

extension FormatRefusal {
  /// The problem of a visual format, and the format with a ▸ at the location.
  package func wording(of format: String, at position: Int) -> Bilingual {
    let shown = Self.marked(format, at: position)
    let (reason, cure) = (reason, cure)
    return Bilingual(
      en: """
        Unable to parse constraint format `\(shown)`: \(reason.en); a device raises \
        NSInvalidArgumentException; \(cure.en) (EX-25)
        """,
      zh: """
        无法解析约束格式 `\(shown)`：\(reason.zh)，真机会抛出 NSInvalidArgumentException；\
        \(cure.zh)（EX-25）
        """)
  }

  /// A format with a mark at a position, cut to the neighbourhood of that position.
  private static func marked(_ format: String, at position: Int) -> String {
    let near = 30
    let start = max(0, position - near)
    let before = format.dropFirst(start).prefix(position - start)
    let after = format.dropFirst(position)
    return (start > 0 ? "…" : "") + before + "▸" + after.prefix(near)
      + (after.count > near ? "…" : "")
  }

  private var reason: Bilingual {
    switch self {
    case .empty: Bilingual(en: "it is empty", zh: "它是空的")
    case .orientation:
      Bilingual(en: "there is no `:` after the `H` or `V`", zh: "`H` 或 `V` 后面没有 `:`")
    case .view: Bilingual(en: "a view is missing at ▸", zh: "▸ 处缺少视图")
    case .name:
      Bilingual(en: "the name of a view is missing at ▸", zh: "▸ 处缺少视图的名字")
    case .number:
      Bilingual(en: "a number or a metric is missing at ▸", zh: "▸ 处缺少数字或 metric")
    case .closingBracket: Bilingual(en: "a `]` is missing at ▸", zh: "▸ 处缺少 `]`")
    case .closingParenthesis: Bilingual(en: "a `)` is missing at ▸", zh: "▸ 处缺少 `)`")
    case .dash:
      Bilingual(
        en: "a `-` is missing at ▸, after the size of the space", zh: "▸ 处间距后面缺少 `-`")
    case .end: Bilingual(en: "it should end at ▸", zh: "它应当在 ▸ 处结束")
    case .unknownView(let name):
      Bilingual(
        en: "`\(name)` is not a key in the views dictionary", zh: "views 字典里没有键 `\(name)`")
    case .unknownMetric(let name):
      Bilingual(
        en: "`\(name)` is a key in no dictionary, metrics or views",
        zh: "metrics 和 views 字典里都没有键 `\(name)`")
    case .noSuperview:
      Bilingual(
        en: "the `|` at ▸ is the superview of a view that has none",
        zh: "▸ 处的 `|` 表示父视图，而该视图没有父视图")
    case .alignment:
      Bilingual(
        en: "the options align its views along their own row",
        zh: "options 要求视图沿着自己排列的方向对齐")
    }
  }

  private var cure: Bilingual {
    switch self {
    case .empty:
      Bilingual(en: "write views in brackets, `H:|-[a]-|`", zh: "请把视图写在方括号里，例如 `H:|-[a]-|`")
    case .orientation:
      Bilingual(en: "write `H:` or `V:`", zh: "请写 `H:` 或 `V:`")
    case .view:
      Bilingual(
        en: "write it in brackets, `[name]`, also between two `|`",
        zh: "请用方括号写出视图，例如 `[name]`，两个 `|` 之间也要有视图")
    case .name:
      Bilingual(
        en: "write a letter or `_`, then letters, digits and `_`",
        zh: "名字以字母或 `_` 开头，后面是字母、数字和 `_`")
    case .number:
      Bilingual(
        en: "write points, as in `-8-`, or a key of the metrics; relations stand in parentheses, "
          + "as in `-(>=8)-`",
        zh: "请写点数，例如 `-8-`，或 metrics 的键；关系写在圆括号里，例如 `-(>=8)-`")
    case .closingBracket:
      Bilingual(
        en: "write `[name]`, or `[name(>=20)]` with a size",
        zh: "请写 `[name]`，带大小时写 `[name(>=20)]`")
    case .closingParenthesis:
      Bilingual(
        en: "write `(>=20@750)`, and a comma between two",
        zh: "请写成 `(>=20@750)`，两项之间用逗号")
    case .dash: Bilingual(en: "write `-8-`", zh: "请写成 `-8-`")
    case .end:
      Bilingual(
        en: "nothing follows a `|` at the end, and a space has a `-` on both sides",
        zh: "结尾的 `|` 后面不能再有内容，间距两边都要有 `-`")
    case .unknownView(let name):
      Bilingual(en: "add `\"\(name)\": view` to views", zh: "请在 views 里加上 `\"\(name)\": 视图`")
    case .unknownMetric(let name):
      Bilingual(
        en: "add `\"\(name)\": 8` to metrics", zh: "请在 metrics 里加上 `\"\(name)\": 8`")
    case .noSuperview:
      Bilingual(en: "call addSubview first", zh: "请先调用 addSubview")
    case .alignment:
      Bilingual(
        en: "align a row of `H:` by top, bottom, centerY or a base line, one of `V:` by left, "
          + "right, leading, trailing or centerX",
        zh: "`H:` 用 top、bottom、centerY 或基线对齐，`V:` 用 left、right、leading、trailing 或 centerX 对齐")
    }
  }
}
