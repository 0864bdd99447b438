import Foundation

/// The transactions that are open: those that were begun, and the one that a change begins by
/// itself (LA-21).
struct OpenTransactions {
  /// Those that were begun, the innermost last.
  private var begun: [TransactionSettings] = []
  /// What was set outside of those.
  private var implicit = TransactionSettings()
  private var hasSettings = false
  /// How much had changed when the last transaction that nobody began was committed.
  private var committed = Self.changes
  /// Whether a change had begun one by itself before the outermost was begun.
  private var wasOpen = false
  /// How often everything was committed, for layers to tell whether they are on screen.
  private(set) var commits: UInt64 = 1

  /// Grows with each change of how a layer looks; where a layer is counts elsewhere.
  private static var looks: UInt64 = 0

  /// A property of a layer was set that changes how it looks.
  static func noteChange() { looks &+= 1 }

  private static var changes: UInt64 { looks &+ ViewState.updates }

  private var isImplicitOpen: Bool { hasSettings || committed != Self.changes }

  /// Opens one.
  mutating func begin() {
    if begun.isEmpty { wasOpen = isImplicitOpen }
    begun.append(TransactionSettings())
  }

  /// Closes one, and gives what was set for it; nil where none is open.
  mutating func commit() -> TransactionSettings? {
    guard let ended = begun.popLast() else { return isImplicitOpen ? commitAll() : nil }
    if begun.isEmpty, !wasOpen {
      committed = Self.changes
      commits += 1
    }
    return ended
  }

  /// Closes the one that a change began by itself, unless others are open.
  mutating func flush() -> TransactionSettings? {
    begun.isEmpty && isImplicitOpen ? commitAll() : nil
  }

  private mutating func commitAll() -> TransactionSettings {
    let ended = implicit
    (implicit, hasSettings) = (TransactionSettings(), false)
    committed = Self.changes
    commits += 1
    return ended
  }

  /// Forgets what was begun and what waits for its end, as a process that ends does.
  mutating func drop() {
    begun = []
    _ = commitAll()
  }

  /// The end of a turn commits what changes began; gives the closure that is to be told.
  mutating func endTurn() -> TransactionCompletion? {
    // Nothing is sent before the outermost commit (LA-21).
    guard begun.isEmpty else {
      committed = Self.changes
      return nil
    }
    return commitAll().completion
  }

  // MARK: Settings

  /// Sets something of the innermost.
  mutating func set(_ change: (inout TransactionSettings) -> Void) {
    if begun.isEmpty {
      change(&implicit)
      hasSettings = true
    } else {
      change(&begun[begun.count - 1])
    }
  }

  /// What the innermost says that says something.
  private func value<Value>(_ path: KeyPath<TransactionSettings, Value?>) -> Value? {
    for settings in begun.reversed() {
      if let value = settings[keyPath: path] { return value }
    }
    return implicit[keyPath: path]
  }

  var disablesActions: Bool { value(\.disablesActions) ?? false }
  var duration: TimeInterval? { value(\.duration) }
  var timingFunction: CAMediaTimingFunction? { value(\.timingFunction) }
  var completionBlock: (() -> Void)? { (begun.last ?? implicit).completion?.block }

  /// Lets the innermost wait with a closure, and gives the one that it had.
  mutating func replaceCompletion(_ new: TransactionCompletion?) -> TransactionCompletion? {
    let former = (begun.last ?? implicit).completion
    set { $0.completion = new }
    return former
  }

  /// An animation begins: gives what waits for its end (LA-23).
  func begins() -> [TransactionCompletion] {
    let waiting = (begun.map(\.completion) + [implicit.completion]).compactMap(\.self)
    for one in waiting { one.animationBegins() }
    return waiting
  }
}
