import Foundation

/// What remembers how to undo what an app did (FR-5, FR-12).
///
/// What is registered in one turn of the run loop is undone together.
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

  /// What can be undone, the last at the end.
  private var undoable: [Group] = []
  /// What can be redone, the last at the end.
  private var redoable: [Group] = []
  private var doing = Doing.nothing

  /// One that has nothing to undo.
  public override init() { super.init() }

  /// Whether there is anything to undo.
  public var canUndo: Bool { !undoable.isEmpty }

  /// Whether there is anything to redo.
  public var canRedo: Bool { !redoable.isEmpty }

  /// Whether it is undoing.
  public var isUndoing: Bool { doing == .undoing }

  /// Whether it is redoing.
  public var isRedoing: Bool { doing == .redoing }

  /// What the next undo takes back, for people; empty unless it was set.
  public var undoActionName: String { undoable.last?.name ?? "" }

  /// What the next redo does again, for people; empty unless it was set.
  public var redoActionName: String { redoable.last?.name ?? "" }

  /// Keeps what takes back something that was just done. `target` is not retained; without it
  /// nothing is taken back. What is registered while undoing is what redoes.
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

  /// Says for people what the next undo takes back.
  public func setActionName(_ actionName: String) {
    Self.name(actionName, &undoable)
  }

  private static func name(_ name: String, _ groups: inout [Group]) {
    if !groups.isEmpty { groups[groups.count - 1].name = name }
  }

  /// Takes back what was registered in one turn, the last first. Does nothing where there is
  /// nothing, or while undoing or redoing.
  public func undo() {
    guard doing == .nothing, let group = undoable.popLast() else { return }
    run(group, .undoing)
  }

  /// Does again what the last undo took back.
  public func redo() {
    guard doing == .nothing, let group = redoable.popLast() else { return }
    run(group, .redoing)
  }

  private func run(_ group: Group, _ what: Doing) {
    // What it registers is a group of its own.
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

  /// Forgets what is registered for a target.
  public func removeAllActions(withTarget target: AnyObject) {
    for index in undoable.indices { undoable[index].actions.removeAll { $0.target === target } }
    for index in redoable.indices { redoable[index].actions.removeAll { $0.target === target } }
    undoable.removeAll { $0.actions.isEmpty }
    redoable.removeAll { $0.actions.isEmpty }
  }
}
