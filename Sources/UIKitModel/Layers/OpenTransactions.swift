import Foundation

/// The open transactions: the explicit ones, and the implicit one of a change (LA-21).
struct OpenTransactions {
  /// The explicit transactions, the innermost last.
  private var begun: [TransactionSettings] = []
  /// The settings outside of those.
  private var implicit = TransactionSettings()
  private var hasSettings = false
  /// The number of changes at the last commit of an implicit transaction.
  private var committed = Self.changes
  /// Whether a change had begun an implicit transaction before the outermost was begun.
  private var wasOpen = false
  /// The number of commits, by which layers know whether they are on screen.
  private(set) var commits: UInt64 = 1

  /// Grows with each change of a layer's appearance; its geometry is counted elsewhere.
  private static var looks: UInt64 = 0

  /// Counts a change of a property that affects a layer's appearance.
  static func noteChange() { looks &+= 1 }

  private static var changes: UInt64 { looks &+ ViewState.updates }

  private var isImplicitOpen: Bool { hasSettings || committed != Self.changes }

  /// Opens a transaction.
  mutating func begin() {
    if begun.isEmpty { wasOpen = isImplicitOpen }
    begun.append(TransactionSettings())
  }

  /// Closes the innermost transaction, and returns its settings; nil if none is open.
  mutating func commit() -> TransactionSettings? {
    guard let ended = begun.popLast() else { return isImplicitOpen ? commitAll() : nil }
    if begun.isEmpty, !wasOpen {
      committed = Self.changes
      commits += 1
    }
    return ended
  }

  /// Closes the implicit transaction, unless others are open.
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

  /// Drops the open transactions and their completions, as the end of a process does.
  mutating func drop() {
    begun = []
    _ = commitAll()
  }

  /// Commits the implicit transaction at the end of a turn; returns the completion to call.
  mutating func endTurn() -> TransactionCompletion? {
    // The render server receives nothing before the outermost commit (LA-21).
    guard begun.isEmpty else {
      committed = Self.changes
      return nil
    }
    return commitAll().completion
  }

  // MARK: Settings

  /// Changes a setting of the innermost transaction.
  mutating func set(_ change: (inout TransactionSettings) -> Void) {
    if begun.isEmpty {
      change(&implicit)
      hasSettings = true
    } else {
      change(&begun[begun.count - 1])
    }
  }

  /// The innermost setting that is set.
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

  /// Replaces the completion of the innermost transaction, and returns the earlier one.
  mutating func replaceCompletion(_ new: TransactionCompletion?) -> TransactionCompletion? {
    let former = (begun.last ?? implicit).completion
    set { $0.completion = new }
    return former
  }

  /// The completions that wait for the end of an animation that begins now (LA-23).
  func begins() -> [TransactionCompletion] {
    let waiting = (begun.map(\.completion) + [implicit.completion]).compactMap(\.self)
    for one in waiting { one.animationBegins() }
    return waiting
  }
}
