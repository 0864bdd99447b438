import Records
import Scenes
import SourceTree
import TypedProgram
import UIKitModel

extension Session {
  /// The property that an entry assigns to, if it is one assignment to a property of a named object
  /// and nothing else: `red.alpha = 0.5`. Its change is answered as that of `set` is.
  func assigned(by unit: CheckedUnit) -> PropertyWatch? {
    guard !isReplaying, unit.types.isEmpty, unit.variables.isEmpty,
      let path = SwiftEngine.texts(in: unit.file.language).unit(
        unit.file.text, name: unit.file.name, linesBefore: unit.file.linesBefore
      ).assignedPath,
      let object = scene.object(named: path.name),
      let (property, part) = PropertySetting.find(path.property, of: object),
      property.write != nil, !scene.declaresProperty(property.path, object)
    else { return nil }
    return PropertyWatch(property, part, of: object, in: scene)
  }
}

extension SourceUnit {
  /// The first name and the names after it, if the unit is one assignment to them.
  fileprivate var assignedPath: (name: String, property: String)? {
    guard items.count == 1, case .expression(let expression) = items[0].kind,
      case .assignment(let target, _) = expression.kind
    else { return nil }
    var names: [String] = []
    var current = target
    while case .member(let base?, let name) = current.kind {
      names.insert(name.text, at: 0)
      current = base
    }
    guard case .name(let first) = current.kind, !names.isEmpty else { return nil }
    return (first.text, names.joined(separator: "."))
  }
}
