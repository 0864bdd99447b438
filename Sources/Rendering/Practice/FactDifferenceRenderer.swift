import Foundation
import Lettering
import Records
import Wording

/// Renders facts that differ: a sentence about them, and both lists side by side.
struct FactDifferenceRenderer: Speaking {
  let language: Language

  /// The number of equal facts shown before the first that differs, and of all rows.
  private static let (context, most) = (2, 14)

  package func render(_ difference: FactDifference, into page: inout Page) {
    for diagnosis in difference.diagnoses { page.paragraph(diagnosis.wording[language]) }
    if let pictures = difference.pictures {
      page.line()
      page.paragraph(head(difference))
      for line in difference.lines { page.line("      \(Escaping.visible(line))", .faint) }
      PicturePairRenderer(language: language).render(pictures, into: &page)
      return
    }
    let rows = difference.rows
    guard let first = rows.firstIndex(where: { !$0.isSame }) else { return }
    page.line()
    page.paragraph(head(difference))
    for line in difference.lines { page.line("      \(Escaping.visible(line))", .faint) }
    let width = max(16, (page.style.width - 6) / 2)
    row(" ", say("yours", "你的代码"), say("expected", "参考答案"), width, into: &page)
    let start = max(0, first - Self.context)
    if start > 0 {
      page.line(say("    … \(start) equal lines", "    … \(start) 行相同"), .faint)
    }
    let shown = rows[start...].prefix(Self.most)
    for item in shown {
      row(item.isSame ? " " : "▸", item.yours ?? "—", item.expected ?? "—", width, into: &page)
    }
    let left = rows.count - start - shown.count
    if left > 0 { page.line(say("    … \(left) more", "    … 另有 \(left) 行"), .faint) }
  }

  private func row(
    _ mark: String, _ yours: String, _ expected: String, _ width: Int, into page: inout Page
  ) {
    let left = Wrapping.lines(Escaping.visible(yours), width: width - 2, indent: 2)
    let right = Wrapping.lines(Escaping.visible(expected), width: width - 2, indent: 2)
    for index in 0..<max(left.count, right.count) {
      let head = index == 0 ? "  \(mark) " : "    "
      let mine = index < left.count ? left[index] : ""
      let other = index < right.count ? right[index] : ""
      page.line((head + mine.padded(to: width) + other).withoutBlanksBehind)
    }
  }

  private func head(_ difference: FactDifference) -> String {
    let subject = difference.subject
    return switch difference.kind {
    case .log:
      say("The log differs after these lines:", "执行下面这些行之后，日志不同：")
    case .order:
      say(
        "At (\(subject)) other views are asked, or in another order:",
        "在 (\(subject)) 处询问的视图或顺序不同：")
    case .chain:
      say("The responder chain from \(subject) is another:", "从 \(subject) 开始的响应者链不同：")
    case .callbacks:
      say(
        "The callbacks that are heard differ. They are those of these lines:",
        "收到的回调不同。它们是这些行引起的回调：")
    case .layout where subject.hasPrefix("constraints"):
      say("Constraints are broken (\(subject)):", "约束被打破（\(subject)）：")
    case .layout:
      say(
        "\(subject) is elsewhere on the screen, or has another size:",
        "\(subject) 在屏幕上的位置或大小不同：")
    case .pixels: say("\(subject) looks like this:", "\(subject) 看起来是这样：")
    case .frames: say("Showing \(subject) costs more:", "显示 \(subject) 的代价更大：")
    case .geometry:
      say("\(subject) is not as it should be:", "\(subject) 的状态与应有的不同：")
    }
  }
}

