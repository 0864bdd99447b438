import EventVocabulary
import Foundation
import Lettering
import Records
import Wording

/// Renders the update cycles that a line caused: invalidations with their reasons, then the calls.
struct CycleRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ cycle: CycleRecord, into page: inout Page) {
    guard let line = cycle.line else {
      page.paragraph(
        say(
          "no line has marked a view yet: try `root.setNeedsLayout()`, then `cycle`",
          "还没有哪一行标记过视图：试试 `root.setNeedsLayout()`，然后 `cycle`"))
      return
    }
    if let idle = cycle.idleLine {
      page.row(
        say("after  ", "行  "), Self.first(idle), headEmphasis: .faint, .strong)
      page.paragraph(
        say(
          "nothing was marked: no view was laid out or drawn  LC-7. The line that marked one last:",
          "没有任何标记：没有视图被布局或绘制  LC-7。最近做过标记的行："), indent: 2, .hint)
    }
    page.row(say("after  ", "行  "), Self.first(line), headEmphasis: .faint, .strong)
    let width = min(20, cycle.steps.compactMap(\.name).map { DisplayWidth.of($0) }.max() ?? 0)
    let labels = cycle.steps.map { DisplayWidth.of($0.kind.label[language]) }.max() ?? 0
    rows(cycle.steps, (label: max(9, labels + 2), name: width), into: &page)
    guard cycle.further > 0 else { return }
    let further = Numbers.grouped(cycle.further)
    page.paragraph(
      say("and \(further) more steps, which are not kept", "另有 \(further) 步没有保留"), indent: 2, .faint
    )
  }

  private static func first(_ line: String) -> String {
    (line.split(separator: "\n").first.map(String.init) ?? line).shortened(to: 200)
  }

  /// The maximum columns of the label and of the object's name.
  private typealias Widths = (label: Int, name: Int)

  /// Renders steps; a sequence that repeats at once is shown one time, with a count.
  private func rows(_ steps: [CycleRecord.Step], _ widths: Widths, into page: inout Page) {
    var index = 0
    while index < steps.count {
      let (length, times) = repetition(in: steps, at: index)
      for step in steps[index..<index + length] { row(step, widths, into: &page) }
      if times > 1 {
        page.paragraph(
          length == 1
            ? say("\(times - 1) more times the same", "同样的事还有 \(times - 1) 次")
            : say(
              "the last \(length) lines \(times - 1) more times", "以上 \(length) 行又重复 \(times - 1) 次"
            ),
          indent: 4, .hint)
      }
      index += length * times
    }
  }

  /// The longest repetition of a sequence of steps that begins at an index: the length of the
  /// sequence, and the number of repetitions.
  private func repetition(in steps: [CycleRecord.Step], at start: Int) -> (length: Int, times: Int)
  {
    var best = (length: 1, times: 1)
    for length in 1...60 where start + 2 * length <= steps.count {
      let run = steps[start..<start + length]
      var times = 1
      var next = start + length
      while next + length <= steps.count, steps[next..<next + length].elementsEqual(run) {
        times += 1
        next += length
      }
      let isWorth = length == 1 ? times > 1 : times > 2
      if isWorth, length * times > best.length * best.times { best = (length, times) }
    }
    return best
  }

  private func row(_ step: CycleRecord.Step, _ widths: Widths, into page: inout Page) {
    let indent = String(repeating: "  ", count: 1 + min(step.depth, 8))
    let label = step.kind.label[language].padded(to: widths.label)
    let name = (step.name ?? "").padded(to: step.name == nil ? 0 : widths.name + 2)
    var said = step.kind.wording[language]
    if let place = step.place, !place.className.isEmpty, step.kind.isMark {
      said += say(
        "  in \(place.className), line \(place.line)", "  \(place.className) 第 \(place.line) 行")
    }
    page.row("\(indent)\(label)\(name)", said, headEmphasis: .none, step.kind.emphasis)
  }
}

