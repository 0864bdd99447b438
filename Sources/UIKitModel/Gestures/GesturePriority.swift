import Foundation

/// The order in which recognizers that request states at one event are granted them.
enum GesturePriority {
  /// The recognizers by precedence: the one nearest to a leaf comes first, and of one view the one
  /// that was added last (GR-26); but among taps, the one that requires more of them, or a double
  /// tap could never win (GR-28).
  static func sorted(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    if recognizers.count < 2 { return recognizers }
    var places = recognizers.map { Place(of: $0) }
    places.sort { $0.comes(before: $1) }
    var sorted = places.map(\.recognizer)
    let tapIndices = sorted.indices.filter { sorted[$0] is UITapGestureRecognizer }
    if tapIndices.count < 2 { return sorted }
    var taps = tapIndices.compactMap { sorted[$0] as? UITapGestureRecognizer }
    // Insertion preserves the order of equal ranks.
    for end in taps.indices.dropFirst() {
      var index = end
      while index > 0, taps[index].numberOfTapsRequired > taps[index - 1].numberOfTapsRequired {
        taps.swapAt(index, index - 1)
        index -= 1
      }
    }
    for (index, tap) in zip(tapIndices, taps) { sorted[index] = tap }
    return sorted
  }

  private struct Place {
    let recognizer: UIGestureRecognizer
    private var depth = -1
    private var index = 0

    init(of recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
      guard let view = recognizer.view else { return }
      index = view.gestureRecognizers?.firstIndex { $0 === recognizer } ?? 0
      var current: UIView? = view
      while let next = current {
        depth += 1
        current = next.superview
      }
    }

    func comes(before other: Place) -> Bool {
      depth == other.depth ? index > other.index : depth > other.depth
    }
  }
}
