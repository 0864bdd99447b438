import Lettering
import Records
import Wording

/// Renders what a learner knows: a sign for each rule, a line for each section.
struct KnowledgeRenderer: Speaking {
  let language: Language

  func render(_ map: KnowledgeMap, into page: inout Page) {
    let width = map.sections.map { DisplayWidth.of($0.title[language]) }.max() ?? 0
    for section in map.sections {
      let (known, seen) = (section.count(.known), section.count(.seen))
      page.row(
        section.title[language].padded(to: width + 2),
        say(
          "\(section.entries.map { Self.sign($0.status) }.joined())  "
            + "\(known) known, \(seen) seen, of \(section.entries.count)",
          "\(section.entries.map { Self.sign($0.status) }.joined())  "
            + "掌握 \(known)，见过 \(seen)，共 \(section.entries.count)"))
    }
    page.paragraph(
      say(
        "■ known: an exercise about it is passed, or a question answered · □ seen: in a lesson that "
          + "is done · · not yet",
        "■ 掌握：通过了有关的练习，或答对了题 · □ 见过：学完的课程里提到 · · 还没有"), .faint)
    guard let file = map.file else { return }
    page.line(say("saved as \(file)", "已保存为 \(file)"), .hint)
  }

  private static func sign(_ status: KnowledgeMap.Status) -> String {
    switch status {
    case .known: "■"
    case .seen: "□"
    case .notYet: "·"
    }
  }
}
