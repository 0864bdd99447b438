import Lettering
import Records
import Wording

/// Renders the classes that were taken from the sources of an app, and what was left out of them.
struct SourcesRenderer: Speaking {
  let language: Language

  /// The most names that one line lists.
  private static let most = 12

  func render(_ report: SourcesReport, into page: inout Page) {
    let count = report.found.count
    if let folder = report.folder {
      let files = Numbers.grouped(report.files)
      page.paragraph(
        say(
          "\(count) \(count == 1 ? "class" : "classes") of \(folder) "
            + "(\(files) \(report.files == 1 ? "file" : "files")) \(count == 1 ? "runs" : "run")",
          "\(folder)（\(files) 个文件）中有 \(count) 个类会运行"), .strong)
    } else {
      page.paragraph(
        say(
          "\(count) \(count == 1 ? "class has its" : "classes have their") views",
          "\(count) 个类有了自己的视图"), .strong)
    }
    for found in report.found { render(found, into: &page) }
    for refused in report.refused {
      page.paragraph(
        say(
          "\(refused.name)  \(refused.file):\(refused.line)  left out: \(refused.reason.wording.en)",
          "\(refused.name)  \(refused.file):\(refused.line)  已省略：\(refused.reason.wording.zh)"),
        indent: 2, hang: 2)
    }
    renderNeeded(report.needed, into: &page)
    list(
      report.plain, say("overriding nothing that touches meet", "没有重写与触摸有关的内容"), into: &page)
    list(report.notFound, say("not in the folder", "文件夹里没有"), into: &page)
    for file in report.unread {
      page.paragraph(file.wording[language], indent: 2, hang: 2, .hint)
    }
  }

  private func render(_ found: SourcesReport.Found, into page: inout Page) {
    var line = found.name
    if !found.file.isEmpty { line += "  \(found.file):\(found.line)" }
    if !found.members.isEmpty { line += "  \(found.members.joined(separator: ", "))" }
    page.paragraph(line, indent: 2, hang: 4)
    if !found.views.isEmpty {
      let names = found.views.prefix(Self.most).map(\.text).joined(separator: ", ")
      let more = found.views.count > Self.most ? ", …" : ""
      page.paragraph(say("is \(names)\(more)", "对应 \(names)\(more)"), indent: 4, hang: 2)
    }
    for outlet in found.outlets {
      page.paragraph(
        say(
          """
          \(outlet.view.text).\(outlet.name) is taken to be \(outlet.destination.text), the only \
          \(outlet.destination.className) inside
          """,
          """
          \(outlet.view.text).\(outlet.name) 当作 \(outlet.destination.text)：里面唯一的 \
          \(outlet.destination.className)
          """), indent: 4, hang: 2)
    }
    if found.removed > 0 {
      page.paragraph(
        say(
          """
          \(found.removed) \(found.removed == 1 ? "view" : "views") that the initializer adds \
          \(found.removed == 1 ? "is" : "are") not in the dump, and left out
          """,
          "初始化方法添加的 \(found.removed) 个视图不在转储里，已省略"), indent: 4, hang: 2, .hint)
    }
    renderLeftOut(found.leftOut, into: &page)
  }

  private func renderLeftOut(_ parts: [SourcesReport.LeftOut], into page: inout Page) {
    for part in parts {
      page.paragraph(
        say(
          "left out: \(part.member), line \(part.line): \(part.reason.wording.en)",
          "已省略：\(part.member)，第 \(part.line) 行：\(part.reason.wording.zh)"),
        indent: 4, hang: 2, .hint)
    }
  }

  private func renderNeeded(_ needed: [SourcesReport.Needed], into page: inout Page) {
    guard !needed.isEmpty else { return }
    let names = needed.prefix(Self.most).map { "\($0.name) (\($0.file):\($0.line))" }
    let more = needed.count > Self.most ? ", …" : ""
    page.paragraph(
      say(
        "taken as well: \(names.joined(separator: ", "))\(more)",
        "同时取出：\(names.joined(separator: "、"))\(more)"), indent: 2, hang: 2)
    for one in needed where !one.leftOut.isEmpty {
      let members = one.leftOut.prefix(Self.most).map(\.member).joined(separator: ", ")
      let first = one.leftOut[0].reason.wording
      page.paragraph(
        say(
          "left out of \(one.name): \(members)\(one.leftOut.count > Self.most ? ", …" : "") "
            + "(the first: \(first.en))",
          "\(one.name) 中已省略：\(members)\(one.leftOut.count > Self.most ? "……" : "")"
            + "（第一个：\(first.zh)）"), indent: 4, hang: 2, .hint)
    }
  }

  private func list(_ names: [String], _ title: String, into page: inout Page) {
    guard !names.isEmpty else { return }
    let more = names.count > Self.most ? ", …" : ""
    page.paragraph(
      "\(title): \(names.prefix(Self.most).joined(separator: ", "))\(more)", indent: 2, hang: 2,
      .hint)
  }
}
