/// The formats of `grade`: one table, from which the help and the completion of its option are
/// derived.
///
/// A new format is a case with its title here, and a file in `Pages/Exports` that makes its
/// bytes, which the compiler requires there.
package enum ReportFormat: String, Codable, Sendable, CaseIterable {
  case text
  case json
  case junit
  case gradescope
  case csv
  case html
  case moodle
  case canvas
  case github

  /// The readers that it is for.
  package var title: Bilingual {
    switch self {
    case .text: Bilingual(en: "a table for people", zh: "供人阅读的表格")
    case .json: Bilingual(en: "everything, for programs", zh: "完整数据，供程序使用")
    case .junit: Bilingual(en: "XML for CI services", zh: "供 CI 服务使用的 XML")
    case .gradescope:
      Bilingual(
        en: "results.json for Gradescope, one for each submission",
        zh: "供 Gradescope 使用的 results.json，每份提交一个")
    case .csv: Bilingual(en: "a row for each student, for spreadsheets", zh: "每名学生一行，供电子表格使用")
    case .html:
      Bilingual(
        en: "a page for a browser, with every verdict", zh: "供浏览器打开的网页，包含每份评判")
    case .moodle:
      Bilingual(en: "a CSV table for Moodle's gradebook", zh: "供 Moodle 成绩册导入的 CSV 表格")
    case .canvas:
      Bilingual(en: "a CSV table for Canvas's gradebook", zh: "供 Canvas 成绩册导入的 CSV 表格")
    case .github:
      Bilingual(
        en: "annotations for GitHub Actions, and points for GitHub Classroom",
        zh: "供 GitHub Actions 使用的标注，以及供 GitHub Classroom 使用的得分")
    }
  }

  /// The extension of its files, without the dot.
  package var ending: String {
    switch self {
    case .text, .github: "txt"
    case .json, .gradescope: "json"
    case .junit: "xml"
    case .csv, .moodle, .canvas: "csv"
    case .html: "html"
    }
  }

  /// Whether one file is about one submission only.
  package var isOfOneSubmission: Bool { self == .gradescope }
}