extension FactDiagnosis {
  /// The finding, in one sentence.
  package var wording: Bilingual {
    switch self {
    case .asBefore:
      Bilingual(
        en: "Everything is as with the starter: your code changes nothing about it yet.",
        zh: "结果与起始代码完全相同：你的代码还没有改变它。")
    case .silent("print"):
      Bilingual(
        en: "Nothing is printed, and something should be.", zh: "什么也没有打印，但应当有输出。")
    case .silent(let name):
      Bilingual(
        en: "Nothing is heard of \(name), and something should be.", zh: "\(name) 没有任何动静，但应当有。")
    case .times(let fact, let actual, let expected):
      Bilingual(
        en: "“\(fact)” comes \(Self.times(actual).en), and should come "
          + "\(Self.times(expected).en).",
        zh: "“\(fact)”出现了 \(actual) 次，应当是 \(expected) 次。")
    case .missing(let fact):
      Bilingual(en: "“\(fact)” should come, and does not.", zh: "应当出现“\(fact)”，却没有出现。")
    case .extra(let fact):
      Bilingual(en: "“\(fact)” comes, and should not.", zh: "出现了“\(fact)”，本不应出现。")
    case .early(let fact, let before) where before.hasPrefix("finger ") && before.hasSuffix(" up"):
      Bilingual(
        en: "“\(fact)” comes while the finger is still down, and should come when it is lifted.",
        zh: "手指还没有抬起就出现了“\(fact)”，应当在抬起时出现。")
    case .early(let fact, let before):
      Bilingual(
        en: "“\(fact)” comes too early: “\(before)” should come before it.",
        zh: "“\(fact)”来得太早：“\(before)”应当在它之前。")
    case .late(let fact, nil):
      Bilingual(
        en: "“\(fact)” comes too late: only after everything that is looked at.",
        zh: "“\(fact)”来得太晚：所有操作结束之后才出现。")
    case .late(let fact, let after?):
      Bilingual(
        en: "“\(fact)” comes too late: after “\(after)”, and it should come before.",
        zh: "“\(fact)”来得太晚：它出现在“\(after)”之后，应当在其之前。")
    case .printed(let number, let actual, let expected, let difference):
      difference.wording(number, actual, expected)
    case .numbersExchanged(let name, false):
      Bilingual(en: "\(name): x and y are exchanged.", zh: "\(name)：x 和 y 弄反了。")
    case .numbersExchanged(let name, true):
      Bilingual(
        en: "\(name): width and height are exchanged.", zh: "\(name)：宽和高弄反了。")
    case .afterCancel(let fact):
      Bilingual(
        en: "“\(fact)” comes after the touch was cancelled: what is cancelled has no effect.",
        zh: "触摸取消之后仍出现“\(fact)”：取消的触摸不应产生效果。")
    case .instead(let fact, let other):
      Bilingual(
        en: "“\(fact)” comes in place of “\(other)”.", zh: "出现的是“\(fact)”，而不是“\(other)”。")
    case .exchanged(let fact, let other):
      Bilingual(
        en: "“\(fact)” and “\(other)” are exchanged: each comes where the other should.",
        zh: "“\(fact)”和“\(other)”弄反了：各自出现在对方应当出现的地方。")
    case .also(let fact, let after):
      Bilingual(
        en: "“\(fact)” comes as well, after “\(after)”, which should come alone.",
        zh: "在“\(after)”之后还出现了“\(fact)”，本应只有前者。")
    case .unawaited(let fact):
      Bilingual(
        en: "“\(fact)” comes before the last touch: it does not wait until it is known whether "
          + "another touch follows.",
        zh: "“\(fact)”在最后一次触摸之前就出现了：没有等到确定后面是否还有触摸。")
    case .superfluous(let fact):
      Bilingual(
        en: "“\(fact)” should not come; everything else is right.",
        zh: "不应出现“\(fact)”；其他都正确。")
    case .again(let fact):
      Bilingual(
        en: "“\(fact)” comes again, although nothing has changed since it came.",
        zh: "“\(fact)”再次出现，而在这之间什么也没有改变。")
    case .restless(let fact, let times):
      Bilingual(
        en: "“\(fact)” comes \(times) times in a row: each one asks for the next, and it "
          + "never rests.",
        zh: "“\(fact)”连续出现 \(times) 次：每一次都要求下一次，停不下来。")
    case .asInFirst:
      Bilingual(
        en: "It is just as in the first scene: what was changed here has no effect.",
        zh: "结果与最初的场景完全相同：这里的改变没有起作用。")
    case .constant(let text):
      Bilingual(
        en: "The answer is \(text) each time, whatever is asked.", zh: "无论问什么，结果都是 \(text)。")
    case .object(let number, let actual, let expected, let relation):
      objectWording(number, actual, expected, relation)
    case .values(let words, let difference): difference.wording(after: words)
    case .resized, .moved, .ambiguous, .broken, .onScreens: layoutWording
    case .allMoved, .allResized, .sameSide, .squeezed, .middlesAtCorners, .apart, .lineStarts,
      .oneLine, .overlap, .breaksEarly, .breaksLate, .reordered, .untouched:
      arrangementWording
    case .pixels, .pictureSize, .empty, .recolored, .otherColor, .flipped, .turned, .transposed,
      .shifted, .lacksColor, .drawnBeyond, .drawnTooLittle, .turnedPart, .mirroredPart, .colorShare:
      pictureWording
    case .offscreen(let layer, let reasons):
      Bilingual(
        en: "\(layer) needs an offscreen pass: "
          + reasons.map { "\($0.wording.en) (\($0.rule))" }.joined(separator: "; ") + ".",
        zh: "\(layer) 需要离屏渲染："
          + reasons.map { "\($0.wording.zh)（\($0.rule)）" }.joined(separator: "；")
          + "。")
    case .costs(let what, let actual, let expected):
      switch what {
      case .offscreen:
        Bilingual(
          en: "There are \(actual) offscreen passes; \(expected) are enough.",
          zh: "有 \(actual) 次离屏渲染；\(expected) 次就够了。")
      case .blended:
        Bilingual(
          en: "\(Numbers.grouped(actual)) points are blended; \(Numbers.grouped(expected)) are "
            + "enough (FP-36).",
          zh: "有 \(Numbers.grouped(actual)) 个点需要混合；\(Numbers.grouped(expected)) 个就够了（FP-36）。")
      case .memory:
        Bilingual(
          en: "What views draw takes \(Numbers.grouped(actual)) bytes; "
            + "\(Numbers.grouped(expected)) are enough (DR-12).",
          zh: "视图绘制的内容占 \(Numbers.grouped(actual)) 字节；"
            + "\(Numbers.grouped(expected)) 字节就够了（DR-12）。")
      }
    }
  }

  private static func times(_ count: Int) -> Bilingual {
    switch count {
    case 1: Bilingual(en: "once", zh: "1 次")
    case 2: Bilingual(en: "twice", zh: "2 次")
    default: Bilingual(en: "\(count) times", zh: "\(count) 次")
    }
  }
}

extension SideEffect {
  /// The change that a mere question caused.
  package var wording: Bilingual {
    let changed = name.isEmpty ? property : "\(name).\(property)"
    return Bilingual(
      en: "Asking changes the scene: \(changed) was \(before) and is \(after) after a hit "
        + "test. UIKit may ask several times for one touch, so an answer must not change anything "
        + "(HT-23).",
      zh: "询问时改变了场景：命中测试前 \(changed) 是 \(before)，之后是 \(after)。"
        + "同一次触摸 UIKit 可能询问多次，所以回答时不能改变任何东西（HT-23）。")
  }
}