extension CycleRecord.Step {
  /// The name of the object that the step is about.
  fileprivate var name: String? {
    switch kind {
    case .marked(let view, _, _, _), .laysOutNow(let view): view.text
    case .calls(let receiver, _, _, _, _): receiver.text
    case .tells(let receiver, _, _, _): receiver.text
    case .asks(let owner, _, _): owner.text
    case .turnEnds, .gaveUp: nil
    }
  }
}

extension CycleRecord.Kind {
  fileprivate var isMark: Bool {
    switch self {
    case .marked, .laysOutNow: true
    case .turnEnds, .calls, .tells, .asks, .gaveUp: false
    }
  }

  fileprivate var emphasis: Emphasis {
    switch self {
    case .marked(_, _, _, let again): again ? .faint : .none
    case .calls(_, _, _, _, let isOwn), .tells(_, _, _, let isOwn): isOwn ? .strong : .faint
    case .asks: .strong
    case .turnEnds, .laysOutNow: .none
    case .gaveUp: .bad
    }
  }

  fileprivate var label: Bilingual {
    switch self {
    case .marked: Bilingual(en: "mark", zh: "标记")
    case .turnEnds: Bilingual(en: "turn", zh: "本轮")
    case .laysOutNow: Bilingual(en: "now", zh: "立即")
    case .calls(_, _, let pass, _, _): pass.label
    case .tells: Bilingual(en: "tell", zh: "通知")
    case .asks: Bilingual(en: "delegate", zh: "代理")
    case .gaveUp: Bilingual(en: "stopped", zh: "中止")
    }
  }

  fileprivate var wording: Bilingual {
    switch self {
    case .marked(_, let pass, let reason, false):
      Bilingual(
        en: "for \(pass.rawValue): \(reason.wording(pass).en)  \(reason.rule(for: pass))",
        zh: "等待\(pass.name.zh)：\(reason.wording(pass).zh)  \(reason.rule(for: pass))")
    case .marked(_, let pass, let reason, true):
      Bilingual(
        en: "again: \(reason.wording(pass).en); it waits for \(pass.rawValue) already  LC-13",
        zh: "再次：\(reason.wording(pass).zh)；它已在等待\(pass.name.zh)  LC-13")
    case .turnEnds:
      Bilingual(
        en: "ends: what waits is laid out from the window down, then drawn  LC-1, LC-2",
        zh: "结束：等待的视图从窗口向下布局，然后绘制  LC-1、LC-2")
    case .laysOutNow:
      Bilingual(
        en: "layoutIfNeeded: its subtree is laid out at once  LC-3",
        zh: "layoutIfNeeded：立即布局它的子树  LC-3")
    case .calls(_, let message, _, let rect, let isOwn):
      both(message, rect, isOwn)
    case .tells(_, let message, let change, let isOwn):
      told(message, change, isOwn)
    case .asks(_, let message, let delegate):
      Bilingual(
        en: "\(message): \(delegate.text)\(Self.delegateRule(message))",
        zh: "\(message)：\(delegate.text)\(Self.delegateRule(message))")
    case .gaveUp(let views):
      Bilingual(
        en: """
          \(views.map(\.text).joined(separator: ", ")) \(views.count == 1 ? "waits" : "wait") again \
          after every pass: a device would hang here. Mark nothing in layoutSubviews, \
          viewDidLayoutSubviews or updateConstraints that lays it out again.
          """,
        zh: """
          \(views.map(\.text).joined(separator: "、")) 每次布局后又在等待：真机会卡死在这里。\
          不要在 layoutSubviews、viewDidLayoutSubviews 或 updateConstraints 里再次标记会引起它自己布局的视图。
          """)
    }
  }

