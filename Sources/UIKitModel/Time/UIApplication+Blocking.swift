import EventVocabulary
import Foundation

/// A blocked main thread: time passes and no turn of the run loop begins (FP-15, FP-18).
extension UIApplication {
  /// Advances time while code of the app blocks the main thread. Touches wait in the queue; timers,
  /// delayed calls and completion closures are late, callbacks of display links are skipped
  /// (FP-15). Committed animations continue in the render server; those of the present turn begin
  /// when it has ended (FP-17, FP-18).
  ///
  /// `seconds` are at most an hour; a value that is not above zero has no effect.
  public final func blockMainThread(for seconds: TimeInterval) {
    guard seconds > 0 else { return }
    let length = min(seconds, Self.longestBlock)
    Door.tell(.ran(.blocked(seconds: length)))
    animations.delayUncommitted(by: length)
    clock.pass(length)
  }

  private static let longestBlock: TimeInterval = 3600
}

extension Animations {
  /// Delays uncommitted animations by a number of seconds (LA-21).
  fileprivate func delayUncommitted(by seconds: TimeInterval) {
    for animation in running { animation.delayUncommitted(by: seconds) }
    for layer in animatedLayers { layer.delayUncommitted(by: seconds) }
  }
}
