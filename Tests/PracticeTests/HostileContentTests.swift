import Foundation
import Pages
import Practice
import Records
import Rendering
import Testing

/// Broken or malicious folders: each is reported, without any other effect.
@Suite struct HostileContentTests {
  /// The problems of reading an exercise with these files.
  private func problems(_ files: [String: String]) throws -> [String] {
    try withFolder { folder in
      try write(files, in: "\(folder)/mine")
      do throws(ContentProblems) {
        _ = try ExerciseReader.read(folder: "\(folder)/mine")
        return []
      } catch {
        return error.all.map { $0.text(.english) }
      }
    }
  }

  @Test(
    "A text without keys is told at its first line",
    arguments: ["", "\n\n", "# nothing\n", "- a\n- b\n", "just words\n"])
  func noKeys(text: String) throws {
    #expect(
      try problems(["exercise.yml": text]) == [
        "mine/exercise.yml:1: this file must have keys with values; begin with `format: 1`"
      ])
  }

  @Test func aliasesThatGrowWithoutEndEndSoon() throws {
    let bomb =
      "format: 1\na: &a [x, x, x, x, x, x, x, x, x]\n"
      + zip("bcdefghij", "abcdefghi").map { name, last in
        "\(name): &\(name) [\(Array(repeating: "*\(last)", count: 9).joined(separator: ", "))]\n"
      }.joined()
    let lines = try problems(["exercise.yml": bomb])
    #expect(lines.contains { $0.contains("there is no key `a`") })
  }

  @Test func aFileThatIsNoTextOrAFolderIsTold() throws {
    for files in [["exercise.yml/x": ""], ["exercise.yml": "format: 1\u{0}"]] {
      let lines = try problems(files)
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("mine/exercise.yml") ?? false)
    }
  }

  @Test func aNameLeadsToNoFileOutsideTheFolder() throws {
    let lines = try problems([
      "exercise.yml": "format: 1\nalternatives: [../../secret.swift]\n"
    ])
    #expect(lines.contains { $0.contains("secret.swift") })
  }

  @Test("The file of an answer is a name, for the starter is written under it")
  func namesOfAnswers() throws {
    for name in ["../../x.swift", "/etc/x.swift", ".x.swift", "..\\x.swift"] {
      let lines = try problems([
        "exercise.yml": "format: 1\nsubmission: { file: '\(name)', class: X }\n"
      ])
      #expect(lines.contains { $0.hasPrefix("mine/exercise.yml:2") && $0.contains("leads out") })
    }
  }

  @Test("Thousands of variations are refused before one of them runs")
  func manyVariations() throws {
    let list = (0..<201).map { "  - { id: v\($0), points: 0, do: 'move ok to 1 1' }" }
    let lines = try problems([
      "exercise.yml": "format: 1\nvariations:\n\(list.joined(separator: "\n"))\n"
    ])
    #expect(lines.contains { $0.contains("`variations` is 201; write 1 to 200") })
  }

  // MARK: Lessons

  /// The problems of verifying a lesson, with a body for each language.
  private func verify(
    _ english: String, _ chinese: String? = nil, header: String = ""
  ) throws -> [String] {
    try withFolder { folder in
      let head = "---\nformat: 1\nid: 90-mine\ntitle: 标题\nminutes: 1\n\(header)---\n"
      try write(
        [
          "90-mine/lesson.md": head + english,
          "90-mine/lesson.zh-Hans.md": head + (chinese ?? english),
        ],
        in: folder)
      let library = LessonLibrary(content.adding(Packs(lessons: [folder])))
      return try LessonVerifier(library, in: practice).report(["90"]).problems.map {
        $0.text(.english)
      }
    }
  }

  @Test func theLessonOfLessonNewIsWell() throws {
    try withFolder { folder in
      for language in Language.allCases {
        let template = LessonTemplate(name: "90-mine", language: language)
        try write(
          Dictionary(uniqueKeysWithValues: template.files.map { ($0.path, $0.text) }),
          in: "\(folder)/90-mine")
        let library = LessonLibrary(content.adding(Packs(lessons: [folder])))
        let report = try LessonVerifier(library, in: practice).report(["90"])
        #expect(report.problems.map { $0.text(.english) } == [])
      }
    }
  }

  @Test func aClaimAndARuleThatAreNotThereAreTold() throws {
    let claims = try verify("中文", header: "meets: [M-8, no-such-claim]\n")
    #expect(
      claims.first?.hasPrefix("90-mine/lesson.md:6:14: there is no mistake `no-such-claim`")
        ?? false)
    #expect(
      try verify("中文\n\n因为 HT-\(9999)。\n") == [
        "90-mine/lesson.md:9: there is no rule HT-\(9999)",
        "90-mine/lesson.zh-Hans.md:9: there is no rule HT-\(9999)",
      ])
  }

  @Test func aLessonLeftInEnglishAndAnEmptyHintAreTold() throws {
    #expect(
      try verify("中文", "The view that is last is asked first.\n") == [
        "90-mine/lesson.zh-Hans.md:7: `The view that is last is asked first.` is for Chinese "
          + "readers and has no Chinese in it; translate it"
      ])
    let task =
      "```touchstone task\n# 添加\nexpect hit 1 1 is red\nhint:\nanswer: add view red 0 0 9 9\n```\n"
    let lines = try verify(task)
    #expect(lines.contains("90-mine/lesson.md:10: this `hint:` is empty; write what helps"))
  }

  @Test func aTaskThatIsDoneBeforeItIsBegunIsTold() throws {
    let lines = try verify(
      "```touchstone task\n# 添加\nexpect hit 1 1 is root\nanswer: add view red 9 9 9 9\n```\n")
    #expect(
      lines.contains { $0.hasPrefix("90-mine/lesson.md:8: the task is done before it is begun") },
      "\(lines)")
  }

  @Test func aBlockThatIsNotClosedIsTheOnlyOneThatIsTold() throws {
    let block = "```touchstone\nadd view red 0 0 9 9\n中文\n\n```touchstone\nremove red\n```\n"
    let lines = try verify(block, block)
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.hasPrefix("90-mine/lesson.md:7: ") ?? false, "\(lines)")
  }

  @Test func onlyTheLineThatDiffersIsTold() throws {
    let block = "```touchstone\nadd view red 0 0 9 9\nadd view blue 9 9 9 9\nfront red\n```\n"
    let lines = try verify(block, block.replacing("blue 9 9", with: "blue 8 9"))
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasSuffix("`add view blue 8 9 9 9` for `add view blue 9 9 9 9`") ?? false,
      "\(lines)")
  }

  @Test func whereABlockDoesNotRunItsDifferenceIsNotTold() throws {
    let block = "```touchstone\nadd view red 0 0 9 9\nfront red\n```\n"
    let lines = try verify(block, block.replacing("front", with: "frnt"))
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("frnt") ?? false, "\(lines)")
  }

  @Test func aLessonThatComesAfterItselfIsTold() throws {
    let lines = try verify("中文", header: "after: [90-mine]\n")
    #expect(lines.contains { $0.contains("in a circle: 90-mine after 90-mine") })
  }

  @Test func aBlockThatWritesOrNeverEndsIsTold() throws {
    try withFolder { folder in
      let line = "save \(folder)/stolen.touchstone"
      let lines = try verify("```touchstone\n\(line)\n```\n")
      #expect(lines.first?.contains("is not allowed in") ?? false)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/stolen.touchstone"))
    }
    let endless = try verify("```swift\nwhile true {}\n```\n")
    #expect(endless.first?.hasPrefix("90-mine/lesson.md:8:") ?? false)
  }
}
