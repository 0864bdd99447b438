/// The times of two ways to do the same, taken in turns, so that what disturbs one round disturbs
/// both of its times and leaves their ratio alone.
struct Comparison {
  private(set) var baseline: [Double] = []
  private(set) var ours: [Double] = []

  /// How many times as long ours took, in each round.
  var ratio: Spread {
    Spread(zip(ours, baseline).map { $0 / $1 })
  }

  /// Takes the times for as many rounds as given, one after the other in each.
  ///
  /// Each closure does the work once and returns how long it took, or nil if it failed. There is no
  /// comparison after a failure.
  init?(rounds: Int, baseline: () -> Double?, ours: () -> Double?) {
    for _ in 0..<rounds {
      guard let baselineTime = baseline(), let ourTime = ours() else { return nil }
      self.baseline.append(baselineTime)
      self.ours.append(ourTime)
    }
  }
}
