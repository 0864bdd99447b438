import Lettering
import Records
import Rendering
import Wording

/// Exports a report as the XML that CI services read: a suite for each verdict, a case for each
/// part.
///
/// There is no one schema. This form is valid by that of Apache Ant's JUnit task and by that of
/// Jenkins' xUnit plugin. A report contains no time of day, so that equal submissions make equal
/// bytes: the times that the former requires are 0.
struct JUnitExporter: Exporter {
  func bytes(of report: GradeReport, in language: Language) -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    var number = 0
    for row in report.rows {
      for verdict in row.verdicts {
        let seeded = report.exercises.first { $0.id == verdict.exercise }?.seeded
        text += Suite(verdict, row.name, seeded, language).xml(number: number)
        number += 1
      }
    }
    return Array((text + "</testsuites>\n").utf8)
  }
}

/// The suite of one verdict.
private struct Suite {
  /// One part of the exercise, or the whole if nothing was judged part by part.
  private struct Case {
    /// The outcome, unless it passed.
    enum Fault {
      /// `type` is a word for programs.
      case failure(type: String, message: String, text: String)
      case error(type: String, message: String)
      case skipped
    }

    let name: String
    let fault: Fault?
  }

  private let verdict: Verdict
  private let row: String
  private let cases: [Case]
  private let seeded: GradeReport.Seeded?
  /// The reason why a person has set other points; nil if no one has.
  private let reason: String?

  init(
    _ verdict: Verdict, _ row: String, _ seeded: GradeReport.Seeded?, _ language: Language
  ) {
    self.seeded = seeded
    self.verdict = verdict
    self.row = row
    cases = Self.cases(verdict, language)
    reason = verdict.overridden.map { _ in verdict.reason(language) }
  }

  private static func cases(_ verdict: Verdict, _ language: Language) -> [Case] {
    let text = TextRenderer(
      language: language, teach: .normal, style: Style(hasColor: false)
    ).render(.practice(.verdict(verdict)))
    let conclusion = verdict.conclusion[language]
    let failure = Case.Fault.failure(
      type: verdict.learnerFault == nil ? "wrong" : "learners-error",
      message: [conclusion, verdict.reason(language)].filter { !$0.isEmpty }.joined(
        separator: ": "),
      text: text)
    if verdict.overridden != nil {
      return [
        Case(name: verdict.word[language], fault: verdict.isPassed ? nil : failure)
      ]
    }
    if let fault = verdict.fault {
      return [
        Case(name: "judged", fault: .error(type: "fault", message: fault.wording[language]))
      ]
    }
    guard !verdict.parts.isEmpty else { return [Case(name: "judged", fault: failure)] }
    var isTold = false
    return verdict.parts.map { part in
      let name = part.name(language)
      switch part.outcome {
      case .right: return Case(name: name, fault: nil)
      case .notJudged: return Case(name: name, fault: .skipped)
      case .fault: return Case(name: name, fault: .error(type: "fault", message: conclusion))
      case .wrong, .learnersError:
        defer { isTold = true }
        // A problem of the answer is reported for the first part that failed.
        let short = Case.Fault.failure(
          type: part.outcome.word, message: "\(part.points) / \(part.of)", text: "")
        return Case(name: name, fault: isTold ? short : failure)
      }
    }
  }

  /// The changes by a seed of the grader's own.
  private var seed: String {
    seeded.map { seeded in
      "<property name=\"seeded-scenes\" value=\"\(seeded.scenes)\"/>\n"
        + "<property name=\"seeded-varies\" "
        + "value=\"\(XML.attribute(seeded.varies.joined(separator: " ")))\"/>\n"
    } ?? ""
  }

  func xml(number: Int) -> String {
    let name = XML.token("\(verdict.exercise): \(row)")
    var counts = (failures: 0, errors: 0, skipped: 0)
    for one in cases {
      switch one.fault {
      case .failure: counts.failures += 1
      case .error: counts.errors += 1
      case .skipped: counts.skipped += 1
      case nil: break
      }
    }
    return """
      <testsuite name="\(name)" package="\(XML.token(verdict.exercise))" id="\(number)" \
      timestamp="1970-01-01T00:00:00" hostname="localhost" tests="\(cases.count)" \
      failures="\(counts.failures)" errors="\(counts.errors)" skipped="\(counts.skipped)" time="0">
      <properties>
      <property name="points" value="\(verdict.points)"/>
      <property name="of" value="\(verdict.of)"/>
      <property name="outcome" value="\(verdict.outcome.rawValue)"/>\(reasonXML)
      \(seed)</properties>
      \(cases.map(xml).joined())<system-out></system-out>
      <system-err></system-err>
      </testsuite>

      """
  }

  private var reasonXML: String {
    reason.map { "\n<property name=\"reason\" value=\"\(XML.attribute($0))\"/>" } ?? ""
  }

  private func xml(_ one: Case) -> String {
    let name = XML.token(one.name)
    let head =
      "<testcase name=\"\(name)\" classname=\"\(XML.token(verdict.exercise)).\(XML.token(row))\" time=\"0\""
    switch one.fault {
    case nil: return head + "/>\n"
    case .skipped: return head + "><skipped/></testcase>\n"
    case .error(let type, let message):
      return head
        + "><error type=\"\(type)\" message=\"\(XML.attribute(message))\"></error></testcase>\n"
    case .failure(let type, let message, let text):
      return head + "><failure type=\"\(type)\" message=\"\(XML.attribute(message))\">"
        + XML.text(text) + "</failure></testcase>\n"
    }
  }
}

/// The escaping of XML texts.
private enum XML {
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in Escaping.visible(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // XML does not allow these characters, however they are written.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func attribute(_ text: String) -> String {
    Self.text(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }

  /// A text without leading, trailing or repeated blanks, as an XML token requires; never empty.
  static func token(_ text: String) -> String {
    let words = Escaping.name(text).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? "-" : attribute(words.joined(separator: " "))
  }
}
