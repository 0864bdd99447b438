import Foundation

/// An animation that was added to a layer.
struct LayerAnimation {
  let key: String
  /// A copy of the added animation, so that later changes to the original have no effect (AN-12).
  let animation: CAAnimation
  /// The time at which it begins, in the layer's own time, counted as the clock counts.
  var begin: TimeInterval
  /// The duration of one run in its own time, in seconds.
  let length: TimeInterval
  /// The transactions that wait for its end (LA-23).
  let waiting: [TransactionCompletion]
  /// The number of commits when it was added: no render server has it until there is one more.
  let commits = UIApplication.shared.transactions.commits
  var timer: SimulatedClock.Timer?
  /// Whether it is over and was not removed, as `isRemovedOnCompletion` says.
  var isOver = false

  init(
    _ animation: CAAnimation, _ key: String, begin: TimeInterval, length: TimeInterval,
    waiting: [TransactionCompletion]
  ) {
    self.animation = animation
    self.key = key
    self.begin = begin
    self.length = length
    self.waiting = waiting
  }

  /// The seconds of its own time that one run takes, there and, with autoreverse, back.
  private var cycle: TimeInterval { length * (animation.autoreverses ? 2 : 1) }

  private var speed: Double {
    animation.speed.isFinite ? max(0, Double(animation.speed)) : 1
  }

  /// The time at which it is over, in the layer's own time; infinity if never.
  var end: TimeInterval {
    let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    return speed > 0 && count.isFinite ? begin + cycle * count / speed : .infinity
  }

  /// Sets `values` to the values on screen at a time of the layer.
  func show(at time: TimeInterval, in values: inout ShownValues) {
    let mode = animation.fillMode
    if time < begin {
      if mode == .backwards || mode == .both { show(0, &values) }
    } else if time < end {
      var phase = (time - begin) * speed + animation.timeOffset
      if phase > cycle || phase < 0 {
        phase = phase.truncatingRemainder(dividingBy: cycle)
        if phase < 0 { phase += cycle }
      }
      show(phase <= length ? phase / length : 2 - phase / length, &values)
    } else if mode == .forwards || mode == .both
      || !animation.isRemovedOnCompletion && mode != .removed
    {
      show(animation.autoreverses ? 0 : 1, &values)
    }
  }

  private func show(_ share: Double, _ values: inout ShownValues) {
    animation.show(share, of: length, in: &values)
  }

  /// Cancels the timer of its end.
  func endWaiting() {
    for transaction in waiting { transaction.animationEnds() }
  }
}
