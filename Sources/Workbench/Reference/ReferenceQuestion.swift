import Foundation
import Records
import Scenes
import UIKitModel

/// Generates the command reference: the table, with its examples run.
package struct ReferenceQuestion {
  private let makeSession: () -> Session
  private let commands: CommandTable

  /// Creates a generator; `makeSession` returns an empty session for each command, in the language
  /// of the reference.
  package init(_ makeSession: @escaping () -> Session) {
    self.makeSession = makeSession
    commands = makeSession().commands
  }

  package func reference() throws -> CommandReference {
    let scene = makeSession().scene
    scene.activate()
    return CommandReference(
      groups: CommandGroup.allCases.map(group), prepared: prepared, views: try views(in: scene),
      controllers: try controllers(in: scene), properties: try properties(),
      names: scene.nameEntries)
  }

  private var prepared: [CommandReference.Prepared] {
    PreparedLines.allCases.map { lines in
      .init(
        lines: lines, words: commands.all.filter { $0.prepared.contains(lines) }.map(\.word))
    }
  }

  private func group(_ group: CommandGroup) -> CommandReference.Group {
    CommandReference.Group(
      title: group.title,
      entries: commands.all.filter { $0.group == group }.map { command in
        CommandReference.Entry(
          help: command.help, synonyms: command.synonyms,
          transcript: makeSession().transcript(of: command.examples))
      })
  }

  /// The classes of views and their superclasses.
  func views(in scene: Scene) throws -> [CommandReference.ClassRow] {
    try ViewClass.all.map { row in
      let chain = scene.inheritance(of: try row.make(.zero))
      return CommandReference.ClassRow(
        name: row.name, words: row.words, superclasses: Array(chain.dropFirst()))
    }
  }

  private func controllers(in scene: Scene) throws -> [CommandReference.ClassRow] {
    try ControllerClass.all.map { row in
      let chain = scene.inheritance(of: try row.make())
      return CommandReference.ClassRow(
        name: row.name, words: row.words, superclasses: Array(chain.dropFirst()))
    }
  }

  /// The properties of views, controllers, recognizers and the app, with their default values.
  func properties() throws -> [CommandReference.PropertyRow] {
    try PropertyTable.all.compactMap { property in
      let object: ModelObject? =
        try ViewClass.named(property.owner)?.make(.zero)
        ?? ControllerClass.named(property.owner)?.make()
        ?? GestureClass.named(property.owner)?.make()
        ?? (property.owner == "UIApplication" ? UIApplication.shared : nil)
      guard let object, let value = property.read(object) else { return nil }
      return CommandReference.PropertyRow(
        path: property.path, objectiveCName: property.objectiveCName, owner: property.owner,
        value: value, isReadOnly: property.write == nil,
        inApp: property.inApp)
    }
  }
}
