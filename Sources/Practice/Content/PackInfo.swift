import Files
import Foundation
import Records
import TypedText
import Workbench

/// The contents of `pack.yml`, about a folder of exercises or lessons.
package struct PackInfo {
  /// The name of the file, in the folder with the folders of exercises or lessons, or in the one
  /// around it.
  package static let file = "pack.yml"
  private static let format = 1

  package let title: String
  package let author: String?
  package let licence: String?
  package let version: String?
  package let languages: ContentLanguages
  /// The names of exercises or lessons in their order within a level.
  package let order: [String]

  /// One line about the pack: its title and version, who made it, and its licence.
  package var line: String {
    [[title, version].compactMap(\.self).joined(separator: " "), author, licence]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// The pack of the folder of an exercise or a lesson; nil without the file. Its problems are
  /// added to `report`.
  package static func of(_ folder: String, report: ContentReport? = nil) -> PackInfo? {
    let around = folder.deletingLastPathComponent
    for place in [around, around.deletingLastPathComponent] {
      let path = "\(place)/\(file)"
      guard ContentFolder.isFile(path), let text = try? FileReading.text(at: path) else { continue }
      let own = ContentReport(file: file)
      defer { own.problems.forEach { report?.add($0) } }
      return PackInfo(text, names: ContentFolder.names(in: around), report: own)
    }
    return nil
  }

  /// Reads the file; `names` are those of the exercises or lessons beside it. Nil if it is not a
  /// table of keys, which is reported.
  package init?(_ text: String, names: [String], report: ContentReport) {
    guard let table = YAMLTable.read(text, report: report) else { return nil }
    let format = table.number("format", example: "format: 1")
    if format > Self.format {
      report.add(.newerFormat(format, known: Self.format), at: table.value("format"))
    }
    title = table.text("title", example: "title: Touches for beginners")
    author = table.optionalText("author")
    licence = table.optionalText("licence")
    version = table.optionalText("version")
    order = table.texts("order").map { name, node in
      if !names.contains(name) {
        report.add(
          .unknownExercise(name, suggestions: Suggestions.near(name, in: names)), at: node)
      }
      return name
    }
    languages = ContentLanguages(
      table.texts("languages").compactMap { word, node in
        if let language = Language(rawValue: word) { return language }
        report.add(
          .unknownValue(word, key: "languages", allowed: Language.allCases.map(\.rawValue)),
          at: node)
        return nil
      })
    table.finish()
  }

  /// The place of a name in the order of its pack; those that it does not name come last.
  package func place(of name: String) -> Int { order.firstIndex(of: name) ?? order.count }
}
