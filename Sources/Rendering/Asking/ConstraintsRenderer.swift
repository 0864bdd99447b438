import Foundation
import Lettering
import Records
import Wording

/// Renders constraints with their status, or the constraints that determine a view's position and
/// size.
struct ConstraintsRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ record: ConstraintsRecord, into page: inout Page) {
    guard let view = record.view else { return renderAll(record, into: &page) }
    switch record.participation {
    case .none:
      page.paragraph(
        say(
          "no constraint speaks of \(view.text): its frame is what was set",
          "没有约束涉及 \(view.text)：它的 frame 就是设置的值"))
      return
    case .frame:
      page.paragraph(
        say(
          "\(view.text) takes part with its frame, since it translates its autoresizing mask  AL-9",
          "\(view.text) 转换自己的 autoresizing mask，所以以它的 frame 参与  AL-9"))
    case .natural:
      page.paragraph(
        say(
          "no constraint speaks of \(view.text): it has its natural size, and no place of its own  AL-4",
          "没有约束涉及 \(view.text)：大小是它的固有大小，位置没有确定  AL-4"))
    case .placed: break
    }
    if let frame = record.frame {
      page.paragraph(
        say(
          "edges and sizes of the alignment rectangle; the frame is then \(Numbers.rectangle(frame))  AL-14",
          "以下是对齐矩形的边和尺寸；由它得出的 frame 是 \(Numbers.rectangle(frame))  AL-14"))
    }
    for part in record.parts { render(part, into: &page) }
    for row in record.rows {
      let label = row.state == .met ? say("makes   ", "创建  ") : say("not met ", "未满足")
      render(row, label: label, into: &page)
    }
    if record.restsOnText {
      page.paragraph(
        say(
          "text has no true metrics here: a character counts half of its font's size, a Chinese one all of it  DR-52",
          "这里没有真实的文字度量：一个字符按字号的一半计，中文按整个字号计  DR-52"), indent: 2, .faint)
    }
  }

  private func renderAll(_ record: ConstraintsRecord, into page: inout Page) {
    guard !record.rows.isEmpty else {
      page.paragraph(
        say(
          "no constraint is active; anchors make them, in Swift: `help constraints` has lines to paste",
          "没有生效的约束；用 Swift 的锚点创建：`help constraints` 有可以粘贴的例子"))
      return
    }
    for (index, row) in record.rows.enumerated() {
      render(row, label: "\(index + 1)".leftPadded(to: 3), into: &page)
    }
  }

  private func render(_ part: ConstraintsRecord.Part, into page: inout Page) {
    let value = Numbers.text(part.value)
    page.row(
      "  \(part.name.rawValue.padded(to: 8))", value, headEmphasis: .strong, .strong)
    for row in part.deciding {
      page.row("            ", "\(row.text)\(note(row))", headEmphasis: .faint)
    }
    guard part.isAmbiguous else { return }
    let other = part.other.map { Numbers.text($0) } ?? "?"
    page.paragraph(
      say(
        "ambiguous: \(other) is as good; the constraints are met no less well  AL-7",
        "有歧义：取 \(other) 也一样好，约束的满足程度不变  AL-7"), indent: 12, .bad)
  }

  private func note(_ row: ConstraintsRecord.Row) -> String {
    switch row.source {
    case .made: ""
    case .frame: say("  as it is  AL-9", "  保持原样  AL-9")
    case .compression: say("  compression resistance  AL-4", "  抗压缩  AL-4")
    case .hugging: say("  hugging  AL-4", "  抗拉伸  AL-4")
    case .limit: say("  no size is negative  AL-5", "  尺寸不会是负数  AL-5")
    }
  }

  private func render(_ row: ConstraintsRecord.Row, label: String, into page: inout Page) {
    var said = row.text + note(row)
    if let container = row.container {
      said += say("  on \(container.text)", "  在 \(container.text) 上")
    }
    let emphasis: Emphasis
    switch row.state {
    case .met: emphasis = .none
    case .missed(let distance):
      emphasis = .hint
      said += say(
        "  gave way by \(Numbers.text(abs(distance)))  AL-5",
        "  让步 \(Numbers.text(abs(distance)))  AL-5")
    case .broken(let others):
      emphasis = .bad
      said +=
        others.isEmpty
        ? say("  broken: it cannot hold  AL-5", "  被打破：它不可能成立  AL-5")
        : say(
          "  broken: contradicts \(others.joined(separator: ", "))  AL-5",
          "  被打破：与 \(others.joined(separator: "、")) 矛盾  AL-5")
    }
    page.row("  \(label)  ", said, headEmphasis: .faint, emphasis)
  }
}
