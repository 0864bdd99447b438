import Records
import Scenes

extension Session {
  /// Recreates the scene of a JSON file, as one change: all of it or nothing.
  func source(scene text: String, path: String) throws -> Answer {
    let reader = try SceneReader(text, path: path)
    let lines = SceneLines(reader.record).lines
    do {
      return try source(lines.map { $0.text + "\n" }.joined(), path: path)
    } catch Problem.inLine(let number, let line, let box) where lines.indices.contains(number - 1) {
      throw reader.problem(
        .refused(line: line, wording(box.problem)), ofView: lines[number - 1].view)
    }
  }

  /// The objects that reading a record back would not recreate, by name: those that only scripts
  /// create, or that cannot be typed.
  func notMadeAgain(_ record: SceneRecord) -> [String] {
    let stage = Session(language: language, commands: commands, wording: wording)
    stage.fileRights = .none
    stage.limits = limits
    stage.isInterrupted = isInterrupted
    defer { scene.activate() }
    for line in SceneLines(record).lines where !isInterrupted() { _ = try? stage.run(line.text) }
    let again = stage.scene.record.views
    var lost: [String] = []
    for (index, view) in record.views.enumerated()
    where index >= again.count || again[index] != view {
      lost.append(view.name)
    }
    lost += again.dropFirst(record.views.count).map(\.name)
    // Other named objects of the scene are not part of a record at all.
    let names = Set(stage.scene.order)
    let known = names.union(lost)
    return lost + scene.order.filter { !known.contains($0) }
  }
}
