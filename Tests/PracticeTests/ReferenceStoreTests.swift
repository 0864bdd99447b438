import Foundation
import HitMaps
import Practice
import Records
import Scenes
import Testing
import Workbench

/// The cached results of solutions.
@Suite struct ReferenceStoreTests {
  private static let files = [
    "ok/exercise.yml": """
    format: 1
    id: ok
    title: { en: One, zh-Hans: 一 }
    level: 1
    minutes: 1
    teaches: [HT-9]
    submission:
      file: Ok.swift
      class: Ok
      inherits: UIView
    screen: 40x40
    pass: 100
    compare:
      as: hittable ok
      border: 0.5
    parts:
      - id: shape
        title: { en: shape, zh-Hans: 形状 }
        points: 100
        show: full
        check: map
    variations: []
    mistakes: []
    hints:
      - { en: Look, zh-Hans: 看 }
    """,
    "ok/README.md": "# One\n",
    "ok/README.zh-Hans.md": "# 一\n",
    "ok/scene.touchstone": "add Ok ok 10 10 20 20\n",
    "ok/starter.swift": "class Ok: UIView {}\n",
    "ok/solution.swift": solution(10),
  ]

  nonisolated private static func solution(_ width: Int) -> String {
    """
    class Ok: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= 0 && point.x < \(width) && point.y >= 0 && point.y < 10
      }
    }

    """
  }

  /// A run of the program that caches its results in a folder.
  private func run(_ cache: String?) -> PracticeConfiguration {
    PracticeConfiguration(cacheFolder: cache) { $0.wording }
  }

  /// Lends an exercise, and an empty folder for what is kept.
  private func withExercise(
    _ body: (_ exercise: () throws -> Exercise, _ folder: String, _ cache: String) throws -> Void
  ) throws {
    try withFolder { folder in
      let files = Dictionary(uniqueKeysWithValues: Self.files.map { ("exercises/\($0)", $1) })
      try write(files, in: folder)
      try body(
        { try ExerciseLibrary(ContentFolder(path: folder)).exercise("ok") },
        "\(folder)/exercises/ok", "\(folder)/cache")
    }
  }

  private func area(_ reference: Reference) -> Int {
    let map = reference.scenes[0].map
    let index = map.names.firstIndex(of: "ok").map(UInt16.init)
    return map.cells.count { $0 == index }
  }

  private func bytes(in cache: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(in: cache))))
  }

  private func keep(_ bytes: [UInt8], in cache: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(in: cache)))
  }

  private func file(in cache: String) -> String { "\(cache)/ok.solution" }

  @Test("What is kept comes back as it was made, from memory and from the folder")
  func comesBack() throws {
    try withExercise { exercise, _, cache in
      let first = run(cache)
      let made = try Reference.of(try exercise(), in: first)
      #expect(area(made) == 100)
      let before = try bytes(in: cache)
      for practice in [first, run(cache)] {
        let kept = try #require(
          ReferenceStore(try exercise(), in: practice.answers)?.reference)
        #expect(kept.scenes.map(\.map) == made.scenes.map(\.map))
        #expect(kept.scenes.map(\.border) == made.scenes.map(\.border))
        #expect(kept.scenes.map(\.plan.lines) == made.scenes.map(\.plan.lines))
      }
      _ = try Reference.of(try exercise(), in: run(cache))
      #expect(try bytes(in: cache) == before)
    }
  }

  @Test("Another text of the exercise is another solution")
  func otherText() throws {
    try withExercise { exercise, folder, cache in
      let practice = run(cache)
      #expect(area(try Reference.of(try exercise(), in: practice)) == 100)
      try write(["solution.swift": Self.solution(20)], in: folder)
      #expect(area(try Reference.of(try exercise(), in: practice)) == 200)
    }
  }

  @Test("A reference that came with the program is read, and never written")
  func shipped() throws {
    try withExercise { exercise, _, cache in
      try ShippedReferences.make(try exercise(), in: "\(cache)/shipped", wording: { $0.wording })
      let shipped = try bytes(in: "\(cache)/shipped")
      let practice = PracticeConfiguration(
        cacheFolder: cache, shippedFolder: "\(cache)/shipped", wording: { $0.wording })
      #expect(area(try Reference.of(try exercise(), in: practice)) == 100)
      #expect(!FileManager.default.fileExists(atPath: file(in: cache)))
      #expect(try bytes(in: "\(cache)/shipped") == shipped)
    }
  }

  @Test("A reference of another program or of other texts is made again")
  func staleShipped() throws {
    try withExercise { exercise, folder, cache in
      let shipped = "\(cache)/shipped"
      try ShippedReferences.make(try exercise(), in: shipped, wording: { $0.wording })
      try write(["solution.swift": Self.solution(20)], in: folder)
      let practice = PracticeConfiguration(
        cacheFolder: cache, shippedFolder: shipped, wording: { $0.wording })
      #expect(area(try Reference.of(try exercise(), in: practice)) == 200)
      #expect(FileManager.default.fileExists(atPath: file(in: cache)))
    }
  }

  @Test("What another program kept does not count")
  func otherProgram() throws {
    try withExercise { exercise, _, cache in
      _ = try Reference.of(try exercise(), in: run(cache))
      var bytes = try bytes(in: cache)
      // After the number of texts and the length of the first one, which is the program.
      bytes[8] = UInt8(ascii: "x")
      try keep(bytes, in: cache)
      let practice = run(cache)
      #expect(ReferenceStore(try exercise(), in: practice.answers)?.reference == nil)
      #expect(area(try Reference.of(try exercise(), in: practice)) == 100)
    }
  }

  @Test(
    "What does not read is made again",
    arguments: ["", "{}", "no bytes of ours", "\u{0}", "cut", "longer", "other runs", "a folder"])
  func damaged(_ damage: String) throws {
    try withExercise { exercise, _, cache in
      let made = try Reference.of(try exercise(), in: run(cache))
      let path = file(in: cache)
      let bytes = try bytes(in: cache)
      switch damage {
      case "cut": try keep(Array(bytes.dropLast(40)), in: cache)
      case "longer": try keep(bytes + [0], in: cache)
      case "other runs":
        var map = KeptBytes()
        FoldedHitMap(made.scenes[0].map).write(to: &map)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: map.bytes) })
        // The last run of the map has a point fewer.
        var changed = bytes
        changed[place + map.bytes.count - 2] -= 1
        try keep(changed, in: cache)
      case "a folder":
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      default: try keep(Array(damage.utf8), in: cache)
      }
      let practice = run(cache)
      #expect(ReferenceStore(try exercise(), in: practice.answers)?.reference == nil)
      #expect(area(try Reference.of(try exercise(), in: practice)) == 100)
    }
  }

  @Test("Without a folder, or with one that cannot be, everything is made as ever")
  func noFolder() throws {
    try withExercise { exercise, _, cache in
      try "".write(toFile: cache, atomically: true, encoding: .utf8)
      #expect(area(try Reference.of(try exercise(), in: run(cache))) == 100)
      #expect(area(try Reference.of(try exercise(), in: run(nil))) == 100)
    }
  }

  @Test("A map is the same when it was packed, with longer runs than a number holds")
  func packed() throws {
    let none = Array(repeating: HitMap.nobody, count: 70_000)
    let cells = none + Array(repeating: 1, count: 5) + [0, 1] + Array(repeating: 0, count: 69_993)
    let map = HitMap(width: 350, height: 400, names: ["a", "b"], cells: cells)
    #expect(FoldedHitMap(map).map == map)
  }
}
