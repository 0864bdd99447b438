import Foundation

/// Groups changes of layers, with the settings of their animations (LA-14).
///
/// Settings apply to the innermost group, and to groups nested in it unless they have their own;
/// without an open group, to the implicit one that the first change of the turn begins, until the
/// end of the turn (LA-21).
public enum CATransaction {
  /// Begins a group.
  public static func begin() { UIApplication.shared.transactions.begin() }

  /// Commits a group: the innermost, or the implicit one of the turn (LA-21). Without an open one
  /// an exception is raised (LA-22).
  public static func commit() {
    guard let ended = UIApplication.shared.transactions.commit() else {
      return UIView.refused(.noTransaction)
    }
    ended.completion?.noMoreComes()
  }

  /// Commits the implicit group, unless another group is open.
  public static func flush() {
    UIApplication.shared.transactions.flush()?.completion?.noMoreComes()
  }

  /// Whether changes are not animated (LA-19).
  public static func disableActions() -> Bool { UIApplication.shared.transactions.disablesActions }

  /// Sets whether changes are not animated: no action is looked up then (LA-19).
  public static func setDisableActions(_ flag: Bool) {
    UIApplication.shared.transactions.set { $0.disablesActions = flag }
  }

  /// The duration of changes, in seconds: 0.25 unless set.
  public static func animationDuration() -> TimeInterval {
    UIApplication.shared.transactions.duration ?? 0.25
  }

  /// Sets the duration of changes, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    UIApplication.shared.transactions.set { $0.duration = dur.isFinite ? max(0, dur) : 0.25 }
  }

  /// The pacing of changes; nil for the system's own curve.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    UIApplication.shared.transactions.timingFunction
  }

  /// Sets the pacing of changes.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    UIApplication.shared.transactions.set { $0.timingFunction = function }
  }

  /// The closure that is called when the animations are over.
  public static func completionBlock() -> (() -> Void)? {
    UIApplication.shared.transactions.completionBlock
  }

  /// Sets a closure that is called when all animations that are added from now on are over: at the
  /// commit if there are none (LA-23).
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

  /// The transaction was committed, or has another completion from now on.
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

/// The settings of one transaction.
struct TransactionSettings {
  var disablesActions: Bool?
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var completion: TransactionCompletion?
}
