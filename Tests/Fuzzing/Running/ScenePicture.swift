import Records
import Scenes
import UIKitModel
import Workbench

/// Everything that can be seen of a scene: the hierarchy, all names, all properties, as numbers
/// that are equal when they are.
struct ScenePicture: Equatable {
  /// A line for each view and each name.
  private let lines: [Line]

  private struct Line: Equatable {
    let what: String
    let hash: Int
  }

  init(_ scene: Scene) {
    // The stored values, not those of overrides: one that changes the scene when it is called would
    // make two pictures of one scene differ.
    let isStopped = Door.isStopped
    Door.isStopped = true
    defer { Door.isStopped = isStopped }
    var lines = scene.tree(from: nil).nodes.map { node in
      var hasher = Hasher()
      hasher.combine(node.depth)
      hasher.combine(node.view.className)
      hasher.combine(node.overrides)
      hasher.combine(PropertyValue.rectangle(node.frame))
      hasher.combine(node.refusal)
      hasher.combine(node.text)
      return Line(what: node.view.text, hash: hasher.finalize())
    }
    for (name, object) in scene.namedObjects {
      var hasher = Hasher()
      hasher.combine(scene.className(of: object))
      for property in PropertyTable.all { hasher.combine(property.read(object)) }
      lines.append(Line(what: name, hash: hasher.finalize()))
    }
    self.lines = lines
  }

  /// The first thing that differs, for a message.
  func difference(from other: ScenePicture) -> String {
    for (one, two) in zip(lines, other.lines) where one != two {
      return one.what == two.what ? one.what : "\(one.what), \(two.what)"
    }
    return "\(lines.count) and \(other.lines.count) lines"
  }
}
