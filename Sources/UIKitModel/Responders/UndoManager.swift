import Foundation

/// Records how to undo the actions of an app (FR-5, FR-12).
///
/// Registrations of one turn of the run loop are undone together.
public final class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let handler: (AnyObject) -> Void
  }

  private struct Group {
    /// The turn in which it was registered.
    let turn: Int
    var actions: [Action]
    var name = ""
  }

  private enum Doing {
    case nothing, undoing, redoing
  }

  /// The groups that can be undone, the latest at the end.
  private var undoable: [Group] = []
  /// The groups that can be redone, the latest at the end.
  private var redoable: [Group] = []
  private var doing = Doing.nothing

  /// Creates an undo manager without registrations.
  public override init() { super.init() }

  /// Whether there is anything to undo.
  public var canUndo: Bool { !undoable.isEmpty }

  /// Whether there is anything to redo.
  public var canRedo: Bool { !redoable.isEmpty }

  /// Whether it is undoing.
  public var isUndoing: Bool { doing == .undoing }

  /// Whether it is redoing.
  public var isRedoing: Bool { doing == .redoing }

  /// The user-visible name of the next undo; empty unless it was set.
  public var undoActionName: String { undoable.last?.name ?? "" }

  /// The user-visible name of the next redo; empty unless it was set.
  public var redoActionName: String { redoable.last?.name ?? "" }

  /// Registers a handler that undoes an action that was just done. `target` is not retained;
  /// without it nothing is undone. A registration during an undo is one for redo.
  public func registerUndo(withTarget target: AnyObject, handler: @escaping (AnyObject) -> Void) {
    let action = Action(target: target, handler: handler)
    let turn = UIApplication.shared.turn
    switch doing {
    case .undoing: Self.add(action, to: &redoable, turn)
    case .redoing: Self.add(action, to: &undoable, turn)
    case .nothing:
      redoable = []
      Self.add(action, to: &undoable, turn)
    }
  }

  private static func add(_ action: Action, to groups: inout [Group], _ turn: Int) {
    if let last = groups.last, last.turn == turn {
      groups[groups.count - 1].actions.append(action)
    } else {
      groups.append(Group(turn: turn, actions: [action]))
    }
  }

  /// Sets the user-visible name of the next undo.
  public func setActionName(_ actionName: String) {
    Self.name(actionName, &undoable)
  }

  private static func name(_ name: String, _ groups: inout [Group]) {
    if !groups.isEmpty { groups[groups.count - 1].name = name }
  }

  /// Undoes the registrations of one turn, the latest first. Has no effect without any, or during
  /// an undo or redo.
  public func undo() {
    guard doing == .nothing, let group = undoable.popLast() else { return }
    run(group, .undoing)
  }

  /// Redoes the last undo.
  public func redo() {
    guard doing == .nothing, let group = redoable.popLast() else { return }
    run(group, .redoing)
  }

  private func run(_ group: Group, _ what: Doing) {
    // Its registrations are a group of their own.
    UIApplication.shared.endTurn()
    doing = what
    for action in group.actions.reversed() where !Door.isStopped {
      if let target = action.target { action.handler(target) }
    }
    doing = .nothing
    switch what {
    case .undoing: Self.name(group.name, &redoable)
    default: Self.name(group.name, &undoable)
    }
    UIApplication.shared.endTurn()
  }

  /// Forgets everything.
  public func removeAllActions() {
    undoable = []
    redoable = []
  }

  /// Removes the registrations of a target.
  public func removeAllActions(withTarget target: AnyObject) {
    for index in undoable.indices { undoable[index].actions.removeAll { $0.target === target } }
    for index in redoable.indices { redoable[index].actions.removeAll { $0.target === target } }
    undoable.removeAll { $0.actions.isEmpty }
    redoable.removeAll { $0.actions.isEmpty }
  }
}