  /// The rules about when a controller receives each message.
  private static let rules = [
    "loadView": "VC-2", "viewDidLoad": "VC-1", "viewWillAppear": "VC-5",
    "viewIsAppearing": "VC-6", "viewDidAppear": "VC-5", "viewWillDisappear": "VC-9, VC-10",
    "viewDidDisappear": "VC-9, VC-10", "willMoveToParent": "VC-15", "didMoveToParent": "VC-15",
    "viewWillTransition": "VC-36", "viewSafeAreaInsetsDidChange": "VC-39",
    "safeAreaInsetsDidChange": "VC-39", "viewLayoutMarginsDidChange": "VC-40",
    "layoutMarginsDidChange": "VC-40",
  ]

  /// The rule about when a delegate method is called.
  private static func delegateRule(_ message: String) -> String {
    switch message {
    case "willShow", "didShow": "  VC-34"
    case "shouldSelect", "didSelect": "  VC-35"
    case "shouldDismiss", "willDismiss", "didDismiss", "didAttemptToDismiss": "  VC-38"
    default: ""
    }
  }

  private func told(
    _ message: String, _ change: CycleRecord.ControllerChange?, _ isOwn: Bool
  ) -> Bilingual {
    let said = both(Self.spelled(message), nil, isOwn)
    let why = change.map { ", \($0.rawValue)" } ?? ""
    let rule = Self.rules[message].map { "  \($0)" } ?? ""
    return Bilingual(
      en: said.en + why + rule,
      zh: said.zh + (change.map { "，\($0.rawValue)" } ?? "")
        + rule.replacing(", ", with: "、"))
  }

  /// A message as UIKit spells it.
  private static func spelled(_ message: String) -> String {
    switch message {
    case "willMoveToParent": "willMove(toParent:)"
    case "didMoveToParent": "didMove(toParent:)"
    case "viewWillTransition": "viewWillTransition(to:with:)"
    default: message
    }
  }

  private func both(_ message: String, _ rect: CGRect?, _ isOwn: Bool) -> Bilingual {
    let area = rect.map { "(_:) in \(Numbers.rectangle($0))" } ?? ""
    return isOwn
      ? Bilingual(en: "\(message)\(area)", zh: "\(message)\(area)")
      : Bilingual(
        en: "\(message)\(area), UIKit's own", zh: "\(message)\(area)，UIKit 自带的实现")
  }
}

extension CyclePass {
  fileprivate var name: Bilingual {
    switch self {
    case .constraints: Bilingual(en: "constraints", zh: "约束更新")
    case .layout: Bilingual(en: "layout", zh: "布局")
    case .display: Bilingual(en: "display", zh: "绘制")
    }
  }

  fileprivate var label: Bilingual { name }
}

extension MarkReason {
  fileprivate func wording(_ pass: CyclePass) -> Bilingual {
    switch self {
    case .asked:
      switch pass {
      case .constraints: same("setNeedsUpdateConstraints()")
      case .layout: same("setNeedsLayout()")
      case .display: same("setNeedsDisplay()")
      }
    case .subviewAdded: Bilingual(en: "a subview was added", zh: "添加了子视图")
    case .added: Bilingual(en: "it was added", zh: "它被添加到父视图")
    case .firstShown: Bilingual(en: "it is shown for the first time", zh: "它第一次显示")
    case .subviewRemoved: Bilingual(en: "a subview was removed", zh: "移除了子视图")
    case .reordered: Bilingual(en: "its subviews have another order", zh: "子视图的顺序变了")
    case .resized: Bilingual(en: "its bounds have another size", zh: "它的 bounds 大小变了")
    case .scrolled:
      Bilingual(en: "its bounds have another origin, as scrolling does", zh: "它的 bounds 原点变了，如同滚动")
    case .subviewResized: Bilingual(en: "a subview has another size", zh: "某个子视图的大小变了")
    case .redraws:
      Bilingual(en: "another size, and contentMode is .redraw", zh: "大小变了，且 contentMode 为 .redraw")
    case .constraintChanged: Bilingual(en: "a constraint changed", zh: "约束变了")
    case .naturalSizeChanged: same("invalidateIntrinsicContentSize()")
    }
  }

  private func same(_ text: String) -> Bilingual { Bilingual(en: text, zh: text) }
}
