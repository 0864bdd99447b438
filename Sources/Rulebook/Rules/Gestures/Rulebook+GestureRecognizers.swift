import Records

extension Rulebook {
  /// Gesture recognizers: who gets a touch, states, rivals, what the view sees, thresholds.
  static let gestureRecognizers: [Rule] =
    receivingTouches + recognizerStates + rivalRecognizers + recognizersAndViews
    + recognizerThresholds
}
