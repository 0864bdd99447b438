import Foundation
import HitMaps
import Records
import Scenes
import Testing
import Workbench

/// Answers to the usual tasks of hit testing, right and wrong, in both languages: a folder for each
/// task in `Scripts/objective-c/answers`, with a file `NAME.m` and its twin `NAME.swift`.
@Suite("Answers in Objective-C") struct ObjectiveCAnswerTests {
  nonisolated static let folder =
    Folder.tests.appendingPathComponent("Scripts/objective-c/answers")
  nonisolated static let names = Folder.files(below: folder, ending: ".m")
    .map { String($0.dropLast(2)) }

  private static let scene = [
    "screen 80 80",
    "add view under 0 0 50 50",
    "let answer = Answer(frame: CGRect(x: 20, y: 20, width: 36, height: 40))",
    "root.addSubview(answer)",
    "add view child 5 5 15 15 in answer",
    "add button other -8 12 20 12 in answer",
    "add view last 8 16 20 12 in answer",
    "last.tag = 7",
    "last.bounds.origin.x = 4",
    "add button inner 6 2 10 6 in last",
    "add view unseen 24 2 8 8 in answer",
    "unseen.isHidden = true",
  ]

  private func map(of file: String) throws -> HitMap {
    let session = freshSession()
    _ = try session.run("source \(Self.folder.appendingPathComponent(file).path)")
    session.mustRun(Self.scene)
    return try HitMapQuestion(session.scene).map()
  }

  @Test("An answer in Objective-C has the same hit map as its twin in Swift", arguments: names)
  func twins(_ name: String) throws {
    let (objectiveC, swift) = (try map(of: name + ".m"), try map(of: name + ".swift"))
    #expect(objectiveC == swift, "\(name)")
  }

  @Test("Every task has a right answer, and the answers differ from one another")
  func tasks() throws {
    let tasks = Dictionary(grouping: Self.names) { $0.prefix { $0 != "/" } }
    #expect(tasks.count == 27)
    for (task, names) in tasks { #expect(names.contains { $0.contains("/right") }, "\(task)") }
    var maps: [HitMap] = []
    for name in Self.names {
      let map = try map(of: name + ".m")
      if !maps.contains(map) { maps.append(map) }
    }
    #expect(maps.count > Self.names.count / 2, "\(maps.count) of \(Self.names.count)")
  }
}
