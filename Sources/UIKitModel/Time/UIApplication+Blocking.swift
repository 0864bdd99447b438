import EventVocabulary
import Foundation

/// A main thread that is blocked: time passes and no turn of the run loop begins (FP-15, FP-18).
extension UIApplication {
  /// Lets time pass while code of the app keeps the main thread from everything else. Touches wait
  /// in the queue; timers, delayed calls and completion closures come late, callbacks of display
  /// links not at all (FP-15). Animations that were committed go on in the render server; those of
  /// the present turn begin when it has ended (FP-17, FP-18).
  ///
  /// `seconds` are at most an hour; what is not above zero passes no time.
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
  /// Lets what nobody has committed yet begin that many seconds later (LA-21).
  fileprivate func delayUncommitted(by seconds: TimeInterval) {
    for animation in running { animation.delayUncommitted(by: seconds) }
    for layer in animatedLayers { layer.delayUncommitted(by: seconds) }
  }
}
