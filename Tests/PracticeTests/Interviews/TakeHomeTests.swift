import Foundation
import Practice
import Records
import Testing
import Workbench

/// Exercises to do at home: which are chosen, and what the folder has.
@Suite struct TakeHomeTests {
  private static let exercises = ExerciseLibrary(content).all().exercises

  private static func chosen(_ level: Int, _ seed: Int) throws -> TakeHome {
    try TakeHome.chosen(level: level, seed: seed, hours: nil, from: exercises, at: 0)
  }

  @Test("Three exercises of the level; the same seed chooses the same ones")
  func choice() throws {
    let levels = Dictionary(uniqueKeysWithValues: Self.exercises.map { ($0.id, $0.level) })
    var all: Set<[String]> = []
    for seed in 1...8 {
      for level in InterviewLevel.all {
        let chosen = try Self.chosen(level.number, seed)
        #expect(Set(chosen.exercises).count == TakeHome.count)
        #expect(try Self.chosen(level.number, seed) == chosen)
        for name in chosen.exercises {
          #expect(try #require(levels[name]) <= level.reach)
        }
        #expect(TakeHome.hoursRange.contains(chosen.hours))
        all.insert(chosen.exercises)
      }
    }
    #expect(all.count > 8)
  }

  @Test("The folder has a sheet, a file that says what was asked, and a folder for each exercise")
  func folder() throws {
    try withFolder { folder in
      let path = "\(folder)/task"
      let chosen = try Self.chosen(3, 5)
      let files = try chosen.write(
        to: path, desk: freshDesk(), language: .english, program: "touchstone"
      ) { "# \($0.hours) hours, \($1.count) tasks\n" }
      for file in files { #expect(FileManager.default.fileExists(atPath: "\(path)/\(file)")) }
      #expect(try TakeHome.read(path) == chosen)
      #expect(try FileReading.text(at: "\(path)/TASKS.md").contains("3 tasks"))
      let library = ExerciseLibrary(content)
      let assignment = try chosen.assignment(
        title: Bilingual(en: "a", zh: "b"), exercises: library)
      #expect(assignment.parts.map(\.exercise.id) == chosen.exercises)
      // Made in 1970: the files are newer than that by far.
      let used = chosen.hoursUsed(in: path, exercises: assignment.parts.map(\.exercise))
      #expect(try #require(used) > 1)
      #expect(throws: Problem.self) {
        try chosen.write(to: path, desk: freshDesk(), language: .english, program: "") { _, _ in ""
        }
      }
      #expect(throws: Problem.self) { try TakeHome.read(folder) }
    }
  }
}
