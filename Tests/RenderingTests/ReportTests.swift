import Foundation
import FoundationXML
import Lettering
import Pages
import Records
import Rendering
import SeededRandom
import Testing
import Wording

/// Reports on many submissions, in each format.
@Suite struct ReportTests {
  private static let title = Bilingual(en: "A circular button", zh: "圆形按钮")
  private static let mistake = NamedMistake(
    file: "mistakes/a.swift", name: Bilingual(en: "the width taken for the radius", zh: "把宽度当成了半径"),
    say: Bilingual(en: "120 is the diameter.", zh: "120 是直径。"), hint: nil)

  private static func verdict(
    _ file: String, _ outcome: Verdict.Outcome, points: Int = 0, fault: LearnerFault? = nil,
    isNamed: Bool = false, exercise: String = "circular-button"
  ) -> Verdict {
    Verdict(
      exercise: exercise, title: title, file: file, outcome: outcome, points: points, passesAt: 70,
      parts: fault == nil
        ? [
          PartVerdict(id: "code", kind: .code, outcome: .right),
          PartVerdict(
            id: "circle", kind: .map, title: Bilingual(en: "inside <the> \"circle\"", zh: "圆内"),
            outcome: points > 0 ? .right : .wrong, points: points, of: 60),
          PartVerdict(
            id: "secret", kind: .map, show: .hidden,
            outcome: points > 60 ? .right : .notJudged(because: "circle"), of: 40),
        ] : [],
      finding: isNamed
        ? Finding(
          part: "circle", mistake: mistake, diagnoses: [], difference: nil, expectation: nil,
          traces: nil) : nil, learnerFault: fault)
  }

  private static func row(_ name: String, _ verdicts: [Verdict], text: String? = nil) -> GradeRow {
    GradeRow(
      name: name, verdicts: verdicts, texts: verdicts.map { _ in text },
      in: verdicts.count == 1 ? headOfOne : headOfTwo)
  }

  private static let headOfOne = GradeReport.Head(
    title: title, content: nil,
    exercises: [GradeReport.Exercise(id: "circular-button", title: title, weight: 1)])
  private static let headOfTwo = GradeReport.Head(
    title: Bilingual(en: "Homework 3", zh: "作业 3"), content: nil,
    exercises: [
      GradeReport.Exercise(id: "circular-button", title: title, weight: 40),
      GradeReport.Exercise(id: "out-of-bounds", title: title, weight: 60),
    ])

  private static let one = GradeReport(
    headOfOne,
    rows: [
      row("=cmd|' /C calc'!A0", [verdict("d", .wrong, isNamed: true)], text: "aa"),
      row("bert", [verdict("b", .wrong, isNamed: true)], text: "aa"),
      row("anna", [verdict("a", .right, points: 100)], text: "bb"),
      row(
        "carl, \"the 1st\"",
        [verdict("c", .learnersError, fault: .missing(file: "RoundButton.swift"))]),
      row(
        "王\n芳",
        [
          verdict(
            "e", .learnersError,
            fault: .notCompiled([
              CodePlace(
                file: "e.swift", line: 3, column: 14, problem: nil)
            ]))
        ]),
    ])

  private static let two = GradeReport(
    headOfTwo,
    rows: [
      row(
        "bert_2",
        [
          verdict("b", .right, points: 100),
          verdict(
            "b", .learnersError, fault: .missing(file: "Box.swift"), exercise: "out-of-bounds"),
        ]),
      row(
        "anna_1",
        [
          verdict("a", .partlyRight, points: 75, isNamed: true),
          verdict("a", .right, points: 100, exercise: "out-of-bounds"),
        ]),
    ])

  private func text(_ format: ReportFormat, _ report: GradeReport, _ language: Language = .english)
    -> String
  {
    String(decoding: Exporters.export(format, report, language), as: UTF8.self)
  }

