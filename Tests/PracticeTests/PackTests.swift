import Foundation
import Pages
import Practice
import Records
import Rendering
import Testing
import Wording

/// Additional exercises and lessons beside the installed ones, and folders for new ones.
@Suite struct PackTests {
  private func refusal(_ job: () throws -> Void) -> String? {
    do {
      try job()
      return nil
    } catch let problem as Problem {
      return problem.wording.en
    } catch {
      return "\(error)"
    }
  }

  @Test func aPackAddsToWhatIsThere() throws {
    try withFolder { folder in
      try make("half-button", in: folder)
      let desk = Desk(practice, content: content.adding(Packs(exercises: [folder])))
      let names = try desk.exercises().names
      #expect(names.contains("half-button") && names.contains("circular-button"))
      let exercise = try desk.exercises().exercise("half")
      let pack = (folder as NSString).lastPathComponent
      #expect(desk.otherContent(of: exercise)?.hasSuffix(pack) ?? false)
      let shipped = try desk.exercises().exercise("circular-button")
      #expect(desk.otherContent(of: shipped) == nil)
    }
  }

  @Test func aNameThatIsThereTwiceIsRefusedWithBothPlaces() throws {
    try withFolder { folder in
      try write(["circular-button/exercise.yml": "format: 1\n"], in: folder)
      let desk = Desk(practice, content: content.adding(Packs(exercises: [folder])))
      let said = refusal { _ = try desk.exercises() }
      #expect(said?.hasPrefix("`circular-button` is the name of two: ") ?? false)
      #expect(said?.contains("\(content.path)/exercises/circular-button") ?? false)
      #expect(said?.contains("\((folder as NSString).lastPathComponent)/circular-button") ?? false)
    }
  }

  @Test func aNumberThatTwoLessonsHaveIsRefused() throws {
    try withFolder { folder in
      try write(["02-mine/lesson.md": "---\n"], in: folder)
      let desk = Desk(practice, content: content.adding(Packs(lessons: [folder])))
      let said = refusal { _ = try desk.lessons() }
      #expect(said?.hasPrefix("`2` is the name of two: ") ?? false)
    }
  }

  @Test func aFolderWithoutExercisesIsRefused() throws {
    try withFolder { folder in
      let desk = Desk(practice, content: content.adding(Packs(exercises: [folder])))
      let said = refusal { _ = try desk.exercises() }
      #expect(said?.contains("has a file exercise.yml") ?? false)
    }
  }

  @Test func lintTakesNamesAndFoldersOfOneOrOfSeveral() throws {
    try withFolder { folder in
      try make("half-button", in: folder)
      try make("other-half", in: folder)
      let library = ExerciseLibrary(content)
      #expect(try library.including(["\(folder)/half-button"]).names == ["half-button"])
      #expect(try library.including([folder]).names == ["half-button", "other-half"])
      #expect(try library.including(["circular"]).names == ["circular"])
      let shipped = try library.including(["\(content.exercises)/circular-button"])
      #expect(shipped.names == ["circular-button"])
    }
  }

  // MARK: New ones

  private func make(_ name: String, in folder: String) throws {
    _ = try NewFolder.make(
      .exercise, name, in: folder, desk: freshDesk(),
      files: ExerciseTemplate(name: name, language: .chinese).files)
  }

  @Test(
    "A name that no exercise can have is refused, and nothing is written",
    arguments: ["Half", "half button", "half_button", "../half", "", "-half", "半", "a--b"])
  func unfitNames(name: String) throws {
    try withFolder { folder in
      let said = refusal { try make(name, in: folder) }
      #expect(said?.contains("such as half-button") ?? false)
      #expect(ContentFolder.names(in: folder).isEmpty)
    }
  }

  @Test func whatIsThereIsLeftAsItIs() throws {
    try withFolder { folder in
      try write(["half-button/mine.txt": "kept"], in: folder)
      let there = refusal { try make("half-button", in: folder) }
      #expect(there?.contains("is there already") ?? false)
      #expect(ContentFolder.names(in: "\(folder)/half-button") == ["mine.txt"])
      let taken = refusal { try make("circular-button", in: folder) }
      #expect(taken?.contains("is the name of two") ?? false)
      let lesson = refusal {
        _ = try NewFolder.make(.lesson, "02-again", in: folder, desk: freshDesk(), files: [])
      }
      #expect(lesson?.hasPrefix("`02` is the name of two: ") ?? false)
    }
  }
}
