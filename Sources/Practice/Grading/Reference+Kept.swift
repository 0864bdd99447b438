import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// The binary format of a reference, to be cached for the next run of the program.
extension Reference {
  /// Reads the output of `write`; nil if it is not a reference.
  init?(_ reader: inout KeptBytesReader) {
    guard let count = reader.count() else { return nil }
    var scenes: [Scene] = []
    for _ in 0..<count {
      guard let scene = Scene(&reader) else { return nil }
      scenes.append(scene)
    }
    guard let unearned = reader.texts() else { return nil }
    self.init(scenes: scenes, unearned: Set(unearned))
  }

  func write(to bytes: inout KeptBytes) {
    bytes.add(scenes.count)
    for scene in scenes { scene.write(to: &bytes) }
    bytes.add(unearned.sorted())
  }
}

extension Reference.Scene {
  fileprivate init?(_ reader: inout KeptBytesReader) {
    guard let plan = StagePlan(&reader), let map = FoldedHitMap(&reader)?.map,
      let border = FoldedHitMap(&reader)?.map, border.width == map.width,
      border.height == map.height, let facts = Self.facts(&reader)
    else { return nil }
    self.init(plan: plan, map: map, border: border, facts: facts)
  }

  private static func facts(_ reader: inout KeptBytesReader) -> [Int: [FactList]]? {
    guard let count = reader.count() else { return nil }
    var facts: [Int: [FactList]] = [:]
    for _ in 0..<count {
      guard let comparison = reader.number(), let lists = reader.count() else { return nil }
      facts[comparison] = []
      for _ in 0..<lists {
        guard let subject = reader.text(), let texts = reader.texts() else { return nil }
        facts[comparison]?.append(FactList(subject, texts))
      }
    }
    return facts
  }

  fileprivate func write(to bytes: inout KeptBytes) {
    plan.write(to: &bytes)
    FoldedHitMap(map).write(to: &bytes)
    FoldedHitMap(border).write(to: &bytes)
    bytes.add(facts.count)
    for (comparison, lists) in facts.sorted(by: { $0.key < $1.key }) {
      bytes.add(comparison)
      bytes.add(lists.count)
      for list in lists {
        bytes.add(list.subject)
        bytes.add(list.facts)
      }
    }
  }
}

extension StagePlan {
  fileprivate init?(_ reader: inout KeptBytesReader) {
    guard let id = reader.text(), let lines = Self.lines(&reader), let plays = Self.plays(&reader),
      let width = reader.number(), let height = reader.number(),
      let x = reader.number(), let y = reader.number()
    else { return nil }
    self.init(
      id: id, lines: lines, plays: plays,
      screen: width == 0 ? nil : CGSize(width: width, height: height),
      offset: MapOffset(x: x, y: y))
  }

  private static func plays(_ reader: inout KeptBytesReader) -> [Int: [ExerciseLine]]? {
    guard let count = reader.count() else { return nil }
    var plays: [Int: [ExerciseLine]] = [:]
    for _ in 0..<count {
      guard let comparison = reader.number(), let lines = lines(&reader) else { return nil }
      plays[comparison] = lines
    }
    return plays
  }

  private static func lines(_ reader: inout KeptBytesReader) -> [ExerciseLine]? {
    guard let count = reader.count() else { return nil }
    var lines: [ExerciseLine] = []
    for _ in 0..<count {
      guard let text = reader.text(), let file = reader.text(), let line = reader.number() else {
        return nil
      }
      lines.append(ExerciseLine(text, file: file, line: line))
    }
    return lines
  }

  /// Writes a plan that is not secret: secret ones are never saved.
  fileprivate func write(to bytes: inout KeptBytes) {
    bytes.add(id)
    Self.write(lines, to: &bytes)
    bytes.add(plays.count)
    for (comparison, lines) in plays.sorted(by: { $0.key < $1.key }) {
      bytes.add(comparison)
      Self.write(lines, to: &bytes)
    }
    bytes.add(Int(screen?.width ?? 0))
    bytes.add(Int(screen?.height ?? 0))
    bytes.add(offset.x)
    bytes.add(offset.y)
  }

  private static func write(_ lines: [ExerciseLine], to bytes: inout KeptBytes) {
    bytes.add(lines.count)
    for line in lines {
      bytes.add(line.text)
      bytes.add(line.file)
      bytes.add(line.line)
    }
  }
}
