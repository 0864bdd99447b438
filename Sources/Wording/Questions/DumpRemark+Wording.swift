import Lettering
import Records

extension DumpRemark {
  /// The problem of a line of a dump, and how it was handled.
  package var wording: Bilingual {
    switch self {
    case .truncatedLine(let line):
      Bilingual(
        en: "line \(line) is cut off: what it left out is taken as the default of its class",
        zh: "第 \(line) 行不完整：缺少的内容已按该类的默认值处理")
    case .missingFrame(let line):
      Bilingual(en: "line \(line) has no frame: taken as empty", zh: "第 \(line) 行没有 frame：按空矩形处理")
    case .nonFiniteFrame(let line):
      Bilingual(
        en: "line \(line) has a frame that is not finite: taken as empty",
        zh: "第 \(line) 行的 frame 不是有限的数：按空矩形处理")
    case .unreadableValue(let line, let attribute):
      Bilingual(
        en: "line \(line): \(attribute) could not be read", zh: "第 \(line) 行：无法读取 \(attribute)")
    case .depthJump(let line, let levels):
      Bilingual(
        en: "line \(line) is \(levels) levels deeper than the line above: put into that one",
        zh: "第 \(line) 行比上一行深 \(levels) 层：已放进上一行的视图")
    case .startsInside(let line, let levels):
      Bilingual(
        en: """
          line \(line) is already \(levels) levels deep: its superview is missing, so it was put \
          into a window
          """,
        zh: "第 \(line) 行一开始就在第 \(levels) 层：缺少它的父视图，已放进一个窗口")
    case .furtherTree(let line):
      Bilingual(
        en: """
          line \(line) is in no view of the dump: it was put into the window, in front of what came \
          before
          """,
        zh: "第 \(line) 行不在转储的任何视图里：已放进窗口，位于前面内容之上")
    case .printedAgain(let line, let first):
      Bilingual(
        en: "line \(line) prints the view of line \(first) again: taken once",
        zh: "第 \(line) 行重复了第 \(first) 行的视图：只算一次")
    case .gap(let line):
      Bilingual(
        en: """
          line \(line) leaves lines out: what comes after it is put where its depth says, which may \
          be another superview
          """,
        zh: "第 \(line) 行省略了若干行：后面的视图按缩进放置，父视图可能并不是它")
    case .controller(let line):
      Bilingual(
        en: "line \(line) lists a controller and was left out", zh: "第 \(line) 行是控制器，已跳过")
    case .comment(let line):
      Bilingual(
        en: "line \(line): the comment after the view was left out", zh: "第 \(line) 行：视图后面的注释已跳过")
    case .skippedLine(let line, let text):
      Bilingual(
        en: "line \(line) is not a view and was left out: \(text)",
        zh: "第 \(line) 行不是视图，已跳过：\(text)")
    case .notAView(let line, let className):
      Bilingual(
        en: "line \(line) is a \(className), which touches never reach: left out",
        zh: "第 \(line) 行是 \(className)，与触摸无关，已跳过")
    case .joinedLine(let line, let pieces):
      Bilingual(
        en: "line \(line) was put together from \(pieces) pieces", zh: "第 \(line) 行由 \(pieces) 段拼成")
    }
  }

  /// The shared words of several remarks of one kind: their count, and their lines.
  package static func wording(ofAll remarks: [DumpRemark]) -> Bilingual {
    guard remarks.count > 1, let kind = remarks.first?.kind else {
      return remarks.first?.wording ?? Bilingual(en: "", zh: "")
    }
    let count = Numbers.grouped(remarks.count)
    let lines = listed(remarks.map(\.line))
    switch kind {
    case .truncatedLine:
      return Bilingual(
        en: """
          \(count) lines are cut off (\(lines)): what they left out is taken as the default of their \
          classes
          """,
        zh: "\(count) 行不完整（\(lines)）：缺少的内容已按各自类的默认值处理")
    case .missingFrame:
      return Bilingual(
        en: "\(count) lines have no frame (\(lines)): taken as empty",
        zh: "\(count) 行没有 frame（\(lines)）：按空矩形处理")
    case .nonFiniteFrame:
      return Bilingual(
        en: "\(count) lines have a frame that is not finite (\(lines)): taken as empty",
        zh: "\(count) 行的 frame 不是有限的数（\(lines)）：按空矩形处理")
    case .unreadableValue:
      return Bilingual(
        en: "\(count) values could not be read (lines \(lines))",
        zh: "有 \(count) 个值无法读取（第 \(lines) 行）")
    case .depthJump:
      return Bilingual(
        en: """
          \(count) lines are several levels deeper than the line above (\(lines)): put into that one
          """,
        zh: "\(count) 行比上一行深好几层（\(lines)）：已放进上一行的视图")
    case .startsInside, .furtherTree:
      return Bilingual(
        en: """
          \(count) lines are in no view of the dump (\(lines)): they were put into the window, each in \
          front of what came before
          """,
        zh: "\(count) 行不在转储的任何视图里（\(lines)）：已放进窗口，后面的位于前面的之上")
    case .printedAgain:
      return Bilingual(
        en: "\(count) lines print views again (\(lines)): each view is taken once",
        zh: "\(count) 行重复了前面的视图（\(lines)）：每个视图只算一次")
    case .gap:
      return Bilingual(
        en: """
          \(count) lines leave others out (\(lines)): what comes after them is put where its depth \
          says, which may be another superview
          """,
        zh: "\(count) 处省略了若干行（\(lines)）：后面的视图按缩进放置，父视图可能并不是它")
    case .controller:
      return Bilingual(
        en: "\(count) lines list controllers and were left out (\(lines))",
        zh: "\(count) 行是控制器，已跳过（\(lines)）")
    case .comment:
      return Bilingual(
        en: "\(count) comments after views were left out (lines \(lines))",
        zh: "视图后面的 \(count) 条注释已跳过（第 \(lines) 行）")
    case .skippedLine:
      return Bilingual(
        en: "\(count) lines are not views and were left out (\(lines))\(texts(remarks, ": "))",
        zh: "\(count) 行不是视图，已跳过（\(lines)）\(texts(remarks, "："))")
    case .notAView:
      return Bilingual(
        en: """
          \(count) lines are layers, guides or other objects that touches never reach (\(lines)): left out
          """,
        zh: "\(count) 行是图层、布局参考线等与触摸无关的对象（\(lines)），已跳过")
    case .joinedLine:
      return Bilingual(
        en: "\(count) lines were put together from pieces", zh: "\(count) 行由几段拼成")
    }
  }

  /// The first skipped lines, shortened.
  private static func texts(_ remarks: [DumpRemark], _ separator: String) -> String {
    let texts = remarks.prefix(3).compactMap { remark -> String? in
      guard case .skippedLine(_, let text) = remark else { return nil }
      return text.count > 24 ? "\(text.prefix(23))…" : text
    }
    return texts.isEmpty ? "" : separator + texts.joined(separator: " · ")
  }

  /// `3, 5, 9, …`, each line once.
  private static func listed(_ lines: [Int]) -> String {
    var shown: [Int] = []
    for line in lines where shown.last != line { shown.append(line) }
    let numbers = shown.prefix(6).map(String.init).joined(separator: ", ")
    return shown.count > 6 ? "\(numbers), …" : numbers
  }
}
