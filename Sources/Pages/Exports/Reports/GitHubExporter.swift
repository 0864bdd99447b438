import Lettering
import Records
import Rendering
import Wording

/// Exports a report as commands of GitHub Actions: an annotation for each fault, beside the line of
/// the answer where one is known, and the points in the form in which GitHub Classroom reads them.
struct GitHubExporter: Exporter {
  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    var lines = GradeRenderer(language: language, style: Style(hasColor: false)).seeded(report)
      .map { Self.command("notice", [:], $0) }
    for row in report.rows {
      for verdict in row.verdicts {
        lines += annotations(verdict, language)
      }
    }
    let most = report.rules.points * Double(max(1, report.rows.count))
    let total = report.rows.reduce(0) { $0 + $1.total }
    let points = (Numbers.text(total), Numbers.text(most))
    lines.append(
      Self.command("notice", ["title": "Autograding complete"], "Points \(points.0)/\(points.1)"))
    lines.append(
      Self.command(
        "notice", ["title": "Autograding report"],
        "{\"totalPoints\":\(points.0),\"maxPoints\":\(points.1)}"))
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func annotations(_ verdict: Verdict, _ language: Language) -> [String] {
    let title = "\(verdict.exercise): \(verdict.conclusion[language])"
    if verdict.outcome == .right, verdict.overridden == nil {
      return [Self.command("notice", ["title": title], title)]
    }
    if case .notCompiled(let places)? = verdict.learnerFault {
      return places.map { place in
        let fault = place.problem?.wording[language] ?? verdict.conclusion[language]
        return Self.command(
          "error",
          [
            "file": path(place.file, verdict), "line": "\(place.line)",
            "col": "\(place.column)", "title": title,
          ], fault)
      }
    }
    var place: [String: String] = [:]
    if case .stopped(let stop, _)? = verdict.learnerFault {
      place = ["file": path(stop.file, verdict), "line": "\(stop.line)"]
    } else if let file = verdict.files?.first {
      place = ["file": file]
    }
    place["title"] = title
    let reason = verdict.reason(language)
    var lines = [
      Self.command(
        verdict.isPassed ? "warning" : "error", place, reason.isEmpty ? title : reason)
    ]
    if let say = verdict.finding?.mistake?.say[language] {
      lines.append(Self.command("notice", ["title": verdict.exercise], say))
    }
    return lines
  }

  /// The path of a file of a submission; messages show only its last component.
  private func path(_ file: String, _ verdict: Verdict) -> String {
    verdict.files?.first { $0 == file || $0.hasSuffix("/\(file)") } ?? file
  }

  /// A workflow command. Its special characters are escaped: the text of an answer must not end the
  /// command and begin another one.
  private static func command(
    _ name: String, _ properties: [String: String], _ message: String
  ) -> String {
    let order = ["file", "line", "col", "title"]
    let shown = order.compactMap { key in
      properties[key].map { value in
        "\(key)=" + escaped(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
      }
    }
    let list = shown.isEmpty ? "" : " " + shown.joined(separator: ",")
    return "::\(name)\(list)::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    Escaping.visible(text).replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }
}
