import Foundation
import Lettering
import Records
import Wording

// The reasons why a view gets the touch or not, and the cures.
extension TextRenderer {
  package func render(_ why: WhyRecord, into page: inout Page) {
    if let area = why.area {
      render(area, of: why, into: &page)
    } else if why.isMiddle {
      middle(why, into: &page)
    }
    if !why.isToldByArea {
      page.paragraph(why.wording[language])
      if let result = why.result, !why.isHit {
        page.paragraph(say("The touch goes to `\(result.called)`.", "触摸给了 `\(result.called)`。"))
      }
    }
    render(why.cures, of: why, into: &page)
    if teach > .brief {
      for remark in why.remarks {
        page.paragraph(remark.wording(of: why.view)[language], .faint)
      }
      if let advice = why.advice { page.paragraph(advice[language], .faint) }
    }
    if why.isFromDump {
      page.paragraph(
        say(
          "(as far as the dump tells: it shows no overrides and no settings of recognizers)",
          "（以转储所示为限：其中没有重写，也没有手势识别器的设置）"), .faint)
    }
  }

  /// Renders where a touch went, and what else is at its point.
  package func render(_ touch: TouchRecord, into page: inout Page) {
    if touch.isOutdated {
      page.paragraph(
        say(
          "(the scene has changed since that hit; this is how it is now)",
          "（那次 hit 之后场景有变化；以下是现在的情况）"), .faint)
    }
    page.paragraph(touch.wording[language])
    guard !touch.others.isEmpty else { return }
    if touch.result != nil {
      page.paragraph(
        say("Also drawn there, foremost first:", "那里还画着（最前面的在先）："), .faint)
    }
    let width = min(24, touch.others.map { DisplayWidth.of($0.view.text) }.max() ?? 0)
    for other in touch.others {
      page.row("  \(other.view.text.padded(to: width))  ", other.wording[language])
    }
    if touch.furtherOthers > 0 {
      page.line(say("  … \(touch.furtherOthers) more", "  …… 另有 \(touch.furtherOthers) 个"), .faint)
    }
    if let line = touch.line { page.line(say("try: \(line)", "试试：\(line)"), .hint) }
  }

  private func middle(_ why: WhyRecord, into page: inout Page) {
    let point = Numbers.point(why.point)
    page.paragraph(
      why.isMiddle
        ? say("at its middle, \(point):", "在它的中点 \(point) 处：")
        : say("at \(point):", "在 \(point) 处："),
      .faint)
  }

  // MARK: Area

  private func render(_ area: WhyArea, of why: WhyRecord, into page: inout Page) {
    page.paragraph(area.headline(of: why.view)[language])
    var rows: [(text: String, line: String)] = []
    func add(_ wording: Bilingual, _ point: CGPoint) {
      rows.append((wording[language], why.line(at: point)))
    }
    for share in area.subviews { add(share.wording, share.point) }
    if area.furtherShares > 0 { rows.append((area.furtherSharesWording[language], "")) }
    if area.isMixed {
      for part in area.parts { add(part.wording(of: why.view), part.point) }
      if area.furtherParts > 0 { rows.append((area.furtherWording[language], "")) }
    }
    if area.offScreen > 0 {
      let line = area.offScreenPoint.map { why.line(at: $0) } ?? ""
      rows.append((area.offScreenWording[language], line))
    }
    render(rows, into: &page)
    if let beyond = area.beyondWording(of: why.view) { page.paragraph(beyond[language]) }
    if area.isMixed {
      let (head, line) = (say("Largest cause first:", "先看最大的原因："), why.line(at: why.point))
      let whole = say("\(head) \(line)", "\(head)\(line)")
      if DisplayWidth.of(whole) <= style.width {
        page.paragraph(whole, .faint)
      } else {
        page.paragraph(head, .faint)
        page.line("  \(line)", .faint)
      }
    } else if !why.isToldByArea {
      middle(why, into: &page)
    }
  }

  /// Renders each row with a line to try after it, or below it if there is no room for both.
  private func render(_ rows: [(text: String, line: String)], into page: inout Page) {
    let tries = rows.map { $0.line.isEmpty ? "" : say("try: \($0.line)", "试试：\($0.line)") }
    let room = style.width - 4 - (tries.map { DisplayWidth.of($0) }.max() ?? 0)
    let texts = rows.map { Escaping.visible($0.text) }
    let column = min(room, texts.map { DisplayWidth.of($0) }.filter { $0 <= room }.max() ?? room)
    for (text, attempt) in zip(texts, tries) {
      if DisplayWidth.of(text) <= column {
        let line = "  \(text.padded(to: column))  "
        page.row(attempt.isEmpty ? line.withoutBlanksBehind : line, attempt, .hint)
        continue
      }
      page.paragraph(text, indent: 2, hang: 2)
      if DisplayWidth.of(attempt) + 4 > style.width {
        // In one piece, to be copied: the terminal breaks it.
        page.line("  \(attempt)", .hint)
      } else if !attempt.isEmpty {
        let blanks = max(4, min(column + 4, style.width - DisplayWidth.of(attempt)))
        page.row(String(repeating: " ", count: blanks), attempt, .hint)
      }
    }
  }

  // MARK: Cures

  private func render(_ cures: [Cure], of why: WhyRecord, into page: inout Page) {
    for (index, cure) in cures.enumerated() {
      let isAnother = index > 0 && cures[index - 1].purpose == cure.purpose
      let head = isAnother ? say("or", "或者") : why.wording(of: cure)[language]
      page.paragraph(say("\(head):", "\(head)："), .faint)
      // Never wrapped, because a line to type has to be copied whole.
      for (index, line) in cure.lines.map({ page.typed($0) }).enumerated() {
        let cause = cure.further.first { $0.line == index }?.cause.brief
        let comment = cause.map { "# \($0[language])" } ?? ""
        let whole = "  \(line)   \(comment)".withoutBlanksBehind
        if DisplayWidth.of(whole) <= style.width || comment.isEmpty {
          page.line(whole, .hint)
        } else {
          page.paragraph(comment, indent: 2, hang: 2, .hint)
          page.line("  \(line)", .hint)
        }
      }
    }
  }
}

extension WhyRecord {
  /// Whether the hit-test view is the view itself or one of its descendants.
  var isHit: Bool {
    switch cause {
    case .hit, .hitButDisabled, .subviewHit: true
    default: false
    }
  }

  /// Whether the share of the area that is reached says everything.
  var isToldByArea: Bool {
    guard let area, area.reached == area.points else { return false }
    switch cause {
    case .hit, .subviewHit: return true
    default: return false
    }
  }

  /// The command that asks at a point.
  func line(at point: CGPoint) -> String {
    "why \(view.text) at \(Numbers.text(point.x)) \(Numbers.text(point.y))"
  }
}

extension WhyArea {
  /// Whether one sentence is not enough to say where the points go.
  var isMixed: Bool { parts.count > 1 || !parts.isEmpty && reached > 0 }
}
