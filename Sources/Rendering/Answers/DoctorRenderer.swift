import Lettering
import Records
import Wording

/// Renders the places in the sources of an app that take touches away: by kind, each with lines
/// that show it.
struct DoctorRenderer: Speaking {
  let language: Language

  /// The most findings of a kind that are listed.
  private static let most = 40

  func render(_ report: DoctorReport, into page: inout Page) {
    let files = Numbers.grouped(report.files)
    let count = report.findings.count
    page.paragraph(
      count == 0
        ? say(
          "nothing in \(report.folder) (\(files) files) is known to take touches away",
          "\(report.folder)（\(files) 个文件）中没有发现已知会让触摸失效的写法")
        : say(
          "\(count) \(count == 1 ? "place" : "places") in \(report.folder) (\(files) files) "
            + "\(count == 1 ? "takes" : "take") touches away",
          "\(report.folder)（\(files) 个文件）中有 \(count) 处会让触摸失效"), .strong)
    for kind in report.kinds {
      let found = report.findings.filter { $0.kind == kind.id }
      page.line()
      page.paragraph("\(kind.id)  \(kind.rule)", .strong)
      page.paragraph(kind.statement[language], indent: 2)
      for finding in found.prefix(Self.most) {
        page.paragraph(
          "\(finding.file):\(finding.line)  \(finding.text)", indent: 2, hang: 4)
      }
      if found.count > Self.most {
        page.paragraph(
          say("and \(found.count - Self.most) more", "另有 \(found.count - Self.most) 处"), indent: 2)
      }
      page.paragraph(say("to see it:", "亲眼看看："), indent: 2, .hint)
      for line in kind.scene { page.line("    " + line) }
    }
    for file in report.unread {
      page.paragraph(file.wording[language], indent: 2, hang: 2, .hint)
    }
  }
}