  @Test("A report is sorted, counts what is missing apart, and groups equal mistakes")
  func sums() throws {
    let report = Self.one
    #expect(report.rows.map(\.name) == report.rows.map(\.name).sorted())
    #expect(report.missing == 1)
    #expect(report.counts.map(\.count) == [1, 0, 2, 1, 0])
    #expect(report.mistakes.map(\.rows) == [["=cmd|' /C calc'!A0", "bert"]])
    #expect(report.rows.map(\.status) == [.complete, .complete, .complete, .missing, .unjudged])
  }

  @Test(
    "The head of a report says what a seed changed, in every format",
    arguments: ReportFormat.allCases)
  func seeded(_ format: ReportFormat) throws {
    let head = GradeReport.Head(
      title: Self.title, content: nil,
      exercises: [
        GradeReport.Exercise(
          id: "circular-button", title: Self.title, weight: 1,
          seeded: GradeReport.Seeded(scenes: 4, varies: ["size", "origin"]))
      ])
    let report = GradeReport(head, rows: [Self.one.rows[0]])
    let shown = text(format, report)
    switch format {
    case .json:
      #expect(shown.contains("\"seeded\":{\"scenes\":4,\"varies\":[\"size\",\"origin\"]}"))
    case .junit: #expect(shown.contains("<property name=\"seeded-scenes\" value=\"4\"/>"))
    case .moodle, .canvas:
      // A gradebook has a line for each student and nothing else.
      #expect(!shown.contains("seed"))
    case .text, .html, .csv, .gradescope, .github:
      #expect(shown.contains("seed: 4 scenes of circular-button of your own (size, origin)"))
    }
    let nothing = GradeReport.Exercise(
      id: "old", title: Self.title, weight: 1, seeded: GradeReport.Seeded(scenes: 0, varies: []))
    let other = GradeReport(
      GradeReport.Head(title: Self.title, content: nil, exercises: [nothing]), rows: [])
    #expect(text(.text, other).contains("seed: it changes nothing in old"))
    #expect(!text(format, Self.one).contains("seed"))
  }

