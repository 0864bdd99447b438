import Foundation

/// Groups changes of layers, and says how those that are made in it move (LA-14).
///
/// What is set counts for the group that was begun last, and for those that are begun in it unless
/// they say otherwise; with none begun, for the one that the first change of the turn begins by
/// itself, until the end of the turn (LA-21).
public enum CATransaction {
  /// Begins a group.
  public static func begin() { UIApplication.shared.transactions.begin() }

  /// Ends a group: the one that was begun last, or what the first change of the turn began by
  /// itself (LA-21). With none open an exception is raised (LA-22).
  public static func commit() {
    guard let ended = UIApplication.shared.transactions.commit() else {
      return UIView.refused(.noTransaction)
    }
    ended.completion?.noMoreComes()
  }

  /// Commits what the first change of the turn began, unless a group is open.
  public static func flush() {
    UIApplication.shared.transactions.flush()?.completion?.noMoreComes()
  }

  /// Whether changes move nothing (LA-19).
  public static func disableActions() -> Bool { UIApplication.shared.transactions.disablesActions }

  /// Says whether changes are not to be animated: no action is looked up then (LA-19).
  public static func setDisableActions(_ flag: Bool) {
    UIApplication.shared.transactions.set { $0.disablesActions = flag }
  }

  /// How long changes take, in seconds: 0.25 unless set.
  public static func animationDuration() -> TimeInterval {
    UIApplication.shared.transactions.duration ?? 0.25
  }

  /// Says how long changes are to take, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    UIApplication.shared.transactions.set { $0.duration = dur.isFinite ? max(0, dur) : 0.25 }
  }

  /// How fast changes are on their way; nil for the system's own curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    UIApplication.shared.transactions.timingFunction
  }

  /// Says how fast changes are to be on their way.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    UIApplication.shared.transactions.set { $0.timingFunction = function }
  }

  /// What is called when the animations are over.
  public static func completionBlock() -> (() -> Void)? {
    UIApplication.shared.transactions.completionBlock
  }

  /// Lets `block` be called when all animations that are added from now on are over: at the commit
  /// when there are none (LA-23).
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let former = UIApplication.shared.transactions.replaceCompletion(
      block.map(TransactionCompletion.init))
    former?.noMoreComes()
  }
}

/// A closure that waits for the animations of a transaction (LA-23).
final class TransactionCompletion {
  private(set) var block: (() -> Void)?
  private var running = 0
  private var isComplete = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func animationBegins() { running += 1 }

  func animationEnds() {
    running -= 1
    callIfDue()
  }

  /// The transaction is committed, or waits with another closure from now on.
  func noMoreComes() {
    isComplete = true
    callIfDue()
  }

  private func callIfDue() {
    guard isComplete, running <= 0, let block else { return }
    self.block = nil
    block()
  }
}

/// What was set for one transaction.
struct TransactionSettings {
  var disablesActions: Bool?
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var completion: TransactionCompletion?
}
