import Foundation
import Records
import Rendering
import Wording

/// Exports a responder chain as a drawing: a box for each responder, and between two of them the
/// reason why one follows the other.
struct ChainSVGExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    guard let chain = subject.chains.min(by: { $0.key < $1.key })?.value else { return [] }
    let (width, step) = (460.0, 74.0)
    var notes = [chain.roundWording, chain.delegateWording].compactMap { $0?[language] }
    if !chain.isFromDump { notes.append(chain.profileNote[language]) }
    let lines = notes.map { Wrapping.lines($0, width: 62).count + 1 }.reduce(0, +)
    let rows = chain.links.map { Double($0.overrides.count) * 15 }
    let boxes = Double(chain.links.count) * step + rows.reduce(0, +)
    let height = boxes + Double(lines * 17 + 20)
    let first = chain.links.first?.responder.text ?? ""
    var picture = Picture(
      subject, language, size: (width, height),
      title: Bilingual(en: "The responder chain of \(first)", zh: "\(first) 的响应者链"),
      description: Bilingual(
        en: chain.links.map(\.responder.text).joined(separator: " → "),
        zh: chain.links.map(\.responder.text).joined(separator: " → ")))
    var y = 20.0
    for (index, link) in chain.links.enumerated() {
      if let reason = link.reason {
        picture.line(from: (60, y - 30), to: (60, y - 5))
        picture.polygon(
          [CGPoint(x: 56, y: y - 7), CGPoint(x: 64, y: y - 7), CGPoint(x: 60, y: y)],
          [("fill", picture.colors.edge)])
        picture.text(
          "\(reason.wording[language])  \(reason.rule)", x: 76, y: y - 11,
          [("fill", picture.colors.quiet)], most: 60)
      }
      let tall = 44 + rows[index]
      picture.box(
        x: 20, y: y, width: width - 40, height: tall,
        [
          ("rx", "9"), ("fill", index == 0 ? picture.colors.soft : picture.colors.screen),
          ("stroke", index == 0 ? picture.colors.accent : picture.colors.edge),
        ])
      let responder = link.responder
      picture.text(
        responder.text, x: 36, y: y + (responder.isNamed ? 19 : 27), [("font-weight", "600")],
        most: 52)
      if responder.isNamed {
        picture.text(
          responder.className, x: 36, y: y + 35, [("fill", picture.colors.quiet)], most: 60)
      }
      for (number, line) in link.overrides.enumerated() {
        picture.text(
          line, x: 36, y: y + 52 + Double(number) * 15,
          [("fill", picture.colors.accent), ("font-family", "monospace"), ("font-size", "11")],
          most: 58)
      }
      y += step + rows[index]
    }
    y -= 10
    for note in notes {
      y =
        picture.paragraph(
          note, x: 20, y: y, width: width - 40, [("fill", picture.colors.quiet)]) + 8
    }
    return picture.finished()
  }
}