  @Test("Exercises count by their weights, and what is missing is said")
  func weights() throws {
    #expect(Self.two.rows.map(\.total) == [90, 40])
    #expect(Self.two.rows.map(\.status) == [.complete, .incomplete])
    let table = text(.text, Self.two)
    #expect(
      table.contains("circular-button 75 (the width taken for the radius)")
        && table.contains("out-of-bounds 100"))
    #expect(table.contains("circular-button 100 · out-of-bounds missing"))
    #expect(table.contains("2 students · 2 exercises: right 2 · passed 1 · missing 1"))
    #expect(text(.text, Self.two, .chinese).contains("共 2 名学生 · 2 个练习：正确 2 · 通过 1 · 未提交 1"))
  }

  @Test("A spreadsheet sees no formula, no broken row, and every sign")
  func csv() throws {
    #expect(
      text(.csv, Self.one).replacing("\r\n", with: "\n") == """
        \u{FEFF}student,circular-button,total,status,commonest mistake,outcome,reason
        "'=cmd|' /C calc'!A0",0,0,complete,the width taken for the radius,wrong,the width taken for the radius
        anna,100,100,complete,,right,
        bert,0,0,complete,the width taken for the radius,wrong,the width taken for the radius
        "carl, ""the 1st\""",,0,missing,,missing,there is no RoundButton.swift
        "王
        芳",0,0,unjudged,,not compiled,e.swift:3:14: an error

        """)
    // Only ASCII needs no mark, which some programs would take for a part of the first name.
    #expect(text(.csv, Self.two).hasPrefix("student,circular-button,out-of-bounds,total,"))
    for sign in ["=", "+", "-", "@", "\t", "\r", "＝"] {
      let shown = "'" + Escaping.visible(sign)
      #expect(ReportCSVExporter.cell(sign + "1").contains(shown), "\(sign)")
    }
  }

  @Test("XML for CI services is well formed, and counts what it holds")
  func junit() throws {
    let xml = text(.junit, Self.one)
    let reader = ElementCounter()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(reader.counts["testsuite"] == 5)
    // Three parts each of those that were judged, and one for each of the others.
    #expect(reader.counts["testcase"] == 11)
    #expect(reader.counts["failure"] == 4 && reader.counts["skipped"] == 2)
    #expect(reader.sums == ["tests": 11, "failures": 4, "errors": 0, "skipped": 2])
    #expect(xml.contains("inside &lt;the&gt; &quot;circle&quot;"))
    #expect(!xml.contains("secret"))
    #expect(reader.faults == [])
  }

  @Test("A name with an escape sequence moves no cursor of who looks at the table")
  func escapes() {
    #expect(ReportCSVExporter.cell("\u{1B}[2Janna") == #"\u{1B}[2Janna"#)
    #expect(ReportCSVExporter.cell("王\n芳") == "\"王\n芳\"")
  }

  @Test("Gradescope gets points, parts and what is wrong, and nothing of a hidden part")
  func gradescope() throws {
    let data = Data(Exporters.export(.gradescope, Self.two.only(Self.two.rows[0]), .english))
    let results = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(results["score"] as? Double == 90)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.count == 6)
    #expect(
      tests.allSatisfy { Set($0.keys).isSuperset(of: ["name", "score", "max_score", "output"]) })
    #expect(tests[1]["max_score"] as? Double == 24)
    #expect(tests[2]["visibility"] as? String == "hidden")
    #expect((results["output"] as? String)?.contains("120 is the diameter.") == true)
    #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
  }

  @Test("A report as a page loads and runs nothing, and each row leads to its verdict")
  func page() throws {
    for (report, language) in [(Self.one, Language.english), (Self.two, .chinese)] {
      let page = text(.html, report, language)
      #expect(page.contains("default-src 'none'") && !page.contains("<script"))
      #expect(page.firstMatch(of: /(src|href)="[^#]/) == nil)
      let ids = page.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
      #expect(Set(ids).count == ids.count)
      let links = page.matches(of: /href="#([^"]*)"/).map { String($0.1) }
      #expect(links.count == report.rows.count && Set(links).isSubset(of: ids))
      #expect(!page.contains("secret") && !page.contains("<the>"))
      #expect(page.contains(language == .english ? "the width taken for the radius" : "把宽度当成了半径"))
    }
    #expect(text(.html, Self.one).contains("inside &lt;the&gt; &quot;circle&quot;"))
  }

  @Test("What JSON says is read again, to the same bytes")
  func json() throws {
    for report in [Self.one, Self.two] {
      let bytes = Exporters.export(.json, report, .english)
      let again = try JSONReader.record(GradeReport.self, from: Data(bytes))
      #expect(Exporters.export(.json, again, .english) == bytes)
    }
  }

  /// The page of a verdict has both traces beside each other, with one first difference.
  private func expectPage(of verdict: Verdict, _ language: Language, _ file: String) throws {
    let page = String(
      decoding: VerdictPageExporter().bytes(of: verdict, in: language), as: UTF8.self)
    #expect(page.contains(HTML.escaped(verdict.title[language])), "\(file)")
    #expect(!page.contains("\u{1B}") && !page.contains("<script"), "\(file)")
    let traces = verdict.finding?.traces
    #expect(page.contains("<table class=\"traces\">") == (traces != nil), "\(file)")
    let count = page.matches(of: /<tr class="first">/).count
    #expect(count == (traces?.rows.contains { $0.isDifferent } == true ? 1 : 0), "\(file)")
  }

  @Test("Every verdict of the goldens is read again, to the same bytes")
  func goldens() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../PracticeTests/Goldens").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(files.count > 10)
    for file in Sample.of(files.sorted(), count: 420) {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      let again = try JSONReader.record(Verdict.self, from: data)
      #expect(Data(JSONRenderer.object(again).utf8) + Data("\n".utf8) == data, "\(file)")
      for language in Language.allCases {
        try expectPage(of: again, language, file)
      }
    }
  }

  @Test("The line of progress fits, and says how long the rest may take")
  func progress() throws {
    func line(_ left: Double?, _ language: Language = .english, columns: Int = 79) -> String {
      ProgressWording(done: 120, all: 2000, left: left).line(language, columns: columns)
    }
    #expect(line(nil) == "120 / 2,000 judged")
    #expect(line(12) == "120 / 2,000 judged · less than a minute left")
    #expect(line(720) == "120 / 2,000 judged · 12 min left")
    #expect(line(7300, .chinese) == "已评判 120 / 2,000 · 还需 2 小时 2 分钟")
    #expect(line(720, columns: 12) == "120 / 2,000")
  }
}

