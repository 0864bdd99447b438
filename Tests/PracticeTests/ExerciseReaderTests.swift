import Foundation
import Practice
import Records
import Rendering
import Testing
import Wording

@Suite struct ExerciseReaderTests {
  @Test("Every exercise has an alternative, four known mistakes and hints")
  func whole() throws {
    let exercises = ExerciseLibrary(content).all().exercises
    #expect(exercises.count == 78)
    for exercise in exercises {
      #expect(!exercise.alternatives.isEmpty, "\(exercise.id)")
      #expect(exercise.mistakes.count >= 4, "\(exercise.id)")
      #expect(!exercise.hints.isEmpty, "\(exercise.id)")
      #expect(exercise.lesson != nil, "\(exercise.id)")
    }
  }

  @Test("Every exercise has its interview question")
  func questions() {
    for exercise in ExerciseLibrary(content).all().exercises {
      #expect(exercise.question != nil, "\(exercise.id)")
    }
  }

  @Test("The exercises of this repository are read")
  func reads() throws {
    let (exercises, problems) = ExerciseLibrary(content).all()
    #expect(problems.map { $0.text(.english) } == [])
    let folders = try FileManager.default.contentsOfDirectory(atPath: content.exercises)
    #expect(Set(exercises.map(\.id)) == Set(folders))
    #expect(exercises.map(\.level) == exercises.map(\.level).sorted())
  }

  @Test("What lists show is read without the rest of an exercise, and is the same")
  func heads() throws {
    let all = ExerciseLibrary(content).all().exercises
    let desk = Desk(practice, content: content)
    guard case .exercises(let records) = try desk.exerciseList() else {
      Issue.record("a list is another answer")
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(records.count == all.count)
    for (record, exercise) in zip(records, all) {
      let whole = exercise.record(ExerciseProgress())
      #expect(try encoder.encode(record) == encoder.encode(whole), "\(exercise.id)")
    }
  }

  @Test("Everything that is wrong is reported at once, with its line and what to write")
  func reportsAll() throws {
    let problems = try problems(
      in: """
        format: 1
        id: other
        title: { en: A title }
        level: 7
        minutes: ten
        colour: red
        teaches: [HT-9, nonsense]
        submission: { file: A.swift, class: A }
        compare: { as: layouts }
        parts:
          - { id: one, points: 40, check: map, shwo: full }
        hints: [plain]
        """)
    let texts = problems.map { $0.text(.english) }
    let wanted = [
      "mine/exercise.yml:2:5: the id is `other`, but the folder `mine`",
      "mine/exercise.yml:3:8: `title` lacks `zh-Hans`",
      "mine/exercise.yml:4:8: `level` cannot be `7`; write 1 or 2 or 3",
      "mine/exercise.yml:5:10: `minutes` must be a number",
      "mine/exercise.yml:6:1: there is no key `colour`",
      "mine/exercise.yml:7:17: there is no rule nonsense",
      "`compare.as` cannot be `layouts`; write owners",
      "there is no key `parts.shwo`; write show",
      "`hints` must be { en: …, zh-Hans: … }",
      "the points of parts and variations are 40 in all; they must be 100",
      "mine/starter.swift: this file is missing",
      "mine/README.zh-Hans.md: this file is missing",
    ]
    for part in wanted {
      #expect(texts.contains { $0.contains(part) }, "\(part) in \(texts)")
    }
  }

  @Test("Names in a report differ, and each is one line")
  func titles() throws {
    let title = "title: { en: Alike, zh-Hans: 一样 }"
    let texts = try problems(
      in: """
        format: 1
        id: mine
        title: { en: \(String(repeating: "long ", count: 400_000)), zh-Hans: 长 }
        parts:
          - { id: one, points: 40, check: map, \(title) }
        variations:
          - { id: two, points: 60, do: show, \(title) }
          - { random: 2, points: 0, do: "move box to $(1...9) 1" }
          - { random: 2, id: more, points: 0, do: "move box to 1 $(1...9)" }
        """
    ).map { $0.text(.english) }
    for part in [
      "`title` has more than 120 characters", "two parts are called 'Alike' in reports",
      "two random variations have no `title`",
    ] {
      #expect(texts.contains { $0.contains(part) }, "\(part) in \(texts)")
    }
  }

  @Test("Text that is not YAML is told with its line")
  func noYAML() throws {
    let texts = try problems(in: "format: 1\nid: [a, b\n").map { $0.text(.english) }
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("mine/exercise.yml:"))
    #expect(texts[0].contains("this is not YAML"))
  }

  @Test("Every fact about content is worded in both languages")
  func wording() throws {
    for problem in try problems(in: "format: 99\nid: x\n") {
      #expect(!problem.fact.wording.en.isEmpty)
      #expect(!problem.fact.wording.zh.isEmpty)
    }
  }

  private func problems(in text: String) throws -> [ContentProblem] {
    try withFolder { folder in
      try write(["mine/exercise.yml": text], in: folder)
      do throws(ContentProblems) {
        _ = try ExerciseReader.read(folder: "\(folder)/mine")
        return []
      } catch {
        return error.all
      }
    }
  }
}
