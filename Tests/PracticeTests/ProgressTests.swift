import Foundation
import Practice
import Records
import Rendering
import Testing
import Wording
import Workbench

@Suite struct ProgressTests {
  @Test("What was counted is read by the next process, and never goes down")
  func counts() throws {
    try withFolder { folder in
      let store = ProgressStore(folder: "\(folder)/state")
      try store.update("circular-button") { $0.attempts += 1 }
      try ProgressStore(folder: "\(folder)/state").update("circular-button") { $0.attempts += 1 }
      #expect(
        ProgressStore(folder: "\(folder)/state").progress(of: "circular-button").attempts == 2)
      try store.update(lesson: "00-a", .solved)
      try store.update(lesson: "00-a", .begun)
      #expect(store.status(of: "00-a") == .solved)
    }
  }

  @Test("A file that is no progress is no obstacle")
  func damaged() throws {
    try withFolder { folder in
      try write(["progress.json": "{{{"], in: folder)
      let store = ProgressStore(folder: folder)
      #expect(store.progress(of: "a").attempts == 0)
      try store.update("a") { $0.attempts += 1 }
      #expect(ProgressStore(folder: folder).progress(of: "a").attempts == 1)
      #expect(try FileReading.text(at: "\(folder)/progress.json.damaged") == "{{{")
      #expect(store.takeSetAside() == "\(folder)/progress.json.damaged")
      #expect(store.takeSetAside() == nil)
    }
  }

  @Test("A second damaged file does not take the place of the first")
  func damagedAgain() throws {
    try withFolder { folder in
      for text in ["{{{", "}}}"] {
        try write(["progress.json": text], in: folder)
        try ProgressStore(folder: folder).update("a") { $0.attempts += 1 }
      }
      #expect(try FileReading.text(at: "\(folder)/progress.json.damaged") == "{{{")
      #expect(try FileReading.text(at: "\(folder)/progress.json.damaged-2") == "}}}")
    }
  }

  @Test("What a newer version wrote is left as it is, and counted on in memory")
  func newer() throws {
    try withFolder { folder in
      let text = #"{"version": 99, "exercises": ["of another form"]}"#
      try write(["progress.json": text], in: folder)
      let store = ProgressStore(folder: folder)
      #expect(throws: Problem.self) { try store.update("a") { $0.attempts += 1 } }
      #expect(throws: Problem.self) { try store.update("a") { $0.attempts += 1 } }
      #expect(store.progress(of: "a").attempts == 2)
      #expect(try FileReading.text(at: "\(folder)/progress.json") == text)
    }
  }

  @Test("A pipe in place of the progress is not waited for, and stays")
  func pipe() throws {
    try withFolder { folder in
      mkfifo("\(folder)/progress.json", 0o600)
      let store = ProgressStore(folder: folder)
      #expect(throws: Problem.self) { try store.update("a") { $0.attempts += 1 } }
      var status = stat()
      #expect(lstat("\(folder)/progress.json", &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test("What could not be written is written with the next change, on what others wrote meanwhile")
  func later() throws {
    try withFolder { folder in
      try write(["progress.json": #"{"version": 99}"#], in: folder)
      let store = ProgressStore(folder: folder)
      try? store.update("a") { $0.attempts += 1 }
      try FileManager.default.removeItem(atPath: "\(folder)/progress.json")
      try ProgressStore(folder: folder).update("a") { $0.attempts += 1 }
      try store.update("a") { $0.attempts += 1 }
      #expect(ProgressStore(folder: folder).progress(of: "a").attempts == 3)
    }
  }

  @Test("Counters that no learner can have reached end nothing")
  func bounds() throws {
    try withFolder { folder in
      let counters = #""best": 900, "hints": -3, "isSolved": false, "sawSolution": false"#
      let text =
        #"{"version": 1, "exercises": {"circular-button": {"attempts": 9223372036854775807, "#
        + counters + #"}}, "lessons": {}}"#
      try write(["progress.json": text], in: folder)
      let progress = ProgressStore(folder: folder).progress(of: "circular-button")
      #expect(progress.attempts == 1_000_000_000)
      #expect(progress.best == 100)
      #expect(progress.hints == 0)
    }
  }

  @Test(
    "A hint is given even where progress cannot be kept, the next one after it; it is told once")
  func hintsWithoutProgress() throws {
    try withFolder { folder in
      try write(["state": "a file in place of the folder"], in: folder)
      let desk = freshDesk(PracticeConfiguration(stateFolder: "\(folder)/state") { $0.wording })
      let exercise = try desk.exercises().exercise("circular-button")
      let numbers = try (0..<2).map { _ in try desk.hint(exercise).number }
      #expect(numbers == [1, 2])
      #expect(desk.takeNotices().count == 1)
    }
  }

  @Test("An error that is no problem of ours does not get lost when progress is kept")
  func unknownError() throws {
    struct Unknown: Error {}
    try withFolder { folder in
      let desk = freshDesk(PracticeConfiguration(stateFolder: folder) { $0.wording })
      for _ in 0..<2 { desk.keep { _ in throw Unknown() } }
      let notices = desk.takeNotices()
      #expect(notices.count == 1)
      guard case .practice(.cannotKeepProgress)? = notices.first else {
        Issue.record("\(notices)")
        return
      }
    }
  }

  @Test("A verdict is shown even where progress cannot be kept, and says so")
  func unwritable() throws {
    try withFolder { folder in
      try write(["state": "a file in place of the folder"], in: folder)
      let desk = freshDesk(PracticeConfiguration(stateFolder: "\(folder)/state") { $0.wording })
      let exercise = try desk.exercises().exercise("circular-button")
      let code = Code(file: "RoundButton.swift", text: "class RoundButton: UIView {}\n")
      let verdict = try desk.check(exercise, [code], name: code.file).verdict
      #expect(verdict.outcome == .learnersError)
      #expect(verdict.remarks.last?.en.hasPrefix("progress cannot be kept") == true)
    }
  }

  @Test("Hints come one after the other, the last one again")
  func hints() throws {
    let desk = freshDesk()
    let exercise = try desk.exercises().exercise("circular-button")
    let numbers = try (0..<4).map { _ in try desk.hint(exercise).number }
    #expect(numbers == [1, 2, 3, 3])
    #expect(try desk.hint(exercise).isRepeated)
  }

  @Test("The hint for the mistake that a verdict named comes first, then those that were not shown")
  func hintOfMistake() throws {
    let desk = freshDesk()
    let exercise = try desk.exercises().exercise("circular-button")
    _ = try desk.hint(exercise)
    let code = try Code.file("mistakes/diameter.swift", of: exercise)
    let verdict = try desk.check(exercise, [code], name: code.file).verdict
    #expect(verdict.finding?.mistake?.hint == 3)
    #expect(shown(.verdict(verdict)).contains("more: hint (3 of 3, for this mistake)"))
    let numbers = try (0..<3).map { _ in try desk.hint(exercise).number }
    #expect(numbers == [3, 2, 2])
    #expect(desk.progress.progress(of: exercise.id).hints == 3)
  }

  @Test("The solution is shown after a try, or when one means it")
  func solution() throws {
    let desk = freshDesk()
    let exercise = try desk.exercises().exercise("circular-button")
    #expect(throws: Problem.self) { try desk.solution(exercise, isMeant: false) }
    let record = try desk.solution(exercise, isMeant: true)
    #expect(record.alternatives.map(\.file) == exercise.alternatives)
    #expect(!exercise.alternatives.isEmpty)
  }

  @Test("A folder to work in is filled, and what the learner changed is left alone")
  func workFolder() throws {
    try withFolder { folder in
      let exercise = try ExerciseLibrary(content).exercise("circular-button")
      let work = WorkFolder(path: "\(folder)/work")
      #expect(try work.fill(with: exercise, language: .english).allSatisfy { $0.fate == .written })
      try write(["work/RoundButton.swift": "mine"], in: folder)
      let fates = try work.fill(with: exercise, language: .english)
      #expect(fates.first { $0.name == "RoundButton.swift" }?.fate == .kept)
      #expect(fates.first { $0.name == "README.md" }?.fate == .unchanged)
      #expect(try FileReading.text(at: "\(folder)/work/RoundButton.swift") == "mine")
      #expect(work.exercise == "circular-button")
    }
  }
}