/// Counts the elements of a file, adds up the totals of its suites, and compares them with the
/// rules of Apache Ant's schema, the strictest one.
private final class ElementCounter: NSObject, XMLParserDelegate {
  /// The required and the optional attributes of an element, and the elements in it, in order.
  private struct Rule {
    var needs: Set<String> = []
    var mayHave: Set<String> = []
    var order: [String] = []
  }

  private static let rules = [
    "testsuites": Rule(order: ["testsuite"]),
    "testsuite": Rule(
      needs: [
        "package", "id", "name", "timestamp", "hostname", "tests", "failures", "errors", "time",
      ], mayHave: ["skipped"], order: ["properties", "testcase", "system-out", "system-err"]),
    "properties": Rule(order: ["property"]),
    "property": Rule(needs: ["name", "value"]),
    "testcase": Rule(
      needs: ["name", "classname", "time"], order: ["skipped", "error", "failure"]),
    "skipped": Rule(),
    "error": Rule(needs: ["type"], mayHave: ["message"]),
    "failure": Rule(needs: ["type"], mayHave: ["message"]),
    "system-out": Rule(),
    "system-err": Rule(),
  ]

  var counts: [String: Int] = [:]
  var sums: [String: Int] = [:]
  private(set) var faults: [String] = []
  /// The elements around, each with those that it has had.
  private var path: [(name: String, inner: [String])] = []
  /// The number that the next suite has.
  private var number = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    check(name, attributes)
    path.append((name, []))
    guard name == "testsuite" else { return }
    for key in ["tests", "failures", "errors", "skipped"] {
      sums[key, default: 0] += attributes[key].flatMap { Int($0) } ?? -1000
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let inner = path.removeLast().inner
    if name == "testsuite", Set(inner) != ["properties", "testcase", "system-out", "system-err"] {
      faults.append("a suite has \(inner)")
    }
    if name == "testcase", inner.count > 1 { faults.append("a case has \(inner)") }
  }

  private func check(_ name: String, _ attributes: [String: String]) {
    guard let rule = Self.rules[name] else { return faults.append("<\(name)>") }
    let keys = Set(attributes.keys)
    if !keys.isSuperset(of: rule.needs) || !keys.isSubset(of: rule.needs.union(rule.mayHave)) {
      faults.append("\(name) has \(keys.sorted())")
    }
    for (key, value) in attributes where !["message", "value"].contains(key) {
      let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if value.isEmpty || value != words { faults.append("\(key) is no token: \(value)") }
    }
    if name == "testsuite" {
      if attributes["id"] != "\(number)" { faults.append("id \(attributes["id"] ?? "")") }
      number += 1
    }
    guard let outer = path.indices.last, let order = Self.rules[path[outer].name]?.order else {
      return
    }
    path[outer].inner.append(name)
    guard let place = order.firstIndex(of: name) else {
      return faults.append("\(name) in \(path[outer].name)")
    }
    let before = path[outer].inner.dropLast().last.flatMap(order.firstIndex) ?? 0
    if place < before { faults.append("\(name) comes too late in \(path[outer].name)") }
  }
}
