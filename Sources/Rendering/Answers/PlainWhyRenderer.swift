import Foundation
import Records

/// Renders why a view gets the touch or not, one fact per line.
struct PlainWhyRenderer {
  let language: Language

  func lines(_ why: WhyRecord) -> [String] {
    var lines: [String] = []
    if let area = why.area { lines += self.lines(area, of: why) }
    var facts = ["view=\(why.view.text)", "point=\(PlainRenderer.point(why.point))"]
    if let own = why.ownPoint { facts.append("own-point=\(PlainRenderer.point(own))") }
    facts.append("gets-the-touch=\(why.isHit)")
    facts.append("hit-test-view=\(result(of: why))")
    lines.append(facts.joined(separator: " "))
    if !why.isToldByArea { lines.append("because: \(why.wording[language])") }
    for (number, cure) in why.cures.enumerated() {
      lines.append("cure=\(number + 1) when: \(why.wording(of: cure)[language])")
      for (index, line) in cure.lines.enumerated() {
        lines.append("cure=\(number + 1) type: \(line)")
        if let cause = cure.further.first(where: { $0.line == index })?.cause.brief {
          lines.append("cure=\(number + 1) that-is-for: \(cause[language])")
        }
      }
    }
    for remark in why.remarks { lines.append("note: \(remark.wording(of: why.view)[language])") }
    if let advice = why.advice { lines.append("note: \(advice[language])") }
    if why.isFromDump { lines.append("as-far-as=dump") }
    return lines
  }

  func lines(_ touch: TouchRecord) -> [String] {
    var lines = [
      "point=\(PlainRenderer.point(touch.point)) hit-test-view=\(touch.result?.text ?? "nil")",
      "because: \(touch.wording[language])",
    ]
    if touch.isOutdated { lines.insert("outdated=true", at: 0) }
    for other in touch.others {
      lines.append("also-there=\(other.view.text) because: \(other.wording[language])")
    }
    if touch.furtherOthers > 0 { lines.append("also-there=\(touch.furtherOthers)-more") }
    if let line = touch.line { lines.append("try: \(line)") }
    return lines
  }

  private func result(of why: WhyRecord) -> String {
    if let result = why.result { return result.text }
    return why.isHit ? why.view.text : "nil"
  }

  private func lines(_ area: WhyArea, of why: WhyRecord) -> [String] {
    var lines = [
      "view=\(why.view.text) points=\(area.points) gets=\(area.reached) off-screen=\(area.offScreen) "
        + "beyond=\(area.beyond)"
    ]
    for share in area.subviews {
      lines.append("points=\(share.points) go-to=\(share.view.text) which-is=subview")
      lines.append("try: \(why.line(at: share.point))")
    }
    if area.furtherShares > 0 {
      lines.append("further-subviews=\(area.furtherShares) points=\(area.furtherSharePoints)")
    }
    for part in area.parts {
      lines.append("points=\(part.points) go-to=\(part.result?.text ?? "nil")")
      lines.append("because: \(part.wording(of: why.view)[language])")
      lines.append("try: \(why.line(at: part.point))")
    }
    if area.furtherParts > 0 {
      lines.append("further-causes=\(area.furtherParts) points=\(area.furtherPoints)")
    }
    return lines
  }
}
