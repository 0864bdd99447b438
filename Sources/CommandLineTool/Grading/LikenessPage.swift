import Files
import Foundation
import Pages
import Practice
import Records
import Rendering
import Workbench

/// The page of alike submissions: both texts side by side.
struct LikenessPage {
  let path: String

  /// Writes the page for a report of `plan`, whose submissions are read again.
  func write(_ report: GradeReport, _ plan: GradePlan, _ language: Language) throws {
    let groups = report.alike.map { alike in
      LikenessExporter.Group(
        title: report.exercises.first { $0.id == alike.exercise }?.title[language] ?? "",
        percent: alike.percent,
        texts: alike.rows.map { row in
          LikenessExporter.Side(
            name: row, text: text(of: row, alike.exercise, in: report, plan))
        })
    }
    let bytes = LikenessExporter(language: language).page(
      of: groups, title: report.title[language])
    try FileReading.write(String(decoding: bytes, as: UTF8.self), to: path)
  }

  private func text(
    of row: String, _ exercise: String, in report: GradeReport, _ plan: GradePlan
  ) -> String {
    guard let index = report.exercises.firstIndex(where: { $0.id == exercise }) else { return "" }
    let verdict = report.rows.first { $0.name == row }?.verdicts[index]
    let planned = plan.rows.last {
      $0.name == row && (verdict?.attempt == nil || $0.attempt?.number == verdict?.attempt)
    }
    let files = (try? planned?.submissions[index].read()) ?? []
    return files.map(\.text).joined(separator: "\n")
  }
}
