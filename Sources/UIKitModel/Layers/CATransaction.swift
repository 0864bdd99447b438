import Foundation

/// Groups changes of layers, which take effect at once here.
public enum CATransaction {
  /// Begins a group.
  public static func begin() { UIApplication.shared.transactions.begin() }

  /// Ends a group: the one that was begun last, or what the first change of the turn began by
  /// itself (LA-21). With none open an exception is raised (LA-22).
  public static func commit() {
    if !UIApplication.shared.transactions.commit() { UIView.refused(.noTransaction) }
  }

  /// Does what is under way, which is nothing.
  public static func flush() {}
  /// Says whether changes are not to be animated.
  public static func setDisableActions(_ flag: Bool) {}
  /// Says how long changes are to take, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Runs `block`, because what it waits for is over.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    block?()
  }
}

/// The transactions that are open, as far as `commit()` has to know of them: those that were begun,
/// and the one that a change begins by itself (LA-21).
struct OpenTransactions {
  private var begun = 0
  /// How much had changed when the last transaction that nobody began was committed.
  private var committed = Self.changes

  /// Grows with each change of how a layer looks; where a layer is counts elsewhere.
  private static var looks: UInt64 = 0

  /// A property of a layer was set that changes how it looks.
  static func noteChange() { looks &+= 1 }

  private static var changes: UInt64 { looks &+ ViewState.updates }

  /// Opens one.
  mutating func begin() { begun += 1 }

  /// Closes one; false where none is open.
  mutating func commit() -> Bool {
    if begun > 0 {
      begun -= 1
      return true
    }
    let wasOpen = committed != Self.changes
    committed = Self.changes
    return wasOpen
  }

  /// The end of a turn commits what changes began.
  mutating func endTurn() { committed = Self.changes }
}
